"""Crosswords solved on the built page: by keys, input methods, fingers, and as text."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from crosscore import alphabet
from crosscore.formats import ipuz
from crosscore.grid import Cell, number_cells
from crosscore.kinds.filled import KIND as filled
from crosscore.play import play
from crosscore.puzzle import Entry, OpenClue, Puzzle, Word
from tests.page import looks
from tests.page.objects import KEYBOARD, READY, SMALL_TEXT, Workshop, drop
from tests.page.waiting import drawn, said

ROOT = Path(__file__).parents[2]

#: word: row and column of its first letter, whether it goes across, its clue
Laid = Mapping[str, tuple[int, int, bool, str]]
PETS: Laid = {
    "CAT": (0, 0, True, "It purrs"),
    "WIN": (2, 0, True, "Come first"),
    "COW": (0, 0, False, "It moos"),
    "TEN": (0, 2, False, "All fingers"),
}
BANGLA: Laid = {
    "ক্ষমতা": (0, 0, True, "শক্তি"),
    "ক্ষতি": (0, 0, False, "লোকসান"),
    "তাপ": (0, 2, False, "গরম"),
}
HEBREW: Laid = {
    "שלום": (0, 0, True, "ברכה"),
    "שמש": (0, 0, False, "בשמים"),
    "וו": (0, 2, False, "קרס"),
}
SUMS: Laid = {
    "120": (0, 0, True, "100 + 20"),
    "15": (0, 0, False, "3 × 5"),
    "07": (0, 2, False, "14 : 2"),
}


def crossword(words: Laid, language: str = "en", kind: str = "freeform", **more: Any) -> Puzzle:
    """A puzzle with its words where they are told."""
    script = alphabet.get(language)
    listed, runs = [], []
    for word, (row, column, across, clue) in words.items():
        listed.append(Word(word, script.split(word), clue))
        cells = range(len(listed[-1].answer))
        down = not across
        runs.append((across, tuple((row + down * i, column + across * i) for i in cells)))
    numbers = number_cells(cells[0] for _, cells in runs)
    covered = [cell for _, cells in runs for cell in cells]
    return Puzzle(
        kind=kind,
        language=language,
        height=max(r for r, _ in covered) + 1,
        width=max(c for _, c in covered) + 1,
        words=tuple(listed),
        entries=tuple(
            Entry(n, across, cells, numbers[cells[0]]) for n, (across, cells) in enumerate(runs)
        ),
        **more,
    )


# -- without a page ---------------------------------------------------------------------


@pytest.fixture
def acted(node_command: list[str], tmp_path: Path) -> Any:
    """What happens in a puzzle in play: see cross.mjs."""

    def run(puzzle: Puzzle, *acts: list[Any], kept: Any = None) -> list[Any]:
        case = tmp_path / "case.json"
        case.write_text(json.dumps({"play": play(puzzle), "kept": kept, "acts": acts}), "utf-8")
        program = Path(__file__).with_name("cross.mjs")
        done = subprocess.run(
            [*node_command, str(program), str(ROOT / "web"), str(case)],
            capture_output=True, text=True, encoding="utf-8", check=True,
        )  # fmt: skip
        found: list[Any] = json.loads(done.stdout)
        return found

    return run


def test_letters_and_the_cursor_go_where_solvers_expect_them(acted: Any) -> None:
    cat = crossword(PETS)
    # typed before it is known how letters are written: nothing is lost
    state = acted(cat, ["type", "ca"], ["take"], ["type", "t"], ["type", "b"])
    assert [one[1] for one in state] == [[0, 0], [0, 2], [0, 2], [0, 2]]
    assert [one[3][0] for one in state] == ["...", "CA.", "CAT", "CAB"]  # a full word: its last
    # each letter in pencil or in ink as it was typed, however late it is written
    state = acted(
        cat, ["pencil"], ["type", "c"], ["pencil"], ["type", "a"], ["take"], ["type", "t"]
    )
    assert [one[3][0] for one in state[3:]] == ["...", "CA.", "CAT"]
    assert [one[4][0] for one in state[3:]] == ["...", "~+.", "~++"]
    # a composition shows on the way, and takes back what it does not keep
    state = acted(cat, ["take"], ["type", "xyz"], ["go", [0, 0]], ["compose", "ca"],
                  ["compose", "c"], ["type", ""], ["compose", "cats"])  # fmt: skip
    assert [one[3][0] for one in state[1:]] == ["XYZ", "XYZ", "CAZ", "CYZ", "XYZ", "CAT"]
    # arrows turn first, then move, over what is no cell
    state = acted(
        cat, ["step", 1, 0], ["step", 1, 0], ["step", 0, 1], ["step", 0, 1], ["step", 0, -1]
    )
    assert [(one[1], one[2]) for one in state] == [
        ([0, 0], False), ([1, 0], False), ([1, 2], False), ([1, 2], False), ([1, 0], False),
    ]  # fmt: skip
    state = acted(cat, ["press", [0, 0]], ["press", [0, 0]], ["press", [1, 1]], ["press", [1, 2]],
                  ["turn"], ["next", 1], ["next", -1], ["edge", False], ["edge", True])  # fmt: skip
    assert [(one[1], one[2]) for one in state] == [
        ([0, 0], False), ([0, 0], True), ([0, 0], True), ([1, 2], False), ([1, 2], False),
        ([0, 0], True), ([0, 2], False), ([2, 2], False), ([0, 2], False),
    ]  # fmt: skip
    # a clue begins at its first empty cell; what is taken out, and where one is then
    state = acted(cat, ["take"], ["type", "ca"], ["goTo", 0], ["erase"], ["erase"], ["type", "o"],
                  ["go", [0, 1]], ["clear"], ["clear"], ["erase"], ["erase"])  # fmt: skip
    assert [(one[1][1], one[3][0]) for one in state[1:]] == [
        (2, "CA."), (2, "CA."), (1, "C.."), (0, "..."), (1, "O.."),
        (1, "O.."), (1, "O.."), (1, "O.."), (0, "..."), (0, "..."),
    ]  # fmt: skip


def test_letters_that_make_one_cell_grow_in_it(acted: Any) -> None:
    state = acted(crossword(BANGLA, "bn"), ["take"], *(["type", one] for one in "ক্ষমতা"))
    assert [one[3][0] for one in state[1:]] == [
        "ক..", "ক্..", "ক্ষ..", "ক্ষম.", "ক্ষমত", "ক্ষমতা",
    ]  # fmt: skip
    assert state[-1][0] is True
    assert state[-1][1] == [0, 2]
    welsh = crossword({"LLAN": (0, 0, True, "x"), "LLA": (0, 0, False, "y")}, "cy")
    state = acted(welsh, ["take"], ["type", "l"], ["type", "l"], ["type", "a"],
                  ["go", [0, 0]], ["type", "l"], ["go", [0, 1]], ["type", "l"])  # fmt: skip
    assert [one[3][0] for one in state[1:]] == [
        "L..", "LL..", "LLA.", "LLA.", "LA.", "LA.", "LL.",
    ]  # fmt: skip


def test_help_marks_tells_and_is_kept(acted: Any) -> None:
    given = crossword(PETS)
    state = acted(given, ["take"], ["type", "cx"], ["pencil"], ["type", "t"], ["check", "letter"],
                  ["check", "word"], ["pencil"], ["go", [0, 1]], ["type", "a"], ["reveal", "word"],
                  ["go", [2, 0]], ["reveal", "letter"], ["type", "q"], ["erase"], ["check", "all"],
                  ["look"], ["kept"])  # fmt: skip
    marks = [one[4] for one in state]
    assert state[4][0] == {"wrong": 0, "empty": 0}
    assert state[5][0] == {"wrong": 1, "empty": 0}
    assert marks[5][0] == "+!~"
    assert marks[8][0] == "++~"  # another letter: nothing is known of it
    assert state[9][0] == 0
    assert state[11][3][2] == "W.."
    assert marks[11][2] == "^.."
    assert state[12][3][2] == "W.."  # a letter that was told stays
    assert state[14][0] == {"wrong": 0, "empty": 4}
    assert state[15][0] == [4, 8, False, False, False, 1]
    kept = state[16][0]
    again = acted(given, ["look"], ["take"], ["reveal", "all"], ["look"], ["type", "z"], kept=kept)
    assert again[0][3:] == state[15][3:]
    assert again[2][0] == 4
    assert again[3][0] == [8, 8, True, False, True, 5]
    assert again[4][3] == ["CAT", "O#E", "WIN"]
    # what is kept is believed as far as it can be
    for kept in (
        None,
        7,
        {"written": {"a": 1}},
        {"written": [[99, "A", 0], [1, 5, 0], "x", [4, "A", 0]]},
    ):
        state = acted(given, ["look"], kept=kept)
        assert state[0][0][0] == 0
    state = acted(given, ["take"], *(["write", n, word] for n, word in enumerate(PETS)), ["look"])
    assert state[-1][0] == [8, 8, True, True, True, 0]
    assert acted(given, ["take"], ["write", 0, "c_t"], ["write", 1, ""])[1][3][0] == "C.T"


# -- on the page ------------------------------------------------------------------------


def without_letters(checksum: tuple[str, ...] = ()) -> Puzzle:
    """Three rows of three cells, clues and no letter."""
    bare = filled.new_drawing({"size": "3x3", "blocks": "none"}, language="en", seed=1)
    clues = {(cells[0], across): OpenClue(f"Clue {cells}") for across, cells in bare.slots()}
    return replace(bare, open_clues=clues, checksum=checksum)


def test_a_puzzle_without_its_solution_is_only_known_to_be_right_by_its_hash(acted: Any) -> None:
    rows = ["CAT", "ORE", "TEN"]
    hashes = [hashlib.sha1(f"{told}".encode()).hexdigest() for told in ("WRONG", "CATORETENsalt")]
    typed = [step for n, row in enumerate(rows) for step in (["goTo", n], ["type", row])]
    state = acted(without_letters(), ["take"], *typed, ["check", "all"], ["look"])
    assert state[-1][3] == rows
    assert state[-1][0] == [9, 9, True, False, False, 0]  # full, and nobody knows
    hashed = without_letters(("salt", *hashes))
    state = acted(hashed, ["take"], *typed, ["look"], ["go", [0, 0]], ["type", "x"])
    assert state[-3][0] == [9, 9, True, True, True, 0]
    assert state[-1][3] == rows  # it is over: nothing changes any more
    typed[1] = ["type", "cut"]
    state = acted(hashed, ["take"], *typed, ["look"], ["goTo", 0], ["type", "cat"], ["look"])
    assert [one[0][3] for one in (state[-4], state[-1])] == [False, True]


class Desk(Workshop):
    """A crossword that is being solved."""

    def lay(self, puzzle: Puzzle, told: str = "") -> None:
        """Show a puzzle, and begin to solve it; `told`: its first clue in the list."""
        drop(self, "made.ipuz", ipuz.dumps(ipuz.to_document(puzzle)).encode())
        expect(self.rows()).to_have_count(len(puzzle.words))
        expect(self.rows().first).to_contain_text(told or puzzle.words[0].clue)
        self.settle()
        self.page.locator("#play-open").click()
        self.plays()

    def plays(self) -> None:
        expect(self.page.locator("html")).to_have_attribute("data-view", "play", timeout=READY)
        expect(self.page.locator("#cross-grid[data-cell]")).to_be_visible()

    def leave(self) -> None:
        self.page.locator("#step-puzzle").click()
        expect(self.page.locator("html")).to_have_attribute("data-view", "workshop")

    def point(self, cell: Cell) -> tuple[float, float]:
        """Middle of a cell, by drawn column, in the window, once the grid is as it stays."""
        drawn(self.page)
        x, y, side = self.page.locator("#cross-grid").evaluate(
            """(grid) => {
              const { x, y } = grid.getBoundingClientRect();
              const { left, top, cell } = grid.dataset;
              return [x + Number(left), y + Number(top), Number(cell)];
            }"""
        )
        return x + (cell[1] + 0.5) * side, y + (cell[0] + 0.5) * side

    def keys(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def says(self, text: str) -> None:
        expect(self.page.locator("#say")).to_have_text(text)

    def now(self, text: str) -> None:
        """What the bar has as the current clue."""
        expect(self.page.locator("#play-clue-text")).to_have_text(text)

    def filled(self, number: int, of: int) -> None:
        expect(self.page.locator("#play-count")).to_have_text(f"{number} of {of} filled")

    def count_filled(self) -> int:
        """The same, at once."""
        return int(self.page.locator("#play-progress").get_attribute("value") or -1)

    def letters(self) -> list[str]:
        """The words as they stand, by the fields of the view as text."""
        self.page.locator("#play-text").click()
        fields = self.page.locator("#play-clues input")
        expect(fields.first).to_be_visible()
        found: list[str] = fields.evaluate_all("fields => fields.map((field) => field.value)")
        self.page.locator("#play-text").click()
        return found

    def menu(self, button: str, item: str) -> None:
        self.page.locator(button).click()
        self.page.get_by_role("menuitem", name=item).click()


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[Desk]:
    page.emulate_media(reduced_motion="reduce")
    shop = Desk(page, address)
    shop.open()
    yield shop
    shop.was_quiet()


@pytest.mark.everywhere
def test_a_crossword_is_solved_by_the_keys_alone(desk: Desk) -> None:
    page = desk.page
    desk.lay(crossword(PETS, title="Pets"))
    expect(page.locator("#play-input")).to_be_focused()
    expect(page.get_by_role("heading", name="Pets")).to_be_visible()
    desk.now("1 Across It purrs\u00a0(3)")
    page.keyboard.type("ca")
    desk.keys("ArrowLeft")
    desk.says("A, 2 of 3")
    desk.keys("ArrowDown")  # no word goes down here: a step, over the gap
    desk.says("3 Across: Come first, 3 letters")
    desk.keys("Tab")
    desk.says("1 Down: It moos, 3 letters, C blank blank")
    desk.keys("Shift+Tab", "Shift+Tab")
    desk.says("1 Across: It purrs, 3 letters, C A blank")
    desk.keys("t", "Space", "Home", "End", "Home")
    desk.says("T, 1 of 3")
    looks.check(page, "a crossword in play")
    page.keyboard.type("TEN")
    # a clue by its button, then the last letters; wrong at first
    page.locator("#play-clues [aria-current]").focus()
    desk.keys("ArrowUp", "Enter")
    expect(page.locator("#play-input")).to_be_focused()
    page.keyboard.type("ox")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    desk.now("1 Down It moos\u00a0(3)")
    desk.keys("Shift+Tab")
    page.keyboard.type("i")
    note, ticks = page.locator("#play-banner"), page.locator("#play-clues .play-tick .icon")
    expect(ticks).to_have_count(0)  # full, but nobody knows which words are right
    expect(note).to_contain_text("The grid is full, but something isn’t right yet.")
    desk.keys("Control+Enter")
    expect(note).to_contain_text("One letter is wrong.")
    expect(ticks).to_have_count(0)
    desk.menu("#play-check", "Whole grid")
    expect(ticks).to_have_count(2)  # the words without that letter
    desk.keys("Home", "w")
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(page.locator("#play-check")).to_be_disabled()
    looks.check(page, "a solved crossword")
    desk.keys("q", "Backspace")  # nothing changes any more
    desk.filled(8, 8)
    # Escape lets Tab go
    desk.keys("Escape", "Tab")
    expect(page.locator("#play-input")).not_to_be_focused()
    page.locator("#play-again").click()
    desk.filled(0, 8)
    page.get_by_role("button", name="Undo").click()
    desk.filled(8, 8)


def test_a_typed_letter_draws_the_clues_once(desk: Desk) -> None:
    page = desk.page
    desk.lay(crossword(PETS))
    page.evaluate(
        """() => {
          self.drawn = 0;
          const clue = document.querySelector("#play-clue-text");
          self.watching = new MutationObserver((records) => (self.drawn += records.length));
          self.watching.observe(clue, { childList: true });
        }"""
    )

    def drawings() -> int:
        """How often the current clue was drawn since this was asked last."""
        found: int = page.evaluate("() => [self.drawn, (self.drawn = 0)][0]")
        return found

    page.keyboard.press("c")  # may wait until the page knows how letters are typed
    desk.filled(1, 8)
    drawings()
    page.keyboard.press("a")
    desk.filled(2, 8)
    assert drawings() == 1
    page.keyboard.press("Backspace")
    desk.filled(1, 8)
    assert drawings() == 1
    desk.keys("ArrowRight")
    desk.says("blank, 3 of 3")
    assert drawings() == 1


def test_scripts_are_typed_as_their_keyboards_and_input_methods_do(desk: Desk) -> None:
    page = desk.page
    session = page.context.new_cdp_session(page)

    def compose(*texts: str) -> None:
        """An input method shows texts on the way; the last one is what it settles."""
        for text in texts:
            at = {"text": text, "selectionStart": len(text), "selectionEnd": len(text)}
            session.send("Input.imeSetComposition", at)
        session.send("Input.insertText", {"text": texts[-1]})

    desk.lay(crossword(BANGLA, "bn"))
    for one in "ক্ষমতা":
        page.keyboard.insert_text(one)
    desk.filled(3, 5)
    desk.keys("Space")
    compose("ত", "তা", "তাপ")
    desk.filled(4, 5)
    desk.keys("Shift+Tab", "Home")
    compose("ক", "খ", "ক্ষ", "ক্ষতি")
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    assert desk.letters() == ["ক্ষমতা", "ক্ষতি", "তাপ"]
    desk.leave()
    # from the right: arrows go as they are seen
    desk.lay(crossword(HEBREW, "he"))
    page.keyboard.insert_text("ש")
    desk.keys("ArrowLeft", "ArrowLeft")
    page.keyboard.insert_text("ם")  # the form at a word's end is the same letter
    desk.keys("ArrowRight", "ArrowRight")
    page.keyboard.insert_text("ל")
    page.mouse.click(*desk.point((0, 1)))
    page.keyboard.insert_text("ו")
    assert desk.letters() == ["שלומ", "ש__", "ו_"]
    desk.leave()
    # digits of the puzzle and those of the keyboard
    desk.lay(crossword(SUMS, "zxx", "numbers", clue_language="ar"), "١٠٠")
    expect(page.locator("#play-input")).to_have_attribute("inputmode", "numeric")
    page.keyboard.insert_text("1")
    page.keyboard.insert_text("٢")
    page.keyboard.insert_text("x")
    desk.says("This puzzle doesn’t use that letter.")
    page.keyboard.insert_text("۰")
    desk.keys("Tab")
    page.keyboard.type("15")
    desk.keys("Tab")
    page.keyboard.type("07")
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    assert desk.letters() == ["١٢٠", "١٥", "٠٧"]


def test_help_pencil_and_what_is_kept(desk: Desk) -> None:
    page = desk.page
    desk.lay(crossword(PETS))
    page.locator("#play-pencil").click()
    expect(page.locator("#play-pencil")).to_have_attribute("aria-pressed", "true")
    page.keyboard.type("cat")
    page.locator("#play-pencil").click()
    desk.keys("ArrowLeft")
    desk.says("A, pencil, 2 of 3")
    page.keyboard.type("x")
    desk.menu("#play-check", "Whole grid")
    note = page.locator("#play-banner")
    expect(note).to_contain_text("One letter is wrong.")
    desk.keys("ArrowLeft")
    desk.says("X, wrong, 2 of 3")
    desk.menu("#play-reveal", "This letter")
    expect(note).to_contain_text("One letter revealed.")
    desk.keys("ArrowRight", "ArrowLeft")
    desk.says("A, revealed, 2 of 3")
    desk.keys("Backspace", "Space")
    expect(page.locator("#play-clues [data-filled]")).to_have_count(1)
    page.mouse.click(*desk.point((2, 2)))
    page.mouse.click(*desk.point((2, 2)))
    desk.now("3 Across Come first\u00a0(3)")
    page.mouse.click(*desk.point((2, 2)))
    desk.now("2 Down All fingers\u00a0(3)")
    page.keyboard.type("n")
    desk.menu("#play-reveal", "Whole grid")
    expect(page.get_by_role("heading", name="Whole grid revealed.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    desk.filled(4, 8)
    page.mouse.click(*desk.point((1, 0)))
    page.keyboard.type("z")
    desk.filled(5, 8)
    desk.keys("ArrowUp", "Delete")
    desk.filled(4, 8)
    page.reload()
    desk.plays()
    desk.filled(4, 8)
    assert desk.letters() == ["CAT", "__N", "C__", "T_N"]
    # as text: a word in its field
    page.locator("#play-text").click()
    expect(page.locator("#cross-grid")).to_be_hidden()
    field = page.get_by_label("1 It moos")
    field.fill("cows")
    desk.keys("Enter")
    expect(page.get_by_text("4 letters, but there’s room for only 3.")).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")
    looks.check(page, "a crossword as text")
    field.fill("co_")
    desk.keys("Enter")
    expect(field).to_have_value("CO_")
    expect(page.get_by_label("2 All fingers")).to_be_focused()
    page.keyboard.type("ten")
    desk.filled(6, 8)
    # another tab solves on
    other = page.context.new_page()
    second = Desk(other, desk.address)
    other.goto(page.url)
    expect(other.locator("#play-count")).to_have_text("6 of 8 filled")
    other.get_by_label("3 Come first").fill("win")
    desk.filled(8, 8)
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    second.was_quiet()
    other.close()
    # from the beginning, and back
    desk.menu("#play-more", "Start over")
    desk.filled(0, 8)
    page.get_by_role("button", name="Undo").click()
    desk.filled(8, 8)
    expect(page.locator("#play-end-text")).to_have_text("One letter was revealed.")
    desk.settle()


@pytest.mark.browser_context_args(
    viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, color_scheme="dark",
    locale="he",
)  # fmt: skip
def test_a_phone_s_keyboard_hides_nothing_and_loses_no_letter(page: Page, address: str) -> None:
    page.add_init_script(KEYBOARD)
    desk = Desk(page, address)
    desk.open()
    wide: dict[str, tuple[int, int, bool, str]] = {
        f"{a}{a}B" * 8: (2 * n, 0, True, f"clue {n}") for n, a in enumerate("ACDEFGHIJKLM")
    }
    desk.lay(crossword({**wide, "X".join("ACDEFGHIJKLM"): (0, 0, False, "down")}))
    page.touchscreen.tap(*desk.point((0, 0)))
    page.evaluate("keyboard(336)")
    expect(page.locator("#play-input")).to_be_focused()
    session = page.context.new_cdp_session(page)

    def seen(selector: str) -> None:
        """It lies in what the keyboard leaves."""
        box = page.locator(selector).bounding_box()
        assert box
        assert box["y"] >= 0, selector
        assert box["y"] + box["height"] <= 844 - 336 + 0.5, selector
        assert box["x"] >= 0, selector
        assert box["x"] + box["width"] <= 390.5, selector

    # a keyboard that composes words, as Android's: each letter shows as it comes
    word = "aAbaAb"
    for n in range(1, len(word) + 1):
        text = word[:n]
        at = {"text": text, "selectionStart": n, "selectionEnd": n}
        session.send("Input.imeSetComposition", at)
    assert desk.count_filled() == 6
    page.locator("#play-clue-on").tap()  # in the middle of it
    expect(page.locator("#play-input")).to_be_focused()
    assert desk.count_filled() == 6
    for _ in range(9):
        page.locator("#play-clue-on").tap()
    page.keyboard.type("lLblLblLblLblLblLblLblLb", delay=0)  # to its end, out of sight at first
    drawn(page)
    for part in ("#play-clue", "#play-input", "#play-clue-on", "#play-clue-back"):
        seen(part)
    bar = page.locator("#play-clue").bounding_box()
    assert bar
    assert abs(bar["y"] + bar["height"] - (844 - 336)) < 1  # above the keyboard
    assert desk.count_filled() == 30
    page.keyboard.press("Backspace")
    assert desk.count_filled() == 29
    assert [name for name in page.evaluate(SMALL_TEXT) if name.startswith("play")] == []
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]
    looks.check(page, "a crossword on a phone")
    page.evaluate("keyboard(0)")
    drawn(page)
    looks.check(page, "a crossword on a phone, with its clues")
    said(page)
    desk.was_quiet()
