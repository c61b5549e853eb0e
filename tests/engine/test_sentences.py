"""What the engine says can be said in another language: each sentence is one, whole and named."""

from __future__ import annotations

import ast
import json
from dataclasses import replace
from typing import Any

import pytest
from fluent.syntax import FluentSerializer
from hypothesis import given
from hypothesis import strategies as st

from crosscore import alphabet, sheet
from crosscore.dictionary import check, parse
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence, to_wire
from crosscore.puzzle import NO_ROOM, REASONS
from crosscore.service import KINDS
from tools import english
from tools.english import NAMED, Found, calls, mentioned, sentences, trees

#: codes of errors that only a program which speaks the protocol wrongly can meet
PROGRAMMERS = {
    "bad-count",
    "bad-message",
    "bad-size",
    "bad-start",
    "unknown-format",
    "unknown-kind",
}


def all_sentences() -> Found:
    found: Found = {}
    for _, tree in trees():
        for name, written in sentences(tree).items():
            found.setdefault(name, []).extend(written)
    return found


def faults(found: Found) -> list[str]:
    """Sentences that cannot be translated as they are written."""
    wrong = []
    for name, written in found.items():
        if len(set(written)) > 1:
            wrong.append(f"{name}: something else in another place")
        for one in written:
            names = set(mentioned(one.template))
            if names - one.values or (one.values - names and name not in NAMED):
                wrong.append(f"{name}: {one.template} has other values")
            if one.one and (
                set(mentioned(one.one)) != names
                or mentioned(one.one)[:1] != mentioned(one.template)[:1]
            ):
                wrong.append(f"{name}: {one.one} counts something else")
    return wrong


def test_every_sentence_of_the_engine_is_written_once() -> None:
    found = all_sentences()
    assert len(found) > 200  # the scan has seen them
    assert faults(found) == []


@pytest.mark.parametrize(
    "code",
    [
        'sentence("a", "{n} of them", m=1)',
        'sentence("a", "{n} of them", n=1, m=1)',
        'sentence("a", "{n}", n=1), sentence("a", "{n} of {m}", n=1, m=2)',
        'sentence("a", "{n} of them", n=1), sentence("a", "{n} of these", n=1)',
        'sentence("a", "{n} of {m}", one="{m} of {n}", n=1, m=2)',
        'sentence("a", "{n} words", one="a word", n=1)',
    ],
)
def test_a_sentence_that_cannot_be_translated_is_found(code: str) -> None:
    assert faults(sentences(ast.parse(code)))


@pytest.mark.parametrize(
    "code", ['sentence("a", text)', 'sentence("a", "{n}", one=text, n=1)', 'sentence("a", "", **x)']
)
def test_a_sentence_that_is_not_written_out_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="not written out"):
        sentences(ast.parse(code))


def test_a_sentence_has_a_form_for_one() -> None:
    def words(n: int) -> str:
        return sentence("a", "{n:,} words of {m}", one="{n} word of {m}", n=n, m=1)

    assert [words(n) for n in (0, 1, 2_000)] == ["0 words of 1", "1 word of 1", "2,000 words of 1"]
    code = 'sentence("a", "{n:,} words", one="{n} word", n=n)'
    made = english.message("a", sentences(ast.parse(code))["a"][0])
    written = " ".join(FluentSerializer().serialize_entry(made).split())
    assert written == "engine-a = { $n -> [one] { $n } word *[other] { $n } words }"


def is_text(node: ast.expr) -> bool:
    """Whether an expression is text that cannot be translated."""
    if isinstance(node, ast.IfExp):
        return is_text(node.body) or is_text(node.orelse)
    return isinstance(node, ast.Constant | ast.JoinedStr | ast.BinOp)


def untold(tree: ast.AST) -> list[str]:
    """Errors and findings whose message is mere English."""
    wrong = []
    for call in calls(tree, "CrosscoreError", "Issue", "Finding", "add", "find", "refuse"):
        code = call.args[0] if call.args else None
        if isinstance(code, ast.Constant) and code.value in PROGRAMMERS:
            continue
        if isinstance(code, ast.Starred):
            continue  # what `misfit` and the like found
        if isinstance(call.func, ast.Attribute) and call.func.attr == "add" and len(call.args) < 3:
            continue  # a set's
        wrong += [ast.unparse(call) for arg in call.args[1:2] if is_text(arg)]
    for node in ast.walk(tree):  # a text around a sentence is no sentence
        if isinstance(node, ast.FormattedValue):
            inside = node.value
            if isinstance(inside, ast.Attribute) and inside.attr in ("message", "reason"):
                wrong.append(ast.unparse(node))
    return wrong


