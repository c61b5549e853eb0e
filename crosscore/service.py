"""Jobs and messages: JSON text in, JSON text out, wherever it runs.

The page's worker, the tests and Node drive the same class. It keeps the loaded
dictionaries and at most one live job, and no puzzle: a puzzle comes with each message that
works on it and goes back with the answer, so a dead worker loses nobody's work.
"""

from __future__ import annotations

import gc
import platform
import time
import traceback
from collections.abc import Callable, Generator
from types import ModuleType
from typing import Any

from crosscore import (
    __version__,
    alphabet,
    changes,
    dictionary,
    formats,
    protocol,
    referee,
    sheet,
    view,
)
from crosscore.alphabet import Alphabet, one_line
from crosscore.dictionary import Dictionary, Findings
from crosscore.errors import CrosscoreError, Issue, sentence, told
from crosscore.formats import ipuz
from crosscore.kinds import filled, freeform, numbers, wordsearch
from crosscore.puzzle import HIDDEN_KINDS, MAX_WORDS, Puzzle, Word
from crosscore.search import Outcome, Progress, Verdict

__all__ = ["Service"]

KINDS: dict[str, ModuleType] = {kind.ID: kind for kind in (freeform, filled, numbers, wordsearch)}

_PROGRESS_EVERY = 0.1  #: seconds between two progress messages
_SECONDS = 20.0  #: for kinds that let nobody choose the time
_PARTED = 80  #: characters of a word; longer ones are not tried at every place
_LINES_OF_ROWS = 10  #: lines that a row of a file to be edited may take, on average
_BEST_EVERY = 0.12  #: seconds between two better puzzles, so that the eye can follow
_SHOW_PART = 0.1  #: part of the time that showing them may take

Work = Generator[Progress | Puzzle, None, Outcome | Dictionary | Verdict]


class _Job:
    """A generator being stepped, and what it has found."""

    def __init__(
        self,
        number: int,
        work: Work,
        seconds: float | None,
        now: float,
        before: Puzzle | None,
        kind: ModuleType | None,
        improves: bool,
        tries: bool,
    ) -> None:
        self.number = number
        self.work = work
        self.before = before  # what the job changes, for its report
        self.kind = kind  # of the puzzle that it makes
        self.tries = tries  # it only asks whether something can be done
        self.improves = improves  # what there is before may stay as it is
        self.started = now
        self.bettered: float | None = now if improves else None  # when a better puzzle came last
        self.deadline = None if seconds is None else now + seconds
        self.best: Puzzle | None = None
        self.shown: Puzzle | None = None  # the last best that was sent
        self.best_sent = -1e9
        self.showing = 0.0  # seconds that it took to make that message
        self.progress_sent = now
        self.progress = Progress(0, 0, 0)


