"""Lists as people have them: typed by hand, from spreadsheets, documents and learning programs."""

from __future__ import annotations

import time
import zipfile
from contextlib import suppress
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore import formats
from crosscore.dictionary import check, parse, read
from crosscore.errors import CrosscoreError
from crosscore.search import drain

Rows = list[tuple[str, str]]


def rows(data: str | bytes, name: str = "pasted.txt") -> Rows:
    found = parse(data if isinstance(data, bytes) else data.encode(), name)
    return [(row.word, row.clue) for row in found.rows]


def codes(data: str | bytes, name: str = "pasted.txt") -> list[str]:
    found = parse(data if isinstance(data, bytes) else data.encode(), name)
    return [issue.code for issue in found.issues]


# -- typed by hand ---------------------------------------------------------------------------

PETS = [("cat", "it purrs"), ("dog", "it barks, loudly"), ("cow", "")]


@pytest.mark.parametrize(
    "text",
    [
        "cat - it purrs\ndog: it barks, loudly\ncow\n",
        "cat – it purrs\ndog — it barks, loudly\ncow\n",
        "cat—it purrs\ndog = it barks, loudly\ncow\n",
        "cat; it purrs\ndog\tit barks, loudly\ncow\n",
        "cat- it purrs\ndog -it barks, loudly\ncow: \n",
        "1. cat - it purrs\n2. dog - it barks, loudly\n3. cow\n",
        "1) cat: it purrs\n2) dog: it barks, loudly\n3) cow\n",
        "1 cat - it purrs\n2 dog - it barks, loudly\n3 cow\n",
        "1\tcat\tit purrs\n2\tdog\tit barks, loudly\n3\tcow\n",
        "• cat: it purrs\n• dog: it barks, loudly\n• cow\n",
        "☐ cat: it purrs\n☐ dog: it barks, loudly\n☐ cow\n",
        "cat   it purrs\ndog   it barks, loudly\ncow\n",
        "cat\tit purrs;dog\tit barks, loudly;cow\t\n",
    ],
)
def test_each_line_has_its_own_mark(text: str) -> None:
    assert rows(text) == PETS


SPELLING = (
    "because\nfriend\nvolcano - a mountain that can erupt\nbeautiful\nisland, land with water all "
    "around\nwell-known\nice-cream\ndog: a pet\nseparate\nVor- und Nachteile\nmerry-go-round\n"
)


def test_a_few_clues_among_many_words_are_clues() -> None:
    found = dict(rows(SPELLING))
    assert found.pop("volcano") == "a mountain that can erupt"
    assert found.pop("island") == "land with water all around"
    assert found.pop("dog") == "a pet"
    assert set(found.values()) == {""}
    assert {"well-known", "ice-cream", "Vor- und Nachteile", "merry-go-round"} <= set(found)


@pytest.mark.parametrize(
    ("text", "unclear"),
    [
        ("Hello, Goodbye\nHelp\nYesterday\n", ["line 1"]),
        ("cat: it purrs\nParis, France\nNew  York\n", ["line 2", "line 3"]),
        ("cat: it purrs\nwell-known\nice cream\n10:30 train\n", []),
    ],
)
def test_an_unclear_line_stays_whole_and_is_told(text: str, unclear: list[str]) -> None:
    found = parse(text.encode(), "pasted.txt")
    assert [issue.where for issue in found.issues if issue.code == "ambiguous"] == unclear
    assert [row.word for row in found.rows][1:] == text.replace("  ", " ").splitlines()[1:]


@pytest.mark.parametrize(
    ("text", "turned"),
    [
        ("a mountain that erupts - volcano\nland in the sea - island\n", True),
        ("a mountain that erupts\tvolcano\nland in the sea\tisland\n", True),
        ("volcano - a mountain that erupts\nisland - land in the sea\n", False),
        ("el perro\tthe dog\nel gato\tthe cat\n", False),
        ("word\tclue\na mountain that erupts\tvolcano\nland in the sea\tisland\n", False),
        ("The Lion King - film\nThe Wizard of Oz - film\n", False),
    ],
)
def test_clues_that_stand_first_are_turned_and_told(text: str, turned: bool) -> None:
    assert ("columns-swapped" in codes(text)) == turned
    assert ("island" in dict(rows(text))) == (turned or text.startswith("volcano"))


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("volcano - a mountain", True),
        ("volcano: a mountain", True),
        ("volcano—a mountain", True),
        ("well-known", False),
        ("Vor- und Nachteile", False),
        ("10:30", False),
    ],
)
def test_a_word_that_still_holds_a_mark_is_told(word: str, told: bool) -> None:
    (row,) = check([(word, "x")], language="en", letters={"digits": "keep"}).rows
    assert ("holds-mark" in [finding.code for finding in row.findings]) == told


