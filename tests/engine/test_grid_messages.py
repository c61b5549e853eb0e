"""The messages about grids that are drawn and filled, played without a browser."""

from __future__ import annotations

import json
from typing import Any

import pytest

from crosscore.formats import ipuz
from crosscore.referee import check
from tests.engine.player import Player
from tests.word_lists import THREE


class Drawer(Player):
    """Keeps a drawing, as the page does: each answer's document is the next one's."""

    def __init__(self) -> None:
        super().__init__()
        self.document: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.words = ""

    def take(self, reply: dict[str, Any]) -> dict[str, Any]:
        if "document" in reply:
            self.document, self.view = reply["document"], reply["view"]
            found, findings = ipuz.from_document(self.document)
            assert findings + check(found) == []
        return reply

    def begin(self, language: str = "en", **options: Any) -> Drawer:
        options = {"blocks": "none", "size": "3x3", "symmetry": "none", **options}
        reply = self.ask("grid.new", kind="filled", language=language, options=options, seed=1)
        assert reply["type"] == "puzzle", reply
        self.take(reply)
        return self

    def act(self, kind: str, **fields: Any) -> dict[str, Any]:
        return self.take(self.ask(kind, document=self.document, **fields))

    def search(self, kind: str, **fields: Any) -> dict[str, Any]:
        fields = {"dictionary": self.words, "seed": 1, **fields}
        return self.take(self.job(kind, document=self.document, **fields))

    def open(self, text: str, name: str, language: str) -> Drawer:
        end = self.job("dictionary.load", text.encode(), name=name, language=language)
        self.words = end["dictionary"]["id"]
        return self

    @property
    def letters(self) -> list[str]:
        return [
            "".join("#" if cell is None else cell["t"] or "?" for cell in row)
            for row in self.view["cells"]
        ]


@pytest.fixture
def drawer() -> Drawer:
    return Drawer().open("\n".join(THREE), "three.txt", "en")


def code(reply: dict[str, Any]) -> str:
    error: dict[str, Any] = reply.get("error", reply)
    assert error["message"], reply
    assert "said" in error or error["code"] in ("bad-message", "unknown-kind"), error
    return str(error["code"])


def test_a_drawing_grows_by_messages_and_is_filled(drawer: Drawer) -> None:
    drawer.begin(size="5x5", symmetry="rotational")
    assert drawer.view["model"] == "blocked"
    assert drawer.view["grid"]["symmetry"] == "rotational"
    drawer.act("grid.set", cells=[[0, 3], [0, 4], [1, 3], [1, 4]], to="block")
    assert drawer.letters == ["???##", "???##", "?????", "##???", "##???"]
    drawer.act("grid.set", cells=[[2, 0]], to="block", symmetry="none")
    drawer.act("grid.set", cells=[[2, 4], [2, 0]], to="block", symmetry="none")
    typed = drawer.act("grid.type", row=0, column=0, way="across", text="cat", after=None)
    assert (typed["cursor"], typed["typed"]) == ([0, 2], [0, 2])
    assert drawer.view["cells"][0][0]["pinned"] is True
    put = drawer.act(
        "grid.put", dictionary=drawer.words, row=4, column=3, way="across", text="dog", clue="Woof"
    )
    assert put["type"] == "puzzle"
    heat = drawer.ask("grid.heat", document=drawer.document, dictionary=drawer.words)["heat"]
    assert [len(row) for row in heat["cells"]] == [5] * 5
    assert heat["cells"][2][0] is None
    drawer.act("grid.set", cells=[[2, 1], [2, 3]], to="empty")
    end = drawer.search("grid.fill")
    assert end["outcome"] == "failed"  # two-letter runs stand beside the letters
    assert code(end) == "no-filling"
    assert "Supply words of 2, 5 letters" in end["error"]["message"]
    drawer.act("grid.set", cells=[[2, 1], [2, 3], [1, 0], [1, 1], [1, 2]], to="block")
    drawer.act("grid.set", cells=[[3, 2], [3, 3], [3, 4]], to="block")
    assert drawer.letters == ["CAT##", "#####", "##?##", "#####", "##DOG"]
    drawer.begin()
    end = drawer.search("grid.fill")
    assert end["outcome"] == "found"
    assert drawer.view["counts"]["placed"] == 6
    assert drawer.view["grid"]["empty"] == 0
    assert end["report"]["unknown"] == []
    reset = drawer.act("grid.clear", what="fill")
    assert reset["view"]["grid"]["empty"] == 9


