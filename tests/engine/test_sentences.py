"""What the engine says can be said in another language: each sentence has its message."""

from __future__ import annotations

import ast
import json
import string
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from crosscore import alphabet, sheet
from crosscore.dictionary import check, parse
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence, told
from crosscore.fields import Field
from crosscore.puzzle import NO_ROOM, REASONS
from crosscore.service import KINDS

ROOT = Path(__file__).parents[2]
CATALOGUE = (ROOT / "web" / "i18n" / "catalogues" / "en.ftl").read_text("utf-8")
#: what the page names by itself, see web/i18n/l10n.js
NAMED = {"language", "script", "option", "unit"}
#: codes of errors that only a program which speaks the protocol wrongly can meet
PROGRAMMERS = {
    "bad-count",
    "bad-message",
    "bad-size",
    "bad-start",
    "unknown-format",
    "unknown-kind",
}
#: the command line and scripts speak English; the protocol is for programs
ENGLISH = {"cli", "api.py", "disk.py", "making.py", "protocol.py"}

Found = dict[str, list[tuple[str, frozenset[str]]]]  # id -> templates, and the names of values


def trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((ROOT / "crosscore").rglob("*.py")):
        if path.relative_to(ROOT / "crosscore").parts[0] not in ENGLISH:
            yield str(path.relative_to(ROOT)), ast.parse(path.read_text("utf-8"))


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            if name in names:
                yield node


def sentences(tree: ast.AST) -> Found:
    found: Found = {}
    for call in calls(tree, "sentence"):
        written = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
        assert len(written) == len(call.args) == 2, f"not written out: {ast.unparse(call)}"
        names = frozenset(str(keyword.arg) for keyword in call.keywords)
        found.setdefault(str(written[0]), []).append((str(written[1]), names))
    return found


def all_sentences() -> Found:
    found: Found = {}
    for _, tree in trees():
        for name, written in sentences(tree).items():
            found.setdefault(name, []).extend(written)
    return found


def messages(text: str) -> dict[str, ftl.Message]:
    entries = FluentParser().parse(text).body
    junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    assert not junk, junk
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


