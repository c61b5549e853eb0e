"""Lists of one's own words: files as people have them, checking while typing, saving."""

from __future__ import annotations

import json
import zipfile
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore.alphabet import one_line
from crosscore.dictionary import FORMATS, MAX_CLUE, MAX_ROWS, check, parse, read, save
from crosscore.dictionary.rows import CLUES
from crosscore.dictionary.source import parsing
from crosscore.errors import CrosscoreError
from crosscore.search import drain
from crosscore.service import Service


def rows(text: str | bytes, name: str = "words.txt") -> list[tuple[str, str]]:
    data = text if isinstance(text, bytes) else text.encode()
    return [(row.word, row.clue) for row in parse(data, name).rows]


def ask(kind: str, payload: bytes | None = None, /, **fields: Any) -> dict[str, Any]:
    message = json.dumps({"v": 1, "id": 1, "type": kind, **fields})
    answer = Service().handle(message, payload)
    answer.encode()  # can be sent
    found: dict[str, Any] = json.loads(answer)
    assert found.get("code") != "fault", found
    return found


CAT_DOG = [("CAT", "Purrs"), ("DOG", "Barks")]


# -- formats ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ('{"CAT": "Purrs", "DOG": "Barks"}', "json-object"),
        ('[{"answer": "CAT", "clue": "Purrs"}, {"Word": "DOG", "Hint": "Barks"}]', "json-list"),
        ('[{"answer": "CAT", "clue": "Purrs", "row": 1}, ["DOG", "Barks"]]', "json-list"),
        ("CAT\tPurrs\nDOG\tBarks\n", "tsv"),
        ("CAT\tPurrs\r\n\r\nDOG\tBarks", "tsv"),
        ("Word\tClue\nCAT\tPurrs\nDOG\tBarks\n", "tsv"),
        ("CAT,Purrs\nDOG,Barks\n", "csv"),
        ("word,clue\r\nCAT,Purrs\r\nDOG,Barks\r\n", "csv"),
        ('"answer","clue"\n"CAT","Purrs"\n"DOG","Barks"\n', "csv"),
        ("Wort;Hinweis\nCAT;Purrs\nDOG;Barks\n", "csv"),
        ("clue,answer\nPurrs,CAT\nBarks,DOG\n", "csv"),
        ("no;word;clue;level\n1;CAT;Purrs;easy\n2;DOG;Barks;easy\n", "csv"),
        ("sep=;\r\nCAT;Purrs\r\nDOG;Barks\r\n", "csv"),
        ("CAT: Purrs\nDOG: Barks\n", "text"),
        ("CAT:Purrs\rDOG :Barks\r", "text"),
        ("CAT：Purrs\nDOG：Barks\n", "text"),
        ("CAT = Purrs\nDOG = Barks\n", "text"),
        ("CAT - Purrs\nDOG – Barks\n", "text"),
        ("CAT    Purrs\nDOG    Barks\n", "text"),
        ("CAT Purrs\nDOG Barks\n", "text"),
        ("1. CAT: Purrs\n2. DOG: Barks\n", "text"),
        ("1.\tCAT - Purrs\n2.\tDOG - Barks\n", "text"),
        ("• CAT: Purrs\n• DOG: Barks\n", "text"),
        ("# Animals\nCAT: Purrs\n\n# More\nDOG: Barks\n", "text"),
    ],
)
def test_a_file_is_what_its_content_says(text: str, form: str) -> None:
    for name in ("words.txt", "words.json", "words.csv", "words"):
        found = parse(text.encode(), name)
        assert [(row.word, row.clue) for row in found.rows] == CAT_DOG
        assert found.format == form


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # Words of two parts, hyphens, apostrophes: one space or hyphen parts nothing.
        ("ICE CREAM\nNew York\nmerry-go-round\n", ["ICE CREAM", "New York", "merry-go-round"]),
        ("বাস\nআইস ক্রিম\n", ["বাস", "আইস ক্রিম"]),
        ("GONE WITH THE WIND\nTHE THIRD MAN\n", ["GONE WITH THE WIND", "THE THIRD MAN"]),
        ("Hello, Goodbye\nHelp\nYesterday\n", ["Hello, Goodbye", "Help", "Yesterday"]),
        ("cat, dog, ice cream", ["cat", "dog", "ice cream"]),
        ("قط، كلب، بقرة", ["قط", "كلب", "بقرة"]),
        ('["CAT", "ICE CREAM"]', ["CAT", "ICE CREAM"]),
        ("[Animals]\ncat\n", ["[Animals]", "cat"]),
        ("WORD\nCLUE\n", ["WORD", "CLUE"]),
        ("cat,\ndog,\n", ["cat", "dog"]),
        ("- cat\n- ice cream\n - ", ["cat", "ice cream"]),
    ],
)
def test_words_without_clues_stay_whole(text: str, expected: list[str]) -> None:
    assert rows(text) == [(word, "") for word in expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ICE CREAM: cold, sweet\nbus: 12:30, from here\n", ["cold, sweet", "12:30, from here"]),
        ("ICE CREAM  cold - sweet\nBUS  it stops\n", ["cold - sweet", "it stops"]),
        ("ICE CREAM cold, sweet\nBUS it stops", None),  # a space parts ICE and CREAM cold, sweet
        ("CAT furry pet\nDOG barks, loudly\n", ["furry pet", "barks, loudly"]),
        ("CAT,Purrs, sometimes, loudly\nDOG,Barks\n", ["Purrs, sometimes, loudly", "Barks"]),
        ("CAT, soft, warm\nDOG, loud, cold\n", ["soft, warm", "loud, cold"]),
        ("word,clue\nCAT,soft,warm\nDOG,loud,cold\n", ["soft,warm", "loud,cold"]),
        ('CAT,"soft, ""warm"""\nDOG,loud\n', ['soft, "warm"', "loud"]),
        ('CAT, "soft, warm"\nDOG, "loud"\n', ["soft, warm", "loud"]),
        ('CAT;"soft\r\nand: warm"\r\nDOG;loud\r\n', ["soft and: warm", "loud"]),
        ('CAT\t"Meow" it says\nDOG\t"Woof\n', ['"Meow" it says', '"Woof']),
        ("CAT: soft\nDOG\tloud\nCOW\n", ["soft", "loud", ""]),
        ("বাস: যাত্রী নিয়ে থামে\nনদী: বয়ে চলে\n", ["যাত্রী নিয়ে থামে", "বয়ে চলে"]),
        ("אוטובוס - עוצר בתחנה\nנהר - זורם\n", ["עוצר בתחנה", "זורם"]),
    ],
)
def test_a_clue_keeps_its_commas_quotes_and_dashes(text: str, expected: list[str] | None) -> None:
    found = rows(text)
    if expected is None:
        assert found[0] == ("ICE", "CREAM cold, sweet")
    else:
        assert [clue for _, clue in found] == expected