class Service:
    """Answers messages (`handle`) and works on the live job (`step`).

    `clock` gives seconds; only limits and reports use it, never a choice.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._dictionaries: dict[str, Dictionary] = {}
        self._job: _Job | None = None
        self._stopped: list[dict[str, Any]] = []  # ends of cancelled jobs, not yet told
        self._jobs = 0
        self._loaded = 0

    @property
    def busy(self) -> bool:
        """Whether `step` has something to do or to tell."""
        return self._job is not None or bool(self._stopped)

    # -- messages ---------------------------------------------------------------------

    def handle(self, message: str, payload: bytes | None = None) -> str:
        """Carry one message out; the one answer, with the same id. `payload`: a file's bytes."""
        number = 0
        try:
            try:
                asked = protocol.parse(message)
            except CrosscoreError as error:
                number = int(error.where or 0)
                raise
            number = asked.id
            kind, fields = self._carry_out(asked, payload)
            return protocol.answer(number, kind, **fields)
        except CrosscoreError as error:
            return protocol.failure(number, error)
        except Exception:
            return protocol.failure(number, _fault())

    def _carry_out(
        self, asked: protocol.Message, payload: bytes | None
    ) -> tuple[str, dict[str, Any]]:
        given = asked.fields
        match asked.type:
            case "hello":
                return "ready", self._hello(given["protocol"])
            case "dictionary.load":
                work = dictionary.read(
                    _need(payload),
                    name=given["name"],
                    language=given["language"],
                    letters=_texts(given["letters"]),
                    clues=given["clues"],
                )
                return self._start(work, None)
            case "dictionary.drop":
                dropped = self._dictionaries.pop(given["dictionary"], None)
                if dropped is not None:
                    filled.forget(dropped)
                return "ok", {}
            case "puzzle.new":
                kind = _kind(given["kind"], asked.type)
                search = kind.new(
                    self._dictionary(given["dictionary"]) if kind.DICTIONARY else None,
                    given["options"],
                    seed=given["seed"],
                    nodes=given["nodes"],
                    avoid=_lists(given["avoid"]),
                    **({"language": given["language"]} if _drawn(kind) else {}),
                )
                seconds = self._seconds(kind, given["options"], given["nodes"])
                return self._start(search, seconds, kind=kind)
            case "puzzle.reshuffle":
                puzzle = _read_sound(given["document"])
                kind = _kind(puzzle.kind, asked.type)
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
                return self._start(search, self._seconds(kind, options, given["nodes"]), puzzle)
            case "puzzle.improve":
                puzzle = _read_sound(given["document"])
                kind = _kind(puzzle.kind, asked.type)
                search = kind.improve(
                    puzzle,
                    seed=given["seed"],
                    nodes=given["nodes"],
                    **self._words(kind, puzzle, given),
                )
                seconds = self._seconds(kind, kind.settings_of(puzzle), given["nodes"])
                return self._start(search, seconds, puzzle, improves=True)
            case "puzzle.replace":
                puzzle = _read_sound(given["document"])
                kind = _kind(puzzle.kind, asked.type)
                words = self._words(kind, puzzle, given)
                if kind.DICTIONARY and not words:
                    words = {"dictionary": self._dictionary(given["dictionary"])}
                search = kind.replace(
                    puzzle,
                    given["word"],
                    seed=given["seed"],
                    avoid=_lists(given["avoid"]),
                    **words,
                )
                return self._start(search, None, puzzle)
            case "puzzle.edit":
                puzzle = _read_sound(given["document"])
                word = _word(puzzle, given["text"], given["clue"])
                kind = _kind(puzzle.kind, asked.type)
                search = kind.edit(puzzle, given["word"], word, seed=given["seed"])
                return self._start(self._marking(kind, search), None, puzzle)
            case "puzzle.add":
                puzzle = _read_sound(given["document"])
                _need_room(puzzle, len(given["words"]))
                kind = _kind(puzzle.kind, asked.type)
                more = [_word(puzzle, *_text_and_clue(item)) for item in given["words"]]
                search = kind.add(puzzle, more, seed=given["seed"])
                return self._start(search, None, puzzle)
            case "puzzle.delete":
                puzzle = _read_sound(given["document"])
                kind = _kind(puzzle.kind, asked.type)
                search = kind.delete(puzzle, _indexes(given["words"]), seed=given["seed"])
                return self._start(self._marking(kind, search), None, puzzle)
            case "puzzle.places":
                puzzle = _read_sound(given["document"])
                return "places", {
                    "places": _kind(puzzle.kind, asked.type).places(puzzle, given["word"])
                }
            case "puzzle.move":
                return "puzzle", self._move(_read_sound(given["document"]), given)
            case "puzzle.suggest":
                puzzle = _read_sound(given["document"])
                why, found = _kind(puzzle.kind, asked.type).suggest(
                    puzzle,
                    given["word"],
                    self._dictionary(given["dictionary"]),
                    seed=given["seed"],
                    count=given["count"],
                )
                return "suggestions", {**told(why, "why"), "words": found}
            case "job.cancel":
                if self._job is not None and self._job.number == given["job"]:
                    self._stopped.append(self._end(self._job, Outcome.STOPPED))
                return "ok", {}
            case "words.parse":
                data = _need(payload)
                _refuse_huge(data)
                return "rows", _parsed(dictionary.parse(data, given["name"]))
            case "words.check":
                checked = dictionary.check(
                    _rows(given["rows"]),
                    language=given["language"],
                    letters=_texts(given["letters"]),
                    longest=given["longest"],
                    title=given["name"],
                )
                return "checked", _checked(checked)
            case "words.save":
                return "files", _saved(_rows(given["rows"]), given["name"], given["to"])
            case "word.split":
                script = alphabet.get(given["language"])
                cells = _cells(script, given["text"], _texts(given["letters"]))
                return "cells", {"cells": list(cells)}
            case "word.parting":
                return "cells", _parting(given["language"], given["text"], _texts(given["letters"]))
            case "puzzle.open":
                puzzle, findings = ipuz.loads(_need(payload), given["name"])
                return "puzzle", {
                    **_show(puzzle),
                    "issues": [i.as_dict() for i in findings + referee.check(puzzle)],
                }
            case "puzzle.view":
                return "puzzle", _show(_read(given["document"]))
            case "puzzle.check":
                puzzle, findings = ipuz.from_document(given["document"])
                return "findings", {
                    "issues": [i.as_dict() for i in findings + referee.check(puzzle)]
                }
            case "puzzle.set":
                puzzle = _read(given["document"])
                fields = _kind(puzzle.kind).FIELDS
                return "puzzle", _show(changes.put(puzzle, given["values"], fields))
            case "puzzle.lock":
                puzzle = _read(given["document"])
                _kind(puzzle.kind, asked.type)
                return "puzzle", _show(changes.lock(puzzle, given["words"], bool(given["on"])))
            case "puzzle.give":
                puzzle = _read(given["document"])
                _kind(puzzle.kind, asked.type)
                cell = (given["row"], given["column"])
                return "puzzle", _show(changes.give(puzzle, given["how"], cell))
            case "grid.new":
                kind = _kind(given["kind"], asked.type)
                letters = {"letters": _texts(given["letters"])} if given["letters"] else {}
                puzzle = kind.new_drawing(
                    given["options"], language=given["language"], seed=given["seed"], **letters
                )
                return "puzzle", _show(puzzle)
            case "grid.set" | "grid.type" | "grid.clear" | "grid.put":
                return "puzzle", self._draw(asked)
            case "grid.fill" | "grid.try":
                puzzle = _read(given["document"])
                kind = _kind(puzzle.kind, asked.type)
                seconds = self._seconds(kind, kind.settings_of(puzzle), given["nodes"])
                words = self._words(kind, puzzle, given)
                if asked.type == "grid.try":
                    work = kind.can_fill(puzzle, nodes=given["nodes"], **words)
                    return self._start(work, seconds, kind=kind, tries=True)
                work = kind.fill_rest(
                    puzzle,
                    region=given["cells"],
                    seed=given["seed"],
                    nodes=given["nodes"],
                    **words,
                )
                return self._start(work, seconds, puzzle)
            case "grid.candidates":
                puzzle = _read(given["document"])
                kind = _kind(puzzle.kind, asked.type)
                found = kind.candidates(
                    puzzle,
                    row=given["row"],
                    column=given["column"],
                    down=_down(given["way"]),
                    typed=given["typed"],
                    count=given["count"],
                    **self._words(kind, puzzle, given),
                )
                return "candidates", found
            case "grid.heat":
                puzzle = _read(given["document"])
                kind = _kind(puzzle.kind, asked.type)
                return "heat", {"heat": kind.heat(puzzle, **self._words(kind, puzzle, given))}
            case "puzzle.export":
                return "files", _export(_read(given["document"]), given["to"], given["stamp"])
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
            "python": platform.python_version(),
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
                    "sheet": [f.as_dict() for f in sheet.fields(k.ID)],
                    "acts": sorted(k.ACTS),
                    "dictionary": k.DICTIONARY,
                    "hidden": k.ID in HIDDEN_KINDS,
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
        if not _drawn(kind) or not kind.DICTIONARY:
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

    def _draw(self, asked: protocol.Message) -> dict[str, Any]:
        """A change of the drawing that takes no search."""
        given = asked.fields
        puzzle = _read(given["document"])
        kind = _kind(puzzle.kind, asked.type)
        match asked.type:
            case "grid.set":
                made = kind.set_cells(
                    puzzle, _cell_list(given["cells"]), given["to"], given["symmetry"]
                )
            case "grid.clear":
                made = kind.clear(puzzle, given["what"], _cell_list(given["cells"]))
            case "grid.put":
                made = kind.put(
                    puzzle,
                    row=given["row"],
                    column=given["column"],
                    down=_down(given["way"]),
                    text=given["text"],
                    clue=given["clue"],
                    **self._words(kind, puzzle, given),
                )
            case _:
                made, cursor, typed = kind.type_text(
                    puzzle,
                    given["row"],
                    given["column"],
                    _down(given["way"]),
                    given["text"],
                    given["after"],
                )
                made = self._marked(kind, made)
                return {**_show(made), "cursor": list(cursor), "typed": list(typed)}
        return _show(self._marked(kind, made))

    def _marked(self, kind: ModuleType, puzzle: Puzzle) -> Puzzle:
        """A drawing with those words marked that its dictionary does not have."""
        if not _drawn(kind) or not kind.DICTIONARY:
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

    def _move(self, puzzle: Puzzle, given: dict[str, Any]) -> dict[str, Any]:
        """Put a word at a place from `puzzle.places`."""
        down = _down(given["way"])
        begun = self._clock()
        kind = _kind(puzzle.kind, "puzzle.move")
        after = kind.move(puzzle, given["word"], given["row"], given["column"], down)
        fault = _unsound(after)
        if fault:
            raise fault
        seconds = round(self._clock() - begun, 3)
        moved = kind.moved(puzzle, after, given["word"])
        report = view.report(after, Outcome.FOUND, seconds)
        return {**_show(after), "report": {**report, **view.compared(puzzle, after, moved)}}

    # -- jobs -------------------------------------------------------------------------

    def _start(
        self,
        work: Work,
        seconds: float | None,
        before: Puzzle | None = None,
        *,
        kind: ModuleType | None = None,
        improves: bool = False,
        tries: bool = False,
    ) -> tuple[str, dict[str, Any]]:
        if self._job is not None:
            raise CrosscoreError(
                "busy",
                sentence("busy", "Another search is running; stop it or wait until it has ended."),
                "",
            )
        self._jobs += 1
        if before is not None:
            kind = KINDS[before.kind]
        now = self._clock()
        self._job = _Job(self._jobs, work, seconds, now, before, kind, improves, tries)
        return "accepted", {"job": self._jobs}

    def step(self, milliseconds: float) -> str:
        """Work on the live job for about that long; a JSON list of what it has to tell."""
        messages, self._stopped = self._stopped, []
        job = self._job
        if job is not None:
            try:
                messages += self._work(job, milliseconds / 1000)
            except CrosscoreError as error:  # what was found cannot be shown
                messages.append(self._fail(job, error))
            except Exception:
                messages.append(self._fail(job, _fault()))
        return protocol.dumps(messages)

    def _work(self, job: _Job, seconds: float) -> list[dict[str, Any]]:
        until = self._clock() + seconds
        ended: dict[str, Any] | None = None
        try:
            while True:
                item = next(job.work)
                now = self._clock()
                if isinstance(item, Puzzle):
                    job.best, job.bettered = item, now
                else:
                    job.progress = item
                bare = job.kind is not None and _drawn(job.kind)  # may end with nothing found
                enough = job.improves or bare or job.best is not None
                if job.deadline is not None and now >= job.deadline and enough:
                    ended = self._end(job, Outcome.LIMIT)
                    break
                if now >= until:
                    break
        except StopIteration as end:
            if isinstance(end.value, Dictionary):
                ended = self._end_load(job, end.value)
            elif isinstance(end.value, Verdict):
                ended = self._end_try(job, Outcome.FOUND, end.value)
            else:
                ended = self._end(job, Outcome(end.value))
        except CrosscoreError as error:
            ended = self._fail(job, error)
        except Exception:
            ended = self._fail(job, _fault())
        return self._tell(job) if ended is None else [ended]

    def _tell(self, job: _Job) -> list[dict[str, Any]]:
        """A better puzzle or how far the job is, unless the last such message is fresh."""
        now = self._clock()
        rest = max(_BEST_EVERY, job.showing / _SHOW_PART)
        if job.best is not job.shown and job.best and now - job.best_sent >= rest:
            fault = _unsound(job.best)
            if fault:
                return [self._fail(job, fault)]
            told = protocol.note("best", job.number, **_show(job.best))
            job.shown, job.best_sent, job.showing = job.best, now, self._clock() - now
            return [told]
        if now - job.progress_sent >= _PROGRESS_EVERY:
            job.progress_sent = now
            done = job.progress
            spent = None if job.deadline is None else job.deadline - job.started
            return [
                protocol.note(
                    "progress",
                    job.number,
                    nodes=done.nodes,
                    done=done.done,
                    total=done.total,
                    elapsed=round(now - job.started, 3),
                    seconds=spent,
                    still=None if job.bettered is None else round(now - job.bettered, 3),
                )
            ]
        return []

    def _end(self, job: _Job, outcome: Outcome) -> dict[str, Any]:
        """End the live job with the best it has, after the referee has looked at it."""
        if job.tries:
            return self._end_try(job, outcome, Verdict("unknown"))
        self._close(job)
        fields: dict[str, Any] = {}
        if job.best is None and outcome == Outcome.LIMIT and not job.improves and job.kind:
            unfound = CrosscoreError("no-filling-found", job.kind.UNFOUND)
            fields = {"error": unfound.as_dict()}
        best = job.best or (job.before if job.improves else None)
        if best is not None:
            fault = _unsound(best)
            if fault:
                return self._fail(job, fault)
            now = self._clock()
            moved = _kind(best.kind).moved(job.before, best) if job.before else 0
            report = view.report(best, outcome, round(now - job.started, 3))
            report |= view.compared(job.before, best, moved)
            report["still"] = round(now - (job.bettered or job.started), 3)
            fields = {"report": report}
            if job.best is not None:  # what was not bettered stays as it is, byte for byte
                fields |= _show(job.best)
        return protocol.note("end", job.number, outcome=outcome.value, **fields)

    def _end_try(self, job: _Job, outcome: Outcome, found: Verdict) -> dict[str, Any]:
        """End a job that only asked whether something can be done."""
        self._close(job)
        report = {
            "fillable": found.fillable,
            "reason": told(found.reason) if found.reason else None,
            "slots": [[list(cell) for cell in slot] for slot in found.slots],
            "seconds": round(self._clock() - job.started, 3),
        }
        return protocol.note("end", job.number, outcome=outcome.value, report=report)

    def _end_load(self, job: _Job, loaded: Dictionary) -> dict[str, Any]:
        self._close(job)
        gc.freeze()  # a large list is here to stay: collections need not walk through it
        self._loaded += 1
        name = f"d{self._loaded}"
        self._dictionaries[name] = loaded
        lengths = loaded.lengths()
        return protocol.note(
            "end",
            job.number,
            outcome=Outcome.FOUND.value,
            dictionary={
                "id": name,
                "name": loaded.name,
                "language": loaded.alphabet.code,
                "direction": loaded.alphabet.direction,
                **_guessed(loaded.guessed),
                "letters": dict(loaded.letters),
                "words": len(loaded.words),
                "entries": loaded.entries,
                "issues": [issue.as_dict() for issue in loaded.issues],
                "issue_total": loaded.issue_total,
                "shortest": min(lengths),
                "longest": max(lengths),
                "digest": loaded.digest,
            },
        )

    def _fail(self, job: _Job, error: CrosscoreError) -> dict[str, Any]:
        self._close(job)
        over = error.code == "no-filling-found"  # nothing failed: its nodes are spent
        outcome = Outcome.LIMIT if over else Outcome.FAILED
        return protocol.note("end", job.number, outcome=outcome.value, error=error.as_dict())

    def _close(self, job: _Job) -> None:
        job.work.close()
        if self._job is job:
            self._job = None


