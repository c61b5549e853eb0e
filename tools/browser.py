"""Browsers for the tests, Chromium and Firefox, and fonts for the scripts they draw."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.steps import BuildError, run, say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
)
ADVICE = (
    "Install Chromium or Chrome (Debian: apt-get install chromium fonts-noto-core), or name one in "
    "the environment variable CROSSCORE_BROWSER, and run this again."
)
FIREFOX_NAMES = ("firefox-esr", "firefox")
FIREFOX_PLACES = (
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    r"C:\Program Files\Mozilla Firefox\firefox.exe",
)
FIREFOX_ADVICE = (
    "No Firefox was found, so nothing was tried in one. Install it (Debian: apt-get install "
    "firefox-esr), or name one in the environment variable CROSSCORE_FIREFOX, and run this again."
)


def installed() -> str | None:
    """Path of a Chromium or Chrome on this machine; CROSSCORE_BROWSER comes first."""
    return os.environ.get("CROSSCORE_BROWSER") or _found(NAMES, PLACES)


def installed_firefox() -> str | None:
    """Path of a Firefox on this machine; CROSSCORE_FIREFOX comes first."""
    return os.environ.get("CROSSCORE_FIREFOX") or _found(FIREFOX_NAMES, FIREFOX_PLACES)


def _found(names: tuple[str, ...], places: tuple[str, ...]) -> str | None:
    found = (shutil.which(name) for name in names)
    return next((path for path in found if path), None) or next(
        (place for place in places if Path(place).exists()), None
    )


def packages() -> None:
    """See that the machine has what the tests in browsers need; say what it lacks.

    Playwright's own Firefox is not fetched: it is not the Firefox that people have.
    """
    wanted = [
        *(() if installed() else ("chromium",)),
        *(() if installed_firefox() else ("firefox-esr",)),
        *(() if _draws_bangla() else ("fonts-noto-core", "fontconfig")),
        *(() if _reads_pdf() else ("poppler-utils",)),
    ]
    if wanted and can_apt():
        say(f"Installing Debian's {', '.join(wanted)} for the tests (once) ...")
        apt(*wanted)
    if not _draws_bangla():
        say("No font with Bangla letters was found; install Noto fonts, or some tests may fail.")
    if not _reads_pdf():
        say("No pdftotext was found; what is printed is not looked at. Install poppler-utils.")
    say(f"Firefox: {installed_firefox() or FIREFOX_ADVICE}")


def _draws_bangla() -> bool:
    """Tests look at letters, not at empty boxes; other systems bring fonts for every script."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(shutil.which("fc-list") and run("fc-list", ":lang=bn", "family").strip())


def _reads_pdf() -> bool:
    """Tests read where the words of printed pages stand."""
    return bool(shutil.which("pdftotext") and shutil.which("pdftoppm"))


def ready(python: Path) -> str:
    """Path of a Chromium; fetches Playwright's own if there is none.

    `python` is a Python that has Playwright.
    Raises BuildError if none can be had.
    """
    path = installed()
    if path:
        say(f"Browser: {path}")
        return path
    say("Fetching Playwright's own Chromium (once) ...")
    run(python, "-m", "playwright", "install", "chromium", advice=ADVICE)
    script = (
        "from playwright.sync_api import sync_playwright as s\n"
        "with s() as p: print(p.chromium.executable_path)"
    )
    return run(python, "-c", script, advice=ADVICE).strip()


def can_apt() -> bool:
    """Whether Debian packages can be installed without asking for a password."""
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def apt(*packages: str) -> None:
    """Install Debian packages, with nothing that they merely recommend; tell what went wrong.

    Nothing is raised: the lists may be old and still do, and a browser may be had otherwise.
    A package that cannot be had keeps the others from nothing.
    """
    _apt("update")
    install = ("install", "-y", "--no-install-recommends")
    if not _apt(*install, *packages):
        for package in packages:
            _apt(*install, package)


def _apt(*words: str) -> bool:
    try:
        run("apt-get", *words, env={"DEBIAN_FRONTEND": "noninteractive"})
    except BuildError as error:
        say(str(error))
        return False
    return True