def test_a_quote_that_is_never_closed_takes_no_other_line() -> None:
    text = 'CAT,"Purrs\n' + "COW,Moos\n" * 30 + 'DOG,"Barks"\n'
    found = rows(text)
    assert len(found) == 32
    assert found[0] == ("CAT", '"Purrs')
    assert found[-1] == ("DOG", "Barks")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize(
    "text",
    [
        "CAT\tPurrs\nDOG\tBarks\n",
        '{"CAT": "Purrs"}',
        "নদী: বয়ে চলে\nবাস: থামে\n",
        "नदी: बहती है\nबस: रुकती है\n",
        "река: течёт\nкот: мурлычет\n",
        "河：流\n猫：叫\n",
    ],
)
def test_encodings_are_recognised(text: str, encoding: str) -> None:
    assert rows(text.encode(encoding)) == rows(text)
    told = parse(text.encode(encoding), "w").encoding
    assert told == ("utf-16-le" if encoding == "utf-16" else encoding.removesuffix("-sig"))


def test_places_are_lines_and_entries_of_the_file() -> None:
    found = parse(b'word,clue\n\nCAT,"a\nb"\nDOG,Barks\n', "w.csv")
    assert [row.where for row in found.rows] == ["line 3", "line 5"]
    found = parse(b'[5, "CAT"]', "w.json")
    assert [row.where for row in found.rows] == ["entry 2"]
    assert [(issue.code, issue.where) for issue in found.issues] == [("no-word", "entry 1")]


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("CAT\tPurrs\teasy\nDOG\tBarks\thard\n", "columns-left-out", "line 1"),
        ("word,clue,colour\nCAT,Purrs,grey\n", "columns-left-out", "line 2"),
        ('[["CAT", "Purrs", "easy"]]', "columns-left-out", "entry 1"),
        ("# Animals\ncat\n", "comments", "line 1"),
        ("cat\ncat is a furry pet\n", "no-mark", "line 2"),
    ],
)
def test_what_is_left_out_is_said(text: str, code: str, where: str) -> None:
    assert [(i.code, i.where) for i in parse(text.encode(), "w").issues] == [(code, where)]


