"""All that a Chromium asks the network for, as its own network log and the server tell it."""

from __future__ import annotations

import functools
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, BrowserType

from tools import serve

UNDER = "/a school/crosscore/"  # below a path, as most are; %20 in addresses

#: Whom Chromium itself asks, whatever page is shown: whether there is a newer one, who is signed
#: in, what the fields of a form are for.  No page is the initiator of such requests; see `foreign`.
ITS_MAKERS = ("google.com", "googleapis.com", "gstatic.com", "gvt1.com", "googleusercontent.com")

#: What a request of an unsuspicious browser says, besides the file that it wants.
PLAIN = re.compile(
    r"host|connection|user-agent|accept(-encoding|-language)?|sec-ch-ua(-[a-z]+)?|sec-fetch-[a-z-]+"
    r"|upgrade-insecure-requests|if-modified-since|if-none-match|cache-control|pragma|range|priority"
    r"|(sec-)?purpose|referer|origin|service-worker"
)


@dataclass(frozen=True)
class Asked:
    """One request: who wanted it (the origin of a page or worker; "" for the browser itself)."""

    url: str
    method: str = "GET"
    by: str = ""
    body: bool = False


@dataclass
class Recording:
    """What was asked, of whom; filled when the browser has ended."""

    origin: str
    arrived: list[tuple[str, str, dict[str, str]]] = field(default_factory=list)  #: at our server
    asked: list[Asked] = field(default_factory=list)
    names: set[str] = field(default_factory=set)  #: of hosts that were looked up or connected to
    text: str = ""  #: the whole log

    def foreign(self) -> list[Asked]:
        """Requests to another origin, but for the browser's own to its makers."""
        return [
            one
            for one in self.asked
            if origin_of(one.url) != self.origin
            and not (one.by == "" and belongs(urlsplit(one.url).hostname or "", ITS_MAKERS))
        ]

    def looked_up(self) -> set[str]:
        """Hosts that were looked up or connected to, but for the browser's makers."""
        return {name for name in self.names if not belongs(name, ITS_MAKERS)}

    def odd(self, files: set[str]) -> list[str]:
        """What is strange in the requests that came to our own server.

        `files`: all paths of the site; anything else must not even be asked for.
        """
        found = []
        for method, target, headers in self.arrived:
            parts = urlsplit(target)
            path = unquote(parts.path).removeprefix(UNDER)
            said = " ".join(headers)
            if method != "GET":
                found.append(f"{method} {target}")
            if parts.query or parts.fragment or path not in files | {"", "index.html"}:
                found.append(f"asked for {target}")
            if unusual := [name for name in headers if not PLAIN.fullmatch(name)]:
                found.append(f"{target}: headers {unusual} of {said}")
            if urlsplit(headers.get("referer", "")).query:
                found.append(f"{target}: referer {headers['referer']}")
        return found


def origin_of(url: str) -> str:
    """Scheme, host and port; a WebSocket counts as the same place over HTTP."""
    parts = urlsplit(url)
    return f"{parts.scheme.replace('ws', 'http', 1)}://{parts.netloc}"


def belongs(host: str, places: tuple[str, ...]) -> bool:
    """Whether a host is one of the places, or below one."""
    return any(host == place or host.endswith(f".{place}") for place in places)


@contextmanager
def recorded(
    kind: BrowserType, launching: dict[str, Any], folder: Path, log: Path, under: str = UNDER
) -> Iterator[tuple[Browser, str, Recording]]:
    """A browser of its own, the address of `folder` on a server, and what will have been asked.

    The log is Chromium's own, of its network process: pages, workers, service workers, sockets and
    lookups of names, whoever wanted them.
    """
    with serving(folder, under) as (address, arrived):
        recording = Recording(origin_of(address), arrived)
        flags = [f"--log-net-log={log}", "--net-log-capture-mode=IncludeSensitive"]
        browser = kind.launch(**{**launching, "args": [*launching.get("args", ()), *flags]})
        try:
            yield browser, address, recording
        finally:
            browser.close()
        read(log, recording)


@contextmanager
def serving(
    folder: Path, under: str
) -> Iterator[tuple[str, list[tuple[str, str, dict[str, str]]]]]:
    """A plain file server that writes down what it is sent."""
    arrived: list[tuple[str, str, dict[str, str]]] = []

    class Listening(serve.Handler):
        def parse_request(self) -> bool:
            understood = super().parse_request()
            if understood:
                headers = {name.lower(): value for name, value in self.headers.items()}
                arrived.append((self.command, self.path, headers))
            return understood

        def translate_path(self, path: str) -> str:
            return super().translate_path(unquote(path))

    Listening.under = under
    handler = functools.partial(Listening, directory=str(folder))
    with serve.Server(("127.0.0.1", 0), handler) as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{running.server_address[1]}{under.replace(' ', '%20')}", arrived
        running.shutdown()
        thread.join()


def read(log: Path, recording: Recording) -> None:
    """Fill a recording from a network log, which is whole once Chromium has ended."""
    recording.text = log.read_text("utf-8", errors="replace")
    told = json.loads(recording.text)
    kinds = {number: name for name, number in told["constants"]["logEventTypes"].items()}
    for event in told["events"]:
        _take(recording, kinds[event["type"]], event.get("params", {}))
    recording.names -= {"", "127.0.0.1"}


def _take(recording: Recording, kind: str, told: dict[str, Any]) -> None:
    if kind == "URL_REQUEST_START_JOB" and re.match("https?:|wss?:|ftp:", told.get("url", "")):
        by = told.get("initiator", "")
        who = "" if by == "not an origin" else by
        recording.asked.append(Asked(told["url"], told["method"], who, "upload_id" in told))
    elif kind.startswith("QUIC_SESSION_WEBTRANSPORT") and "url" in told:
        recording.asked.append(Asked(told["url"], "WebTransport", "a page"))
    elif kind == "HTTP_STREAM_JOB_CONTROLLER" and told.get("is_preconnect"):
        recording.names.add(urlsplit(told["url"]).hostname or "")
    elif kind == "DNS_TRANSACTION" and "hostname" in told:
        recording.names.add(told["hostname"].rstrip("."))
    elif kind == "HOST_RESOLVER_MANAGER_REQUEST" and "host" in told:
        recording.names.add(urlsplit(f"//{told['host'].split('//')[-1]}").hostname or "")
    elif "SOCKET_POOL" in kind and (found := re.search(r"//([^/ ]+)", told.get("group_id", ""))):
        recording.names.add(urlsplit(f"//{found[1]}").hostname or "")