def _unsound(puzzle: Puzzle) -> CrosscoreError | None:
    """What the referee finds wrong with a puzzle of our own making, as an error."""
    banned = _kind(puzzle.kind).kept_out(puzzle) if puzzle.hidden else ()
    findings = referee.check(puzzle, banned)
    if not findings:
        return None
    first = findings[0]
    return CrosscoreError(
        "unsound",
        sentence(
            "faulty-puzzle",
            "The engine made a faulty puzzle ({where}: {problem}); nothing was changed. "
            "Reshuffle, and please report it.",
            where=first.where,
            problem=first.message,
        ),
        first.where,
    )


def _fault() -> CrosscoreError:
    """An error of the engine's own, with the last line of its traceback for a bug report."""
    lines = traceback.format_exc().strip().splitlines()
    return CrosscoreError(
        "fault",
        sentence(
            "fault",
            "The engine failed unexpectedly; your puzzle is as it was. Please report this: {error}",
            error=lines[-1][:300],
        ),
        "\n".join(lines)[-4000:],
    )


def _kind(name: str, act: str = "") -> ModuleType:
    """A kind by its id; raises `CrosscoreError` (code "no-such-act") where it lacks the act."""
    try:
        kind = KINDS[name]
    except KeyError:
        raise CrosscoreError(
            "unknown-kind", f"There is no kind of puzzle {name[:40]!a}.", "kind"
        ) from None
    if act and act not in kind.ACTS:
        raise CrosscoreError(
            "no-such-act",
            sentence(
                "no-such-act",
                "That cannot be done with a puzzle of this kind ({act}).",
                act=act,
            ),
            act,
        )
    return kind