def zipped(*names: str) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name in names:
            # Without today's date: a test's name has these bytes, and is the same everywhere.
            archive.writestr(zipfile.ZipInfo(name), "x" * 99)
    return file.getvalue()


@pytest.mark.parametrize(
    ("data", "code", "says"),
    [
        (b"", "empty-file", "empty"),
        (b"\xff\xfe", "empty-file", "empty"),
        (b"\xef\xbb\xbf \n", "empty-file", "empty"),
        (b"\x89PNG\r\n\x1a\n\0\0", "not-text", "PNG"),
        (b"\xff\xd8\xff\xe0\0\x10JFIF", "not-text", "JPEG"),
        (b"%PDF-1.7\n%abc", "not-text", "PDF"),
        (b"{\\rtf1\\ansi CAT}", "not-text", "RTF"),
        (zipped("[Content_Types].xml", "xl/workbook.xml"), "not-text", "damaged"),
        (zipped("word/document.xml"), "not-text", "damaged"),
        (zipped("pictures/cat.png"), "not-text", "ZIP"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + "Workbook".encode("utf-16-le"), "not-text", ".xlsx"),
        (bytes(range(256)) * 4, "not-text", "not a text file"),
        (b"\x01\x02\x03CAT" * 50, "not-text", "not a text file"),
        (b"CA\0T\tPurrs\nDOG\tBarks\n", "not-text", "not a text file"),
        ("кот;кошка\n".encode("cp1251"), "not-utf-8", "line 1"),
        ("CAT\n".encode("utf-32"), "not-utf-8", "UTF-32"),
        (b"\xff\xfeC\0A", "not-utf-8", "UTF-16"),
        (b"<!DOCTYPE html><p>CAT", "not-a-word-list", "web page"),
        (b'{"version": "http://ipuz.org/v2", "puzzle": [[1]]}', "is-a-puzzle", "puzzle"),
        (b'{"CAT": "Purrs"', "not-json", "line 1"),
        (b"[" * 100_000, "not-json", "64 brackets"),
        (b"[]", "empty-dictionary", "no words"),
        (b'"",""\n', "empty-dictionary", "no words"),
        (b",,,\n , \n", "empty-dictionary", "no words"),
    ],
    ids=lambda v: v if isinstance(v, str) else repr(v[:12]),
)
def test_what_holds_no_words_is_refused_in_a_sentence(data: bytes, code: str, says: str) -> None:
    answer = ask("words.parse", data, name="my words.csv")
    assert (answer["type"], answer["code"]) == ("error", code)
    assert says in answer["message"]
    assert answer["message"].endswith(".")
    assert answer["message"].startswith("my words.csv ")


def test_a_file_of_any_format_is_a_dictionary() -> None:
    for text in ("CAT\tPurrs\nCOW\tMoos\n", "CAT: Purrs\nCOW: Moos\n", '[["CAT","Purrs"]]'):
        service = Service()
        message = {"v": 1, "id": 1, "type": "dictionary.load", "name": "w.txt"}
        assert "accepted" in service.handle(json.dumps(message), text.encode())
        (end,) = map(json.loads, service.step(1000))
        assert end["outcome"] == "found"
        assert end["dictionary"]["words"] == len(rows(text))


def test_a_list_without_clues_is_one_finding_not_many() -> None:
    for text, codes in (("CAT\nDOG\nCOW\n", ["no-clues"]), ("CAT: Purrs\nDOG\n", ["no-clue"])):
        service = Service()
        message = {"v": 1, "id": 1, "type": "dictionary.load", "name": "w.txt"}
        service.handle(json.dumps(message), text.encode())
        (end,) = map(json.loads, service.step(1000))
        assert [issue["code"] for issue in end["dictionary"]["issues"]] == codes


