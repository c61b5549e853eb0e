"""A static server for trying the site on this machine."""

from __future__ import annotations

import argparse
import functools
import http.server
import socket
import sys
from pathlib import Path

from tools.steps import BuildError, say

FIRST_PORT = 8000


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves one folder under a path; browsers ask each time, so a new build shows at once."""

    extensions_map = {  # noqa: RUF012 (the base class declares it so)
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".whl": "application/zip",
    }
    under = "/"  # URL path that the folder is served under; ends with a slash
    offline = True  # whether browsers get the service worker, which keeps the site
    spare: Path | None = None  # where a file is looked for that the folder has not

    def translate_path(self, path: str) -> str:
        """The file for a URL path; one outside `under` names nothing."""
        if not path.startswith(self.under) or (path == f"{self.under}sw.js" and not self.offline):
            return str(Path(self.directory) / "no such file")
        wanted = super().translate_path(path[len(self.under) - 1 :])
        if self.spare and not Path(wanted).exists():
            return str(self.spare / Path(wanted).relative_to(self.directory))
        return wanted

    def end_headers(self) -> None:
        """Keep nothing without asking (unchanged files are answered with 304)."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet: the terminal belongs to the address."""


class Server(http.server.ThreadingHTTPServer):
    """Takes many connections at once, as a page that starts does."""

    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        """Stay quiet about a browser that hangs up in the middle, as it does on reload."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(
    folder: Path,
    port: int | None = None,
    under: str = "/",
    spare: Path | None = None,
    offline: bool = True,
) -> Server:
    """A server on this machine's loopback address only, not started yet.

    `port` None takes 8000 or the next free one; 0 any free one.  `spare`: a second folder, asked
    for what the first has not.  `offline`: let browsers keep the site for use without the server.
    Raises BuildError if the port that was asked for is taken.
    """
    kind = type("Handler", (Handler,), {"under": under, "spare": spare, "offline": offline})
    handler = functools.partial(kind, directory=str(folder))
    ports = range(FIRST_PORT, FIRST_PORT + 100) if port is None else [port]
    for number in ports:
        if number and taken(number):
            continue
        try:
            return Server(("127.0.0.1", number), handler)
        except OSError:
            continue
    raise BuildError(
        f"Port {ports[0]} is in use; give another one with --port, or leave --port away."
    )


def taken(port: int) -> bool:
    """Whether something answers on the port already."""
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def port(text: str) -> int:
    """A port's number as it is given on the command line.

    Raises ArgumentTypeError if there can be no such port.
    """
    if text.isascii() and text.isdigit() and 0 < int(text) < 65536:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no port: ports are numbers from 1 to 65535")


def serve(folder: Path, port: int | None, offline: bool) -> None:
    """Serve until Ctrl+C.

    `offline`: let browsers keep the site.  They would show it on this port whatever is served there
    later, so it has to be wanted.
    """
    with server(folder, port, offline=offline) as running:
        say(f"\nCrosscore is at http://localhost:{running.server_address[1]}/  (Ctrl+C ends it)")
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            say("\nStopped.")
