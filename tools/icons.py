#!/usr/bin/env python3
"""Draws web/icons/*.png from web/icon.svg, with a Chromium: after each change of the drawing.

python3 -m tools.icons
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools import browser
from tools.steps import ROOT

WEB = ROOT / "web"
PAPER = "#fbf9f4"  # that of the drawing itself

#: Name, pixels, part of them that the drawing takes, and what is behind it.  A maskable picture may
#: be cut to a circle of 4/5: the square within that is 0.56 wide, and the drawing's corners are
#: rounded.  Apple's has no transparent parts: they would be black.
PICTURES = (
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("maskable-512.png", 512, 0.58, PAPER),
    ("apple-touch-180.png", 180, 0.8, PAPER),
)


def draw(started: Browser, pixels: int, part: float, behind: str) -> bytes:
    """One picture as PNG."""
    page = started.new_page(viewport={"width": pixels, "height": pixels})
    side = round(pixels * part)
    page.set_content(
        "<style>body { margin: 0; height: 100vh; display: grid; place-content: center;"
        f" background: {behind} }} svg {{ width: {side}px; height: {side}px; display: block }}"
        f"</style>{(WEB / 'icon.svg').read_text('utf-8')}"
    )
    data = page.screenshot(omit_background=behind == "transparent")
    page.close()
    return data


def main(folder: Path = WEB / "icons") -> None:
    """Draw all of them."""
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=browser.installed(), args=["--no-sandbox", "--disable-gpu"]
        )
        for name, pixels, part, behind in PICTURES:
            (folder / name).write_bytes(draw(started, pixels, part, behind))
        started.close()


if __name__ == "__main__":
    main()