def test_a_region_is_filled_anew(drawer: Drawer) -> None:
    drawer.begin(size="7x3").act("grid.set", cells=[[0, 3], [1, 3], [2, 3]], to="block")
    drawer.search("grid.fill")
    right = [line[4:] for line in drawer.letters]
    left = [line[:3] for line in drawer.letters]
    region = [[r, c] for r in range(3) for c in range(3)]
    drawer.search("grid.fill", cells=region, seed=77)
    assert [line[4:] for line in drawer.letters] == right
    assert [line[:3] for line in drawer.letters] != left
    full = drawer.ask("grid.fill", document=drawer.document, dictionary=drawer.words, seed=1)
    assert code(full) == "nothing-to-fill"


def test_candidates_and_what_a_choice_leaves(drawer: Drawer) -> None:
    drawer.begin()
    drawer.act("grid.type", row=0, column=0, way="across", text="c")
    asked = {"document": drawer.document, "dictionary": drawer.words, "row": 0, "column": 1}
    found = drawer.ask("grid.candidates", **asked, way="across", count=500)
    wanted = {word for word in THREE if word[0] == "c"}
    assert found["type"] == "candidates"
    assert {word["shown"] for word in found["words"]} == wanted
    assert found["total"] == len(wanted)
    assert found["pattern"] == ["C", "", ""]
    assert found["cells"] == [[0, 0], [0, 1], [0, 2]]
    fits = [word["fits"] for word in found["words"]]
    assert fits == sorted(fits, reverse=True)
    assert found["words"][0]["score"] is None
    narrowed = drawer.ask("grid.candidates", **asked, way="across", typed="ca")
    assert {w["shown"] for w in narrowed["words"]} == {w for w in wanted if w[1] == "a"}
    assert drawer.ask("grid.candidates", **asked, way="across", typed="ж")["total"] == 0
    # What is said to fit can be put there, and the rest is still possible or known not to be.
    best = found["words"][0]
    drawer.act("grid.put", row=0, column=1, way="across", text=best["word"])
    assert drawer.letters[0] == "".join(best["cells"])
    end = drawer.job("grid.try", document=drawer.document, dictionary=drawer.words)
    assert end["outcome"] == "found"
    assert end["report"]["fillable"] in ("yes", "no")
    assert "document" not in end
    # Of a full slot the words are those that could stand in its place.
    full = drawer.ask(
        "grid.candidates", **{**asked, "document": drawer.document}, way="down", count=1
    )
    assert full["pattern"][0] == drawer.letters[0][1]


def test_what_cannot_be_filled_is_told_with_its_cells(drawer: Drawer) -> None:
    drawer.begin()
    drawer.act("grid.type", row=0, column=0, way="across", text="qq")
    end = drawer.job("grid.try", document=drawer.document, dictionary=drawer.words)
    assert end["report"]["fillable"] == "no"
    assert end["report"]["slots"] == [[[0, 0], [0, 1], [0, 2]]]
    assert end["report"]["reason"]["said"]["id"] == "slot-impossible"
    heat = drawer.ask("grid.heat", document=drawer.document, dictionary=drawer.words)["heat"]
    assert heat["cells"][0] == [4, 4, 4]
    assert {tuple(map(tuple, s["cells"])) for s in heat["slots"] if not s["candidates"]} >= {
        ((0, 0), (0, 1), (0, 2))
    }
    before = json.dumps(drawer.document)
    end = drawer.search("grid.fill")
    assert code(end) == "no-filling"
    assert end["error"]["slots"] == [[[0, 0], [0, 1], [0, 2]]]
    assert "document" not in end
    assert json.dumps(drawer.document) == before


