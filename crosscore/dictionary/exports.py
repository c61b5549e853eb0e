"""Words in what learning programs export: Anki, Moodle (questions and glossaries), GIFT."""

from __future__ import annotations

import csv
import html
import re
from collections.abc import Iterator
from typing import NamedTuple

from crosscore.dictionary.lines import SURE, part
from crosscore.dictionary.tree import Broken, Node, tree

__all__ = ["Export", "export", "is_moodle"]

_SEPARATORS = {
    "tab": "\t",
    "comma": ",",
    "semicolon": ";",
    "colon": ":",
    "pipe": "|",
    "space": " ",
}
_GAP = "____"
_SEVERAL = 2  # lines that would be word and clue: then a block is no question
_WORDS = 3  # before a mark that may as well be within a sentence
_LONGEST = 5_000  # characters of a field or question that are looked at
_ANKI = re.compile(r"#(?:separator|html|notetype|deck|columns|tags|guid)\b[^:\n]*:", re.IGNORECASE)
_CLOZE = re.compile(r"\{\{c\d+::(.*?)(?:::.*?)?\}\}", re.DOTALL)
_SOUND = re.compile(r"\[sound:[^\]]*\]")
_BREAK = re.compile(r"<(?:br|/p|/div|/li)\b[^>]*>", re.IGNORECASE)
_TAG = re.compile(r"</?[a-z!][^<>]*>", re.IGNORECASE)
_MOODLE = re.compile(r"(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(quiz|glossary)\b", re.I | re.S)
_GIFT = re.compile(r"(?<!\\)\{\s*[=~][^{}]*\}")
_JSON = re.compile(r'\s*(?:\{\s*["}]|\[\s*(?:["\[{\]\-\d]|null\b|true\b|false\b))')
_ANSWERS = re.compile(r"(?<!\\)\{((?:\\.|[^{}\\])*)\}", re.DOTALL)
_ANSWER = re.compile(r"(?<!\\)([=~])((?:\\.|[^=~\\])*)", re.DOTALL)
_TITLE = re.compile(r"::(?:\\.|[^\\])*?::", re.DOTALL)
_FORMAT = re.compile(r"\[(html|markdown|moodle|plain)\]", re.IGNORECASE)
_WEIGHT = re.compile(r"\s*%-?[\d.]+%")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_COMMENT = re.compile(r"^[ \t]*//.*$", re.MULTILINE)


class Export(NamedTuple):
    """Rows of word and clue, each with its number, and how many entries had no answer to write."""

    form: str
    rows: list[tuple[int, str, str]]
    left: int