def test_the_editor_keeps_rows_that_cannot_be_used() -> None:
    answer = ask(
        "words.parse",
        b'{"CAT": "Purrs", "CAT": "Hunts", "COW": 5, "": "No word", "D\\ud800G": "x", '
        b'"P\\u0007IG": ""}',
        name="w.json",
    )
    assert [(row["word"], row["clue"]) for row in answer["rows"]] == [
        ("CAT", "Purrs"), ("CAT", "Hunts"), ("COW", ""), ("", "No word"), ("D\ufffdG", "x"),
        ("P IG", ""),
    ]  # fmt: skip
    assert [(issue["code"], issue["where"]) for issue in answer["issues"]] == [
        ("clue-not-text", "entry 3"),
        ("lone-surrogate", "entry 5"),
        ("control-character", "entry 6"),
    ]


def test_a_huge_list_is_cut_for_the_editor_and_it_is_said() -> None:
    text = "".join(f"word{i}\n" for i in range(MAX_ROWS + 5))
    answer = ask("words.parse", text.encode(), name="w.txt")
    assert len(answer["rows"]) == MAX_ROWS
    assert answer["entries"] == MAX_ROWS + 5
    assert answer["issues"][0]["code"] == "too-many-rows"
    assert answer["issues"][0]["where"] == f"line {MAX_ROWS + 1}"
    many = [{"word": "cat", "clue": ""}] * (MAX_ROWS + 1)
    assert ask("words.check", rows=many)["code"] == "too-many-rows"


# -- checking ---------------------------------------------------------------------------------


def found_in(word: str, clue: str = "A clue", **options: Any) -> list[tuple[str, str]]:
    (row,) = check([(word, clue)], **options).rows
    return [(finding.code, finding.level) for finding in row.findings]


@pytest.mark.parametrize(
    ("word", "clue", "options", "expected"),
    [
        ("CAT", "Purrs", {}, []),
        ("", "", {}, []),
        (" ", "\t", {}, []),
        ("", "Purrs", {}, [("no-word", "error")]),
        ("CAT", "", {}, [("no-clue", "note")]),
        ("C", "Letter", {}, [("too-short", "error")]),
        ("x" * 300, "Long", {}, [("too-long", "error")]),
        ("HORSE", "Rides", {"longest": 4}, [("too-long", "note")]),
        ("CAT", "x" * 1001, {}, [("clue-too-long", "error")]),
        ("CAT", "The cat sat", {}, [("gives-away", "note")]),
        ("CAT", "Catches mice", {}, []),
        ("ICE-CREAM", "Cold ice cream", {}, [("gives-away", "note")]),
        ("Café", "A cafe.", {}, [("gives-away", "note")]),
        ("নদী", "বড় নদী", {}, [("gives-away", "note")]),
        ("大象", "最大象", {"language": "zh"}, [("gives-away", "note")]),
        ("CАT", "Cyrillic A", {"language": "en"}, [("mixed-scripts", "error")]),
        ("C4T", "Digit", {}, [("digits", "error")]),
        ("C4T", "Digit", {"language": "en", "letters": {"digits": "keep"}}, []),
        ("C\ud800T", "Half", {}, [("lone-surrogate", "error")]),
        ("C\aT", "Bell", {}, [("control-character", "error")]),
        ("!?", "No letter", {}, [("no-letters", "error")]),
    ],
)
def test_what_is_wrong_with_a_row(
    word: str, clue: str, options: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    assert found_in(word, clue, **options) == expected


def test_a_word_of_two_scripts_is_named_with_its_character() -> None:
    (_, row) = check([("CAT", "x"), ("CАT", "x")]).rows
    assert "CАT" in row.findings[0].message
    assert "“А” (U+0410)" in row.findings[0].message


def test_duplicates_name_each_other() -> None:
    found = check([("ICE CREAM", "x"), ("", ""), ("Ice-cream", "y"), ("ice cream", "z")]).rows
    assert found[0].key == found[2].key == found[3].key != ""
    assert [f.message for f in found[2].findings] == ["Same letters as row 1: ICE CREAM."]
    assert [(f.code, f.level) for f in found[0].findings] == [("duplicate", "note")]
    assert "Row 3" in found[0].findings[0].message
    assert [f.level for f in found[3].findings] == ["error"]


def test_the_language_is_the_one_of_most_words() -> None:
    answer = ask("words.check", rows=[{"word": w} for w in ("নদী", "বাস", "CAT")])
    assert (answer["language"], answer["guessed"], answer["direction"]) == ("bn", True, "ltr")
    assert [len(row["findings"]) for row in answer["rows"]] == [1, 1, 1]
    assert answer["rows"][2]["findings"][0]["code"] == "mixed-scripts"
    assert (answer["usable"], answer["errors"]) == (2, 1)
    assert answer["rows"][0]["cells"] == ["ন", "দী"]
    hebrew = ask("words.check", rows=[{"word": "נהר", "clue": "x"}])
    assert (hebrew["language"], hebrew["direction"]) == ("he", "rtl")
    assert hebrew["letters"].keys() == hebrew["choices"].keys()
    assert ask("words.check", rows=[])["language"] == "en"
    assert ask("words.check", rows=[{"word": "7"}])["language"] == "en"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"rows": [5]}, "bad-message"),
        ({"rows": [{"word": 5}]}, "bad-message"),
        ({"rows": [{"word": "CAT", "clue": None}]}, "bad-message"),
        ({"rows": [], "language": "klingon"}, "unknown-language"),
        ({"rows": [{"word": "CAT"}], "letters": {"x": "y"}}, "unknown-option"),
    ],
)
def test_a_wrong_question_is_refused(fields: dict[str, Any], code: str) -> None:
    assert ask("words.check", **fields)["code"] == code