def test_letters_that_are_no_word_are_marked_while_the_dictionary_is_there(
    drawer: Drawer,
) -> None:
    def odd() -> dict[str, str]:
        return {word["shown"]: word["odd"] for word in drawer.view["words"] if "odd" in word}

    drawer.begin()
    drawer.act("grid.type", row=0, column=0, way="across", text="tac")
    assert odd() == {}  # nobody knows of which words it is to be
    drawer.search("grid.fill", seed=3)
    assert odd() == {"TAC": "scrambled"}
    drawer.act("grid.type", row=0, column=0, way="across", text="c")
    drawer.act("grid.type", row=0, column=2, way="across", text="q")
    assert odd()["CAQ"] == "unknown"
    drawer.ask("dictionary.drop", dictionary=drawer.words)
    drawer.act("grid.type", row=0, column=2, way="across", text="x")
    assert "CAX" not in odd()


def test_time_that_runs_out_is_no_proof(drawer: Drawer) -> None:
    drawer.begin(size="25x25")
    drawer.act("grid.set", cells=[[12, 12]], to="block")
    words = ["".join(a + b for a, b in zip(w, v, strict=True)) for w in THREE for v in THREE[:90]]
    long = ["".join((w * 9)[:n]) for w in words for n in (12, 25)]
    drawer.open("\n".join(dict.fromkeys(long)), "long.txt", "en")
    end = drawer.search("grid.fill", nodes=1)
    assert (end["outcome"], end.get("error", {}).get("code")) in (
        ("limit", "no-filling-found"),
        ("failed", "no-filling"),
    )
    assert "document" not in end


def test_the_mean_score_of_a_grid_is_told_while_its_list_is_at_hand(drawer: Drawer) -> None:
    drawer.begin().search("grid.fill")
    assert "score" not in drawer.view["counts"]
    scores = {word: at % 100 for at, word in enumerate(THREE)}
    rows = ["word;score", *(f"{word};{score}" for word, score in scores.items())]
    drawer.open("\n".join(rows), "scored.csv", "en").begin().search("grid.fill")
    found = [scores[word["shown"].lower()] for word in drawer.view["words"]]
    assert drawer.view["counts"]["score"] == pytest.approx(sum(found) / len(found), abs=0.05)
    drawer.act("grid.type", row=0, column=0, way="across", text="q", after=None)
    left = [row["shown"].lower() for row in drawer.view["words"] if "odd" not in row]
    known = [scores[word] for word in left]
    assert drawer.view["counts"].get("score", 0) == pytest.approx(
        sum(known) / len(known) if known else 0, abs=0.05
    )


def test_stop_leaves_the_drawing(drawer: Drawer) -> None:
    drawer.begin(size="12x12", blocks="few", black="few", seconds=600)
    reply = drawer.ask(
        "puzzle.new", kind="filled", dictionary=drawer.words, seed=1,
        options={"blocks": "few", "black": "few", "size": "12x12", "seconds": 600},
    )  # fmt: skip
    assert reply["type"] == "accepted"
    for _ in range(3):
        drawer.step()
    again = drawer.ask("grid.fill", document=drawer.document, dictionary=drawer.words, seed=1)
    assert again["code"] == "busy"
    assert drawer.ask("job.cancel", job=reply["job"])["type"] == "ok"
    (end,) = drawer.step()
    assert (end["type"], end["outcome"]) == ("end", "stopped")
    assert not drawer.service.busy


@pytest.mark.parametrize(
    ("language", "keys", "cells"),
    [
        ("ar", ["ك", "ت", "ا", "ب"], ["ك", "ت", "ا", "ب", ""]),
        ("bn", ["ণ", "্", "ড", "ু", "ক", "া"], ["ণ্ডু", "কা", "", "", ""]),
    ],
)
def test_scripts_are_typed_key_by_key(language: str, keys: list[str], cells: list[str]) -> None:
    drawer = Drawer().begin(language, size="5x3")
    cursor, after = [0, 0], None
    for key in keys:
        reply = drawer.act(
            "grid.type", row=cursor[0], column=cursor[1], way="across", text=key, after=after
        )
        assert reply["type"] == "puzzle", reply
        cursor, after = reply["cursor"], reply["typed"]
    assert [cell["t"] for cell in drawer.view["cells"][0]] == cells
    assert drawer.view["direction"] == ("rtl" if language == "ar" else "ltr")
    script = Drawer().open("كتاب,كتب" if language == "ar" else "কাক,কণা", "x.txt", language)
    assert script.words


