"""Everything the page can say, in English: web/i18n/catalogues/en.ftl, and what the engine says.

The engine's sentences and the texts of its options stand in crosscore/ only, where the command
line has them from, too; the page shows them as they come. Translators need them beside the rest:

    python3 build.py catalogue        all of it
    python3 build.py catalogue sw     what sw.ftl lacks: all of it, as long as there is none
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from tools.catalogues import FOLDER, SOURCE
from tools.steps import ROOT

if TYPE_CHECKING:
    from crosscore.fields import Field
    from crosscore.wire import Preset

ENGINE = ROOT / "crosscore"
#: the command line and scripts speak English; the protocol is for programs
ALONE = {
    *("api", "choosing.py", "cli", "disk.py", "making.py", "paper", "protocol", "sets"),
    "together.py",
}
#: what the page names by itself, see web/i18n/l10n.js
NAMED = {"language", "script", "option", "unit"}

#: what translators ought to know of the sentences of a part of the engine
REMARKS = {
    "formats": "Texts that begin with “it” or “its” stand in for $why. Others that begin with a "
    "small letter follow the name of a word, a cell or a part of the file: it is their subject.",
    "puzzle.py": "Why a word has no place: in brackets behind it, or after “not on the grid:”.",
    "referee": "What is wrong with a puzzle. The texts follow the name of a word, a cell or a part "
    "of the puzzle: it is their subject.",
}
#: what a value is, wherever it is mentioned; the others are numbers, or what they are called
VALUES = {
    "char": "a character with its code, such as “а” (U+0430)",
    "code": "a code of a language or a character, such as bn or U+D83D",
    "known": "names that the program knows, in English",
    "language": "a language, in your language",
    "name": "the name of a file, a word list, an option or a character",
    "option": "the label of an option, as it stands in the form",
    "place": "a cell: row …, column …",
    "problem": "another sentence",
    "script": "a script (Latin, Bengali, …), in your language",
    "scripts": "scripts, in your language",
    "unit": "what the option counts, as it stands in the form",
    "value": "what was typed or stands there",
    "where": "a part of the puzzle, as in the places row …, entry … or grid",
    "why": "a text that begins with “it” or “its”",
    "word": "a word as it was typed",
}


@dataclass(frozen=True)
class Written:
    """A sentence as the source has it: its template, that for one, and the values it is given."""

    template: str
    one: str
    values: frozenset[str]


Found = dict[str, list[Written]]  # by id; a sentence may be needed in several places


def trees() -> Iterator[tuple[str, ast.Module]]:
    """The modules whose sentences the page shows, by their paths below crosscore/."""
    for path in sorted(ENGINE.rglob("*.py")):
        inside = path.relative_to(ENGINE)
        if inside.parts[0] not in ALONE:
            yield inside.as_posix(), ast.parse(path.read_text("utf-8"))


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    """The calls of functions or methods of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            if name in names:
                yield node


def sentences(tree: ast.AST) -> Found:
    """The sentences of a module. Raises ValueError for one that is not written out."""
    found: Found = {}
    for call in sorted(calls(tree, "sentence"), key=lambda call: (call.lineno, call.col_offset)):
        values = {str(keyword.arg): keyword.value for keyword in call.keywords}
        written = [*call.args, values.pop("one", ast.Constant(""))]
        texts = [each.value for each in written if isinstance(each, ast.Constant)]
        if not len(texts) == len(written) == 3 or "None" in values:
            raise ValueError(f"not written out: {ast.unparse(call)}")
        name, template, one = map(str, texts)
        found.setdefault(name, []).append(Written(template, one, frozenset(values)))
    return found


def mentioned(template: str) -> list[str]:
    """The names of the values in a template, in their order."""
    return [name for _, name, _, _ in Formatter().parse(template) if name]


def pattern(template: str) -> ftl.Pattern:
    """A template as Fluent has it: `{n:,} words` -> `{ $n } words`."""
    elements: list[ftl.TextElement | ftl.Placeable] = []
    for text, name, _, _ in Formatter().parse(template):
        if text:
            elements.append(ftl.TextElement(text))
        if name:
            elements.append(ftl.Placeable(ftl.VariableReference(ftl.Identifier(name))))
    return ftl.Pattern(elements)


