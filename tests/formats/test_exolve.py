"""Exolve's plain text: out and back, as its player reads it, and hostile.

The player itself cannot be installed from where tests get their programs. So texts are written
here by the rules of its README, and `player` below looks at what we write as its parser does:
comments, cells, what counts as a letter, counts and links in clues.
"""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
import regex
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crosscore import alphabet, formats, sheet
from crosscore.alphabet import scripts
from crosscore.errors import CrosscoreError
from crosscore.formats import exolve
from crosscore.formats.exolve.write import _is_of
from crosscore.grid import find_slots
from crosscore.puzzle import Puzzle
from crosscore.referee import check
from tests.crosswords import puzzle_of
from tests.formats.outside import GRIDS, MARKED, differing, puzzles
from tests.searches import animals

ALL = {**GRIDS, **MARKED}


def written(puzzle: Puzzle) -> str:
    (file,) = formats.export(puzzle, "exolve", "puzzle")
    return str(file.content)


def read(text: str) -> tuple[Puzzle, list[str]]:
    assert exolve.recognises(text.encode())
    puzzle, findings = formats.load(text.encode(), "other.exolve")
    return puzzle, [f"{found.where} {found.message}" for found in findings]


SECTIONS = (
    "title", "setter", "width", "height", "language", "option", "relabel", "preamble", "grid",
    "across", "down", "copyright", "credits", "colour", "postscript",
)  # fmt: skip


def player(text: str, puzzle: Puzzle) -> None:
    """Fail where the player's parser would refuse a text or see something else in it."""
    puzzle = sheet.crop(puzzle)
    lines = []
    for raw in text.split("\n"):
        comment = re.search(r"(?:(?<= )|^)#(?= |$)", raw)
        assert comment is None, raw
        if raw.strip():
            lines.append(raw.strip())
    assert (lines[0], lines[-1]) == ("exolve-begin", "exolve-end")
    sections: dict[str, list[str]] = {}
    values: dict[str, str] = {}
    name = ""
    for line in lines[1:-1]:
        if line.startswith("exolve-"):
            name, _, value = line[7:].partition(":")
            assert name in SECTIONS
            assert name in ("option", "credits", "colour") or name not in sections
            sections[name] = []
            values[name] = f"{values.get(name, '')} {value}".strip()
        else:
            sections[name].append(line)
    options = values.get("option", "").split(" ")
    _, script, longest = values["language"].split(" ")
    several = int(longest) > 1 or "rebus-cells" in options
    assert not (int(longest) > 1 and "rebus-cells" in options)
    allowed = set("0123456789") if "allow-digits" in options else set()
    for option in options:
        allowed |= set(option.partition("allow-chars:")[2])
    letter = regex.compile(rf"\p{{Script={script}}}")

    def valid(cell: str) -> bool:
        if all(letter.match(char) for char in cell):
            return len(cell) == 1 or several
        if "rebus-cells" in options:
            return len(cell) <= 20 and all(char in allowed or letter.match(char) for char in cell)
        return cell in allowed

    rows = puzzle.rows()
    assert len(sections["grid"]) == int(values["height"]) == puzzle.height
    assert int(values["width"]) == puzzle.width
    solutions = {cell for row in rows for cell in row if cell}
    for r, (line, row) in enumerate(zip(sections["grid"], rows, strict=True)):
        cells = line.upper().split(" ")
        assert len(cells) == len(row)
        for c, (shown, cell) in enumerate(zip(cells, row, strict=True)):
            at = r, c
            plain = re.sub(r"&(.)", lambda m: chr(0xF000 + ord(m[1])), shown)
            plain, signs = re.fullmatch(r"([^!@*|_+]*)([!@*|_+]*)", plain).groups()
            bars = {(at, True): "|+", (at, False): "_+"}
            assert all((bar in puzzle.bars) == bool({*signs} & {*s}) for bar, s in bars.items())
            assert ((at in puzzle.circles) == ("@" in signs)) or cell is None
            if cell is None:
                assert plain == "."
            elif not cell:
                assert plain == ("?" if solutions else "0")
            else:
                assert not re.search(r"[.|_@!*~{\[+&?]", plain)
                meant = "".join(chr(ord(c) - 0xF000) if ord(c) >= 0xF000 else c for c in plain)
                assert valid(meant), (meant, script, options)
                assert meant == cell.upper()
    starts = find_slots(rows, puzzle.bars)
    labels = {cells[0]: "" for _, cells in starts}
    labels = {cell: str(number) for number, cell in enumerate(sorted(labels), 1)}
    by_label = {(across, labels[cells[0]]): cells for across, cells in starts}
    for across, section in ((True, "across"), (False, "down")):
        runs = [entry.cells for entry in puzzle.entries if entry.across is across]
        runs += [by_label[across, labels[at]] for at, way in puzzle.open_clues if way is across]
        found = sections.get(section, [])
        assert len(found) == len(runs)
        for line, run in zip(found, sorted(runs), strict=True):
            number = re.match(r"\d+", line)
            assert number
            assert by_label[across, number[0]] == run
            rest = line[number.end() :]
            assert not re.match(r"[adbu]", rest, re.IGNORECASE)
            assert not re.match(r"\s*(?:,|(?:and|&|/)\s*[1-9]|\.)", rest)
            counts = [*re.finditer(r"\([1-9]+[0-9\-,\.'’\s]*\)", rest)]
            if sheet.settings(puzzle)["enumerations"]:
                assert counts[-1].end() == len(rest)
                total = sum(map(int, re.findall(r"\d+", counts[-1][0])))
                assert total == len(run)
            else:
                assert "(" not in rest
            assert "[" not in rest
            assert "~{" not in rest


