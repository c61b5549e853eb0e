"""A static host for the built site: below a path, counting what is fetched."""

from __future__ import annotations

import contextlib
import functools
import http.server
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

__all__ = ["Host", "hosted"]

MAX_AGE = 600  # seconds that a browser may keep a file unasked: what GitHub Pages allows


class Host(http.server.ThreadingHTTPServer):
    """Serves `folder` below the path `under`; `sent` counts bytes of files, `asked` requests."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, folder: Path, under: str) -> None:
        super().__init__(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
        self.under = under
        self.address = f"http://127.0.0.1:{self.server_address[1]}{under}"
        self.lock = threading.Lock()
        self.sent = self.asked = 0

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that is closed drops its connections; only other errors are worth a word."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Answers one connection of a `Host`."""

    protocol_version = "HTTP/1.1"
    server: Host

    def translate_path(self, path: str) -> str:
        """The file for a URL path; one outside the host's path names nothing."""
        if not path.startswith(self.server.under):
            return str(Path(self.directory) / "no such file")
        return super().translate_path(path[len(self.server.under) - 1 :])

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file, counted."""
        data = source.read()
        with self.server.lock:
            self.server.sent += len(data)
        outputfile.write(data)

    def end_headers(self) -> None:
        """Let the browser keep files for a while."""
        self.send_header("Cache-Control", f"max-age={MAX_AGE}")
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Count instead of telling."""
        with self.server.lock:
            self.server.asked += 1

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet: the page says what it misses."""


@contextlib.contextmanager
def hosted(folder: Path, under: str) -> Iterator[Host]:
    """A running host; `under` begins and ends with a slash."""
    host = Host(folder, under)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield host
    finally:
        host.shutdown()
        host.server_close()
