"""The XML of Crossword Compiler, bare and zipped: out and back, from others, and hostile."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crosscore import formats, sheet
from crosscore.errors import CrosscoreError
from crosscore.formats import jpz
from crosscore.puzzle import MAX_WORDS, Puzzle
from crosscore.referee import check
from tests.crosswords import drawn, puzzle_of
from tests.formats.outside import GRIDS, differing, puzzles
from tests.searches import animals


def back(puzzle: Puzzle, to: str = "jpz-xml") -> Puzzle:
    """A puzzle as it comes back from its file; nothing is to be found on the way."""
    (file,) = formats.export(puzzle, to, "puzzle")
    again, findings = formats.load(file.data, file.name)
    assert findings == []
    return again


def test_a_large_grid_without_letters_comes_back() -> None:
    """Its runs are no words yet, so that there may be more than a puzzle has words."""
    puzzle = drawn(["??#" * 60] * 34)
    assert len(puzzle.slots()) > MAX_WORDS
    assert back(puzzle).rows() == puzzle.rows()


@pytest.mark.parametrize("name", sorted(GRIDS))
@pytest.mark.parametrize("to", ["jpz", "jpz-xml"])
def test_what_goes_out_comes_back(name: str, to: str) -> None:
    puzzle = GRIDS[name]()
    again = back(puzzle, to)
    assert differing(puzzle, again, to) == {}
    assert {found.code for found in check(again)} == {found.code for found in check(puzzle)}
    (file,), (other,) = (formats.export(each, to, "puzzle") for each in (puzzle, puzzle))
    assert file.data == other.data


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(puzzles())
def test_any_puzzle_comes_back(puzzle: Puzzle) -> None:
    assert differing(puzzle, back(puzzle), "jpz-xml") == {}


def test_a_grid_read_from_the_right_stands_as_it_is_seen() -> None:
    puzzle = puzzle_of(["שלוה", ".מ..", ".ל.."], "he")
    (file,) = formats.export(puzzle, "jpz-xml", "puzzle")
    text = str(file.content)
    assert '<cell x="4" y="1" solution="ש" number="1"/>' in text
    word = re.search(r'<word id="1">\n(.*?)\n</word>', text, re.DOTALL)
    assert word
    assert re.findall(r'x="(\d)"', word[1]) == ["4", "3", "2", "1"]
    assert '<title id="across"><span>מאוזן</span></title>' in text
    assert {loss.code for loss in formats.losses(puzzle, "jpz-xml")} == {"direction"}
    assert differing(puzzle, back(puzzle), "jpz-xml") == {}


# -- from other programs ------------------------------------------------------------------------


def crossword(
    rows: list[str] | None = None,
    words: str = '<word id="1" x="1-3" y="1"/><word id="2" x="1" y="1-3"/>',
    across: str = '<clue word="1" number="1" format="3">Purrs</clue>',
    down: str = '<clue word="2" number="1" format="3">Taxi</clue>',
    more: str = "",
    root: str = "crossword-compiler",
    cells: Callable[[int, int, str], str] = lambda x, y, letter: "",
) -> bytes:
    """The file of another program: `#` a block, `.` a cell that is left out."""
    rows = rows or ["CAT", "A##", "B##"]
    grid = "".join(
        f'<cell x="{x}" y="{y}" '
        + ('type="block"' if letter == "#" else f'solution="{letter}"')
        + f"{cells(x, y, letter)}/>"
        for y, row in enumerate(rows, 1)
        for x, letter in enumerate(row, 1)
        if letter != "."
    )
    return (
        f"<{root}><rectangular-puzzle><metadata><title>Tiny</title><creator>A. Uthor</creator>"
        f"</metadata><crossword><grid width='{len(rows[0])}' height='{len(rows)}'>{grid}</grid>"
        f"{words}<clues><title><b>Across</b></title>{across}</clues>"
        f"<clues><title>Down</title>{down}</clues>{more}</crossword></rectangular-puzzle></{root}>"
    ).encode()


def read(data: bytes) -> tuple[Puzzle, list[str]]:
    assert jpz.recognises(data)
    puzzle, findings = formats.load(data, "other.jpz")
    return puzzle, [f"{found.where} {found.message}" for found in findings]


def test_files_of_other_programs() -> None:
    puzzle, found = read(crossword())
    assert (puzzle.title, puzzle.author, puzzle.kind) == ("Tiny", "A. Uthor", "filled")
    assert [(e.across, puzzle.words[e.word].surface) for e in puzzle.entries] == [
        (True, "CAT"),
        (False, "CAB"),
    ]
    assert found == []
    # Prefixes, cells that are left out, several texts in one clue, names of HTML.
    other = crossword(
        ["CAT", "A..", "B.."], across='<clue word="1" format="1,2">a <b>b</b>&eacute;&nbsp;c</clue>'
    )
    other = other.replace(b"crossword-compiler", b"c:crossword-compiler").replace(
        b"<c:crossword-compiler>", b'<c:crossword-compiler xmlns:c="http://x">', 1
    )
    puzzle, found = read(other)
    assert puzzle.kind == "freeform"
    assert [word.surface for word in puzzle.words] == ["C AT", "CAB"]
    assert puzzle.words[0].clue == "a bé c"
    assert found == ["file has clues in bold, italics and the like; kept plain"]


def test_words_that_run_to_the_left_turn_the_grid() -> None:
    words = '<word id="1" x="3-1" y="1"/><word id="2" x="3" y="1-2"/>'
    down = '<clue word="2" format="2">x</clue>'
    puzzle, found = read(crossword(["םלש", "##ב"], words, down=down))
    assert puzzle.language == "he"
    assert puzzle.rows()[0] == ("ש", "ל", "מ")
    assert found == []
    down_only = '<word id="2" x="3" y="1-2"/>'
    puzzle, _ = read(
        crossword(["##ש", "##ב"], down_only, across="", down='<clue word="2">x</clue>')
    )
    assert puzzle.rows()[0][0] == "ש"


def test_what_cannot_be_kept_is_said() -> None:
    def marked(x: int, y: int, letter: str) -> str:
        return {
            (1, 1): ' number="7" background-shape="circle" top-right-number="2"',
            (2, 1): ' background-shape="star" solve-state="A"',
            (3, 1): ' hint="true" solve-state="T"',
        }.get((x, y), "")

    linked = '<word id="1" x="1-3" y="1"><cells x="1" y="1-3"/></word>'
    puzzle, found = read(
        crossword(
            words=linked + '<word id="2" x="1" y="1-3"/><word id="3" x="2" y="1"/>',
            across='<clue word="1" format="3,3">Both</clue><clue word="3">One</clue>',
            down='<clue word="2" is-link="1" citation="why">See 1</clue>'
            '<clue word="9" number="9">Lost</clue>',
        )
    )
    assert puzzle.words[0].clue == "Both (3,3)"
    assert puzzle.words[1].clue == "See 1"
    assert found == [
        "file has clues that name no word of the grid; left out",
        "file has explanations of its clues, which are not kept",
        "file has 1 word of a single cell, which is left out",
        "file has 1 clue for several words of the grid; here it is the first one’s alone",
    ]
    puzzle, found = read(crossword(cells=marked))
    assert sheet.given_cells(puzzle) == {(0, 2)}
    assert puzzle.circles == {(0, 0)}
    assert found == [
        "file has a shape or colour in 1 cell, which is not kept",
        "file has second numbers in cells, which are not kept",
        "file has letters that a solver filled in, which are not kept",
        "file has other numbers than the words would be counted by; they are counted anew",
    ]


BARRED = '<word id="1" x="1-2" y="1"/><word id="2" x="1" y="1-3"/><word id="3" x="2" y="1-2"/>'


def test_bars_and_marks_are_kept() -> None:
    def marked(x: int, y: int, letter: str) -> str:
        return {
            (1, 1): ' background-shape="circle" background-color="LightGray" top-bar="true"',
            (2, 1): ' right-bar="true" background-color="#FFFFFF"',
            (2, 2): ' left-bar="true" background-color="#f80"',
            (2, 3): ' top-bar="true" left-bar="true"',
            (3, 2): ' left-bar="true" bottom-bar="false"',
        }.get((x, y), "")

    data = crossword(
        ["CAT", "ARE", "BEE"],
        BARRED + '<word id="4" x="2-3" y="3"/><word id="5" x="3" y="1-3"/>',
        '<clue word="1">Purrs</clue><clue word="4">Was</clue>',
        '<clue word="2">Taxi</clue><clue word="3">Artist</clue><clue word="5">Drink</clue>',
        cells=marked,
    )
    more = b"<copyright>c Me</copyright><editor>Ed</editor><publisher>Pub</publisher>"
    more += b"<created>2020</created><identifier>http://x.example</identifier><colour>red</colour>"
    puzzle, found = read(data.replace(b"</metadata>", more + b"</metadata>"))
    assert found == ["file has details that are not kept: colour (red)"]
    assert puzzle.bars == {
        ((0, 1), True), ((1, 0), True), ((1, 1), False), ((2, 0), True), ((1, 1), True),
    }  # fmt: skip
    assert puzzle.circles == {(0, 0)}
    assert puzzle.shades == {(0, 0): "#d3d3d3", (1, 1): "#ff8800"}
    assert puzzle.about == {
        "copyright": "c Me", "editor": "Ed", "publisher": "Pub", "date": "2020",
        "url": "http://x.example",
    }  # fmt: skip
    assert sorted(word.surface for word in puzzle.words) == ["AR", "CA", "CAB", "EE", "TEE"]
    assert check(puzzle) == []
    again = back(puzzle)
    assert (again.bars, again.shades) == (puzzle.bars, puzzle.shades)
    assert again.about == puzzle.about


def test_bars_that_words_run_through_part_none() -> None:
    puzzle, found = read(crossword(cells=lambda x, y, _: ' left-bar="true"'))
    assert puzzle.bars == frozenset()
    assert found == ["file has 2 bars within words, which are not kept"]


def test_a_puzzle_without_its_solution_opens_as_a_drawing() -> None:
    for instead in (b"", b'solution="X"'):
        puzzle, found = read(re.sub(rb'solution="[A-Z]"', instead, crossword()))
        assert puzzle.rows()[0] == ("", "", "")
        assert found == []
        assert len(puzzle.open_clues) == 2


def test_words_of_numbers_above_a_thousand_have_ids_of_their_own() -> None:
    puzzle = drawn(["??#" * 60] * 24)
    assert max(puzzle.numbers().values()) > 1000
    text = str(formats.export(puzzle, "jpz-xml", "puzzle")[0].content)
    ids = re.findall('<word id="([0-9]+)">', text)
    assert len(ids) == len(set(ids)) == len(puzzle.slots())


def test_a_given_letter_of_a_puzzle_without_its_solution_is_kept() -> None:
    def shown(x: int, y: int, letter: str) -> str:
        return ' hint="true" solve-state="R"' if (x, y) == (2, 1) else ""

    for instead in (b"", b'solution="X"'):
        puzzle, found = read(re.sub(rb'solution="[A-Z]"', instead, crossword(cells=shown)))
        assert puzzle.rows()[0] == ("", "R", "")
        assert sheet.given_cells(puzzle) == {(0, 1)}
        assert found == []


def test_clues_that_name_no_word_find_theirs_by_bars_and_headings() -> None:
    def numbered(x: int, y: int, letter: str) -> str:
        bar = ' right-bar="true"' if x == 2 else ""
        number = {(1, 1): 1, (2, 1): 2, (3, 1): 3, (1, 2): 4, (1, 3): 5}.get((x, y))
        return bar + (f' number="{number}"' if number else "")

    across = "".join(f'<clue number="{n}">a{n}</clue>' for n in (1, 4, 5))
    down = "".join(f'<clue number="{n}">d{n}</clue>' for n in (1, 2, 3))
    data = crossword(["CAT", "ARE", "BEE"], "", across, down, cells=numbered)
    other = crossword(["CAT", "ARE", "BEE"], "", down, across, cells=numbered)
    other = other.replace(b"Across", b"-").replace(b"Down", b"Across").replace(b"-<", b"Down<")
    for each in (data, other):
        puzzle, found = read(each)
        assert found == []
        assert {word.surface: word.clue for word in puzzle.words} == {
            "CA": "a1", "AR": "a4", "BE": "a5", "CAB": "d1", "ARE": "d2", "TEE": "d3",
        }  # fmt: skip


SHORT = '<word id="1" x="1-2" y="1"/>'


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (crossword().replace(b"crossword>", b"coded>"), "a puzzle of the kind “coded”"),
        (
            crossword(words=SHORT).replace(b">Across<", b">Rows<").replace(b">Down<", b">Blooms<"),
            "which it lists as Rows, Blooms",
        ),
        (crossword(words=SHORT), "do not run across and down"),
        (crossword().replace(b'solution="A"', b'type="clue"'), "arrow word"),
        (crossword().replace(b"width='3'", b"width='99999'"), "larger than 400"),
        (crossword(["..."]), "no cells"),
        (crossword().replace(b'"A"', b'"' + b"A" * 99 + b'"'), "a whole text"),
        (crossword()[:-9], "is broken"),
        (crossword().replace(b"Purrs", b"\xff"), "is not in utf-8"),
        (b'<?xml version="1.0" encoding="rot13"?>' + crossword(), "is not in rot13"),
        (b"<!DOCTYPE x []>" + crossword(), "document type"),
        (b'<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "b">]>' + crossword(), "document type"),
        (crossword().replace(b"Purrs", b"<b>" * 99 + b"</b>" * 99), "larger than any"),
        (crossword().replace(b"Purrs", b"<b/>" * 200_001), "larger than any"),
        (crossword().replace(b"Purrs", b"&#xD800;"), "is broken"),
        (crossword().replace(b"Purrs", b"&nosuch;"), "is broken"),
        (crossword() + b" " * 9 * 2**20, "more than 8 MB"),
    ],
)  # fmt: skip
def test_what_cannot_be_opened_is_refused_in_one_sentence(data: bytes, why: str) -> None:
    with pytest.raises(CrosscoreError, match=re.escape(why)) as caught:
        formats.load(data, "other.jpz")
    assert caught.value.message.startswith("other.jpz ")
    assert caught.value.message.count("\n") == 0


def test_encodings() -> None:
    text = crossword().decode().replace("Purrs", "Café")
    for encoding in ("utf-8-sig", "utf-16", "utf-16-le", "iso-8859-1", "windows-1252"):
        said = encoding.removesuffix("-sig")
        data = f'<?xml version="1.0" encoding="{said}"?>{text}'.encode(encoding)
        assert read(data)[0].words[0].clue == "Café", encoding


def test_zips() -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("puzzle.xml", crossword())
    assert formats.load(made.getvalue(), "other.jpz")[0].title == "Tiny"
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("puzzle.xml", crossword() + b" " * 2**24)
    with pytest.raises(CrosscoreError, match="more than 8 MB"):
        formats.load(bomb.getvalue(), "other.jpz")
    with pytest.raises(CrosscoreError, match="damaged"):
        formats.load(made.getvalue()[:-30], "other.jpz")


UCLICK = """<?xml version="1.0"?>
<crossword_puzzle><crossword>
<Title v="Small%20one"/><Author v="A. Uthor"/><Editor v="Ed"/><Category v="Daily"/>
<Width v="3"/><Height v="3"/><AllAnswer v="CATO--D--"/>
<across><a1 a="CAT" c="It purrs%2C or not" n="1" cn="1"/></across>
<down><d1 a="COD" c="&quot;Fish&quot;" n="1" cn="1"/></down>
</crossword></crossword_puzzle>"""


def test_the_xml_of_newspapers_opens() -> None:
    assert formats.recognised(UCLICK.encode()) == "uclick"
    puzzle, found = formats.load(UCLICK.encode(), "daily.xml")
    assert puzzle.rows()[:2] == (("C", "A", "T"), ("O", None, None))
    assert (puzzle.title, puzzle.author, puzzle.about) == (
        "Small one",
        "A. Uthor",
        {"editor": "Ed"},
    )
    assert [word.clue for word in puzzle.words] == ["It purrs, or not", '"Fish"']
    assert [issue.message for issue in found] == ["has details that are not kept: Category (Daily)"]
    assert check(puzzle) == []


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('a="COD"', 'a="COT"', "answer COT of one of its clues is not"),
        ("<down>", "<down><d2/>", "3 clues for the 2 words"),
        ('<Width v="3"/>', '<Width v="4"/>', "empty or larger"),
        ("</down>", "", "is broken"),
    ],
)
def test_the_xml_of_newspapers_is_refused_where_it_contradicts_itself(
    old: str, new: str, why: str
) -> None:
    with pytest.raises(CrosscoreError, match=why):
        formats.load(UCLICK.replace(old, new).encode(), "daily.xml")


def test_a_word_search_is_refused() -> None:
    assert "a word search" in str(formats.refusal(animals(), "jpz"))


PIECES = st.sampled_from(
    [*re.findall(r"<[^>]+>|[^<]+", crossword().decode()), "<!--", "]]>", "\ud800", "&lt;", "'"]
)


@settings(max_examples=80, deadline=None)
@given(st.lists(PIECES, max_size=30), st.integers(0, 2000), st.binary(max_size=4))
def test_broken_files_are_refused(pieces: list[str], at: int, put: bytes) -> None:
    whole = crossword()
    for data in (
        whole[:at] + put + whole[at + len(put) :],
        "".join(["<rectangular-puzzle>", *pieces]).encode("utf-8", "surrogatepass"),
    ):
        try:
            puzzle, findings = formats.load(data, "x.xml")
        except CrosscoreError:
            continue
        check(puzzle)
        for found in findings:
            found.as_dict()