# -- encodings -------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["cp1252", "mac_roman", "cp1250"])
@pytest.mark.parametrize(
    "text",
    [
        "Bär;groß und süß\nÄpfel;müssen reif sein\n",
        "élève;à l’école\nforêt;où ça\ngarçon;l’été\n",
        "niño;¿quién?\nárbol;mañana\n",
        "maçã;irmão\n",
        "æble;rød\nøl;grå\n",
        "cat;a “pet” – it’s soft\n",
        "łódź;żółta\nświat;ćma\n",
    ],
)
def test_other_encodings_are_read_and_told(text: str, encoding: str) -> None:
    try:
        data = text.encode(encoding)
    except UnicodeEncodeError:
        return
    assert rows(data, "words.csv") == rows(text)
    (issue,) = parse(data, "words.csv").issues
    assert (issue.code, issue.message[:9]) == ("assumed-encoding", "words.csv")


# -- documents -------------------------------------------------------------------------------


def packed(**parts: str) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(zipfile.ZipInfo(name), text)
    return file.getvalue()


def xlsx(sheet: str, *, shared: str = "", head: str = "") -> bytes:
    return packed(
        **{
            "xl/workbook.xml": '<workbook xmlns:r="r"><sheets><sheet name="A" state="hidden" '
            'r:id="rId1"/><sheet name="B" r:id="rId2"/></sheets></workbook>',
            "xl/_rels/workbook.xml.rels": '<Relationships><Relationship Id="rId2" '
            'Target="worksheets/sheet2.xml"/></Relationships>',
            "xl/sharedStrings.xml": f"<sst>{shared}</sst>",
            "xl/worksheets/sheet2.xml": f"{head}<worksheet><sheetData>{sheet}</sheetData>"
            "</worksheet>",
        }
    )


def opened(body: str, kind: str) -> bytes:
    return packed(
        mimetype=f"application/vnd.oasis.opendocument.{kind}",
        **{"content.xml": f"<d><body>{body}</body></d>"},
    )


SHARED = "<si><t>cat</t></si><si><r><t>it </t></r><r><t>purrs</t></r><rPh><t>x</t></rPh></si>"
WORD_TABLE = (
    "<w><body><p><r><t>Pets</t></r></p><tbl>"
    "<tr><tc><p><r><t>cat</t></r></p></tc><tc><p><r><t>it </t><t>purrs</t></r></p></tc></tr>"
    "<tr><tc><p><r><t>dog</t></r></p></tc><tc><p/></tc></tr></tbl></body></w>"
)
WORD_LINES = (
    "<w><body><p><r><t>cat - it purrs</t></r></p><p><r><t>do</t></r><del><r><delText>x</delText>"
    "</r></del><r><t>g</t></r></p></body></w>"
)
SHEET = (
    "<spreadsheet><table><table-row><table-cell><p>cat</p></table-cell><table-cell><p>it purrs</p>"
    '</table-cell><table-cell number-columns-repeated="16382"/></table-row><table-row>'
    "<table-cell><p>dog</p></table-cell></table-row>"
    '<table-row number-rows-repeated="1048574"><table-cell number-columns-repeated="16384"/>'
    "</table-row></table><table><table-row><table-cell><p>no</p></table-cell></table-row></table>"
    "</spreadsheet>"
)
TEXT = "<text><list><list-item><p>cat -<s/>it purrs</p></list-item></list><h>dog</h></text>"


