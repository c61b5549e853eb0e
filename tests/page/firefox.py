"""A stock Firefox for Playwright, driven over WebDriver BiDi.

Playwright 1.65 and Firefox 153 nearly understand each other. So this file is also a program that
Playwright starts instead of Firefox: it starts Firefox, stands between the two, and passes
everything on but for these:

- Colour schemes are set by a command that Firefox refuses, and Playwright then gives up every new
  context. They are set in another way, for single pages.
- Downloads have no name of their own in what Firefox tells, and Playwright leaves them out. They
  get one: their address.
- Firefox takes clicks for a double click only if one command holds them both. Playwright sends four
  commands, without waiting in between; they are joined.
- The size of paper is told in inches, and understood as centimetres.

A Firefox that knows the command or names its downloads is not interfered with.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shlex
import signal
import sys
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

UNKNOWN = "emulation.setMediaFeaturesOverride"  #: the command that may be refused
DOWNLOAD = "browsingContext.download"  #: how the names of events about downloads begin
#: Run by Firefox beside its own windows, with the scheme and the ids of pages
COLOUR = """() => {
  const [scheme, pages] = %s;
  const { NavigableManager } = ChromeUtils.importESModule(
    "chrome://remote/content/shared/NavigableManager.sys.mjs");
  for (const page of pages)
    NavigableManager.getBrowsingContextById(page).top.prefersColorSchemeOverride = scheme;
}"""
#: For pages: leaving a field that Playwright filled in does not tell of the change by itself
FILLED = """() => {
  const filled = new WeakSet();
  addEventListener("input", ({ isTrusted, target }) => {
    if (isTrusted || filled.has(target)) return;
    filled.add(target);
    const left = () => {
      filled.delete(target);
      target.dispatchEvent(new Event("change", { bubbles: true }));
    };
    target.addEventListener("blur", left, { once: true });
  }, true);
}"""
LISTENING = re.compile(rb"(WebDriver BiDi listening on )(ws://\S+)")  #: what Playwright waits for
SOON = 0.02  #: seconds within which Playwright sends what it sends at once
LEAVE = 5  #: seconds that Firefox has to end when nobody drives it any more

#: Besides Playwright's own: nothing comes from other hosts, and one file is as strange to
#: another as it is in a user's Firefox
PREFERENCES: dict[str, Any] = {
    "browser.download.alwaysOpenPanel": False,  # it would take the focus from the page
    "browser.region.network.url": "",
    "network.captive-portal-service.enabled": False,
    "security.fileuri.strict_origin_policy": True,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
}


def launch_options(firefox: str, folder: Path, **preferences: Any) -> dict[str, Any]:
    """What to call `playwright.firefox.launch` with; `folder` is one to write the program to.

    `preferences` are those of about:config, with dots; they come before PREFERENCES.
    """
    command = [sys.executable, str(Path(__file__).resolve()), firefox]
    if os.name == "nt":
        program = folder / "firefox.cmd"
        program.write_text("@" + " ".join(f'"{word}"' for word in command) + " %*\n")
    else:
        program = folder / "firefox"
        program.write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n')
        program.chmod(0o755)
    return {
        "channel": "moz-firefox",  # has Playwright speak BiDi
        "executable_path": str(program),
        "args": ["--remote-allow-system-access"],  # see COLOUR
        "firefox_user_prefs": {**PREFERENCES, **preferences},
    }


async def run(command: list[str]) -> int:
    """Start Firefox and relay what is said to it, until it ends; its exit code."""
    firefox = await asyncio.create_subprocess_exec(
        *command, stderr=asyncio.subprocess.PIPE, limit=1 << 20
    )
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            asyncio.get_running_loop().add_signal_handler(name, end, firefox)
    told = asyncio.create_task(tell(firefox))
    code = await firefox.wait()
    await asyncio.wait([told], timeout=1)  # what it said last
    return code


def end(firefox: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        firefox.terminate()


async def tell(firefox: asyncio.subprocess.Process) -> None:
    """Pass on what Firefox writes, but for where it listens: the relay listens elsewhere."""
    assert firefox.stderr
    async for line in firefox.stderr:
        found = LISTENING.search(line)
        if found:
            relayed = partial(relay, firefox, found[2].decode())
            server = await serve(relayed, "127.0.0.1", 0, **PLAIN)
            port = server.sockets[0].getsockname()[1]
            line = b"%sws://127.0.0.1:%d\n" % (found[1], port)
        sys.stderr.buffer.write(line)
        sys.stderr.buffer.flush()


#: Messages of any size, as they are; a Firefox that is busy is not asked whether it still lives
PLAIN: dict[str, Any] = {"max_size": None, "compression": None, "ping_interval": None}


async def relay(
    firefox: asyncio.subprocess.Process, address: str, driver: ServerConnection
) -> None:
    """Between Playwright and Firefox; when Playwright goes, Firefox goes, too."""
    assert driver.request
    async with connect(address + driver.request.path, proxy=None, **PLAIN) as driven:
        between = Between(driver, driven)
        ways = [asyncio.create_task(way) for way in (between.questions(), between.answers())]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(firefox.wait(), LEAVE)
    if firefox.returncode is None:
        firefox.kill()


class Between:
    """What is passed on, and what is changed on the way."""

    def __init__(self, driver: ServerConnection, driven: ClientConnection) -> None:
        self.driver, self.driven = driver, driven
        self.doubtful: dict[int, dict[str, Any]] = {}  # commands that may be unknown, by id
        self.own: dict[int, asyncio.Future[dict[str, Any]]] = {}  # questions nobody else asked
        self.numbers = count(1 << 50)  # their ids
        self.tasks: set[asyncio.Task[None]] = set()
        self.joined: dict[int, list[int]] = {}  # ids of commands, by that of the one they became
        self.names: dict[str, str] = {}  # what a download's file is to be called, by its address

    async def questions(self) -> None:
        """From Playwright to Firefox."""
        held: dict[str, Any] | None = None  # presses of the mouse that others may follow
        with contextlib.suppress(ConnectionClosed):
            while True:
                try:
                    message = await asyncio.wait_for(self.driver.recv(), SOON if held else None)
                except TimeoutError:
                    await self.driven.send(json.dumps(held))
                    held = None
                    continue
                command = json.loads(message)
                if command["method"] == UNKNOWN:
                    self.doubtful[command["id"]] = command["params"]
                if command["method"] == "browsingContext.print":
                    message = json.dumps(in_centimetres(command))
                presses = pressed(command)
                if held and presses and command["params"]["context"] == held["params"]["context"]:
                    pressed(held).extend(presses)
                    self.joined.setdefault(held["id"], []).append(command["id"])
                    continue
                if held:
                    await self.driven.send(json.dumps(held))
                held = command if presses else None
                if not held:
                    await self.driven.send(message)

    async def answers(self) -> None:
        """From Firefox to Playwright."""
        with contextlib.suppress(ConnectionClosed):
            async for message in self.driven:
                if self.doubtful or self.own or self.joined or DOWNLOAD in str(message):
                    for answer in self.mended(json.loads(message)):
                        await self.driver.send(json.dumps(answer))
                else:
                    await self.driver.send(message)

    def mended(self, told: dict[str, Any]) -> list[dict[str, Any]]:
        """What Firefox tells, as Playwright expects it."""
        number = told.get("id", 0)
        if number in self.own:
            self.own.pop(number).set_result(told)
            return []
        if number in self.joined:
            return [told, *({**told, "id": other} for other in self.joined.pop(number))]
        wanted = self.doubtful.pop(number, None)
        if wanted and told.get("error") == "unknown command":
            task = asyncio.create_task(self.colour(number, wanted))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            return []
        if told.get("method", "").startswith(DOWNLOAD):
            self.download(told["params"])
        return [told]

    async def colour(self, number: int, wanted: dict[str, Any]) -> None:
        """Set the colour scheme of pages by Firefox's own means, and answer a command so."""
        answer = {"type": "success", "result": {}}
        if "contexts" in wanted:
            windows = await self.ask("browsingContext.getTree", **{"moz:scope": "chrome"})
            scheme = wanted["features"].get("prefers-color-scheme") or "none"
            answer = await self.ask(
                "script.callFunction",
                functionDeclaration=COLOUR % json.dumps([scheme, wanted["contexts"]]),
                target={"context": windows["result"]["contexts"][0]["context"]},
                awaitPromise=False,
            )
        await self.driver.send(json.dumps({**answer, "id": number}))

    async def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """What Firefox answers to a question of our own."""
        number = next(self.numbers)
        self.own[number] = asyncio.get_running_loop().create_future()
        await self.driven.send(json.dumps({"id": number, "method": method, "params": params}))
        return await self.own[number]

    def download(self, about: dict[str, Any]) -> None:
        """Give a download an id, and its file the name under which Playwright looks for it."""
        about.setdefault("download", about["url"])
        if "suggestedFilename" in about:
            self.names[about["url"]] = about["suggestedFilename"]
        elif about.get("filepath"):
            path = Path(about["filepath"])
            path.replace(path.with_name(self.names.pop(about["url"], path.name)))


def in_centimetres(command: dict[str, Any]) -> dict[str, Any]:
    """A command to print, its paper and margins changed from inches."""
    params = command["params"]
    sizes = {
        name: {side: inches * 2.54 for side, inches in params[name].items()}
        for name in ("page", "margin")
    }
    return {**command, "params": {**params, **sizes}}


def pressed(command: dict[str, Any]) -> list[dict[str, Any]]:
    """The actions of a command that does nothing but press or release a button of the mouse."""
    if command["method"] != "input.performActions" or len(command["params"]["actions"]) != 1:
        return []
    (source,) = command["params"]["actions"]
    found: list[dict[str, Any]] = source["actions"]
    mouse = source.get("parameters", {}).get("pointerType") == "mouse"
    only = all(action["type"] in ("pointerDown", "pointerUp") for action in found)
    return found if mouse and only else []


if __name__ == "__main__":
    sys.exit(asyncio.run(run(sys.argv[1:])))
