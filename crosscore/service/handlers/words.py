"""Dictionaries, lists of words, and single words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosscore import alphabet, dictionary
from crosscore.alphabet import one_line
from crosscore.errors import CrosscoreError, sentence
from crosscore.protocol import requests
from crosscore.service import values
from crosscore.service.answers import Pieces, checked, rows_of, saved
from crosscore.service.table import handles

if TYPE_CHECKING:
    from crosscore import wire
    from crosscore.service.desk import Desk

_SLICE = 8_000  #: words that are looked at between two looks at the clock


@handles(requests.DictionaryLoad)
def load(desk: Desk, asked: requests.DictionaryLoad) -> wire.Accepted:
    work = dictionary.read(
        asked.file,
        name=asked.name,
        language=asked.language,
        letters=values.texts(asked.letters),
        clues=asked.clues,
        at_hand=asked.at_hand,
    )
    return desk.start(work, sentence("doing-opening", "Opening {name}", name=one_line(asked.name)))


@handles(requests.DictionaryMix)
def mix(desk: Desk, asked: requests.DictionaryMix) -> wire.Accepted:
    lists = [(desk.dictionary(name), weight) for name, weight in map(values.weighted, asked.lists)]
    scores = desk.dictionary(asked.scores) if asked.scores else None
    if not lists:
        raise CrosscoreError("bad-message", "There are no lists to mix.", "lists")
    banned = values.answers(lists[0][0], values.string_list(asked.banned, "banned"))
    work = dictionary.mixing(lists, scores=scores, banned=banned)
    return desk.start(work, sentence("doing-mixing", "Mixing the word lists"))


@handles(requests.DictionaryDrop)
def drop(desk: Desk, asked: requests.DictionaryDrop) -> wire.Ok:
    desk.drop(asked.dictionary)
    return {"type": "ok"}


@handles(requests.WordsParse)
def parse(_: Desk, asked: requests.WordsParse) -> Pieces[wire.RowsAnswer]:
    values.refuse_huge(asked.file)
    found = yield from dictionary.parsing(asked.file, asked.name)
    return {"type": "rows", **(yield from rows_of(found))}


@handles(requests.WordsRead)
def read(desk: Desk, asked: requests.WordsRead) -> wire.Accepted:
    values.refuse_huge(asked.file)
    name = one_line(asked.name)
    doing = sentence("doing-reading", "Reading {name}", name=name)
    return desk.start(dictionary.parsing(asked.file, name), doing)


@handles(requests.WordsCheck)
def check(_: Desk, asked: requests.WordsCheck) -> Pieces[wire.Checked]:
    found = yield from dictionary.checking(
        [(word, clue) for word, clue, _ in values.rows(asked.rows)],
        language=asked.language,
        letters=values.texts(asked.letters),
        longest=asked.longest,
        title=asked.name,
        at_hand=asked.at_hand,
    )
    return (yield from checked(found))


@handles(requests.WordsSave)
def save(_: Desk, asked: requests.WordsSave) -> Pieces[wire.Files]:
    return (yield from saved(values.rows(asked.rows), asked.name, asked.to))


@handles(requests.WordSplit)
def split(_: Desk, asked: requests.WordSplit) -> wire.Split:
    script = alphabet.get(asked.language)
    cells = values.cells(script, asked.text, values.texts(asked.letters))
    return {"type": "cells", "cells": list(cells)}


@handles(requests.WordClues)
def clues(desk: Desk, asked: requests.WordClues) -> Pieces[wire.WordClues]:
    words = desk.dictionary(asked.dictionary)
    answer = tuple(values.string_list(asked.cells, "cells"))
    found: list[str] = []
    for at, word in enumerate(words.words):
        if word.answer == answer:
            more = words.others[at] if words.others is not None else ()
            found += [clue for clue in (word.clue, *more) if clue]
        if at % _SLICE == 0:
            yield
    return {"type": "word-clues", "clues": found}


@handles(requests.WordParting)
def parting(_: Desk, asked: requests.WordParting) -> wire.Parted:
    return values.parting(asked.language, asked.text, values.texts(asked.letters))