def is_moodle(start: bytes) -> bool:
    """Whether XML that begins so has questions or a glossary of Moodle."""
    return _moodle_xml(start.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace"))


def _moodle_xml(text: str) -> bool:
    return _MOODLE.match(text.lstrip()[:_LONGEST]) is not None


def export(text: str, name: str) -> Export | None:
    """The words of an export, None for any other text. Raises `Broken` for broken XML."""
    if _moodle_xml(text):
        return _moodle(text)
    if _ANKI.match(text):
        return _anki(text)
    ending = name.lower()
    if _JSON.match(text) or ending.endswith((".csv", ".tsv")):
        return None
    if _GIFT.search(text) and (ending.endswith((".gift", ".gift.txt")) or _mostly_gift(text)):
        return _gift(text)
    return None


def _plain(text: str) -> str:
    """The text of a field that may be HTML."""
    text = _TAG.sub("", _BREAK.sub(" ", _SOUND.sub("", text[:_LONGEST])))
    return html.unescape(text).strip()


def _literal(text: str) -> str:
    """The text of a field that is no HTML."""
    return _SOUND.sub("", text[:_LONGEST]).strip()


# -- Anki ------------------------------------------------------------------------------------


def _anki(text: str) -> Export:
    lines = text.split("\n")
    said: dict[str, str] = {}
    at = 0
    while at < len(lines) and lines[at].startswith("#"):
        key, _, value = lines[at][1:].rstrip("\r").partition(":")
        said[key.strip().lower()] = value if key.lower() == "columns" else value.strip()
        at += 1
    mark = said.get("separator", "tab")
    mark = _SEPARATORS.get(mark.lower(), mark[:1] or "\t")
    extra = {
        int(said[key]) - 1
        for key in ("notetype column", "deck column", "tags column", "guid column")
        if said.get(key, "").isdecimal()
    }
    read = _literal if said.get("html", "").lower() == "false" else _plain
    rows: list[tuple[int, str, str]] = []
    left = 0
    reader = csv.reader(lines[at:], delimiter=mark)
    for record in _whole(reader):
        fields = [field for index, field in enumerate(record) if index not in extra]
        if any(map(str.strip, fields)):
            word, clue = map(read, _card([field[:_LONGEST] for field in (*fields, "")[:2]]))
            left += not word
            rows += [(at + reader.line_num, word, clue)] if word else []
    return Export("anki", rows, left)


def _whole(reader: Iterator[list[str]]) -> Iterator[list[str]]:
    try:
        yield from reader
    except csv.Error as error:
        raise Broken(str(error)) from None


def _card(fields: list[str]) -> list[str]:
    """Word and clue of a card: its fields, or what its first gap hides and the text around it."""
    gaps = _CLOZE.findall(fields[0])
    if not gaps:
        return fields
    first = gaps[0]
    return [first, _CLOZE.sub(lambda gap: _GAP if gap[1] == first else gap[1], fields[0])]


# -- Moodle ----------------------------------------------------------------------------------


def _moodle(text: str) -> Export:
    start = text.find("?>") + 2 if text.lstrip().startswith("<?xml") else 0
    root = tree(text[start:].encode("utf-8", "replace"))
    rows: list[tuple[str, str]] = []
    left = 0
    if root.name.lower() == "glossary":
        for entry in root.all("ENTRY"):
            word, clue = (_plain(entry.first(one).text()) for one in ("CONCEPT", "DEFINITION"))
            rows.append((word, clue))
        return _export("moodle", rows, 0)
    for question in root.all("question"):
        kind = question.attributes.get("type", "")
        if kind == "category":
            continue
        asked = _plain(question.first("questiontext").first("text").text())
        found: list[tuple[str, str]] = []
        if kind == "matching":
            found = [
                (_plain(one.first("answer").first("text").text()), _plain(_own(one, "text")))
                for one in question.all("subquestion")
            ]
        elif kind == "crossword":
            found = [
                (_plain(one.first("answer").text()), _plain(one.first("clue").first("text").text()))
                for one in question.all("word")
            ]
        elif kind in ("shortanswer", "multichoice"):
            right = sorted(question.all("answer"), key=_fraction, reverse=True)[:1]
            found = [(_plain(one.first("text").text()), asked) for one in right]
        found = [each for each in found if each[0]]
        left += not found
        rows += found
    return _export("moodle", rows, left)


def _export(form: str, rows: list[tuple[str, str]], left: int) -> Export:
    return Export(form, [(at, word, clue) for at, (word, clue) in enumerate(rows, 1)], left)


def _own(node: Node, name: str) -> str:
    """The text of an element directly within."""
    found = (one for one in node.inside if isinstance(one, Node) and one.name == name)
    return next(found, Node(name, {})).text()


def _fraction(answer: Node) -> float:
    try:
        return float(answer.attributes.get("fraction", "0"))
    except ValueError:
        return 0.0


# -- GIFT ------------------------------------------------------------------------------------


def _blocks(text: str) -> Iterator[str]:
    for block in re.split(r"\n[ \t]*\n", _COMMENT.sub("", text)):
        if block.strip() and not block.lstrip().startswith("$CATEGORY"):
            yield block.strip()


def _mostly_gift(text: str) -> bool:
    """Whether most blocks are questions, and not lines of a list with an odd clue among them."""
    blocks = list(_blocks(text))
    lines = [_listed(block) for block in blocks]
    asked = [
        lines[at] < _SEVERAL and _GIFT.search(block) is not None for at, block in enumerate(blocks)
    ]
    return 2 * sum(asked) >= len(blocks) and sum(lines) <= sum(asked)


def _listed(block: str) -> int:
    """How many lines of a block would be word and clue in a list; none if it begins as GIFT."""
    if block.startswith("::") or _FORMAT.match(block):
        return 0
    parted = [part(line.strip(), "") for line in _ANSWERS.sub("", block).split("\n")]
    return sum(
        one.mark in SURE or len(one.word.split()) <= _WORDS
        for one in parted
        if one.clue.strip() and one.word.strip()
    )


def _gift(text: str) -> Export:
    rows: list[tuple[str, str]] = []
    left = 0
    for block in _blocks(text):
        asked = _TITLE.sub("", block, count=1) if block.startswith("::") else block
        form = _FORMAT.match(asked.lstrip())
        asked = asked.lstrip()[form.end() :] if form else asked
        plain = _literal if form and form[1].lower() == "plain" else _plain
        found = _ANSWERS.search(asked[:_LONGEST])
        right = _right(found[1]) if found else []
        if not found or not right:
            left += 1
            continue
        pairs = [answer.partition("->") for answer in right]
        if all(arrow for _, arrow, _ in pairs):
            rows += [(plain(_unescaped(word)), plain(_unescaped(clue))) for clue, _, word in pairs]
            continue
        before, after = asked[: found.start()].rstrip(), asked[found.end() : _LONGEST].strip()
        whole = f"{before} {_GAP} {after}" if after else before
        rows.append((plain(_unescaped(right[0])), plain(_unescaped(whole))))
    return _export("gift", rows, left)


def _right(answers: str) -> list[str]:
    """The right answers that are words: not those of true or false and of numbers."""
    if answers.lstrip().startswith("#"):
        return []
    found = [(mark, text) for mark, text in _ANSWER.findall(answers)]
    right = [_word(_feedback(text)) for mark, text in found if mark == "="]
    return [text for text in right if text]


def _feedback(text: str) -> str:
    """An answer without what is said about it."""
    return re.split(r"(?<!\\)#", text, maxsplit=1)[0]


def _word(answer: str) -> str:
    """An answer without its weight, and without its format."""
    weight = _WEIGHT.match(answer)
    text = (answer[weight.end() :] if weight else answer).strip()
    form = _FORMAT.match(text)
    return text[form.end() :] if form else text


def _unescaped(text: str) -> str:
    return _ESCAPED.sub(lambda found: " " if found[1] == "n" else found[1], text).strip()