@pytest.mark.parametrize("name", sorted(ALL))
def test_what_goes_out_comes_back(name: str) -> None:
    puzzle = ALL[name]()
    text = written(puzzle)
    player(text, puzzle)
    again, found = read(text)
    assert found == []
    assert differing(puzzle, again, "exolve") == {}
    assert {found.code for found in check(again)} == {found.code for found in check(puzzle)}


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(puzzles())
def test_any_puzzle_comes_back(puzzle: Puzzle) -> None:
    text = written(puzzle)
    player(text, puzzle)
    again, found = read(text)
    assert found == []
    assert differing(puzzle, again, "exolve") == {}


def test_every_letter_is_known_as_of_its_script() -> None:
    """The few ranges of shared characters say what Unicode's property Script says."""
    for code in scripts._table()["names"]:
        name = {"Orya": "Oriya", "Mymr": "Myanmar", "Cans": "Canadian_Aboriginal"}.get(code)
        of_it = regex.compile(rf"\p{{Script={name or scripts.name(code)}}}")
        strange = [
            f"U+{point:04X}"
            for first, last in scripts.letters(code) + scripts.marks(code)
            for point in range(first, min(last, 0xFFFF) + 1)
            if _is_of(chr(point), code) and not of_it.match(chr(point))
        ]
        assert strange == [], code
    for language in alphabet.languages():
        cells = list(alphabet.usual_letters(language.code))
        code = language.scripts[0]
        if cells and code in scripts._table()["names"]:
            assert [c for cell in cells for c in cell if not _is_of(c, code)] == [], language.code


def test_how_letters_are_told() -> None:
    assert "exolve-language: bn Bengali 2\n" in written(GRIDS["bangla"]()).replace(
        "  exolve", "exolve"
    )
    joined = GRIDS["joiner"]()
    assert "rebus-cells" in written(joined)
    assert "typing" in {loss.code for loss in formats.losses(joined, "exolve")}
    numbers = written(GRIDS["numbers"]())
    assert "exolve-option: allow-digits" in numbers
    assert "    1 0 .\n" in numbers
    assert "    &0 &0 .\n" in written(GRIDS["zeros"]())
    assert "    across-label: পাশাপাশি\n" in written(GRIDS["bangla"]())


def test_what_the_player_cannot_show_is_refused() -> None:
    assert "word searches" in str(formats.refusal(animals(), "exolve"))
    wide = puzzle_of(["AB" * 51])
    assert "100 × 100" in str(formats.refusal(wide, "exolve"))
    pictures = replace(puzzle_of(["🐈🐕"]), language="und")
    assert "letters such as" in str(formats.refusal(pictures, "exolve"))


# -- by the rules of the README -----------------------------------------------------------------

