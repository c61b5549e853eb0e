"""The whole job of every kind of puzzle, done on the page."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from crosscore.service import KINDS
from tests.page.objects import READY, Workshop

MARK = "QUIXZEBULON"  #: stands in everything that is typed or opened; nowhere else


#: one kind for each grid model: the page, its menus and its files go by the model
SAMPLE = list({kind.models[0]: name for name, kind in reversed(KINDS.items())}.values())

#: so that no kind searches for long; a kind that is not here has its own standard
QUICK = {"filled": {"size": "7x7", "blocks": "few", "symmetry": "none", "black": "many"}}


class Job(Workshop):
    """The page, used by somebody who presses whatever is there."""

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page, address)
        self.saved: list[str] = []
        page.on("download", lambda file: self.saved.append(file.suggested_filename))
        page.on("dialog", lambda dialog: dialog.accept())

    def press(self, name: str) -> bool:
        """Press a button if it is there and does something; wait until all is done."""
        button = self.page.locator(f"#{name}")
        if not (button.count() and button.is_visible() and button.is_enabled()):
            return False
        button.click()
        self.settle()
        return True

    def menu(self, button: str) -> Locator:
        """The items of a button's menu, open, with those that one of them unfolds."""
        self.page.locator(f"#{button}").click()
        folded = self.page.locator(f"#{button}-menu [aria-expanded]")
        if folded.count():
            folded.click()
        return self.page.locator(f"#{button}-menu button")

    def save_all(self, button: str) -> None:
        """Choose every item of a menu of files; each tells when all its files are saved."""
        number = self.menu(button).count()
        self.page.keyboard.press("Escape")
        told = self.page.locator(".message:visible")
        for at in range(number):
            if told.count():
                told.last.locator("> button").last.click()
            expect(told).to_have_count(0)
            item = self.menu(button).nth(at)
            asks = "…" in item.inner_text()
            if asks:
                item.click()
            dialog = self.page.locator("dialog[open]")
            shares = asks and dialog.get_attribute("id") == "share-dialog"
            if shares:
                dialog.locator("#share-copy").click()
                expect(dialog.locator("#share-told")).not_to_be_empty()
            with self.page.expect_download():
                if not asks:
                    item.click()
                else:
                    dialog.locator(
                        "#share-file" if shares else "[type=submit]:visible"
                    ).last.click()
            expect(told).to_have_attribute("data-tone", "note")

    def close(self, dialog: str) -> None:
        """Leave a dialog, whatever it has to say."""
        self.settle()
        if self.page.locator(f"#{dialog}").is_visible():
            self.page.locator(f"#{dialog} [data-close]").first.click()
        self.settle()

    def shows(self, view: str) -> None:
        expect(self.page.locator("html")).to_have_attribute("data-view", view, timeout=READY)

    def prefer(self, kind: str) -> None:
        """Settle what makes a kind quick, as if it had been chosen before."""
        values = QUICK.get(kind, {})
        if any(field.name == "seconds" for field in KINDS[kind].fields):
            values = {**values, "seconds": 1}
        self.page.evaluate(
            "([name, values]) => localStorage.setItem(`crosscore.options.${name}`, values)",
            [kind, json.dumps(values)],
        )

    def make(self, kind: str) -> None:
        """A puzzle of a kind."""
        self.prefer(kind)
        self.menu("kind").nth(list(KINDS).index(kind)).click()
        expect(self.page.locator("#kind")).to_have_attribute("data-kind", kind, timeout=READY)
        self.settle()

    def change(self) -> None:
        """In all ways that the bars of the workshop offer."""
        for name in ("reshuffle", "improve", "new-words"):
            self.press(name)
        self.rows().first.locator(".word").click()
        for name in ("replace", "lock", "lock", "freeze", "freeze", "rings", "rings", "zoom-in"):
            self.press(name)
        if self.press("edit"):
            self.page.locator("#edit-clue").fill(MARK)
            self.page.locator("#edit-save").click()
            self.close("edit-dialog")
        if self.press("add"):
            self.page.locator("#add-word").fill(MARK)
            self.page.locator("#add-clue").fill(MARK)
            self.page.locator("#add-save").click()
            self.close("add-dialog")
        if self.press("options"):
            self.page.locator("#options-dialog button[value=reshuffle]").click()
            self.close("options-dialog")

    def take_away(self) -> None:
        """The sheet with a title of one's own, saved in every way and printed."""
        self.page.locator("#step-print").click()
        self.shows("sheet")
        for name in ("title", "author", "instructions"):
            self.page.locator(f"#{name}").fill(f"{MARK} {name}")
            self.page.locator(f"#{name}").blur()
        self.settle()
        self.save_all("save")
        self.page.locator("#print").click()
        self.page.pdf()
        self.page.locator("#step-puzzle").click()
        self.shows("workshop")

    def play(self) -> None:
        if self.press("play-open"):
            self.page.keyboard.type(MARK)
            if self.page.locator("#play-hint").is_visible():
                self.page.locator("#play-hint").click()
            else:
                self.menu("play-check").last.click()
                self.menu("play-reveal").first.click()
            self.page.locator("#step-puzzle").click()
            self.shows("workshop")

    def lists(self) -> None:
        """A list of one's own: typed, checked by the engine, saved as every kind of file."""
        self.page.evaluate("document.dispatchEvent(new CustomEvent('crosscore:lists'))")
        self.shows("lists")
        self.table()
        for text in (MARK, f"{MARK} clue", "otter", "swims"):
            self.page.keyboard.type(text)
            self.page.keyboard.press("Tab")
        expect(self.page.locator("#list-count")).to_contain_text("2 words")
        self.save_all("list-save")
        self.page.go_back()
        self.shows("workshop")

    def languages(self) -> None:
        """The page in all its languages, and a list of words in another script."""
        for number in (*range(self.menu("page-language").count()), 0):
            self.page.keyboard.press("Escape")
            item = self.menu("page-language").nth(number)
            code = item.locator(".menu-label").get_attribute("lang")
            item.click()
            expect(self.page.locator("html")).to_have_attribute("lang", str(code))
        self.menu("dictionary").filter(has_text="বাংলা").click()
        self.settle()

    def read_about(self) -> None:
        self.page.locator("#about").click()
        expect(self.page.locator("#about-licences details").first).to_be_visible()
        for name in ("app.css", "py/pyodide.js", "py/pyodide.asm.bin"):
            expect(self.page.locator("#proof-list")).to_contain_text(name)  # the worker's, too
        for part in self.page.locator("#about-dialog summary").all():
            part.click()
        self.page.keyboard.press("Escape")
