"""Puzzles on paper without a browser, read by poppler."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from crosscore import formats, make, paper, sheet
from crosscore.cli import main
from crosscore.errors import CrosscoreError
from crosscore.paper import fit, fonts, sizes
from crosscore.puzzle import Puzzle
from tests.page.pdf import needs_poppler
from tools import paper_fonts

pytest.importorskip("typst", reason="only where requirements/test.txt is installed")
pytestmark = needs_poppler
SAVED = Path(__file__).parent / "saved-0.1"
INJECTED = '#panic("x") $a_1$ *b* \\ "quoted" @ref <label> // c'


@pytest.fixture(scope="session", autouse=True)
def made_fonts() -> None:
    """What `build.py build` makes."""
    paper_fonts.make()


def saved(name: str) -> Puzzle:
    return formats.load((SAVED / f"{name}.ipuz").read_bytes(), name)[0]


class Read:
    """A PDF as poppler reads it."""

    def __init__(self, data: bytes, place: Path) -> None:
        self.path = place / "paper.pdf"
        self.path.write_bytes(data)

    def run(self, *command: str) -> str:
        name, *options = command
        ends = ["-"] if name == "pdftotext" else []
        done = subprocess.run(
            [name, *options, str(self.path), *ends], capture_output=True, check=True
        )
        return done.stdout.decode()

    def about(self, name: str) -> str:
        found = re.search(rf"^{name}: +(.*)$", self.run("pdfinfo"), re.MULTILINE)
        return found[1] if found else ""

    def text(self, *options: str) -> str:
        return " ".join(self.run("pdftotext", "-raw", *options).split())

    def words(self, page: int) -> Iterator[tuple[str, float, float, float, float]]:
        """The words of a page: text, left, top, right and bottom in points."""
        listed = self.run("pdftotext", "-bbox", "-f", str(page), "-l", str(page))
        for word in ElementTree.fromstring(listed).iter("{http://www.w3.org/1999/xhtml}word"):
            x0, y0, x1, y1 = (float(word.get(at, "")) for at in ("xMin", "yMin", "xMax", "yMax"))
            yield word.text or "", x0, y0, x1, y1


def test_a_sheet_is_one_tagged_page_whose_clues_are_read_in_order(tmp_path: Path) -> None:
    puzzle = replace(saved("freeform-en"), title=f"At sea {INJECTED}")
    data = paper.pdf(puzzle, paper="a4", key="none")
    assert data == paper.pdf(puzzle, paper="a4", key="none")
    found = Read(data, tmp_path)
    assert found.about("Title") == puzzle.title
    assert (found.about("Tagged"), found.about("Pages")) == ("yes", "1")
    assert "(A4)" in found.about("Page size")
    assert "pdfuaid:part" in found.run("pdfinfo", "-meta")
    assert "<dc:language><rdf:Bag><rdf:li>en<" in found.run("pdfinfo", "-meta")
    faces = found.run("pdffonts").splitlines()[2:]
    assert faces
    assert all(re.search(r" yes yes yes ", face) for face in faces)
    read = found.text()
    assert puzzle.title in read
    across, down = sheet.clue_lists(puzzle)
    clues = [puzzle.words[entries[0].word].clue for _, entries in (*across.lines, *down.lines)]
    places = [read.index(clue) for clue in clues]
    assert places == sorted(places)
    tree = found.run("pdfinfo", "-struct-text")
    assert "Figure" in tree
    assert tree.count("LI (block)") == len(clues)
    margin = 13 * sizes.MM
    for _, x0, y0, x1, y1 in found.words(1):
        assert min(x0, y0, 595.3 - x1, 841.9 - y1) >= margin


@pytest.mark.parametrize("name", ["freeform-bn", "freeform-he", "filled-he", "filled-bn"])
def test_every_script_is_set_in_fonts_of_ours(name: str, tmp_path: Path) -> None:
    puzzle = saved(name)
    found = Read(paper.pdf(puzzle, key="apart"), tmp_path)
    assert all("Crosscore" in face for face in found.run("pdffonts").splitlines()[2:])
    assert found.about("Pages") == "2"
    read = found.text()
    clues = [puzzle.words[entry.word].clue for entry in puzzle.entries]
    letters = {letter for clue in clues for letter in clue if letter.isalpha()}
    assert letters <= set(read)
    if name.endswith("he"):  # the line for the name is on the left, the clues begin on the right
        label = sheet.labels(puzzle, sheet.wording(puzzle))["name"]
        assert label.rstrip(":") in read
        rights = [x1 for _, _, _, x1, _ in found.words(1)]
        assert max(rights) > 595 - 16 * sizes.MM


def test_fifty_words_are_on_one_page_of_either_paper_in_nine_points(tmp_path: Path) -> None:
    puzzle = make("crossword", "english", count=50, seed=7, nodes=4000)
    assert len(puzzle.entries) >= 45
    for name in ("a4", "letter"):
        found = Read(paper.pdf(puzzle, paper=name), tmp_path)
        assert found.about("Pages") == "1"
        clue = max((puzzle.words[e.word].clue.split()[0] for e in puzzle.entries), key=len)
        assert clue in found.text()
    plan = _planned(puzzle)
    assert plan.size >= 9
    assert plan.cell >= 5 * sizes.MM
    assert _planned(sheet.changed(puzzle, {"text_size": "huge"})).size == 18


def _planned(puzzle: Puzzle) -> fit.Plan:
    from crosscore.paper import pages, typesetting
    from crosscore.paper.content import sheet_of

    setting = pages.Setting(sheet_of(puzzle), "none")
    found = pages.Sheeted(setting, sizes.Paper("a4"))
    typesetting._measured(typesetting._Typst([setting.sheet]), [found])
    return found.plan


def test_keys_stand_where_they_are_wanted(tmp_path: Path) -> None:
    some = [saved("freeform-en"), saved("filled-en"), saved("freeform-he")]
    count = {}
    for key in paper.KEYS:
        found = Read(paper.pdf(some, key=key), tmp_path)
        count[key] = int(found.about("Pages"))
    assert count["none"] == 3
    assert count["apart"] == 6
    assert count["end"] == 4
    assert count["none"] <= count["beside"] <= 6
    own = sheet.changed(some[0], {"key": "apart", "prints": "key"})
    found = Read(paper.pdf(own), tmp_path)
    assert found.about("Pages") == "1"
    assert "Across" not in found.text()


def test_a_search_tells_its_message_in_the_key_alone(tmp_path: Path) -> None:
    words = ["airship", "beam", "design", "garage", "idol", "liver", "once", "outdoors", "stack"]
    puzzle = make("wordsearch", words, language="en", message="well done", seed=3, nodes=3000)
    assert sheet.hidden_message(puzzle)
    found = Read(paper.pdf(puzzle, key="apart"), tmp_path)
    assert "well done" not in found.text("-l", "1")
    assert "The first 8 letters left over say" in found.text("-l", "1")
    assert "well done" in found.text("-f", "2")


def test_the_command_prints_several_puzzles_in_their_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "class.pdf"
    files = [str(SAVED / f"{name}.ipuz") for name in ("freeform-he", "freeform-en")]
    assert main(["print", *files, "-o", str(out), "--key", "end", "--pages-per-sheet", "2"]) == 0
    assert capsys.readouterr().out.strip() == str(out)
    found = Read(out.read_bytes(), tmp_path)
    assert int(found.about("Pages")) in (2, 3)
    width, height = map(float, re.findall(r"[\d.]+", found.about("Page size"))[:2])
    assert width > height  # two pages side by side
    assert main(["print", *files, "-o", str(tmp_path / "no.svg")]) == 2
    assert main(["print", *files, "-o", str(tmp_path / "a.pdf"), "--key", "under"]) == 2
    assert main(["print", *files, "-o", str(tmp_path / "a.docx"), "--pages-per-sheet", "2"]) == 2
    assert not {"no.svg", "a.pdf", "a.docx"} & {path.name for path in tmp_path.iterdir()}
    picture = tmp_path / "one.png"
    assert main(["print", files[1], "--to", "png", "-o", str(picture)]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_letters_without_a_font_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    odd = replace(saved("freeform-en"), title="\U000f1234 of nobody's")
    with pytest.raises(CrosscoreError, match="\U000f1234 of nobody's”: \U000f1234;") as told:
        paper.pdf(odd)
    assert told.value.code == "no-font"
    monkeypatch.setattr(fonts, "PLACE", tmp_path / "none")
    fonts.listed.cache_clear()
    with pytest.raises(CrosscoreError, match=r"build\.py build") as told:
        paper.pdf(saved("freeform-en"))
    assert told.value.code == "no-fonts"
    fonts.listed.cache_clear()


def test_the_form_that_newspapers_ask_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.ipuz").write_bytes((SAVED / "filled-en.ipuz").read_bytes())
    out = tmp_path / "sent.pdf"
    command = ["print", str(tmp_path / "a.ipuz"), "-o", str(out), "--style", "submission"]
    assert main([*command, "--address", "1 High Street\\nLeeds"]) == 0
    read = Read(out.read_bytes(), tmp_path).run("pdftotext", "-layout")
    first, second, *rest, _ = read.split("\f")
    assert "1 High Street\n" in first.replace(" ", " ")
    assert "Leeds" in first
    assert "Answers" in second
    puzzle = saved("filled-en")
    for entry in puzzle.entries:
        word = puzzle.words[entry.word]
        assert re.search(f"{re.escape(word.clue)}.* {''.join(word.answer)}\n", "".join(rest))
    (tmp_path / "me.txt").write_text("2 Low Street\r\n", encoding="utf-8")
    assert main([*command, "--to", "docx", "--address", f"@{tmp_path / 'me.txt'}"]) == 0
    assert out.read_bytes().startswith(b"PK")
    assert main([*command, "--key", "end"]) == 2
    assert main([*command, "--address", "x\\n" * 11]) == 2
    free = str(SAVED / "freeform-en.ipuz")
    assert main(["print", free, "-o", str(out), "--style", "submission"]) == 2
    assert main(["print", free, "-o", str(out), "--address", "x"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 4
    assert "newspapers" in said
    assert "10 lines" in said


def test_lists_begin_on_the_side_that_they_are_read_from(tmp_path: Path) -> None:
    def heading(name: str, word: str) -> list[float]:
        data = paper.pdf(saved(name), paper="a4", key="none")
        read = Read(data, tmp_path).run("pdftotext", "-bbox")
        found = re.search(rf'xMin="([\d.]+)".* xMax="([\d.]+)".*>{word}<', read)
        assert found
        return [float(side) for side in found.groups()]

    begin, _ = heading("filled-en", "Across")
    _, end = heading("filled-he", "מאוזן"[::-1])  # as poppler reads it
    assert begin < 45 < 550 < end


def test_nothing_is_lost_however_long_texts_are(tmp_path: Path) -> None:
    puzzle = saved("freeform-en")
    first, *others = puzzle.words
    long = replace(puzzle, words=(replace(first, clue="very long " * 200), *others))
    for large, pages in ((True, 1), (False, 4), (True, 4)):
        found = Read(paper.pdf(long, key="none", large=large, pages_per_sheet=pages), tmp_path)
        assert found.text().count("very long") == 200
        for page in range(1, int(found.about("Pages")) + 1):
            assert all(x1 < 580 and y1 < 830 for _, _, _, x1, y1 in found.words(page))
    headed = replace(puzzle, title="Title " * 33, instructions="Instructions here. " * 105)
    assert "Instructions" in Read(paper.pdf(headed), tmp_path).text()
    with pytest.raises(CrosscoreError, match=r"^.Title Title .* longer than a page") as told:
        paper.pdf(headed, pages_per_sheet=4)
    assert told.value.code == "no-room"


def test_words_wider_than_a_column_break(tmp_path: Path) -> None:
    puzzle = saved("freeform-en")
    wide, german = "W" * 30, "Straßenverkehrsordnungswesen im Geschwindigkeitsbegrenzungsgesetz"
    for clue, whole in ((wide, False), (german, True)):
        words = tuple(replace(word, clue=clue) for word in puzzle.words)
        broken = replace(puzzle, title=f"{wide} {clue}", words=words)
        found = Read(paper.pdf(broken, key="end", large=True, pages_per_sheet=4), tmp_path)
        middle = 595.3 / 2
        for _, x0, _, x1, _ in found.words(1):  # on a quarter of the sheet
            assert x1 < middle or x0 > middle
            assert x1 < 590
        usual = Read(paper.pdf(broken, key="none"), tmp_path).text()
        assert (german.split()[0] in usual) == whole


def test_keys_of_both_directions_stand_below_their_own_titles(tmp_path: Path) -> None:
    some = [replace(saved(name), title=title) for name, title in (
        ("freeform-en", "One"), ("freeform-he", "שלום"), ("filled-en", "Three"),
    )]  # fmt: skip
    for listed in (some, some[1:] + some[:1]):
        mirrored = listed[0] is some[1]
        found = Read(paper.pdf(listed, paper="a4", key="end"), tmp_path)
        words = list(found.words(int(found.about("Pages"))))
        at = {word: x1 if mirrored else x0 for word, x0, _, x1, _ in words}
        edges = [at.get(name, at.get(name[::-1], 0.0)) for name in ("One", "שלום", "Three")]
        letters = [x1 if mirrored else x0 for word, x0, _, x1, _ in words if len(word) == 1]
        for edge in edges:  # a grid begins below each title
            assert min(abs(edge - letter) for letter in letters) < 90


def test_a_form_has_its_grid_below_any_address(tmp_path: Path) -> None:
    puzzle = replace(saved("filled-en"), title="Long title " * 18)
    whole = paper.pdf(puzzle, style="submission", address="1 High Street")
    for line in ("W" * 200, "My long address line " * 9):
        address = "\n".join([line] * 10)
        data = paper.pdf(puzzle, style="submission", address=address)
        found = Read(data, tmp_path)
        pages = int(found.about("Pages"))
        for page in range(1, pages + 1):
            assert all(x0 > 60 and x1 < 535 for _, x0, _, x1, _ in found.words(page))
        assert pages > int(Read(whole, tmp_path).about("Pages"))


def test_what_is_hard_to_read_is_told_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [["#" if (r % 3 and c % 3) else "A" for c in range(66)] for r in range(40)]
    letters = {"solution": rows, "puzzle": [[0 if x == "A" else x for x in row] for row in rows]}
    about = {"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/crossword#1"]}
    wide = {**about, "title": "Wide", "dimensions": {"width": 66, "height": 40}, **letters}
    (tmp_path / "wide.ipuz").write_text(json.dumps(wide), encoding="utf-8")
    command = ["print", str(tmp_path / "wide.ipuz"), "-o"]
    assert main([*command, str(tmp_path / "a.pdf"), "--pages-per-sheet", "4"]) == 0
    said = capsys.readouterr().err
    assert said.count("mm wide in “Wide”:") == 1
    assert main([*command, str(tmp_path / "a.docx")]) == 2
    assert "63 columns" in capsys.readouterr().err
    assert not (tmp_path / "a.docx").exists()
    assert main([*command, str(tmp_path / "a.xyz")]) == 2
    assert capsys.readouterr().err.strip().endswith("one of .pdf .png .docx.")


def test_files_are_called_as_their_puzzles_whatever_they_are_called(tmp_path: Path) -> None:
    puzzle = saved("freeform-en")
    some = [replace(puzzle, title=title) for title in ("Zoo", "Zoo", "Zoo 2", "a \ud800\x07b")]
    titles = [setting.sheet.title.text for setting in paper._settings(some, None)]
    assert titles == ["Zoo 1", "Zoo 3", "Zoo 2", "a b"]
    found = Read(paper.pdf(some, key="end"), tmp_path)
    assert found.about("Title") == " · ".join(titles)
    tree = found.run("pdfinfo", "-struct-text")
    assert tree.split("H1 ")[-1].count("H2 ") == len(titles)