def message(name: str, written: Written) -> ftl.Message:
    """A sentence as a message of a catalogue, with the forms that English has."""
    value = pattern(written.template)
    names = mentioned(written.template)
    if written.one:
        forms = [
            ftl.Variant(ftl.Identifier("one"), pattern(written.one)),
            ftl.Variant(ftl.Identifier("other"), value, default=True),
        ]
        number = ftl.VariableReference(ftl.Identifier(names[0]))
        value = ftl.Pattern([ftl.Placeable(ftl.SelectExpression(number, forms))])
    told = [f"${each} is {VALUES[each]}" for each in dict.fromkeys(names) if each in VALUES]
    comment = ftl.Comment("; ".join(told) + ".") if told else None
    return ftl.Message(ftl.Identifier(f"engine-{name}"), value, comment=comment)


def described(prefix: str, fields: Iterable[Field]) -> dict[str, str]:
    """The texts of options, by message or "message.attribute"."""
    texts: dict[str, str] = {}
    for field in fields:
        name = f"{prefix}-{field.says or field.name}"
        texts |= {name: field.label, f"{name}.help": field.help, f"{name}.unit": field.unit}
        texts |= {f"{name}.any": field.any}
        explained = zip(field.choices, field.helps, strict=False)
        texts |= {f"{name}.help-{value}": text for (value, _), text in explained}
        if field.type != "language":
            texts |= {f"{name}.choice-{value}": label for value, label in field.choices}
    return {name: text for name, text in texts.items() if text}


def settings() -> dict[str, str]:
    """What the engine describes: options of all kinds, ready-made choices of them, the sheet's.

    Raises ValueError where two kinds say something else under one name.
    """
    from crosscore import sheet
    from crosscore.service import KINDS

    found: dict[str, str] = {}
    for texts in (
        *(described("option", kind.fields) for kind in KINDS.values()),
        *(presets(kind.presets) for kind in KINDS.values()),
        described("sheet-option", sheet.SHEET),
        described("sheet-option", sheet.SHEET_LETTERS),
    ):
        for name, text in texts.items():
            if found.setdefault(name, text) != text:
                raise ValueError(f"two texts of the name {name}: give one field a `says`")
    return found


def presets(rows: Iterable[Preset]) -> dict[str, str]:
    """The texts of ready-made choices."""
    found: dict[str, str] = {}
    for row in rows:
        found |= {f"preset-{row['id']}": row["label"], f"preset-{row['id']}.help": row["help"]}
    return found


def entries() -> Iterator[ftl.EntryType]:
    """What the engine says and describes, as a catalogue has it."""
    messages: dict[str, ftl.Message] = {}
    for name, text in settings().items():
        outer, _, attribute = name.partition(".")
        if attribute:
            made = ftl.Attribute(ftl.Identifier(attribute), pattern(text))
            messages[outer].attributes.append(made)
        else:
            messages[outer] = ftl.Message(ftl.Identifier(outer), pattern(text))
    yield ftl.GroupComment("Options and settings, and ready-made choices of them")
    yield from messages.values()
    said: set[str] = set(NAMED)
    head = ""
    for path, tree in trees():
        for name, written in sentences(tree).items():
            if name in said:
                continue
            said.add(name)
            if head != (head := path.split("/")[0]):
                remark = REMARKS.get(head)
                yield ftl.GroupComment(f"The engine: {head.removesuffix('.py')}")
                if remark:
                    yield ftl.Comment(remark)
            yield message(name, written[0])


@cache
def whole() -> str:
    """The English catalogue with all that can be translated."""
    own = (FOLDER / f"{SOURCE}.ftl").read_text("utf-8").rstrip("\n")
    return f"{own}\n\n{FluentSerializer().serialize(ftl.Resource(list(entries())))}"


def lacking(catalogue: str) -> str:
    """What the English catalogue has and this one has not, in English, for it to be translated."""
    parser = FluentParser()
    there = {each.id.name for each in parser.parse(catalogue).body if isinstance(each, ftl.Message)}
    left: list[ftl.EntryType] = []
    for entry in parser.parse(whole()).body:
        if isinstance(entry, ftl.GroupComment) and left and isinstance(left[-1], ftl.GroupComment):
            left.pop()  # nothing of that group is missing
        if not (isinstance(entry, ftl.Message) and entry.id.name in there):
            left.append(entry)
    if not any(isinstance(entry, ftl.Message) for entry in left):
        return ""
    return FluentSerializer().serialize(ftl.Resource(left))


def main(arguments: list[str]) -> int:
    """Write what a catalogue lacks, or with no argument all of it."""
    text = whole()
    if arguments:
        path = FOLDER / f"{Path(arguments[0]).name}.ftl"
        text = lacking(path.read_text("utf-8") if path.exists() else "")
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