def test_bad_fields_are_told_and_change_nothing(drawer: Drawer) -> None:
    drawer.begin()
    document = drawer.document
    cell = {"document": document, "row": 0, "column": 0, "way": "across"}
    for kind, fields, wanted in (
        ("grid.new", {"kind": "freeform", "seed": 1}, "no-such-act"),
        ("grid.new", {"kind": "filled", "seed": 1, "language": "xx"}, "unknown-language"),
        ("grid.new", {"kind": "filled", "seed": 1, "options": {"size": "2x2"}}, "bad-option"),
        ("grid.new", {"kind": "filled", "seed": 1, "options": {"count": 5}}, "unknown-option"),
        ("grid.new", {"kind": "filled", "seed": -1}, "bad-seed"),
        ("grid.set", {"document": document, "cells": [[0, 9]], "to": "block"}, "no-such-cell"),
        ("grid.set", {"document": document, "cells": ["a"], "to": "block"}, "bad-message"),
        ("grid.set", {"document": document, "cells": [[0]], "to": "block"}, "no-such-cell"),
        ("grid.set", {"document": document, "cells": [], "to": "red"}, "bad-message"),
        (
            "grid.set",
            {"document": document, "cells": [], "to": "open", "symmetry": "odd"},
            "bad-message",
        ),
        ("grid.type", {**cell, "text": ""}, "no-letters"),
        ("grid.type", {**cell, "text": "7"}, "digits"),
        ("grid.type", {**cell, "text": "a", "way": "up"}, "bad-message"),
        ("grid.type", {**cell, "text": "a", "after": [0]}, "no-such-cell"),
        ("grid.clear", {"document": document, "what": "all"}, "bad-message"),
        ("grid.put", {**cell, "text": "four", "dictionary": drawer.words}, "other-length"),
        ("grid.put", {**cell, "text": "cat", "dictionary": "d99"}, "no-dictionary"),
        ("grid.candidates", {**cell, "dictionary": ""}, "no-dictionary"),
        ("grid.heat", {"document": document, "dictionary": "d99"}, "no-dictionary"),
        ("grid.fill", {"document": document, "seed": 1}, "no-dictionary"),
        ("grid.try", {"document": document}, "no-dictionary"),
        ("puzzle.add", {"document": document, "words": [], "seed": 1}, "no-such-act"),
        ("puzzle.places", {"document": document, "word": 0}, "no-such-act"),
        ("puzzle.edit", {"document": document, "word": 0, "text": "a", "clue": "", "seed": 1}, "*"),
    ):
        reply = drawer.ask(kind, **fields)
        assert reply["type"] == "error", (kind, fields, reply)
        assert wanted in ("*", code(reply)), (kind, fields, reply)
    assert drawer.ask("puzzle.view", document=document)["view"] == drawer.view


def test_locks_hold_through_a_reshuffle_and_words_are_replaced(drawer: Drawer) -> None:
    drawer.begin()
    drawer.search("grid.fill")
    drawer.act("puzzle.lock", words=[1], on=1)
    locked = drawer.view["words"][1]
    end = drawer.search("puzzle.reshuffle", seed=5)
    assert end["outcome"] == "found"
    (kept,) = (word for word in drawer.view["words"] if word["locked"])
    assert (kept["word"], kept["places"]) == (locked["word"], locked["places"])
    other = next(word for word in drawer.view["words"] if not word["locked"])
    end = drawer.search("puzzle.replace", word=other["index"])
    assert end["outcome"] == "found"
    assert other["word"] not in [word["word"] for word in drawer.view["words"]]
    end = drawer.job(
        "puzzle.improve", document=drawer.document, dictionary=drawer.words, seed=1, nodes=10
    )
    assert code(end) == "nothing-to-improve"
    # Its own dictionary is found again without being named.
    end = drawer.search("puzzle.reshuffle", seed=6, dictionary="")
    assert end["outcome"] == "found"
    drawer.ask("dictionary.drop", dictionary=drawer.words)
    assert drawer.ask("puzzle.reshuffle", document=drawer.document, seed=1)["code"] == (
        "no-dictionary"
    )