class Variables(Visitor):  # type: ignore[misc]
    """The names of the values that a message mentions, and whether it has several forms."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.forms = False

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.forms = True
        self.generic_visit(node)


def plain(pattern: ftl.Pattern | None) -> str:
    """A pattern without selectors as a template: `{ $n } words` -> `{n} words`."""
    parts = []
    for element in pattern.elements if pattern else ():
        match element:
            case ftl.TextElement():
                parts.append(element.value)
            case ftl.Placeable(expression=ftl.VariableReference(id=name)):
                parts.append("{" + name.name + "}")
            case ftl.Placeable(expression=ftl.StringLiteral() as literal):
                parts.append(literal.parse()["value"])
            case _:
                raise AssertionError("neither text nor a value")
    return "".join(parts)


def bare(template: str) -> str:
    """A template without the formats of its values."""
    return "".join(
        text + ("{" + name + "}" if name else "")
        for text, name, _, _ in string.Formatter().parse(template)
    )


def faults(found: Found, catalogue: Mapping[str, ftl.Message]) -> list[str]:
    """Where the sentences and the messages do not agree."""
    wrong = []
    for name, written in found.items():
        names = {each for _, each in written}
        if len(names) > 1:
            wrong.append(f"{name}: other values in other places")
        for template, values in written:
            mentioned = {field for _, field, _, _ in string.Formatter().parse(template) if field}
            if mentioned - values or (values - mentioned and name not in NAMED):
                wrong.append(f"{name}: {template} has other values")
        message = catalogue.get(f"engine-{name}")
        if (message is None) != (name in NAMED):
            wrong.append(f"{name}: its message is missing, or there is one too many")
        elif message is not None:
            read = Variables()
            read.visit(message)
            if {frozenset(read.names)} != names:
                wrong.append(f"{name}: its message mentions other values")
            elif not read.forms and {plain(message.value)} != {bare(each) for each, _ in written}:
                wrong.append(f"{name}: its message says something else")
            if message.attributes:
                wrong.append(f"{name}: its message has attributes")
    known = {f"engine-{name}" for name in found}
    wrong += [
        f"{name}: nobody says it"
        for name in catalogue
        if name.startswith("engine-") and name not in known
    ]
    return wrong


def test_every_sentence_of_the_engine_has_its_message() -> None:
    found = all_sentences()
    assert len(found) > 200  # the scan has seen them
    assert faults(found, messages(CATALOGUE)) == []


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ('sentence("a", "{n:,} of them", n=1)', "engine-b = { $n } of them"),
        ('sentence("a", "{n} of them", n=1)', "engine-a = { $m } of them"),
        ('sentence("a", "{n} of them", n=1)', "engine-a = { $n } of these"),
        ('sentence("a", "{n} of them", m=1)', "engine-a = { $n } of them"),
        (
            'sentence("a", "{n}", n=1), sentence("a", "{n} of {m}", n=1, m=2)',
            "engine-a = { $n } of { $m }",
        ),
        ('sentence("language", "{name}", name=1, code=2)', "engine-language = { $name }"),
        ("", "engine-a = Said by nobody"),
    ],
)
def test_a_message_that_does_not_agree_is_found(code: str, text: str) -> None:
    assert faults(sentences(ast.parse(code)), messages(text))


def test_forms_of_a_number_are_for_the_catalogue_to_choose() -> None:
    code = 'sentence("a", "{n} word", n=1), sentence("a", "{n:,} words", n=2)'
    text = "engine-a = { $n ->\n    [one] { $n } word\n   *[other] { $n } words\n }"
    assert faults(sentences(ast.parse(code)), messages(text)) == []


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
    sent = json.loads(json.dumps(told(one)))
    assert sent == told(one)
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
    assert told("As it is.") == {"message": "As it is."}
    assert told(REASONS[NO_ROOM], "reason") == {
        "reason": "no room found in this time",
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


def described(prefix: str, fields: tuple[Field, ...]) -> dict[str, str]:
    """Message -> English, of the texts of fields."""
    texts: dict[str, str] = {}
    for field in fields:
        name = f"{prefix}-{field.says or field.name}"
        texts |= {name: field.label, f"{name}.help": field.help, f"{name}.unit": field.unit}
        explained = zip(field.choices, field.helps, strict=False)
        texts |= {f"{name}.help-{value}": text for (value, _), text in explained}
        if field.type != "language":
            texts |= {f"{name}.choice-{value}": label for value, label in field.choices}
    return {name: text for name, text in texts.items() if text}


def test_options_and_presets_have_their_messages() -> None:
    wanted = described("sheet-option", (*sheet.SHEET, *sheet.SHEET_HIDDEN))
    for kind in KINDS.values():
        texts = described("option", kind.FIELDS)
        for preset in kind.PRESETS:
            texts |= {
                f"preset-{preset['id']}": preset["label"],
                f"preset-{preset['id']}.help": preset["help"],
            }
        other = {name for name in texts if wanted.get(name, texts[name]) != texts[name]}
        assert not other, "two kinds say something else under one name: give one a `says`"
        wanted |= texts
    found = {}
    for name, message in messages(CATALOGUE).items():
        if name.startswith(("option-", "sheet-option-", "preset-")):
            found[name] = plain(message.value)
            found |= {f"{name}.{a.id.name}": plain(a.value) for a in message.attributes}
    assert found == wanted


def test_what_numbers_count_is_said() -> None:
    fields = [field for kind in KINDS.values() for field in kind.FIELDS]
    for field in (*fields, *sheet.SHEET, *sheet.SHEET_HIDDEN):
        assert field.unit or field.type != "seconds", field.name
