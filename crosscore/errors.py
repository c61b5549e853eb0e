"""Errors, in one sentence a person can act on.

`CrosscoreError` stops the request before anything has changed. `Issue` is one finding in a list:
the rest of the file or puzzle is still good.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from string import Formatter
from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["CrosscoreError", "Issue", "Sentence", "sentence", "to_wire"]


class Sentence(str):
    """English text that knows what it says: the page can say it in its own language.

    `id` names the sentence (`engine-<id>` in the page's catalogues), `values` are what it
    mentions: numbers, texts, lists of texts or other sentences.
    """

    __slots__ = ("id", "values")
    id: str
    values: Mapping[str, Any]


def sentence(id: str, template: str, /, *, one: str = "", **values: Any) -> Sentence:
    """`template` with its `{name}`s filled in, as `str.format` does; a list is joined by commas.

    `one`: the template instead where the first value that both mention is 1. All are written out
    where this is called: tools/english.py collects them for translators, who add to the page's
    catalogues what their languages have of other forms.
    """
    if one and values[counted(template)] == 1:
        template = one
    shown = {
        name: ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else value
        for name, value in values.items()
    }
    made = Sentence(template.format(**shown))
    made.id = id
    made.values = values
    return made


def counted(template: str) -> str:
    """The name of the first value that a template mentions: what its number of forms goes by."""
    return next(name for _, name, _, _ in Formatter().parse(template) if name)


@overload
def to_wire(message: str) -> wire.Sentence: ...
@overload
def to_wire(message: str, name: Literal["why"]) -> wire.Why: ...
def to_wire(message: str, name: str = "message") -> Any:
    """`message` under a name as it travels to the page; a `Sentence` also takes `said` beside it.

    `said` is `{id, values}`; values are numbers, texts, lists of values or what `to_wire` gives.
    """
    if not isinstance(message, Sentence):
        return {name: str(message)}
    return {name: str(message), "said": _said(message)}


def _said(message: Sentence) -> wire.Said:
    return {"id": message.id, "values": _plain(message.values)}


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    def one(value: Any) -> Any:
        if isinstance(value, Sentence):
            return to_wire(value)
        if isinstance(value, (list, tuple)):
            return [one(item) for item in value]
        return value

    return {name: one(value) for name, value in values.items()}


def _finding(code: str, message: str, where: str) -> wire.Trouble:
    """A finding as it travels; with `place` if `where` is a `Sentence`."""
    made: wire.Trouble = {"code": code, "where": where, "message": str(message)}
    if isinstance(message, Sentence):
        made["said"] = _said(message)
    if isinstance(where, Sentence):
        made["place"] = _said(where)
    return made


class CrosscoreError(Exception):
    """A request can't be carried out.

    `code` is stable (`kebab-case`), for programs. `message` is one sentence that says what
    happened, where, and what to do. `where` names the place: a file, an entry, a field, a word;
    `slots` are the cells of a grid that it is about, run by run.
    """

    def __init__(
        self,
        code: str,
        message: str,
        where: str = "",
        slots: Iterable[Iterable[tuple[int, int]]] = (),
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.where = where
        self.slots = [[list(cell) for cell in slot] for slot in slots]

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it comes whole from one process to another."""
        return _blank, (type(self),), {**vars(self), "args": self.args}

    def as_dict(self) -> wire.Trouble:
        """The error as plain data for the page."""
        made = _finding(self.code, self.message, self.where)
        if self.slots:
            made["slots"] = self.slots
        return made


def _blank(kind: type[CrosscoreError]) -> CrosscoreError:
    """An error with nothing in it yet."""
    return kind.__new__(kind)


@dataclass(frozen=True, slots=True)
class Issue:
    """One finding: `code` is stable, `message` one sentence, `where` the entry or cell.

    A `remark` is no fault: it says what of a file isn't kept, or is done otherwise here.
    """

    code: str
    message: str
    where: str = ""
    remark: bool = False

    def as_dict(self) -> wire.Issue:
        """The finding as plain data for the page."""
        return _finding(self.code, self.message, self.where)