HELLO = """\
Anything before.
exolve-begin
  exolve-id: hello
  exolve-width: 5
  exolve-height: 5 # a comment
  exolve-title: A <i>nice</i> one &amp; more
  exolve-setter: Zed
  exolve-preamble:
    Enter the words.<br>
    Then
    smile.
  exolve-grid:
    HELLO
    O.A.L

    WORLD
    L.G.E
    STEER
  exolve-across:
    1 Greeting (5)
    4. Earth (5) [WORLD] explained
    5 <b>Guide</b> (2-3)
  exolve-down:
    1 Emits cry (5)*
    2 Big #1 (5)
    3d More ancient (two words)
exolve-end
"""


def changed(**lines: str) -> str:
    """The puzzle with lines of its sections replaced: `across` all clues across and so on."""
    text = HELLO
    for name, new in lines.items():
        name = name.replace("_", "-")
        pattern = rf"(exolve-{name}:)[^\n]*(\n(?!  exolve|exolve)[^\n]*)*"
        found = re.search(pattern, text)
        text = (
            text.replace(found[0], found[1] + new)
            if found
            else text.replace("  exolve-grid:", f"  exolve-{name}:{new}\n  exolve-grid:")
        )
    return text


def test_a_text_of_the_readme() -> None:
    puzzle, found = read(HELLO)
    assert (puzzle.title, puzzle.author) == ("A nice one & more", "Zed")
    assert puzzle.instructions == "Enter the words.\nThen smile."
    assert puzzle.rows()[1] == ("O", None, "A", None, "L")
    clues = {
        (e.across, e.number): (puzzle.words[e.word].surface, puzzle.words[e.word].clue)
        for e in puzzle.entries
    }
    assert clues == {
        (True, 1): ("HELLO", "Greeting"),
        (True, 4): ("WORLD", "Earth"),
        (True, 5): ("ST-EER", "Guide"),
        (False, 1): ("HOWLS", "Emits cry"),
        (False, 2): ("LARGE", "Big #1"),
        (False, 3): ("OLDER", "More ancient (two words)"),
    }
    assert found == [
        "file has explanations of its clues, which are not kept",
        "file has clues in bold, italics and the like; kept plain",
    ]
    inside = HELLO.replace("nice", "n\\`ce")
    page = f"<!doctype html><script>createExolve(`\n{inside}`)</script>"
    assert read(page)[0].title == "A n`ce one & more"


def test_signs_in_grids() -> None:
    puzzle, _ = read(changed(grid="\n HE@L!L O\n O.A.L\n W?RLD\n L.G.E\n S T~E E R"))
    assert sheet.given_cells(puzzle) == {(0, 2), (2, 3)}  # in a word that is not full, all are seen
    assert puzzle.circles == {(0, 1)}
    assert puzzle.rows()[2][1] == ""
    puzzle, found = read(changed(grid="\n 00L!00\n 0.A!.0\n 00000\n 0.0.0\n 00000"))
    assert puzzle.rows()[0] == ("", "", "L", "", "")
    assert sheet.given_cells(puzzle) == {(0, 2), (1, 2)}
    lost = "file shows letters of words that are not full; they are in the grid, but not shown"
    assert lost not in found
    unclued = changed(grid="\n 00L!00\n 0.A!.0\n 00000\n 0.0.0\n 00000", across="", down="")
    assert lost in read(unclued)[1]
    puzzle, _ = read(
        changed(
            grid="\n 1E&@LO\n O.A.L\n W0RLD\n L.G.E\n STEER", option=" allow-digits allow-chars:@"
        )
    )
    assert puzzle.rows()[0] == ("1", "E", "@", "L", "O")
    assert puzzle.rows()[2][1] == "0"
    puzzle, _ = read(changed(grid="\n H E L L O|\n O.A.L\n W O R L D\n L.G.E\n S_T E E R"))
    assert puzzle.bars == frozenset()  # at the edge they part nothing
    rows = "\n C R E W\n A|N|L|E\n R A I D"
    across, down = "\n 1 a\n 5 b", "\n 1 c\n 2 d\n 3 e\n 4 f"
    puzzle, _ = read(changed(width=" 4", height=" 3", grid=rows, across=across, down=down))
    assert puzzle.bars == {((1, 0), True), ((1, 1), True), ((1, 2), True)}
    assert {puzzle.words[e.word].surface: puzzle.words[e.word].clue for e in puzzle.entries} == {
        "CREW": "a", "RAID": "b", "CAR": "c", "RNA": "d", "ELI": "e", "WED": "f",
    }  # fmt: skip


