"""A hand that is counted: how many presses and keys something takes on the page."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

#: Counts what reaches the page, whoever did it
COUNT = """(() => {
  globalThis.counted = { clicks: 0, keys: 0 };
  for (const [type, what] of [["pointerdown", "clicks"], ["keydown", "keys"]])
    addEventListener(type, (event) => (counted[what] += event.isTrusted), true);
})()"""


class Hand:
    """The only one on its page, by mouse or by finger. To be made before the page is opened."""

    def __init__(self, page: Page, *, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.pastes = 0
        page.add_init_script(COUNT)

    def begin(self) -> None:
        """Count from 0."""
        self.pastes = 0
        self.page.evaluate("counted.clicks = counted.keys = 0")

    @property
    def counted(self) -> tuple[int, int]:
        """Presses beside those of pasting, and keys."""
        clicks, keys = self.page.evaluate("[counted.clicks, counted.keys]")
        return clicks - self.pastes, keys

    def press(self, target: Locator) -> None:
        if self.touch:
            target.tap()
        else:
            target.click()

    def paste(self, field: Locator, text: str) -> None:
        """A text from elsewhere: it takes a press into the field, which isn't counted."""
        self.press(field)
        self.pastes += 1
        self.page.keyboard.insert_text(text)