def _drawn(kind: ModuleType) -> bool:
    """Whether a kind's grid is drawn and filled, instead of growing around its words."""
    return "grid.fill" in kind.ACTS


def _down(way: str) -> bool:
    if way not in ("across", "down"):
        raise CrosscoreError("bad-message", "way must be across or down.", "way")
    return way == "down"


def _cell_list(cells: list[Any]) -> list[list[Any]]:
    if not all(isinstance(cell, list) for cell in cells):
        raise CrosscoreError("bad-message", "cells must be a list of [row, column].", "cells")
    return cells


def _need(payload: bytes | None) -> bytes:
    if payload is None:
        raise CrosscoreError("bad-message", "The message came without its file.", "payload")
    return payload


def _texts(options: dict[str, Any]) -> dict[str, str]:
    return {name: value for name, value in options.items() if isinstance(value, str)}


def _lists(avoid: list[Any]) -> list[list[str]]:
    return [[w for w in words if isinstance(w, str)] for words in avoid if isinstance(words, list)]


def _read(document: dict[str, Any]) -> Puzzle:
    return ipuz.from_document(document)[0]


def _read_sound(document: dict[str, Any]) -> Puzzle:
    """A puzzle to go on working on: one that the referee passes."""
    puzzle, findings = ipuz.from_document(document)
    findings += referee.check(puzzle)
    if findings:
        first = findings[0]
        raise CrosscoreError(
            "unsound-document",
            sentence(
                "breaks-a-rule",
                "This puzzle breaks a rule, so it cannot be laid out anew or edited: {where} "
                "{problem}. Make a new one from its words.",
                where=first.where,
                problem=first.message,
            ),
            first.where,
        )
    return puzzle


