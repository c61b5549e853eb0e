"""Several word lists as one: weights, banned words, personal scores, and what stays the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from crosscore import CrosscoreError, Dictionary, make, mix, read_words
from crosscore.formats import ipuz
from crosscore.service import Service
from tests.engine.command import run


def words_of(mixed: Dictionary) -> list[tuple[str, int | None, str]]:
    scores = mixed.scores or (None,) * len(mixed.words)
    return [(w.surface, s, w.clue) for w, s in zip(mixed.words, scores, strict=True)]


SCORED = read_words(b"CAT;40\nDOG;60\nRAT;20\n", language="en", name="large")
MINE = read_words({"LYNX": "It has tufts", "CAT": "It purrs"}, language="en")


def test_what_an_earlier_list_says_holds() -> None:
    assert words_of(mix(MINE, SCORED)) == [
        ("LYNX", 50, "It has tufts"), ("CAT", 50, "It purrs"), ("DOG", 60, ""), ("RAT", 20, ""),
    ]  # fmt: skip
    assert words_of(mix(SCORED, MINE)) == [
        ("CAT", 40, "It purrs"), ("DOG", 60, ""), ("RAT", 20, ""), ("LYNX", 50, "It has tufts"),
    ]  # fmt: skip


def test_weights_are_added_within_bounds() -> None:
    mixed = mix((MINE, 30), (SCORED, -25))
    assert [score for _, score, _ in words_of(mixed)] == [80, 80, 35, 0]
    assert mix((MINE, 60), SCORED).scores == (100, 100, 60, 20)


def test_lists_without_scores_stay_without() -> None:
    assert mix(MINE, read_words(["PUMA"], language="en")).scores is None


def test_personal_scores_hold_over_all_and_add_no_word() -> None:
    mine = read_words(b"CAT;90\nDOG;0\nZEBU;80\n", language="en")
    assert words_of(mix(SCORED, scores=mine)) == [("CAT", 90, ""), ("RAT", 20, "")]


def test_banned_words_are_not_there() -> None:
    assert [w for w, _, _ in words_of(mix(SCORED, banned=["cat", "Rat"]))] == ["DOG"]
    with pytest.raises(CrosscoreError, match="No word is left"):
        mix(SCORED, banned=["cat", "rat", "dog"])


def test_one_list_alone_is_that_list() -> None:
    assert mix(SCORED) is SCORED
    assert mix((SCORED, 5)).digest != SCORED.digest


def test_lists_of_two_languages_are_not_mixed() -> None:
    with pytest.raises(CrosscoreError, match="large is in English") as caught:
        mix(read_words(["КОТ"], language="ru"), SCORED)
    assert caught.value.code == "other-language"


def grid(words: Dictionary, seed: int = 1) -> str:
    made = make("fill", words, size="4x4", blocks="none", seed=seed)
    return ipuz.dumps(ipuz.to_document(made))


def test_the_same_lists_in_the_same_order_give_the_same_bytes() -> None:
    listed = ["".join((a, b, c, d)) for a in "ABC" for b in "AB" for c in "ABC" for d in "AB"]
    one = read_words(listed[:20], language="en", name="one")
    two = read_words(listed[10:], language="en", name="two")
    assert grid(mix(one, two)) == grid(mix(one, two))
    assert mix(one, two).digest != mix(two, one).digest
    assert grid(mix(one)) == grid(one)


def test_the_command_line_mixes_what_it_is_given(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text("ABA;50\nBAB;40\n", "utf-8")
    (tmp_path / "two.txt").write_text("CCC;30\nDDD;30\nBAB;99\n", "utf-8")
    (tmp_path / "never.txt").write_text("CCC\n", "utf-8")
    (tmp_path / "mine.txt").write_text("ABA;0\nDDD;77\nEEE;90\n", "utf-8")
    (tmp_path / "row.txt").write_text("...\n###\n...\n", "utf-8")

    def filled(*more: str) -> dict[str, Any]:
        given = ["--lexicon", "one.txt:10", "--lexicon", "two.txt", "--language", "en", "--report"]
        done = run("fill", "row.txt", *given, *more, cwd=tmp_path)
        assert done.returncode in (0, 1), done.stderr
        report: dict[str, Any] = json.loads(done.stdout)
        return report

    assert set(filled("--lowest-score", "50")["words"]) == {"ABA", "BAB"}
    assert filled("--lowest-score", "51")["outcome"] == "exhausted"
    kept = filled("--banned", "never.txt", "--my-scores", "mine.txt")
    assert set(kept["words"]) == {"BAB", "DDD"}
    done = run("fill", "row.txt", "--lexicon", "one.txt:900", cwd=tmp_path)
    assert done.returncode == 2
    assert "weight" in done.stderr


def test_the_service_mixes_what_it_has_loaded() -> None:
    service = Service()

    def said(kind: str, payload: bytes | None = None, **fields: Any) -> dict[str, Any]:
        message = json.dumps({"v": 1, "id": 1, "type": kind, **fields})
        answer: dict[str, Any] = json.loads(service.handle(message, payload))
        while service.busy:
            for text in service.step(50):
                told = json.loads(text)
                if told["type"] == "end":
                    answer = told
        return answer

    ids = []
    for name, text in (("one", b"CAT;40\nDOG;60\n"), ("two", b"CAT;10\nRAT;20\n")):
        loaded = said("dictionary.load", text, name=name, language="en")
        ids.append(loaded["dictionary"]["id"])
    lists = [{"dictionary": ids[0], "weight": 5}, {"dictionary": ids[1]}]
    mixed = said("dictionary.mix", lists=lists, banned=["dog"])["dictionary"]
    assert (mixed["words"], mixed["name"]) == (2, "one + two")
    assert said("dictionary.mix", lists=[])["code"] == "bad-message"
    assert said("dictionary.mix", lists=[{"dictionary": "d9"}])["code"] == "no-dictionary"
    assert said("dictionary.mix", lists=[{"weight": 3}])["code"] == "bad-message"