def test_letters_of_several_characters() -> None:
    grid = "\n से ह त\n . . .\n . . .\n . . .\n . . ."
    puzzle, _ = read(
        changed(width=" 3", grid=grid, language=" hi Devanagari", across="\n 1 Health (3)", down="")
    )
    assert puzzle.language == "hi"
    assert puzzle.words[0].answer == ("से", "ह", "त")
    puzzle, _ = read(
        changed(
            width=" 3",
            height=" 3",
            option=" rebus-cells",
            grid="\n RAN G E\n DO . A\n M E T",
            across="\n 1 Wide (5)",
            down="",
        )
    )
    assert puzzle.rows()[0] == ("RAN", "G", "E")
    assert puzzle.rebus == {"RAN", "DO"}


def test_clues_of_all_sorts() -> None:
    across = """
    1,4,3d All three (5,5,5)
    A line between
    --- More
    4 See 1
    Hint: not kept
    5 (5) things and [] an end (5) [x]"""
    puzzle, found = read(changed(across=across, down="\n    1 *\n    2 Don't (3'1,1)\n    3 See 1"))
    words = {puzzle.words[e.word].surface: puzzle.words[e.word].clue for e in puzzle.entries}
    assert words == {
        "HELLO": "1/4/3d: All three (5,5,5)",
        "WORLD": "See 1",
        "STEER": "(5) things and [] an end",
        "HOWLS": "",
        "LARG E": "Don't",
        "OLDER": "See 1",
    }
    assert found == [
        "file has hints to its clues; they are not kept",
        "file has lines between its clues, which are not kept",
        "row 1, column 1 HOWLS down has no clue",
    ]
    puzzle, found = read(
        changed(
            across="\n    #a5 [A] Named (5)",
            down="\n    [B] Nowhere (5)",
            nodir=" Others\n    #a3 #b3 #c3 #d3 #e3 [C] By cells (5)\n    [D] By label (5) [5a]",
        )
    )
    words = {puzzle.words[e.word].surface: puzzle.words[e.word].clue for e in puzzle.entries}
    assert words["HELLO"] == "Named"
    assert words["WORLD"] == "By cells"
    assert words["STEER"] == "By label"
    assert "file has 1 clue that does not say where its word is; it is left out" in found
    _, found = read(changed(across="\n 1 a (5)\n 4 b (5)\n 5 c (5)\n 77 d (5)"))
    assert "file has 1 clue that names no word of the grid; it is left out" in found


def test_a_grid_without_letters() -> None:
    empty = "\n 00000\n 0.0.0\n 00000\n 0.0.0\n 00000"
    puzzle, found = read(changed(grid=empty))
    assert puzzle.rows()[0] == ("W", "", "", "", "") or puzzle.rows()[2] == tuple("WORLD")
    assert puzzle.words[0].surface == "WORLD"  # its answer stands behind its clue
    assert len(puzzle.open_clues) == 5
    assert not any("left out" in one for one in found)


def test_lights_that_are_reversed() -> None:
    hebrew = "\n םלש\n ..ב\n ..ג"
    puzzle, found = read(
        changed(
            width=" 3",
            height=" 3",
            grid=hebrew,
            language=" he Hebrew",
            reversals=" a3-c3",
            across="\n 1 שלום (3)",
            down="\n 1 אחר (3)",
        )
    )
    assert puzzle.rows()[0] == ("ש", "ל", "מ")
    assert found == []
    puzzle, found = read(changed(reversals=" a5-e5", across="\n 3 Greeting (5)"))
    assert "file has 1 word that is read backwards; here it stands as its cells are read" in found