def _rows(given: list[Any]) -> list[tuple[str, str]]:
    """Word and clue of each row of a list that is being edited, as they were typed."""
    if len(given) > dictionary.MAX_ROWS:
        raise _too_many_rows(len(given))
    rows = []
    for at, row in enumerate(given, 1):
        word, clue = (row.get("word"), row.get("clue", "")) if isinstance(row, dict) else (None, "")
        if not isinstance(word, str) or not isinstance(clue, str):
            raise CrosscoreError(
                "bad-message", f"Row {at:,} needs a word and a clue: texts.", f"row {at}"
            )
        rows.append((word, clue))
    return rows


def _refuse_huge(data: bytes) -> None:
    """Refuse a file of many more rows than can be edited before seconds are spent on reading it."""
    rows = max(data.count(b"\n"), data.count(b'":'))  # a row may take several lines
    if rows > _LINES_OF_ROWS * dictionary.MAX_ROWS:
        raise _too_many_rows(rows)


def _too_many_rows(rows: int) -> CrosscoreError:
    return CrosscoreError(
        "too-many-rows",
        sentence(
            "list-too-long",
            "The list has {rows:,} rows, and at most {most:,} can be edited; "
            "split it into smaller lists.",
            rows=rows,
            most=dictionary.MAX_ROWS,
        ),
        "rows",
    )