@pytest.mark.parametrize(
    ("data", "form"),
    [
        (
            xlsx(
                '<row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'
                '<row><c r="A2" t="inlineStr"><is><t>dog</t></is></c></row>',
                shared=SHARED,
            ),
            "xlsx",
        ),
        (opened(SHEET, "spreadsheet"), "ods"),
        (packed(**{"word/document.xml": WORD_TABLE}), "docx"),
        (packed(**{"word/document.xml": WORD_LINES}), "docx"),
        (opened(TEXT, "text"), "odt"),
    ],
)
def test_documents_are_read(data: bytes, form: str) -> None:
    name = f"pets.{form}"
    assert rows(data, name) == [("cat", "it purrs"), ("dog", "")]
    assert parse(data, name).format == form
    assert not formats.holds_puzzle(data, name)


def test_a_heading_and_numbers_of_a_sheet_are_understood() -> None:
    cells = (
        '<row><c t="inlineStr"><is><t>{}</t></is></c><c t="inlineStr"><is><t>{}</t></is></c></row>'
    )
    sheet = cells.format("Hinweis", "Wort") + cells.format("schnurrt", "Katze")
    assert rows(xlsx(sheet), "a.xlsx") == [("Katze", "schnurrt")]
    cells = '<row><c><v>{}</v></c><c t="str"><v>{}</v></c></row>'
    sheet = cells.format(1, "cat") + cells.format(2, "dog")
    assert rows(xlsx(sheet), "a.xlsx") == [("cat", ""), ("dog", "")]


BOMB = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'


@pytest.mark.parametrize(
    "data",
    [
        xlsx("", head=BOMB),
        xlsx("<row>" * 200 + "</row>" * 200),
        xlsx("<row>"),
        xlsx('<row><c t="s"><v>7</v></c></row>'),
        packed(**{"word/document.xml": "<w>" + "x" * (25 * 2**20) + "</w>"}),
        opened(SHEET, "spreadsheet")[:-30],
    ],
    ids=["entities", "deep", "open", "no-string", "large", "cut"],
)
def test_documents_that_cannot_be_read_are_refused(data: bytes) -> None:
    with pytest.raises(CrosscoreError, match="can’t be read") as caught:
        parse(data, "pets.xlsx")
    assert caught.value.code == "not-text"


@given(st.binary(max_size=60), st.integers(0, 600))
@settings(max_examples=100, deadline=None)
def test_no_document_crashes_the_reader(noise: bytes, at: int) -> None:
    whole = opened(SHEET, "spreadsheet")
    with suppress(CrosscoreError):
        parse(whole[:at] + noise + whole[at + len(noise) :], "a.ods")


# -- learning programs -----------------------------------------------------------------------

QUIZ = """<?xml version="1.0" encoding="UTF-8"?>
<quiz><question type="category"><category><text>x</text></category></question>
<question type="shortanswer"><questiontext format="html"><text><![CDATA[<p>It purrs</p>]]></text>
</questiontext><answer fraction="50"><text>kitty</text></answer>
<answer fraction="100"><text>cat</text></answer></question>
<question type="matching"><questiontext><text>Match</text></questiontext>
<subquestion><text>It barks</text><answer><text>dog</text></answer></subquestion></question>
<question type="truefalse"><questiontext><text>Yes?</text></questiontext></question></quiz>"""
GLOSSARY = """<GLOSSARY><INFO><NAME>Pets</NAME><ENTRIES>
<ENTRY><CONCEPT>cat</CONCEPT><DEFINITION>&lt;p&gt;It purrs&lt;/p&gt;</DEFINITION></ENTRY>
<ENTRY><CONCEPT>dog</CONCEPT><DEFINITION>It barks</DEFINITION></ENTRY>
</ENTRIES></INFO></GLOSSARY>"""
GIFT = """// pets
$CATEGORY: animals

::Q1:: It purrs {=cat#yes =%50%kitty ~dog}

[html]It barks {
~cat
=dog
}

Is it so? {T}

How many? {#4}
"""