# -- saving -----------------------------------------------------------------------------------

WORDS = [
    ("CAT", "Purrs"),
    ("ICE CREAM", 'Cold, "sweet"; nice'),
    ("merry-go-round", ""),
    ("নদী", "=বয়ে চলে"),
    ("A|B", "- x"),
]


@pytest.mark.parametrize("to", FORMATS)
def test_a_saved_list_reads_the_same(to: str) -> None:
    words = [row for row in WORDS if row[1] or to not in ("gift", "glossary")]
    text = save(words, to)
    assert rows(text) == rows(text, "w.json") == words
    given = [{"word": word, "clue": clue} for word, clue in [*words, ("", " ")]]
    answer = ask("words.save", rows=given, name="my/list: 1", to=to)
    assert answer["base"] == "mylist 1"
    assert answer["files"] == [{"name": f"mylist 1.{FORMATS[to][0]}", "text": text}]


def test_json_is_a_dictionary_with_an_entry_a_line() -> None:
    assert save(WORDS[:2], "json") == (
        '{\n  "CAT": "Purrs",\n  "ICE CREAM": "Cold, \\"sweet\\"; nice"\n}\n'
    )


def test_text_is_written_as_people_type_it() -> None:
    assert save([("CAT", "Purrs"), ("COW", "")], "text") == "CAT: Purrs\nCOW\n"


@pytest.mark.parametrize(
    ("given", "to", "says"),
    [
        ([], "json", "no words"),
        ([("", " ")], "csv", "no words"),
        ([("CAT", "a"), ("", ""), ("CAT", "b")], "json", "Rows 1 and 3 have the same word, CAT"),
        ([("", "a"), ("", "b")], "json", "Rows 1 and 2"),
        ([("CAT", "a"), ("{", "b")], "docx", "docx"),
        ([("{", "a"), ("CAT", "b")], "text", "Row 1"),
        ([("CAT", "a"), ("DOG", "")], "gift", "DOG has no clue"),
        ([("CAT", "a"), ("", "b")], "quizlet", "Row 2"),
    ],
)
def test_what_cannot_be_saved_is_refused_in_a_sentence(
    given: list[tuple[str, str]], to: str, says: str
) -> None:
    with pytest.raises(CrosscoreError) as caught:
        save(given, to)
    assert says in caught.value.message
    assert caught.value.message.endswith(".")


_TEXT = st.one_of(
    st.text(max_size=12),
    st.text(alphabet=" \t\n\",;:=-#'|.{}[]\\ab1নA\u00a0\u2028\ud800\ufeff", max_size=12),
    st.sampled_from(["word", "clue", "puzzle", "sep=;", "null", "1. a", "<html", "answer"]),
)
_ROWS = st.lists(st.tuples(_TEXT, _TEXT), max_size=6)