def _parsed(found: dictionary.WordList) -> dict[str, Any]:
    """A file of words as rows to edit; what the editor cannot hold is told, not hidden."""
    findings = Findings(found.issues, found.issue_total)
    for row in found.rows:
        wrong = row.fault or row.odd
        if wrong:
            findings.add(*wrong, row.where)
    issues, total = findings.kept, findings.total
    if len(found.rows) > dictionary.MAX_ROWS:
        total += 1
        issues.insert(
            0,
            Issue(
                "too-many-rows",
                sentence(
                    "file-too-long",
                    "The file holds {words:,} words; only the first {most:,} can be edited here. "
                    "To make puzzles from all of them, open the file as a dictionary.",
                    words=len(found.rows),
                    most=dictionary.MAX_ROWS,
                ),
                found.rows[dictionary.MAX_ROWS].where,
            ),
        )
    return {
        "format": found.format,
        "encoding": found.encoding,
        "rows": [{"word": r.word, "clue": r.clue} for r in found.rows[: dictionary.MAX_ROWS]],
        "entries": len(found.rows),
        "issues": [issue.as_dict() for issue in issues],
        "issue_total": total,
    }


def _guessed(found: alphabet.Guess | None) -> dict[str, Any]:
    """Whether a language was guessed, by what, and which others it could be."""
    return {
        "guessed": found is not None,
        "by": found.by if found else "",
        "others": [other.code for other in found.others] if found else [],
    }