@pytest.mark.parametrize(
    ("text", "name", "form", "found", "left"),
    [
        (
            "#separator:tab\n#html:true\n#tags column:3\ncat\tIt <b>purrs</b>[sound:a.mp3]\tx\n"
            'dog\t"It ""barks"""\ty\n',
            "deck.txt",
            "anki",
            [("cat", "It purrs"), ("dog", 'It "barks"')],
            0,
        ),
        (
            "#separator:Semicolon\n#html:false\nThe {{c1::cat::pet}} and the {{c2::dog}};x\n",
            "deck.txt",
            "anki",
            [("cat", "The ____ and the dog")],
            0,
        ),
        (QUIZ, "quiz.xml", "moodle", [("cat", "It purrs"), ("dog", "It barks")], 1),
        (GLOSSARY, "glossary.xml", "moodle", [("cat", "It purrs"), ("dog", "It barks")], 0),
        (GIFT, "quiz.txt", "gift", [("cat", "It purrs"), ("dog", "It barks")], 2),
        (
            "The {=cat ~dog} sat.\n\nMatch {=purrs -> cat =barks -> dog}\n",
            "quiz.gift",
            "gift",
            [("cat", "The ____ sat."), ("cat", "purrs"), ("dog", "barks")],
            0,
        ),
    ],
)
def test_exports_are_read(text: str, name: str, form: str, found: Rows, left: int) -> None:
    assert rows(text, name) == found
    assert parse(text.encode(), name).format == form
    assert codes(text, name) == ["questions-left-out"] * bool(left)
    assert not formats.holds_puzzle(text.encode(), name)


@pytest.mark.parametrize("text", ["<quiz>", f"{BOMB}<quiz></quiz>", "<quiz><a></quiz>"])
def test_broken_exports_are_refused(text: str) -> None:
    with pytest.raises(CrosscoreError):
        parse(text.encode(), "quiz.xml")


def test_braces_alone_are_no_gift() -> None:
    assert rows("set {a}\nlist\n") == [("set {a}", ""), ("list", "")]


@pytest.mark.parametrize("between", ["\n", "\n\n"])
@pytest.mark.parametrize("mark", [" - ", ": ", "\t", " = ", ", "])
def test_a_clue_that_looks_like_gift_leaves_a_list_as_it_is(between: str, mark: str) -> None:
    pairs = [("cat", "purrs"), ("set", "elements {=1}"), ("dog", "barks"), ("goat", "beard {~x}")]
    assert rows(between.join(map(mark.join, pairs))) == pairs


@pytest.mark.parametrize(
    "text", ['{"cat": "purrs {=x}"}', '[{"word": "cat", "clue": "purrs {=x}"}]', '["cat {~x}"]']
)
def test_json_is_never_gift(text: str) -> None:
    assert parse(text.encode(), "words").format != "gift"
    assert len(rows(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Capital of France: {=Paris}\n\nOf Spain: where is it? {=Madrid}",
        "[html]<p>He: hello</p>\n<p>She: what is it?</p> {\n=cat\n~dog\n}",
        "::Q1 - pets::\nHe: hello\nShe: what is it? {=cat}",
        "It purrs\n{\n~dog # no: it barks\n=cat # yes - so it is\n}\n\nNote: the end",
        "Match {\n=purrs - loudly -> cat\n=barks: loudly -> dog\n}",
    ],
)
def test_questions_with_marks_and_lines_are_gift(text: str) -> None:
    assert parse(text.encode(), "quiz.txt").format == "gift"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Is it? {~no}", "no answer that could be a word"),
        ("# cat\n# dog", "comments and skipped: 2"),
    ],
)
def test_a_list_without_any_word_gets_a_sentence(text: str, says: str) -> None:
    with pytest.raises(CrosscoreError, match=says) as caught:
        drain(read(text.encode(), name="pets.txt"))
    assert caught.value.code == "empty-dictionary"


@pytest.mark.parametrize(
    "text",
    [
        " " * 300_000 + "x",
        "\n" * 300_000 + "x {=a}",
        "#separator:tab\n" + "{{c1::" * 60_000,
        '#separator:tab\n"' + "x" * 200_000,
        "{=" * 100_000 + "}",
        "<quiz><question type='shortanswer'><questiontext><text>"
        + "[sound:" * 60_000
        + "</text></questiontext><answer><text>cat</text></answer></question></quiz>",
        "<!--" * 100_000,
        "- " * 200_000,
        "::" * 100_000 + "{=a}",
    ],
    ids=["blanks", "lines", "gaps", "quote", "braces", "sounds", "comments", "bullets", "titles"],
)
def test_odd_texts_take_no_time(text: str) -> None:
    begun = time.process_time()
    with suppress(CrosscoreError):
        parse(text.encode(), "odd.gift")
    assert time.process_time() - begun < 2
