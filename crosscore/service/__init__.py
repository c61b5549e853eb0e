"""Jobs and messages: JSON text in, JSON text out, wherever it runs.

The page's worker, the tests and Node drive the same class. It keeps the loaded
dictionaries and at most one live job, and no puzzle: a puzzle comes with each message that
works on it and goes back with the answer, so a dead worker loses nobody's work.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Generator, Mapping
from math import inf
from types import ModuleType
from typing import Any

from crosscore import (
    __version__,
    alphabet,
    changes,
    dictionary,
    formats,
    play,
    protocol,
    referee,
    sheet,
    view,
)
from crosscore.alphabet import one_line
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, Sentence, sentence, to_wire
from crosscore.formats import ipuz
from crosscore.grid import LETTERS
from crosscore.kinds import filled
from crosscore.kinds.registry import KINDS, is_drawn, kind_of
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome
from crosscore.service import requests as read
from crosscore.service.answers import (
    Pieces,
    checked,
    dictionary_of,
    exported,
    fault,
    linked,
    no_memory,
    reading,
    rows_of,
    saved,
    showing,
    sound,
    unsound,
    written,
)
from crosscore.service.job import Job, Work

__all__ = ["KINDS", "Service"]

_SECONDS = 20.0  #: for kinds that let nobody choose the time
_SHORT = 200  #: characters of a message, about; those with a document or rows are longer
_AT_ONCE = 0.02  #: seconds that an answer may take before it is left to the next steps

Answer = Generator[Any, None, tuple[str, dict[str, Any]]]


class Service:
    """Answers messages (`handle`) and works on the live job (`step`).

    `clock` gives seconds; only limits and reports use it, never a choice.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._dictionaries: dict[str, Dictionary] = {}
        self._job: Job | None = None
        self._ends: list[str] = []  # of stopped jobs, when another one began before they were told
        self._answers: list[Generator[Any, None, str]] = []  # that take longer
        self._jobs = 0
        self._loaded = 0

    @property
    def busy(self) -> bool:
        """Whether `step` has something to do or to tell."""
        return self._job is not None or bool(self._ends or self._answers)

    # -- messages ---------------------------------------------------------------------

    def handle(self, message: str, payload: bytes | None = None) -> str:
        """Carry one message out; the one answer, with the same id. `payload`: a file's bytes."""
        return _until(self._answer(message, payload), self._clock, inf)

    def begin(self, message: str, payload: bytes | None = None) -> str:
        """As `handle`, but an answer that takes long is "" here, and comes with a later `step`.

        Answers come in the order of the messages; only `job.cancel` waits for no other.
        """
        answer = self._answer(message, payload)
        at_once = ""
        if not self._answers or (len(message) < _SHORT and '"job.cancel"' in message):
            at_once = _until(answer, self._clock, self._clock() + _AT_ONCE)
        if not at_once:
            self._answers.append(answer)
        return at_once

    def _answer(self, message: str, payload: bytes | None) -> Generator[Any, None, str]:
        """The answer to one message, made in pieces."""
        number = 0
        error: CrosscoreError | None = None
        try:
            try:
                asked = protocol.parse(message)
            except CrosscoreError as found:
                number = int(found.where or 0)
                raise
            number = asked.id
            kind, fields = yield from self._carry_out(asked, payload)
            yield
            return protocol.answer(number, kind, **fields)
        except CrosscoreError as found:
            error = found
        except MemoryError:
            pass  # what was made so far is let go with the exception, before anything else is made
        except Exception:
            error = fault()
        if error is None:
            gc.collect()
        return protocol.failure(number, error or no_memory())

    def _carry_out(self, asked: protocol.Message, payload: bytes | None) -> Answer:
        given = asked.fields
        match asked.type:
            case "hello":
                return "ready", self._hello(given["protocol"])
            case "dictionary.load":
                work = dictionary.read(
                    read.need(payload),
                    name=given["name"],
                    language=given["language"],
                    letters=read.texts(given["letters"]),
                    clues=given["clues"],
                )
                doing = sentence("doing-opening", "Opening {name}", name=one_line(given["name"]))
                return self._start(work, doing)
            case "dictionary.drop":
                dropped = self._dictionaries.pop(given["dictionary"], None)
                if dropped is not None:
                    filled.forget(dropped)
                return "ok", {}
            case "puzzle.new":
                kind = kind_of(given["kind"], asked.type)
                search = kind.new(
                    self._dictionary(given["dictionary"]) if kind.DICTIONARY else None,
                    given["options"],
                    seed=given["seed"],
                    nodes=given["nodes"],
                    avoid=read.lists(given["avoid"]),
                    **({"language": given["language"]} if is_drawn(kind) else {}),
                )
                seconds = self._seconds(kind, given["options"], given["nodes"])
                return self._start(search, kind.DOING, seconds, kind=kind)
            case "puzzle.reshuffle":
                puzzle = yield from sound(given["document"])
                kind = kind_of(puzzle.kind, asked.type)
                search = kind.reshuffle(
                    puzzle,
                    given["options"],
                    seed=given["seed"],
                    nodes=given["nodes"],
                    **self._words(kind, puzzle, given),
                )
                options = given["options"]
                if options is None:
                    options = kind.settings_of(puzzle)
                seconds = self._seconds(kind, options, given["nodes"])
                return self._start(search, kind.DOING, seconds, puzzle)
            case "puzzle.improve":
                puzzle = yield from sound(given["document"])
                kind = kind_of(puzzle.kind, asked.type)
                search = kind.improve(
                    puzzle,
                    seed=given["seed"],
                    nodes=given["nodes"],
                    **self._words(kind, puzzle, given),
                )
                seconds = self._seconds(kind, kind.settings_of(puzzle), given["nodes"])
                doing = sentence("doing-improve", "Looking for a better puzzle")
                return self._start(search, doing, seconds, puzzle, improves=True)
            case "puzzle.replace":
                puzzle = yield from sound(given["document"])
                kind = kind_of(puzzle.kind, asked.type)
                words = self._words(kind, puzzle, given)
                if kind.DICTIONARY and not words:
                    words = {"dictionary": self._dictionary(given["dictionary"])}
                search = kind.replace(
                    puzzle,
                    given["word"],
                    seed=given["seed"],
                    avoid=read.lists(given["avoid"]),
                    **words,
                )
                return self._start(search, _changing(), None, puzzle)
            case "puzzle.edit":
                puzzle = yield from sound(given["document"])
                word = read.word(puzzle, given["text"], given["clue"])
                kind = kind_of(puzzle.kind, asked.type)
                search = kind.edit(puzzle, given["word"], word, seed=given["seed"])
                return self._start(self._marking(kind, search), _changing(), None, puzzle)
            case "puzzle.add":
                puzzle = yield from sound(given["document"])
                read.need_room(puzzle, len(given["words"]))
                kind = kind_of(puzzle.kind, asked.type)
                more = [read.word(puzzle, *read.text_and_clue(item)) for item in given["words"]]
                search = kind.add(puzzle, more, seed=given["seed"])
                return self._start(search, _changing(), None, puzzle)
            case "puzzle.delete":
                puzzle = yield from sound(given["document"])
                kind = kind_of(puzzle.kind, asked.type)
                search = kind.delete(puzzle, read.indexes(given["words"]), seed=given["seed"])
                return self._start(self._marking(kind, search), _changing(), None, puzzle)
            case "puzzle.places":
                puzzle = yield from sound(given["document"])
                return "places", {
                    "places": kind_of(puzzle.kind, asked.type).places(puzzle, given["word"])
                }
            case "puzzle.move":
                puzzle = yield from sound(given["document"])
                return "puzzle", (yield from self._move(puzzle, given))
            case "puzzle.suggest":
                puzzle = yield from sound(given["document"])
                why, found = yield from kind_of(puzzle.kind, asked.type).suggest_steps(
                    puzzle,
                    given["word"],
                    self._dictionary(given["dictionary"]),
                    seed=given["seed"],
                    count=given["count"],
                )
                return "suggestions", {**to_wire(why, "why"), "words": found}
            case "job.cancel":
                if self._job is not None and self._job.number == given["job"]:
                    self._job.stop()
                return "ok", {}
            case "words.parse":
                data = read.need(payload)
                read.refuse_huge(data)
                found = yield from dictionary.parsing(data, given["name"])
                return "rows", (yield from rows_of(found))
            case "words.read":
                data = read.need(payload)
                read.refuse_huge(data)
                name = one_line(given["name"])
                doing = sentence("doing-reading", "Reading {name}", name=name)
                return self._start(dictionary.parsing(data, name), doing)
            case "words.check":
                found = yield from dictionary.checking(
                    read.rows(given["rows"]),
                    language=given["language"],
                    letters=read.texts(given["letters"]),
                    longest=given["longest"],
                    title=given["name"],
                )
                return "checked", (yield from checked(found))
            case "words.save":
                rows = read.rows(given["rows"])
                return "files", (yield from saved(rows, given["name"], given["to"]))
            case "word.split":
                script = alphabet.get(given["language"])
                cells = read.cells(script, given["text"], read.texts(given["letters"]))
                return "cells", {"cells": list(cells)}
            case "word.parting":
                return "cells", read.parting(
                    given["language"], given["text"], read.texts(given["letters"])
                )
            case "file.kind":
                held = formats.holds_puzzle(read.need(payload), given["name"])
                return "kind", {"holds": "puzzle" if held else "words"}
            case "puzzle.open":
                puzzle, findings = formats.load(read.need(payload), given["name"])
                yield
                findings += referee.check(puzzle)
                yield
                shown = yield from showing(puzzle)
                return "puzzle", {**shown, "issues": [i.as_dict() for i in findings]}
            case "puzzle.view":
                puzzle = yield from reading(given["document"])
                return "puzzle", (yield from showing(puzzle))
            case "puzzle.check":
                puzzle, findings = ipuz.from_document(given["document"])
                yield
                findings += referee.check(puzzle)
                return "findings", {"issues": [i.as_dict() for i in findings]}
            case "puzzle.set":
                puzzle = yield from reading(given["document"])
                fields = kind_of(puzzle.kind).FIELDS
                changed = changes.put(puzzle, given["values"], fields)
                return "puzzle", (yield from showing(changed))
            case "puzzle.lock":
                puzzle = yield from reading(given["document"])
                kind_of(puzzle.kind, asked.type)
                changed = changes.lock(puzzle, given["words"], bool(given["on"]))
                return "puzzle", (yield from showing(changed))
            case "puzzle.give":
                puzzle = yield from reading(given["document"])
                kind_of(puzzle.kind, asked.type)
                cell = (given["row"], given["column"])
                changed = changes.give(puzzle, given["how"], cell)
                return "puzzle", (yield from showing(changed))
            case "grid.new":
                kind = kind_of(given["kind"], asked.type)
                letters = {"letters": read.texts(given["letters"])} if given["letters"] else {}
                puzzle = kind.new_drawing(
                    given["options"], language=given["language"], seed=given["seed"], **letters
                )
                return "puzzle", (yield from showing(puzzle))
            case "grid.set" | "grid.type" | "grid.clear" | "grid.put":
                return "puzzle", (yield from self._draw(asked))
            case "grid.fill" | "grid.try":
                puzzle = yield from reading(given["document"])
                kind = kind_of(puzzle.kind, asked.type)
                seconds = self._seconds(kind, kind.settings_of(puzzle), given["nodes"])
                words = self._words(kind, puzzle, given)
                if asked.type == "grid.try":
                    work = kind.can_fill(puzzle, nodes=given["nodes"], **words)
                    doing = sentence("doing-try", "Trying whether the rest can be filled")
                    return self._start(work, doing, seconds, kind=kind, tries=True)
                work = kind.fill_rest(
                    puzzle,
                    region=given["cells"],
                    seed=given["seed"],
                    nodes=given["nodes"],
                    **words,
                )
                return self._start(work, kind.DOING, seconds, puzzle)
            case "grid.candidates":
                puzzle = yield from reading(given["document"])
                kind = kind_of(puzzle.kind, asked.type)
                words = self._words(kind, puzzle, given)
                yield from _indexing(words)
                found = kind.candidates(
                    puzzle,
                    row=given["row"],
                    column=given["column"],
                    down=read.down(given["way"]),
                    typed=given["typed"],
                    count=given["count"],
                    **words,
                )
                return "candidates", view.candidates(puzzle, found)
            case "grid.heat":
                puzzle = yield from reading(given["document"])
                kind = kind_of(puzzle.kind, asked.type)
                words = self._words(kind, puzzle, given)
                yield from _indexing(words)
                return "heat", {"heat": kind.heat(puzzle, **words)}
            case "puzzle.formats":
                puzzle = yield from reading(given["document"])
                return "formats", (yield from written(puzzle))
            case "puzzle.play":
                puzzle = yield from reading(given["document"])
                yield
                return "play", {"play": play.play(puzzle)}
            case "puzzle.link":
                puzzle = yield from reading(given["document"])
                yield
                return "link", linked(puzzle)
            case "puzzle.export":
                puzzle = yield from reading(given["document"])
                return "files", exported(puzzle, given["to"], given["stamp"])
        raise AssertionError(asked.type)

    def _hello(self, version: int) -> dict[str, Any]:
        if version != protocol.PROTOCOL:
            raise CrosscoreError(
                "version",
                sentence(
                    "version",
                    "The page speaks protocol {page}, the engine {engine}; "
                    "reload the page to get the same version of both.",
                    page=version,
                    engine=protocol.PROTOCOL,
                ),
                "protocol",
            )
        return {
            "protocol": protocol.PROTOCOL,
            "engine": __version__,
            "python": sys.version.split()[0],
            "languages": [
                {
                    "code": a.code,
                    "name": a.name,
                    "english": a.english,
                    "direction": a.direction,
                    "experimental": a.experimental,
                    "options": {name: list(choices) for name, choices in a.options.items()},
                }
                for a in alphabet.languages()
            ],
            "kinds": [
                {
                    "id": k.ID,
                    "title": k.TITLE,
                    "fields": [f.as_dict() for f in k.FIELDS],
                    "presets": list(getattr(k, "PRESETS", ())),
                    "sheet": [f.as_dict() for f in sheet.fields(k.MODELS[0])],
                    "acts": sorted(k.ACTS),
                    "dictionary": k.DICTIONARY,
                    "model": k.MODELS[0],
                    "hidden": k.MODELS[0] == LETTERS,  # as the page had it
                }
                for k in KINDS.values()
            ],
            "limits": {"dictionary_bytes": dictionary.MAX_BYTES, "puzzle_bytes": ipuz.MAX_BYTES},
        }

    def _dictionary(self, name: str) -> Dictionary:
        try:
            return self._dictionaries[name]
        except KeyError:
            raise CrosscoreError(
                "no-dictionary",
                sentence("no-dictionary", "That dictionary is no longer loaded; open it again."),
                name,
            ) from None

    def _words(
        self, kind: ModuleType, puzzle: Puzzle, given: dict[str, Any]
    ) -> dict[str, Dictionary | None]:
        """The dictionary that fills a grid, as an argument: the one named, else the puzzle's own.

        Nothing for kinds whose acts need none; None where it is not loaded, for the kind to tell.
        """
        if not is_drawn(kind) or not kind.DICTIONARY:
            return {}
        if given["dictionary"]:
            return {"dictionary": self._dictionary(given["dictionary"])}
        return {"dictionary": self._source(puzzle)}

    def _source(self, puzzle: Puzzle) -> Dictionary | None:
        """The dictionary that the puzzle's words came from, if it is loaded."""
        digest = puzzle.source.digest if puzzle.source else ""
        loaded = reversed(self._dictionaries.values())
        return next((d for d in loaded if d.digest == digest), None)

    def _seconds(
        self, kind: ModuleType, options: dict[str, Any], nodes: int | None
    ) -> float | None:
        """The time a search may take: none where nodes limit it."""
        if nodes is not None:
            return None
        usual = next((f.default for f in kind.FIELDS if f.name == "seconds"), _SECONDS)
        return float(options.get("seconds", usual))

    def _draw(self, asked: protocol.Message) -> Pieces:
        """A change of the drawing that takes no search."""
        given = asked.fields
        puzzle = yield from reading(given["document"])
        kind = kind_of(puzzle.kind, asked.type)
        match asked.type:
            case "grid.set":
                made = kind.set_cells(
                    puzzle, read.cell_list(given["cells"]), given["to"], given["symmetry"]
                )
            case "grid.clear":
                made = kind.clear(puzzle, given["what"], read.cell_list(given["cells"]))
            case "grid.put":
                made = kind.put(
                    puzzle,
                    row=given["row"],
                    column=given["column"],
                    down=read.down(given["way"]),
                    text=given["text"],
                    clue=given["clue"],
                    **self._words(kind, puzzle, given),
                )
            case _:
                made, cursor, typed = kind.type_text(
                    puzzle,
                    given["row"],
                    given["column"],
                    read.down(given["way"]),
                    given["text"],
                    given["after"],
                )
                made = self._marked(kind, made)
                shown = yield from showing(made)
                return {**shown, "cursor": list(cursor), "typed": list(typed)}
        return (yield from showing(self._marked(kind, made)))

    def _marked(self, kind: ModuleType, puzzle: Puzzle) -> Puzzle:
        """A drawing with those words marked that its dictionary does not have."""
        if not is_drawn(kind) or not kind.DICTIONARY:
            return puzzle
        marked: Puzzle = kind.marked(puzzle, self._source(puzzle))
        return marked

    def _marking(self, kind: ModuleType, search: Work) -> Work:
        """A search whose puzzles are marked like that."""
        while True:
            try:
                item = next(search)
            except StopIteration as end:
                return Outcome(end.value)
            yield self._marked(kind, item) if isinstance(item, Puzzle) else item

    def _move(self, puzzle: Puzzle, given: dict[str, Any]) -> Pieces:
        """Put a word at a place from `puzzle.places`."""
        down = read.down(given["way"])
        begun = self._clock()
        kind = kind_of(puzzle.kind, "puzzle.move")
        after = kind.move(puzzle, given["word"], given["row"], given["column"], down)
        yield
        if wrong := unsound(after):
            raise wrong
        yield
        seconds = round(self._clock() - begun, 3)
        moved = kind.moved(puzzle, after, given["word"])
        report = view.report(after, Outcome.FOUND, seconds)
        report |= view.compared(puzzle, after, moved)
        return {**(yield from showing(after)), "report": report}

    # -- jobs -------------------------------------------------------------------------

    def _start(
        self,
        work: Work,
        doing: str,
        seconds: float | None = None,
        before: Puzzle | None = None,
        *,
        kind: ModuleType | None = None,
        improves: bool = False,
        tries: bool = False,
    ) -> tuple[str, dict[str, Any]]:
        if self._job is not None and self._job.ending:
            self._ends += self._job.step(inf)
            self._job = None
        if self._job is not None:
            raise CrosscoreError(
                "busy",
                sentence("busy", "Another search is running; stop it or wait until it has ended."),
                "",
            )
        self._jobs += 1
        self._job = Job(
            self._jobs,
            work,
            self._clock,
            self._keep,
            seconds=seconds,
            before=before,
            kind=KINDS[before.kind] if before is not None else kind,
            improves=improves,
            tries=tries,
            doing=doing,
        )
        return "accepted", {"job": self._jobs}

    def _keep(self, loaded: Dictionary) -> dict[str, Any]:
        """Keep a dictionary; what is told of it."""
        gc.freeze()  # a large list is here to stay: collections need not walk through it
        self._loaded += 1
        name = f"d{self._loaded}"
        self._dictionaries[name] = loaded
        return dictionary_of(loaded, name)

    def step(self, milliseconds: float) -> str:
        """Work on answers and the live job for about that long; a JSON list of what they tell."""
        until = self._clock() + milliseconds / 1000
        told, self._ends = self._ends, []
        while self._answers:
            answer = _until(self._answers[0], self._clock, until)
            if not answer:
                return f"[{', '.join(told)}]"
            told.append(answer)
            del self._answers[0]
        job = self._job
        left = until - self._clock()
        if job is not None and (left > 0 or not told):
            told += job.step(max(0.0, left))
            if job.over:
                self._job = None
        return f"[{', '.join(told)}]"


def _indexing(words: Mapping[str, Dictionary | None]) -> Generator[object, None, None]:
    """Index the dictionary that fills a grid, if there is one, before it is asked."""
    if chosen := words.get("dictionary"):
        yield from filled.looking_up(chosen)


def _changing() -> Sentence:
    return sentence("doing-change", "Changing the puzzle")


def _until(work: Generator[Any, None, str], clock: Callable[[], float], until: float) -> str:
    """What a generator returns, "" if that takes longer."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: str = end.value
            return found
        if clock() >= until:
            return ""