def _checked(checked: dictionary.Checked) -> dict[str, Any]:
    """What the editor shows beside each row, and by the rules of which language."""
    script = checked.alphabet
    levels = [{finding.level for finding in row.findings} for row in checked.rows]
    return {
        "language": script.code,
        **_guessed(checked.guessed),
        "direction": script.direction,
        "letters": dict(checked.letters),
        "choices": {name: list(choices) for name, choices in script.options.items()},
        "usable": sum(
            1
            for row, found in zip(checked.rows, levels, strict=True)
            if row.key and "error" not in found
        ),
        "errors": sum("error" in found for found in levels),
        "rows": [
            {
                "cells": list(row.cells),
                "key": row.key,
                "shown": row.shown,
                "findings": [finding.as_dict() for finding in row.findings],
            }
            for row in checked.rows
        ],
    }


def _saved(rows: list[tuple[str, str]], name: str, to: str) -> dict[str, Any]:
    """A list of words as a file, named as the list is."""
    text = dictionary.save(rows, to)
    kept = "".join(c for c in one_line(name) if c.isprintable() and c not in '/\\:*?"<>|')
    base = kept.strip(" .")[:60].strip(" .") or "words"
    return {"base": base, "files": [{"name": f"{base}.{dictionary.FORMATS[to][0]}", "text": text}]}