@given(_ROWS, st.sampled_from(["csv", "tsv", "json", "text", "anki", "gift", "glossary"]))
@settings(max_examples=300)
def test_saving_loses_nothing_or_is_refused(given: list[tuple[str, str]], to: str) -> None:
    kept = [(one_line(word), one_line(clue)) for word, clue in given]
    kept = [row for row in kept if any(row)]
    twice = to == "json" and len({word for word, _ in kept}) < len(kept)
    may_refuse = to not in ("csv", "tsv", "json")
    try:
        text = save(given, to)
    except CrosscoreError as error:
        if error.code != "cannot-save" or (kept and not may_refuse and not twice):
            raise
    else:
        assert rows(text, f"x.{FORMATS[to][0]}") == kept


_SIGNS = "".join(c for c in map(chr, range(33, 127)) if not c.isalnum()) + " <b>&amp;"
_PHRASE = st.text(alphabet=_SIGNS + "abéনא", min_size=1, max_size=12).map(
    lambda text: one_line(f"x{text}y")
)


@given(st.lists(_PHRASE, min_size=1, max_size=5), st.sampled_from(["anki", "gift", "glossary"]))
@settings(max_examples=150)
def test_signs_of_a_clue_are_data_to_learning_programs(clues: list[str], to: str) -> None:
    given = [("BUS", clue) for clue in clues]
    assert rows(save(given, to), f"x.{FORMATS[to][0]}") == given


def test_what_learning_programs_get() -> None:
    given = [("#BUS", '"Omni"; a~b=c'), ("R&D", "<b> {x}: c\\d")]
    assert save(given, "anki") == (
        '#separator:tab\n#html:false\n"#BUS"\t"""Omni""; a~b=c"\nR&D\t<b> {x}: c\\d\n'
    )
    assert save(given, "quizlet") == '#BUS\t"Omni"; a~b=c\nR&D\t<b> {x}: c\\d\n'
    assert save(given, "gift") == (
        '[plain]"Omni"; a\\~b\\=c {=\\#BUS}\n\n[plain]<b> \\{x\\}\\: c\\\\d {=R&D}\n\n'
    )
    assert "<CONCEPT>R&amp;D</CONCEPT>" in save(given, "glossary")
    assert "<DEFINITION>&amp;lt;b&amp;gt; {x}: c\\d</DEFINITION>" in save(given, "glossary")


# -- anything at all --------------------------------------------------------------------------

_LISTS = st.lists(
    st.lists(_TEXT, max_size=4).flatmap(
        lambda fields: st.sampled_from([",", ";", "\t", ": ", " - ", "  ", '","']).map(
            lambda mark: mark.join(fields)
        )
    ),
    max_size=6,
).flatmap(
    lambda lines: st.sampled_from(["utf-8", "utf-16-le", "utf-16", "utf-8-sig"]).map(
        lambda encoding: "\n".join(lines).encode(encoding, "surrogatepass")
    )
)


@given(
    st.one_of(st.binary(max_size=200), _LISTS), st.sampled_from(["a", "a.csv", "a.json", "\ud800"])
)
@settings(max_examples=200)
def test_no_file_crashes_the_reader(data: bytes, name: str) -> None:
    answer = ask("words.parse", data, name=name)
    if answer["type"] == "error":
        assert answer["message"].endswith((".", "?")) or ". " in answer["message"]
    else:
        assert answer["rows"] or answer["issues"]
        again = ask("words.check", rows=answer["rows"])
        assert len(again["rows"]) == len(answer["rows"])


@given(
    st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), _TEXT),
        lambda inner: st.one_of(
            st.lists(inner, max_size=4),
            st.dictionaries(st.one_of(_TEXT, st.just("word")), inner, max_size=4),
        ),
        max_leaves=12,
    )
)
def test_no_json_crashes_the_reader(value: Any) -> None:
    answer = ask("words.parse", json.dumps(value).encode(), name="a.json")
    assert answer["type"] in ("rows", "error")


@given(_ROWS, st.sampled_from(["", "en", "bn", "he", "th", "und"]))
def test_no_row_crashes_the_check(given: list[tuple[str, str]], language: str) -> None:
    sent = [{"word": word, "clue": clue} for word, clue in given]
    answer = ask("words.check", rows=sent, language=language)
    for (word, clue), row in zip(given, answer["rows"], strict=True):
        assert bool(row["key"]) == bool(row["cells"])
        if not word.strip() and not clue.strip():
            assert row["findings"] == []