def test_what_people_can_meet_is_a_sentence() -> None:
    assert [(path, each) for path, tree in trees() for each in untold(tree)] == []


@pytest.mark.parametrize(
    "code",
    [
        'CrosscoreError("bad", "Something is wrong.", "")',
        'Issue("bad", f"{n} are wrong", where)',
        'findings.add("bad", sentence("a", "A.") if n else f"{n} are wrong", "")',
        'sentence("a", "{x}", x=f"{error.message}!")',
    ],
)
def test_mere_english_is_found(code: str) -> None:
    assert untold(ast.parse(code))


# -- how sentences travel ---------------------------------------------------------------------


def made(values: list[Any]) -> Sentence:
    return sentence("test", "{first}, {rest}!", first=values[0], rest=values[1:])


PLAIN = st.integers() | st.text() | st.floats(allow_nan=False, allow_infinity=False)
NESTED = st.recursive(PLAIN, lambda inner: st.lists(inner, min_size=1, max_size=3).map(made))


@given(st.lists(NESTED, min_size=1, max_size=3).map(made))
def test_a_sentence_is_its_english_and_travels_as_json(one: Sentence) -> None:
    sent = json.loads(json.dumps(to_wire(one)))
    assert sent == to_wire(one)
    assert sent["message"] == str(one) == one

    def compare(given: Any, value: Any) -> None:
        if isinstance(value, Sentence):
            assert given["message"] == value
            assert given["said"]["id"] == value.id
            assert given["said"]["values"].keys() == value.values.keys()
            for name, inner in value.values.items():
                compare(given["said"]["values"][name], inner)
        elif isinstance(value, list):
            assert len(given) == len(value)
            for each, inner in zip(given, value, strict=True):
                compare(each, inner)
        else:
            assert given == value

    compare(sent, one)


def test_plain_text_travels_alone() -> None:
    assert to_wire("As it is.") == {"message": "As it is."}
    assert to_wire(REASONS[NO_ROOM], "reason") == {
        "reason": "no place found in this time",
        "said": {"id": "no-room", "values": {}},
    }


def test_errors_and_findings_carry_their_sentences() -> None:
    with pytest.raises(CrosscoreError) as caught:
        alphabet.get("bn").split("BUS")
    sent = caught.value.as_dict()
    assert sent["said"]["id"] == "other-script"
    values = sent["said"]["values"]
    assert values["word"] == "BUS"
    assert values["language"]["said"]["values"]["code"] == "bn"
    assert values["script"]["said"] == {"id": "script", "values": {"name": "Latin", "code": "Latn"}}
    cell = sentence("cell", "row {row}, column {column}", row=1, column=2)
    assert Issue("x", "y", cell).as_dict()["place"] == {
        "id": "cell",
        "values": {"row": 1, "column": 2},
    }
    (found,) = parse(b'[["BUS", "It stops", "often"]]', "words.json").issues
    assert found.as_dict()["place"] == {"id": "entry", "values": {"number": 1}}
    (row,) = check([("BUS", "")], language="en").rows
    assert row.findings[0].as_dict()["said"] == {"id": "no-clue-yet", "values": {"word": "BUS"}}


# -- options ----------------------------------------------------------------------------------


def test_options_say_what_their_numbers_count() -> None:
    fields = [field for kind in KINDS.values() for field in kind.fields]
    for field in (*fields, *sheet.SHEET, *sheet.SHEET_LETTERS):
        assert field.unit or field.type != "seconds", field.name


def test_two_texts_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert english.settings()["option-count.unit"] == "words"
    other = replace(sheet.SHEET[0], label="Something else")
    monkeypatch.setattr(sheet, "SHEET_LETTERS", (*sheet.SHEET_LETTERS, other))
    with pytest.raises(ValueError, match="says"):
        english.settings()