def test_looks_and_texts_are_kept() -> None:
    puzzle, found = read(
        changed(
            colour=" palegreen a5 c1r4 b4 4d",
            color=" 3d #00F",
            copyright=" 2019 A &amp; B",
            credits=" Editing: <b>Ed</b>\n  exolve-credits: Tested by Zed",
            postscript="\n  See <a href='x'>more</a>.",
            down="\n 1 Emits cry (5)\n 2 }~ ~{Big}~ ~{{blue} #1}~ ~{ (5)\n 3 x (5)",
        )
    )
    assert puzzle.shades == {
        (0, 0): "#98fb98",
        (1, 0): "#98fb98",
        **dict.fromkeys([(r, 4) for r in range(5)], "#0000ff"),
    }
    assert puzzle.about == {
        "copyright": "2019 A & B",
        "editor": "Ed",
        "notes": "Tested by Zed\nSee more.",
    }
    assert "file has a picture or other mark in 1 cell, which is not kept" in found
    assert "}~ Big #1 ~{" in {word.clue for word in puzzle.words}
    assert not any("not kept: exolve" in one for one in found)


def test_blocks_may_be_hidden() -> None:
    hidden = "\n H E L L O\n O.*A.*L\n W O R L D\n L.*G.*E\n S T E E R"
    puzzle, _ = read(changed(grid=hidden))
    assert puzzle.sheet.get("blocks") == "hidden"
    assert "O* .* A* .* L*" in written(puzzle)


def test_an_answer_behind_a_clue_for_several_words() -> None:
    empty = "\n 00000\n 0.0.0\n 00000\n 0.0.0\n 00000"
    across = "\n 1,4 Both (5,5) [HELLO WORLD] why\n 5 Last (5) [5a]"
    puzzle, _ = read(changed(grid=empty, across=across, down="\n 1 x (5)"))
    assert [row for row in puzzle.rows() if all(row)] == [tuple("HELLO"), tuple("WORLD")]
    clues = {clue.clue for clue in puzzle.open_clues.values()} | {w.clue for w in puzzle.words}
    assert {"1/4: Both (5,5)", "→ 1 Across", "Last", "x"} <= clues


def test_other_parts_are_named() -> None:
    _, found = read(changed(nina=" a1", question=" Why? (3)"))
    assert "file has parts that are not kept: exolve-nina, exolve-question" in found


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (changed(**{"3d": " 2"}), "three dimensions"),
        (changed(shaped_cell=" 1 1 <circle/>"), "shapes of their own"),
        (changed(grid=("\n " + "0*" * 5) * 5), "shows no blocks and has no solution"),
        (
            changed(across="\n 1 One (5)", down="", nodir="\n [P] Two (5)\n [Q] Three (5) [4a]"),
            "a jigsaw",
        ),
        (changed(nodir="\n #a1 #b2 #c3 [A] Askew (3)"), "do not run across and down"),
        (changed(width=" 9999"), "larger than 400"),
        (changed(width=" 99999999999999"), "larger than 400"),
        (changed(width=" 7"), "row 1 of its grid has 5 cells, but its width is 7"),
        (changed(height=" 7"), "its grid has 5 rows, but its height is 7"),
        (HELLO + " " * 9 * 2**20, "the limit is 8 MB"),
    ],
)
def test_what_cannot_be_opened_is_refused_in_one_sentence(text: str, why: str) -> None:
    with pytest.raises(CrosscoreError, match=re.escape(why)):
        formats.load(text.encode(), "other.exolve")


def test_what_is_no_exolve_is_not_taken_for_it() -> None:
    assert not exolve.recognises(b"exolve-begin: a clue about exolve-grid\n")
    assert not exolve.recognises(b"Write exolve-begin\nand then exolve-grid: in a word list")


@settings(max_examples=80, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [
                *HELLO.splitlines(keepends=True),
                *"|_+@!*~{[&.?0#()]-\u200d",
                "exolve-",
                "1,",
                "[A]",
                "#a1 ",
            ]
        ),
        max_size=30,
    ),
    st.integers(0, 600),
    st.text(max_size=3),
)
def test_broken_files_are_refused(pieces: list[str], at: int, put: str) -> None:
    head = "exolve-begin\nexolve-width: 5\nexolve-height: 1\nexolve-grid:\n"
    for text in (HELLO[:at] + put + HELLO[at + len(put) :], head + "".join(pieces)):
        try:
            puzzle, findings = formats.load(text.encode("utf-8", "surrogatepass"), "x.exolve")
        except CrosscoreError:
            continue
        check(puzzle)
        for found in findings:
            found.as_dict()