# -- the richer form -----------------------------------------------------------------------------

RICH = [
    ("Hund", "Er bellt", (("clue 2", "Er holt das Stöckchen"), ("theme", "animals"),
                          ("level", "1"), ("concept", "dog"), ("article", "der"))),
    ("Januar", "Erster Monat", (("region", "DE"),)),
    ("Bus", "Er hält", ()),
]  # fmt: skip


@pytest.mark.parametrize("to", ["json", "csv", "tsv"])
def test_the_richer_form_is_saved_and_read_whole(to: str) -> None:
    text = save(RICH, to)
    rows = parse(text.encode(), f"w.{to}").rows
    assert [(row.word, row.clue, row.more) for row in rows] == RICH
    assert save([(row.word, row.clue, row.more) for row in rows], to) == text


def test_a_plain_list_is_saved_as_it_always_was() -> None:
    assert save([("BUS", "It stops", ())], "json") == '{\n  "BUS": "It stops"\n}\n'
    assert save([("BUS", "It stops")], "csv") == "\ufeffword,clue\r\nBUS,It stops\r\n"
    assert save(RICH, "text").startswith("Hund: Er bellt\n")  # it has no place for more


@pytest.mark.parametrize(
    "text",
    [
        '{"dog": {"clues": ["It barks", "It wags"], "theme": "animals", "level": 1}}',
        '{"dog": {"clue": "It barks", "clue 2": "It wags", "topic": "animals", "Level": "1"}}',
        '[{"word": "dog", "clues": ["It barks", "It wags"], "theme": "animals", "level": 1}]',
        "word,clue,clue 2,theme,level\ndog,It barks,It wags,animals,1\n",
        "theme;Level;answer;hint;hint 2\nanimals;1;dog;It barks;It wags\n",
    ],
)
def test_ways_to_write_the_richer_form(text: str) -> None:
    (row,) = parse(text.encode(), "w").rows
    assert (row.word, row.clue) == ("dog", "It barks")
    assert row.more == (("clue 2", "It wags"), ("theme", "animals"), ("level", "1"))


@pytest.mark.parametrize(
    "value",
    ['{"clues": [], "level": true}', '{"clues": [null, 5], "theme": ["x"]}', '{"clues": 7}'],
)
def test_what_is_odd_in_the_richer_form_is_no_fault_of_the_program(value: str) -> None:
    parse(f'{{"dog": {value}, "cat": "It purrs"}}'.encode(), "w")


ODD = st.none() | st.booleans() | st.integers(0, 200) | st.text("ab 2\x07 ", max_size=4)


@settings(max_examples=100)
@given(
    st.dictionaries(
        st.text("ab ", max_size=3),
        ODD
        | st.lists(ODD, max_size=2)
        | st.dictionaries(
            st.sampled_from(("clues", "clue", "clue 2", "theme", "level", "score", "Theme", "x")),
            ODD | st.lists(ODD, max_size=4),
        ),
        min_size=1,
    )
)
def test_words_and_clues_are_the_same_when_nothing_else_is_wanted(value: dict[str, Any]) -> None:
    data = json.dumps(value).encode()

    def told(whole: bool) -> list[Any]:
        try:
            rows = drain(parsing(data, "w.json", scores=True, whole=whole)).rows
        except CrosscoreError as error:
            return [error.message]
        clues = [tuple(one for one in row.more if one[0] in CLUES) for row in rows]
        return [row._replace(more=more) for row, more in zip(rows, clues, strict=True)]

    assert told(whole=False) == told(whole=True)


def test_a_second_clue_that_is_too_long_is_cut_and_told_as_the_first_is() -> None:
    for length, second, codes in (
        (MAX_CLUE, "x" * MAX_CLUE, []),
        (MAX_CLUE + 1, "x" * MAX_CLUE + "…", ["clue-cut"]),
    ):
        words = {"dog": {"clues": ["It barks", "x" * length]}, "cat": "It purrs"}
        found = drain(read(json.dumps(words).encode(), name="w.json", language="en"))
        assert found.others == ((second,), ())
        assert [issue.code for issue in found.issues] == codes