def test_numbers_answer_the_same_messages(drawer: Drawer) -> None:
    end = drawer.take(drawer.job("puzzle.new", kind="numbers", language="en", seed=1, options={}))
    assert end["outcome"] == "found"
    heat = drawer.ask("grid.heat", document=drawer.document)
    assert heat["type"] == "heat"
    drawer.act("grid.clear", what="letters")
    assert drawer.job("grid.try", document=drawer.document)["report"]["fillable"] == "yes"
    assert drawer.search("grid.fill", dictionary="")["outcome"] == "found"
    assert code(drawer.ask("puzzle.improve", document=drawer.document, seed=1)) == "no-such-act"
    with_words = drawer.ask("grid.type", document=drawer.document, row=0, column=0, way="across",
                            text="cat")  # fmt: skip
    assert with_words["type"] == "error"


def test_a_symmetry_that_was_drawn_with_stays(drawer: Drawer) -> None:
    drawer.begin()
    was = drawer.view["grid"]["symmetry"]
    drawer.act("grid.set", cells=[[0, 0]], to="block", symmetry="up-down")
    assert drawer.view["grid"]["symmetry"] == "up-down" != was
    assert [drawer.letters[row][0] for row in (0, -1)] == ["#", "#"]
    drawer.act("grid.set", cells=[[0, 0]], to="open")  # the puzzle's own now
    assert "#" not in "".join(drawer.letters)


@pytest.fixture
def scored() -> Drawer:
    rows = [f"{word}\t{len(set(word)) * 10}" for word in THREE]
    return Drawer().open("\n".join(["word\tscore", *rows]), "three.tsv", "en").begin()


def fills_of(scored: Drawer, **fields: Any) -> list[dict[str, Any]]:
    scored.told.clear()
    scored.search("grid.fills", **fields)
    return [note for note in scored.told if note["type"] == "fill"]


def test_fills_are_told_and_one_is_taken(scored: Drawer) -> None:
    scored.act("grid.type", row=0, column=0, way="across", text="c")
    fills = fills_of(scored, count=3)
    assert [one["number"] for one in fills] == [1, 2, 3]
    for one in fills:
        assert one["rows"][0][0] == "C"
        read = ["".join(row) for row in one["rows"]]
        read += ["".join(column) for column in zip(*one["rows"], strict=True)]
        scores = [len(set(word.lower())) * 10 for word in read]
        assert one["lowest"] == min(scores)
        assert one["mean"] == round(sum(scores) / 6, 1)
    taken = scored.act("grid.take", dictionary=scored.words, rows=fills[1]["rows"])
    assert taken["type"] == "puzzle", taken
    assert scored.letters == ["".join(row) for row in fills[1]["rows"]]
    assert scored.view["cells"][0][1].get("pinned") is not True
    scored.act("grid.take", dictionary=scored.words, rows=fills[2]["rows"])  # another instead
    assert scored.letters == ["".join(row) for row in fills[2]["rows"]]
    wrong = [["X", *fills[0]["rows"][0][1:]], *fills[0]["rows"][1:]]
    for rows, refused in (
        (wrong, "locked"),
        (fills[0]["rows"][:2], "other-grid"),
        (["c"], "bad-message"),
    ):
        reply = scored.ask("grid.take", document=scored.document, dictionary="", rows=rows)
        assert code(reply) == refused


def test_what_is_locked_stays(scored: Drawer) -> None:
    scored.search("grid.fill")
    before = scored.letters
    scored.act("grid.pin", cells=[[0, 0], [0, 1]], on=1)
    assert scored.view["cells"][0][1]["pinned"] is True
    fills = fills_of(scored, count=4, cells=[[r, c] for r in range(3) for c in range(3)])
    assert fills
    assert all(one["rows"][0][:2] == list(before[0][:2]) for one in fills)
    scored.act("grid.pin", cells=[[0, 0]], on=0)
    assert scored.view["cells"][0][0].get("pinned") is not True
    scored.act("grid.clear", what="fill")
    assert scored.letters[0] == f"?{before[0][1]}?"
    reply = scored.ask("grid.pin", document=scored.document, cells=[[2, 2]], on=1)
    assert code(reply) == "nothing-to-lock"