def _cells(script: Alphabet, surface: str, letters: dict[str, str]) -> tuple[str, ...]:
    """The cells of a word typed by the user; raises `CrosscoreError` if it cannot be used."""
    if not surface.strip():
        raise CrosscoreError("no-letters", sentence("type-a-word", "Type a word."), "word")
    answer = script.split(surface, letters)
    wrong = dictionary.misfit(one_line(surface), answer)
    if wrong:
        raise CrosscoreError(*wrong, "word")
    return answer


def _parting(language: str, text: str, letters: dict[str, str]) -> dict[str, Any]:
    """The cells of a word that is being typed, and where `|` would change them."""
    if len(text) > _PARTED:
        return {"cells": [], "parted": [], "joined": []}
    found = alphabet.parting(alphabet.get(language), text, letters)
    return {"cells": found.cells, "parted": found.parted, "joined": found.joined}


def _word(puzzle: Puzzle, surface: str, clue: str) -> Word:
    """A word typed by the user, checked and on one line."""
    script = alphabet.get(puzzle.language)
    answer = _cells(script, surface, puzzle.options.get("letters", {}))
    line = one_line(clue)
    if len(line) > dictionary.MAX_CLUE:
        raise CrosscoreError(
            "clue-too-long",
            sentence(
                "clue-too-long",
                "The clue has {characters:,} characters; at most {most:,} can be kept.",
                characters=len(line),
                most=dictionary.MAX_CLUE,
            ),
            "clue",
        )
    return Word(one_line(surface), answer, line)


def _need_room(puzzle: Puzzle, more: int) -> None:
    if len(puzzle.words) + more > MAX_WORDS:
        raise CrosscoreError(
            "too-many-words",
            sentence(
                "too-many-words",
                "A puzzle holds at most {most} words, and this one has {words}; "
                "add at most {room}, or make another puzzle.",
                most=MAX_WORDS,
                words=len(puzzle.words),
                room=max(0, MAX_WORDS - len(puzzle.words)),
            ),
            "words",
        )


def _text_and_clue(item: object) -> tuple[str, str]:
    """The text and clue of a word as the page sends it."""
    text = item.get("text") if isinstance(item, dict) else None
    clue = item.get("clue", "") if isinstance(item, dict) else None
    if not isinstance(text, str) or not isinstance(clue, str):
        raise CrosscoreError("bad-message", "Each word needs a text and a clue.", "words")
    return text, clue


def _indexes(items: list[Any]) -> list[int]:
    if not all(isinstance(item, int) and not isinstance(item, bool) for item in items):
        raise CrosscoreError("bad-message", "words must be a list of whole numbers.", "words")
    return items


def _show(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as it travels: `sheet` is the view of the sheet where that is another one."""
    shown = {"document": ipuz.to_document(puzzle), "view": view.view(puzzle)}
    cropped = sheet.crop(puzzle)
    return shown if cropped is puzzle else {**shown, "sheet": view.view(cropped)}


def _export(puzzle: Puzzle, to: str, stamp: str) -> dict[str, Any]:
    """The puzzle's files in one format, named with one stamp."""
    kept = "".join(c for c in stamp if c.isascii() and (c.isalnum() or c in "-_"))[:40]
    named = "wordsearch" if puzzle.hidden else "crossword"
    base = f"{named}-{kept}" if kept else named
    return {"base": base, "files": formats.export(puzzle, to, base)}
