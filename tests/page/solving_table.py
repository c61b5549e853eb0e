"""A word search on the built page, as somebody solves it."""

from __future__ import annotations

from playwright.sync_api import expect

from crosscore import alphabet
from crosscore.formats import ipuz
from crosscore.grid import Cell
from crosscore.puzzle import Puzzle
from tests.page.objects import READY, Workshop, drop


class Table(Workshop):
    """A puzzle that is being solved."""

    def lay(self, puzzle: Puzzle) -> None:
        """Show a puzzle, and begin to solve it by the button."""
        self.lying = puzzle
        drop(self, "made.ipuz", ipuz.dumps(ipuz.to_document(puzzle)).encode())
        expect(self.rows()).to_have_count(len(puzzle.words))
        self.settle()
        self.page.get_by_role("link", name="Play").click()
        self.plays()

    def plays(self) -> None:
        expect(self.page.locator("html")).to_have_attribute("data-view", "play", timeout=READY)
        expect(self.page.locator("#play-grid[data-cell]")).to_be_visible()

    def point(self, cell: Cell) -> tuple[float, float]:
        """Middle of a cell, in reading order, in the window."""
        grid = self.page.locator("#play-grid")
        box, data = grid.bounding_box(), grid.evaluate("grid => ({ ...grid.dataset })")
        assert box
        row, column = cell
        if alphabet.get(self.lying.language).direction == "rtl":
            column = self.lying.width - 1 - column
        side = float(data["cell"])
        left, top = box["x"] + float(data["left"]), box["y"] + float(data["top"])
        return left + (column + 0.5) * side, top + (row + 0.5) * side

    def ends(self, word: str) -> tuple[Cell, Cell]:
        index = [one.surface for one in self.lying.words].index(word)
        cells = next(entry.cells for entry in self.lying.entries if entry.word == index)
        return cells[0], cells[-1]

    def drag(self, start: Cell, end: Cell, beyond: tuple[float, float] = (0, 0)) -> None:
        """Draw a line by the mouse, letting go some CSS pixels beside the last cell."""
        mouse, (x, y) = self.page.mouse, self.point(end)
        mouse.move(*self.point(start))
        mouse.down()
        mouse.move(x + beyond[0], y + beyond[1], steps=4)
        mouse.up()

    def find(self, *words: str) -> None:
        for word in words:
            self.drag(*self.ends(word))

    def found(self, number: int, of: int) -> None:
        expect(self.page.locator("#play-count")).to_have_text(f"{number} of {of} found")

    def states(self) -> dict[str, str]:
        """What the list says of each word, by its text."""
        rows = self.page.locator("#play-list > li")
        listed: list[list[str]] = rows.evaluate_all(
            "rows => rows.map((row) => [row.querySelector('.play-word')?.textContent ?? '', "
            "row.dataset.state])"
        )
        return dict(map(tuple, listed))  # type: ignore[arg-type]

    def says(self, text: str) -> None:
        expect(self.page.locator("#say")).to_contain_text(text)

    def ringed(self) -> int:
        """How many pixels of the grid are neither paper nor ink nor grey: those of rings."""
        return int(
            self.page.locator("#play-grid").evaluate(
                """async (grid) => {
                  for (const wait of [1, 2]) await new Promise(requestAnimationFrame);
                  const { width, height } = grid;
                  const { data } = grid.getContext("2d").getImageData(0, 0, width, height);
                  let found = 0;
                  for (let i = 0; i < data.length; i += 4) {
                    const colour = [...data.slice(i, i + 3)];
                    found += data[i + 3] === 255 && Math.max(...colour) - Math.min(...colour) > 24;
                  }
                  return found;
                }"""
            )
        )
