"""The service, played without a browser: one answer a message, one end a job."""

from __future__ import annotations

import copy
import itertools
import json
import weakref
from collections.abc import Generator
from typing import Any

import pytest

from crosscore import protocol, referee, view
from crosscore.formats import ipuz
from crosscore.puzzle import Entry, Puzzle, Word
from crosscore.search import drain
from tests.engine.player import Player, sound


@pytest.fixture(scope="module")
def puzzle(player: Player, english: dict[str, Any]) -> dict[str, Any]:
    return player.new(english)


def test_hello_describes_languages_and_kinds(player: Player) -> None:
    ready = player.ask("hello", protocol=1)
    assert ready["type"] == "ready"
    assert len(ready["languages"]) == 81
    kinds = {kind["id"]: kind for kind in ready["kinds"]}
    kind = kinds["freeform"]
    assert "puzzle.add" in kind["acts"]
    assert "grid.fill" not in kind["acts"]
    assert "grid.fill" in kinds["filled"]["acts"]
    assert "puzzle.add" not in kinds["filled"]["acts"]
    assert kind["dictionary"] is kinds["filled"]["dictionary"] is True
    fields = {f["name"]: f for f in kind["fields"]}
    settings = {f["name"]: f for f in kind["sheet"]}
    assert settings["blocks"]["choices"][0] == {"value": "grey", "label": "Grey"}
    assert settings["word_bank"]["default"] is False
    for preset in kind["presets"]:
        assert set(preset["values"]) <= set(fields)
    assert fields["count"]["default"] == 50
    assert all(choice["help"].endswith(".") for choice in fields["goal"]["choices"])
    assert "when" not in fields["goal"]
    assert fields["paper"]["when"] == {"option": "goal", "is": ["page"]}
    assert "help" not in fields["paper"]["choices"][0]
    assert player.ask("hello", protocol=99)["code"] == "version"


def test_fifty_words_make_a_sound_puzzle_and_its_view(puzzle: dict[str, Any]) -> None:
    view = puzzle["view"]
    assert sound(puzzle["document"])
    assert view["counts"]["placed"] == view["counts"]["given"] == 50
    assert view["counts"]["components"] == 1
    assert view["counts"]["isolated"] == 0
    for word in view["words"]:
        shown = [view["cells"][r][c]["t"] for r, c in word["places"]]
        assert shown == word["cells"]
        r, c = word["places"][0]
        assert view["cells"][r][c]["n"] == word["label"]
    listed = [item["index"] for part in view["clues"] for item in part["items"]]
    assert sorted(listed) == list(range(50))
    report = puzzle["report"]
    assert report["placed"] == 50
    assert (report["width"], report["height"]) == (view["width"], view["height"])


def test_the_same_seed_gives_the_same_document(player: Player, english: dict[str, Any]) -> None:
    first, second = player.new(english, seed=5), player.new(english, seed=5)
    assert ipuz.dumps(first["document"]) == ipuz.dumps(second["document"])
    assert first["document"] != player.new(english, seed=6)["document"]


def test_better_layouts_stream_and_the_end_is_the_last(
    player: Player, english: dict[str, Any]
) -> None:
    player.told.clear()
    end = player.new(english, nodes=None, options={"seconds": 0.7})
    kinds = [note["type"] for note in player.told]
    assert kinds[-1] == "end"
    assert kinds.count("end") == 1
    assert "best" in kinds
    assert end["outcome"] in ("limit", "found")
    areas = [n["view"]["width"] * n["view"]["height"] for n in player.told if "view" in n]
    assert areas[-1] <= areas[0]


def test_reshuffle_keeps_the_words(player: Player, puzzle: dict[str, Any]) -> None:
    end = player.job("puzzle.reshuffle", document=puzzle["document"], seed=9, nodes=2_000)
    assert sound(end["document"])
    assert [w["word"] for w in end["view"]["words"]] == [w["word"] for w in puzzle["view"]["words"]]
    assert end["document"]["solution"] != puzzle["document"]["solution"]
    assert end["view"]["seed"] == 9


def test_replace_takes_another_word_and_moves_little(
    player: Player, english: dict[str, Any], puzzle: dict[str, Any]
) -> None:
    from crosscore.kinds.freeform.shape import moved

    moves = []
    for index in range(0, 50, 5):
        end = player.job(
            "puzzle.replace",
            document=puzzle["document"],
            word=index,
            dictionary=english["id"],
            seed=index,
        )
        assert sound(end["document"])
        before = [w["word"] for w in puzzle["view"]["words"]]
        after = [w["word"] for w in end["view"]["words"]]
        assert [i for i in range(50) if before[i] != after[i]] == [index]
        assert after[index] not in before
        assert end["view"]["counts"]["placed"] == 50
        old, new = (ipuz.from_document(d["document"])[0] for d in (puzzle, end))
        moves.append(moved(old, new, index))
    assert sorted(moves)[len(moves) // 2] <= 2


def test_editing_a_clue_moves_nothing(player: Player, puzzle: dict[str, Any]) -> None:
    word = puzzle["view"]["words"][3]
    end = player.job(
        "puzzle.edit", document=puzzle["document"], word=3, text=word["word"], clue="New!", seed=1
    )
    assert end["document"]["solution"] == puzzle["document"]["solution"]
    assert end["view"]["words"][3]["clue"] == "New!"


def test_clues_alone_are_changed_at_once(player: Player, puzzle: dict[str, Any]) -> None:
    document, words = puzzle["document"], puzzle["view"]["words"]
    new = [{"word": 3, "clue": " New\n one! "}, {"word": 1, "clue": ""}]
    made = player.ask("puzzle.clues", document=document, clues=new)
    clues = {3: "New one!", 1: ""}
    assert made["document"]["solution"] == document["solution"]
    assert made["view"]["words"] == [
        {**word, "clue": clues.get(word["index"], word["clue"]), "long": word["long"]}
        for word in words
    ]
    for wrong, code in (
        ({"word": 99, "clue": ""}, "no-such-word"),
        ({"word": -1, "clue": ""}, "no-such-word"),
        ({"word": True, "clue": ""}, "bad-message"),
        ({"word": 1}, "bad-message"),
        ({"word": 1, "clue": "x" * 100_000}, "clue-too-long"),
    ):
        reply = player.ask("puzzle.clues", document=document, clues=[new[0], wrong])
        assert (reply["type"], reply["code"]) == ("error", code)


def test_editing_a_word_lays_it_anew(player: Player, puzzle: dict[str, Any]) -> None:
    end = player.job(
        "puzzle.edit", document=puzzle["document"], word=3, text="Tea-set", clue="Cups", seed=1
    )
    word = end["view"]["words"][3]
    assert (word["word"], word["cells"]) == ("Tea-set", list("TEASET"))
    assert word["state"] == "placed"
    assert sound(end["document"])


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "no-letters"), ("TEA ДОМ", "mixed-scripts"), ("A", "too-short"), ("B" * 41, "too-long")],
)
def test_a_bad_word_is_refused_at_once(
    player: Player, puzzle: dict[str, Any], text: str, code: str
) -> None:
    reply = player.ask(
        "puzzle.edit", document=puzzle["document"], word=3, text=text, clue="", seed=1
    )
    assert (reply["type"], reply["code"]) == ("error", code)
    assert not player.service.busy


@pytest.mark.parametrize("size", ["9999x9999", "1x1", 7, None])
def test_a_document_cannot_ask_for_a_size_that_is_not_allowed(
    player: Player, puzzle: dict[str, Any], size: Any
) -> None:
    document = copy.deepcopy(puzzle["document"])
    document["org.crosscore:options"]["size"] = size
    reply = player.ask("puzzle.edit", document=document, word=3, text="TEA", clue="", seed=1)
    assert reply["type"] == "error"
    assert reply["code"] in ("unsound-document", "bad-option")


def test_lone_surrogates_cannot_break_an_answer(player: Player, puzzle: dict[str, Any]) -> None:
    document = copy.deepcopy(puzzle["document"])
    document["title"] = "\ud800"
    document["org.crosscore:kind"] = "\ud800"
    document["org.crosscore:options"]["\ud800"] = "\ud800"
    message = {"id": 9, "type": "puzzle.view", "document": document}
    player.service.handle(json.dumps(message)).encode()


def test_a_word_of_the_list_cannot_come_twice(player: Player, puzzle: dict[str, Any]) -> None:
    other = puzzle["view"]["words"][4]["word"]
    reply = player.ask(
        "puzzle.edit", document=puzzle["document"], word=3, text=other, clue="", seed=1
    )
    assert reply["code"] == "duplicate"
    assert other in reply["message"]


def test_cancel_ends_the_job_with_its_best(player: Player, english: dict[str, Any]) -> None:
    reply = player.ask(
        "puzzle.new", kind="freeform", dictionary=english["id"], seed=1, options={"seconds": 60}
    )
    while not any(note["type"] == "best" for note in player.step()):
        pass
    assert (
        player.ask("puzzle.new", kind="freeform", dictionary=english["id"], seed=1)["code"]
        == "busy"
    )
    assert player.ask("job.cancel", job=reply["job"])["type"] == "ok"
    end = player.end(reply["job"])
    assert (end["type"], end["outcome"]) == ("end", "stopped")
    assert sound(end["document"])
    assert not player.service.busy
    assert player.ask("job.cancel", job=reply["job"])["type"] == "ok"  # already over
    assert player.step() == []


def test_export_gives_both_texts_with_one_stamp(player: Player, puzzle: dict[str, Any]) -> None:
    made = player.ask(
        "puzzle.export", document=puzzle["document"], to="text", stamp="2030-01-02-030405"
    )
    names = [file["name"] for file in made["files"]]
    assert names == [
        "crossword-2030-01-02-030405-clues.txt",
        "crossword-2030-01-02-030405-answers.txt",
    ]
    assert made["base"] == "crossword-2030-01-02-030405"
    clues, answers = (file["text"] for file in made["files"])
    for word in puzzle["view"]["words"]:
        assert f"{word['label']}. {word['clue']} ({len(word['cells'])})" in clues
        assert f"{word['label']}. {''.join(word['cells'])}" in answers
    stamp = player.ask("puzzle.export", document=puzzle["document"], to="text", stamp="../../x y")
    assert stamp["base"] == "crossword-xy"


def test_a_saved_puzzle_opens_again(player: Player, puzzle: dict[str, Any]) -> None:
    made = player.ask("puzzle.export", document=puzzle["document"], to="ipuz", stamp="1")
    opened = player.ask("file.open", made["files"][0]["text"].encode(), name="my.ipuz")
    assert opened["document"] == puzzle["document"]
    assert opened["view"] == puzzle["view"]
    assert opened["issues"] == []
    assert player.ask("file.open", b"{}", name="my.ipuz")["code"] == "not-ipuz"


def test_texts_sheet_and_options_are_set(player: Player, puzzle: dict[str, Any]) -> None:
    values = {
        "title": " Land\nand sea ",
        "author": "A. Uthor",
        "instructions": "First line. \r\n\r\n\r\nSecond\u2028third",
        "sheet": {"word_bank": True, "blocks": "black", "enumerations": False},
        "options": {"long_clue": 20},
    }
    reply = player.ask("puzzle.set", document=puzzle["document"], values=values)
    view = reply["view"]
    assert (view["title"], view["author"]) == ("Land and sea", "A. Uthor")
    assert view["instructions"] == "First line.\n\nSecond\nthird"
    assert view["sheet"] == {
        "blocks": "black", "text_size": "normal", "word_bank": True, "enumerations": False,
        "key": "apart", "language": "", "digits": "auto", "numbering": "cells",
        "prints": "puzzle", "paper": "auto", "name_line": True, "save_ink": False,
    }  # fmt: skip
    assert view["bank"] == sorted(view["bank"])
    assert len(view["bank"]) == 50
    assert view["long_limit"] == view["options"]["long_clue"] == 20
    assert {item["enumeration"] for part in view["clues"] for item in part["items"]} == {""}
    assert sound(reply["document"])
    again = player.ask("puzzle.view", document=reply["document"])
    assert again["document"] == reply["document"]
    assert again["view"] == view
    assert reply["document"]["solution"] == puzzle["document"]["solution"]


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"title": 7}, "bad-message"),
        ({"title": "x" * 201}, "too-long-text"),
        ({"seed": 7}, "bad-message"),
        ({"sheet": []}, "bad-message"),
        ({"sheet": {"blocks": "pink"}}, "bad-option"),
        ({"sheet": {"word_bank": 1}}, "bad-option"),
        ({"sheet": {"colour": "red"}}, "unknown-option"),
        ({"options": {"size": "20x20"}}, "unknown-option"),
        ({"options": {"long_clue": 1}}, "bad-option"),
    ],
    ids=str,
)
def test_what_cannot_be_set_is_refused(
    player: Player, puzzle: dict[str, Any], values: dict[str, Any], code: str
) -> None:
    reply = player.ask("puzzle.set", document=puzzle["document"], values=values)
    assert (reply["type"], reply["code"]) == ("error", code)


def test_words_and_layout_are_locked_and_unlocked(player: Player, puzzle: dict[str, Any]) -> None:
    locked = player.ask("puzzle.lock", document=puzzle["document"], words=[3, 5])
    assert [w["index"] for w in locked["view"]["words"] if w["locked"]] == [3, 5]
    assert locked["view"]["counts"]["locked"] == 2
    less = player.ask("puzzle.lock", document=locked["document"], words=[3], on=0)
    assert [w["index"] for w in less["view"]["words"] if w["locked"]] == [5]
    frozen = player.ask("puzzle.lock", document=less["document"])
    assert frozen["view"]["frozen"]
    assert sound(frozen["document"])
    free = player.ask("puzzle.lock", document=frozen["document"], on=0)
    assert free["document"] == less["document"]
    for words in ([50], [-1], ["x"], [True]):
        reply = player.ask("puzzle.lock", document=puzzle["document"], words=words)
        assert reply["code"] == "no-such-word"


def test_words_apart_are_in_the_workshop_and_not_on_the_sheet(
    player: Player, puzzle: dict[str, Any]
) -> None:
    from tests.crosswords import scattered

    document = ipuz.to_document(scattered())
    shown = player.ask("puzzle.view", document=document)
    assert (shown["view"]["width"], shown["sheet"]["width"]) == (8, 3)
    assert shown["view"]["clues"] == shown["sheet"]["clues"]
    apart = {w["word"]: w for w in shown["view"]["words"] if w["state"] == "isolated"}
    assert set(apart) == {"LION", "OX", "XU"}
    lion = apart["LION"]["index"]
    assert player.ask("puzzle.lock", document=document, words=[lion])["code"] == "not-placed"
    r, c = apart["LION"]["places"][0]
    reply = player.ask("puzzle.give", document=document, how="cell", row=r, column=c)
    assert reply["code"] == "no-letter"
    (file,) = player.ask("puzzle.export", document=document, to="ipuz", stamp="")["files"]
    opened = player.ask("file.open", file["text"].encode(), name="x.ipuz")
    assert opened["issues"] == []
    assert (opened["view"], opened["sheet"]) == (shown["view"], shown["sheet"])
    assert "sheet" not in player.ask("puzzle.view", document=puzzle["document"])


def test_letters_are_given_by_cell_and_by_the_seed(player: Player, puzzle: dict[str, Any]) -> None:
    def given(reply: dict[str, Any]) -> set[tuple[int, int]]:
        rows = reply["view"]["cells"]
        return {
            (r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x and "given" in x
        }

    def ask(how: str, document: dict[str, Any], **fields: Any) -> dict[str, Any]:
        return player.ask("puzzle.give", document=document, how=how, **fields)

    words = puzzle["view"]["words"]
    r, c = words[0]["places"][1]
    one = ask("cell", puzzle["document"], row=r, column=c)
    assert given(one) == {(r, c)}
    assert given(ask("cell", one["document"], row=r, column=c)) == set()
    assert ask("cell", puzzle["document"], row=-1, column=0)["code"] == "no-letter"
    first = ask("first", puzzle["document"])
    assert given(first) == {tuple(word["places"][0]) for word in words}
    some = ask("some", puzzle["document"])
    assert some["document"] == ask("some", first["document"])["document"]
    letters = {tuple(place) for word in words for place in word["places"]}
    assert len(given(some)) == round(len(letters) / 10)
    for word in words:
        assert len(given(some).intersection(map(tuple, word["places"]))) <= 1
    assert ask("none", some["document"])["document"] == puzzle["document"]
    assert ask("all", puzzle["document"])["type"] == "error"
    for made in (one, first, some):
        assert sound(made["document"])


def test_words_are_split_as_they_will_sit(player: Player) -> None:
    assert player.ask("word.split", language="bn", text="ভণ্ডুল")["cells"] == ["ভ", "ণ্ডু", "ল"]
    assert player.ask("word.split", language="bn", text="ভX")["code"] == "mixed-scripts"


def test_a_word_is_parted_by_hand_as_the_engine_says(player: Player) -> None:
    cells = player.ask("word.parting", language="nl", text="ijs")
    assert (cells["cells"], cells["parted"], cells["joined"]) == (["IJ", "S"], ["i|js", ""], [""])
    two = {"ij": "two-cells"}
    assert player.ask("word.parting", language="nl", text="ijs", letters=two)["parted"] == [""] * 3
    assert player.ask("word.parting", language="bn", text="ভX")["code"] == "mixed-scripts"
    assert player.ask("word.parting", language="cy", text="ll" * 60)["cells"] == []


ARABIC = json.dumps({"مدرسة": "a", "أحمد": "b", "سلام": "c", "مدرسه": "d"}).encode()


def test_a_guessed_language_is_told_with_the_others(player: Player) -> None:
    def load(data: bytes, **fields: Any) -> dict[str, Any]:
        found: dict[str, Any] = player.job("dictionary.load", data, **fields)
        return dict(found.get("dictionary") or found["error"])

    hindi = json.dumps(dict.fromkeys(("पानी", "घर", "नदी"), "?"), ensure_ascii=False).encode()
    found = load(hindi, name="list.json")
    assert (found["language"], found["guessed"], found["by"]) == ("hi", True, "script")
    assert {"mr", "ne"} <= set(found["others"])
    found = load(hindi, name="nepali.json")
    assert (found["language"], found["by"], found["others"]) == ("ne", "title", [])
    found = load(hindi, name="nepali.json", language="mr")
    assert (found["language"], found["guessed"], found["others"]) == ("mr", False, [])
    mixed = json.dumps({"cat": "1", "dog": "2", "কলম": "3", "বই": "4"}).encode()
    assert load(mixed, name="m.json")["code"] == "mixed-scripts"
    assert load(mixed, name="m.json", language="bn")["words"] == 2
    rows = [{"word": "hus", "clue": "noe"}, {"word": "sol", "clue": "ikke noe"}]
    checked = player.ask("words.check", rows=rows, name="Norsk 3")
    assert (checked["language"], checked["guessed"], checked["by"]) == ("nb", True, "title")


@pytest.mark.parametrize(
    ("words", "at_hand", "across"),
    [
        ("hotel\ntaxi\nradio\n", ["en"], "Across"),
        ("hotel\ntaxi\nradio\n", ["de-AT", "en"], "Waagerecht"),
        ("hotel\ntaxi\nradio\n", ["hi"], "बाएँ से दाएँ"),
        ("perro\ngato\ncaballo\n", ["en"], "Horizontales"),
    ],
)
def test_a_weak_guess_prints_nothing(
    player: Player, words: str, at_hand: list[str], across: str
) -> None:
    loaded = player.job("dictionary.load", words.encode(), name="words.txt", at_hand=at_hand)
    assert loaded["dictionary"]["sure"] == (across == "Horizontales")
    known = loaded["dictionary"]["id"]
    made = player.job("puzzle.new", kind="freeform", dictionary=known, seed=1, nodes=1000)
    assert made["view"]["labels"]["across"] == across


def test_letters_are_the_dictionary_s_and_the_puzzle_s(player: Player) -> None:
    usual = player.job("dictionary.load", ARABIC, name="ar.json")["dictionary"]
    assert (usual["language"], usual["words"], usual["letters"]) == ("ar", 4, {})
    letters = {"teh_marbuta": "fold", "hamza": "fold"}  # the second is the default
    folded = player.job("dictionary.load", ARABIC, name="ar.json", letters=letters)["dictionary"]
    assert (folded["words"], folded["letters"]) == (3, {"teh_marbuta": "fold"})
    made = player.new(folded)
    assert made["view"]["letters"] == {"teh_marbuta": "fold"}
    document = made["document"]
    # a word that is typed is read as the puzzle's are; other letters do not mix
    word = next(word for word in made["view"]["words"] if word["word"] == "سلام")["index"]
    edited = player.job("puzzle.edit", document=document, word=word, text="كرة", clue="", seed=1)
    assert edited["view"]["words"][word]["cells"] == ["ك", "ر", "ه"]
    fields = {"document": document, "word": word, "seed": 1}
    refused = player.ask("puzzle.replace", dictionary=usual["id"], **fields)
    assert refused["code"] == "other-letters"
    wrong = player.job("dictionary.load", ARABIC, name="ar.json", letters={"ij": "one-cell"})
    assert wrong["error"]["code"] == "unknown-option"
    ready = player.ask("hello", protocol=1)
    options = {one["code"]: one["options"] for one in ready["languages"]}
    assert options["ar"]["teh_marbuta"] == ["keep", "fold"]
    assert options["en"] == {"digits": ["refuse", "keep"]}


def test_bangla_has_its_own_digits_and_headings(player: Player) -> None:
    loaded = player.load("bangla.json")
    assert loaded["language"] == "bn"
    end = player.new(loaded, nodes=20_000)
    assert sound(end["document"])
    view = end["view"]
    assert view["counts"]["failed"] == 0
    assert [part["heading"] for part in view["clues"]] == ["পাশাপাশি", "উপর-নিচ"]
    assert view["clues"][0]["items"][0]["label"][0] in "০১২৩৪৫৬৭৮৯"


def test_no_word_is_lost_where_letters_are_rarely_shared(player: Player) -> None:
    loaded = player.load("bangla.json")
    old = player.new(loaded, seed=4, nodes=500)
    assert old["view"]["counts"]["failed"] == 0
    again = player.job("puzzle.reshuffle", document=old["document"], seed=9, nodes=500)
    assert again["view"]["counts"]["failed"] == 0
    assert again["document"]["solution"] != old["document"]["solution"]
    for index in range(0, 50, 12):
        end = player.job(
            "puzzle.replace",
            document=old["document"],
            word=index,
            dictionary=loaded["id"],
            seed=index,
        )
        if end["outcome"] == "failed":
            assert end["error"]["code"] == "no-word-fits"
        else:
            assert end["view"]["counts"]["failed"] == 0


def test_a_broken_dictionary_changes_nothing(player: Player, english: dict[str, Any]) -> None:
    end = player.job("dictionary.load", b'{"CAT": "Purrs"', name="broken.json")
    assert end["outcome"] == "failed"
    assert "line 1" in end["error"]["message"]
    assert player.new(english, nodes=10)["view"]["counts"]["given"] == 50


def test_fixed_size_says_what_does_not_fit(player: Player, english: dict[str, Any]) -> None:
    end = player.new(english, options={"size": "12x9"})
    counts = end["view"]["counts"]
    assert (counts["width"], counts["height"]) == (12, 9)
    assert counts["placed"] + counts["failed"] == 50
    assert counts["failed"] > 0
    assert {w["reason"] for w in end["view"]["words"] if w["state"] == "unplaced"} == {
        "no place found in this time"
    }
    assert sound(end["document"])


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"count": 0}, "count"),
        ({"count": "many"}, "count"),
        ({"count": True}, "count"),
        ({"count": 1e400}, "count"),
        ({"size": "big"}, "size"),
        ({"size": "2x900"}, "size"),
        ({"seconds": -1}, "seconds"),
        ({"seconds": None}, "seconds"),
        ({"goal": "dense"}, "goal"),
        ({"goal": "proved", "count": 9}, "count"),
        ({"goal": "page", "paper": ""}, "paper"),
        ({"goal": "page", "paper": "own", "aspect": "1x101"}, "aspect"),
        ({"colour": "red"}, "colour"),
    ],
    ids=str,
)
def test_bad_options_are_refused(
    player: Player, english: dict[str, Any], options: dict[str, Any], field: str
) -> None:
    reply = player.ask(
        "puzzle.new", kind="freeform", dictionary=english["id"], seed=1, options=options
    )
    assert (reply["type"], reply["where"]) == ("error", field)


def test_a_proof_is_told_in_report_and_view(player: Player, english: dict[str, Any]) -> None:
    asked = {"goal": "proved", "count": 4, "max_length": 6}
    end = player.new(english, options=asked, nodes=9_999_999)
    proof = end["report"]["proof"]
    assert proof == end["view"]["proof"]
    assert (proof["state"], proof["said"]["id"]) == ("smallest", "proved-smallest")
    assert end["document"]["org.crosscore:proof"] == "smallest"
    other = player.new(english, options={"count": 4})
    assert other["report"]["proof"] is other["view"]["proof"] is None
    assert "org.crosscore:proof" not in other["document"]


def test_a_puzzle_does_not_outgrow_its_file(player: Player, puzzle: dict[str, Any]) -> None:
    parts = itertools.islice(itertools.product("ABCDEFGHIJKLMNOPQRSTUVWXYZ", repeat=3), 1_951)
    words = [{"text": f"W{''.join(part)}"} for part in parts]
    reply = player.ask("puzzle.add", document=puzzle["document"], words=words, seed=1)
    assert (reply["type"], reply["code"]) == ("error", "too-many-words")
    assert "up to 1950" in reply["message"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{}",
        "[]",
        '{"id": 4}',
        '{"id": 4, "type": "nonsense"}',
        '{"id": 4, "type": "word.split"}',
        '{"id": 4, "type": "hello", "protocol": "1"}',
        '{"id": true, "type": "hello"}',
        "[" * 99_999,
    ],
    ids=lambda m: m[:40],
)
def test_bad_messages_get_one_error(player: Player, message: str) -> None:
    reply = json.loads(player.service.handle(message))
    assert reply["type"] == "error"
    assert reply["id"] in (0, 4)


def test_an_unknown_dictionary_or_kind_is_an_error(player: Player) -> None:
    assert (
        player.ask("puzzle.new", kind="freeform", dictionary="d99", seed=1)["code"]
        == "no-dictionary"
    )
    assert (
        player.ask("puzzle.new", kind="sudoku", dictionary="d1", seed=1)["code"] == "unknown-kind"
    )


def test_a_fault_of_the_engine_is_told_and_ends_the_job(
    player: Player, english: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from crosscore import layout

    def broken(*_: Any, **__: Any) -> Any:
        yield 1 / 0

    monkeypatch.setattr(layout, "lay_out", broken)
    end = player.new(english)
    assert end["outcome"] == "failed"
    assert "ZeroDivisionError" in end["error"]["message"]
    assert not player.service.busy


def test_a_fault_in_what_is_shown_ends_the_job_too(
    player: Player, english: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from crosscore import view

    monkeypatch.setattr(view, "viewing", lambda _: {}["no such key"])
    end = player.new(english)
    assert (end["outcome"], end["error"]["code"]) == ("failed", "fault")
    assert not player.service.busy


@pytest.mark.parametrize("wrong", [MemoryError, RecursionError, KeyError])
@pytest.mark.parametrize("at", ["work", "shown", "text"])
def test_whatever_fails_in_a_job_ends_it_and_leaves_the_rest_alone(
    player: Player,
    english: dict[str, Any],
    puzzle: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    wrong: type[Exception],
    at: str,
) -> None:
    """Where the memory is short, what the job held is free before the sentence is made."""
    from crosscore import layout, protocol, view

    class Large(list[int]):
        """What the job holds."""

    def failing(*_: Any, **__: Any) -> Any:
        held = Large([1])
        kept.append(weakref.ref(held))
        yield from ()
        raise wrong("too much")

    def failing_text(made: dict[str, Any]) -> Generator[None, None, str]:
        if made.get("outcome") == "limit":
            raise wrong("too much")
        return (yield from noting(made))

    kept: list[weakref.ref[Large]] = []
    noting = protocol.noting
    with monkeypatch.context() as patch:
        if at == "work":
            patch.setattr(layout, "lay_out", failing)
        elif at == "shown":
            patch.setattr(view, "viewing", failing)
        else:
            patch.setattr(protocol, "noting", failing_text)
        end = player.new(english)
    assert (end["type"], end["outcome"]) == ("end", "failed")
    short = wrong is MemoryError
    assert end["error"]["code"] == ("no-memory" if short else "fault")
    assert end["error"]["said"]["id"] == end["error"]["code"]
    assert all(ref() is None for ref in kept)
    assert not player.service.busy
    again = player.new(english)  # the dictionary is still there, and all works as before
    assert again["document"] == player.new(english)["document"]
    shown = player.ask("puzzle.view", document=puzzle["document"])
    assert shown["document"] == puzzle["document"]


def test_whatever_fails_in_an_answer_is_told(
    player: Player, puzzle: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from crosscore import view

    def short(*_: Any) -> Any:
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(view, "viewing", short)
        assert player.ask("puzzle.view", document=puzzle["document"])["code"] == "no-memory"
    assert player.ask("puzzle.view", document=puzzle["document"])["type"] == "puzzle"


def test_a_long_answer_comes_with_a_later_step_and_stop_gets_through(
    player: Player, english: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = itertools.count()
    player.service.desk.clock = lambda: next(ticks) / 100  # each look at the clock is 10 ms later
    rows = [{"word": f"WORD{i}", "clue": "c"} for i in range(3_000)]
    asked = {"v": 1, "id": 77, "type": "words.check", "rows": rows}
    job = player.ask("puzzle.new", kind="freeform", dictionary=english["id"], seed=1)["job"]
    assert player.service.begin(json.dumps(asked)) == ""
    split = {"v": 1, "id": 78, "type": "word.split", "language": "en", "text": "CAT"}
    assert player.service.begin(json.dumps(split)) == ""  # answers keep the order of the messages
    stop = {"v": 1, "id": 79, "type": "job.cancel", "job": job}
    assert json.loads(player.service.begin(json.dumps(stop)))["type"] == "ok"
    told = [note for _ in range(200) for note in player.step()]
    assert [note["id"] for note in told if "id" in note] == [77, 78]
    assert [note["outcome"] for note in told if note["type"] == "end"] == ["stopped"]
    assert not player.service.busy
    whole = player.ask("words.check", rows=rows)
    assert whole["rows"] == next(note["rows"] for note in told if note["type"] == "checked")


def test_another_job_may_begin_before_the_end_of_a_stopped_one_was_told(
    player: Player, english: dict[str, Any]
) -> None:
    asked = {"kind": "freeform", "dictionary": english["id"], "seed": 1}
    first = player.ask("puzzle.new", **asked)["job"]
    player.ask("job.cancel", job=first)
    second = player.ask("puzzle.new", **asked, nodes=500)
    assert second["type"] == "accepted"
    ends = []
    while player.service.busy:
        ends += [(n["job"], n["outcome"]) for n in player.step() if n["type"] == "end"]
    assert ends == [(first, "stopped"), (second["job"], "limit")]


def test_progress_has_numbers_for_a_bar_and_says_what_is_done(player: Player) -> None:
    ticks = itertools.count()
    player.service.desk.clock = lambda: next(ticks) / 20
    data = "".join(f"WORD{i}: clue {i}\n" for i in range(4_000)).encode()
    for kind in ("dictionary.load", "words.read"):
        player.told.clear()
        end = player.job(kind, data, name="w.txt")
        told = [note for note in player.told if note["type"] == "progress"]
        parts = [note["part"] for note in told]
        assert parts == sorted(parts)
        assert len(set(parts)) > 5
        assert 0 <= parts[0] <= parts[-1] <= 1
        assert all(0 <= note["done"] <= note["total"] for note in told)
        assert {note["doing"]["said"]["id"] for note in told} <= {"doing-reading", "doing-checking"}
    assert (end["entries"], len(end["rows"]), end["format"]) == (4_000, 4_000, "text")
    assert end["rows"] == player.ask("words.parse", data, name="w.txt")["rows"]
    loaded = player.load("english.json")
    player.told.clear()
    player.job(
        "puzzle.new", kind="freeform", dictionary=loaded["id"], seed=1, options={"seconds": 3}
    )
    told = [note for note in player.told if note["type"] == "progress"]
    assert told[-1]["doing"]["said"]["id"] == "doing-layout"
    assert 0 < told[0]["part"] <= told[-1]["part"] <= 1


def test_an_unsound_puzzle_never_leaves_the_service(
    player: Player, english: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from crosscore import referee
    from crosscore.errors import Issue

    def checking(*_: object) -> Generator[None, None, list[Issue]]:
        yield
        return [Issue("false-word", "AGRAT", "row 1")]

    monkeypatch.setattr(referee, "checking", checking)
    player.told.clear()
    end = player.new(english, nodes=5_000)
    assert "best" not in [note["type"] for note in player.told]
    assert end["outcome"] == "failed"
    assert end["error"]["code"] == "unsound"


def test_eighty_six_thousand_words_load_in_slices() -> None:
    player = Player()
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    words = ["".join(w) for w in itertools.product(letters, letters, letters, "AEIOU")][:86_000]
    data = json.dumps(dict.fromkeys(words, "clue")).encode()
    end = player.job("dictionary.load", data, name="big.json")
    assert end["dictionary"]["words"] == 86_000
    assert player.new(end["dictionary"], nodes=500)["view"]["counts"]["placed"] == 50


@pytest.mark.parametrize(
    "made",
    [
        {},
        {"type": "x", "none": None, "empty": [], "no keys": {}, "sign": "“é\n”", "part": 0.1},
        {"rows": [[{"t": "A"}, None]] * 75, "words": list(range(1_201)), "one": [[1]]},
        {"deep": {"deeper": {"numbers": {1: "one"}, "list": [{"a": [1.5] * 401}] * 31}}},
        {"lone": "\ud800", "many": dict.fromkeys(map(str, range(200)), "é")},
    ],
)
def test_texts_made_in_pieces_are_those_made_at_once(made: dict[str, Any]) -> None:
    assert drain(protocol.answering(7, made)) == protocol.answer(7, made)
    assert drain(protocol.noting(made)) == protocol.note(made)


def test_large_puzzles_are_answered_in_pieces() -> None:
    words = ["".join(letters) for letters in itertools.product("ABCDEFGHIJ", repeat=3)]
    rows = [f"{a}{b}" for a, b in zip(words, reversed(words), strict=True)]
    sizes = {}
    for count in (20, 1_000):
        cells = [
            tuple((at // 20 * 2, at % 20 * 7 + letter) for letter in range(6))
            for at in range(count)
        ]
        puzzle = Puzzle(
            kind="freeform",
            language="en",
            width=139,
            height=count // 10 - 1,
            words=tuple(Word(text, tuple(text), f"Clue {text}") for text in rows[:count]),
            entries=tuple(Entry(at, True, own, at + 1) for at, own in enumerate(cells)),
            options={"pieces": True},
        )
        document = json.loads(json.dumps(ipuz.to_document(puzzle)))
        assert ipuz.from_document(document) == (puzzle, [])
        assert referee.check(puzzle) == []
        steps = (
            referee.checking(puzzle),
            ipuz.reading_document(document),
            ipuz.writing_document(puzzle),
            view.viewing(puzzle),
            protocol.answering(1, view.view(puzzle)),
        )
        sizes[count] = [sum(1 for _ in step) for step in steps]
    assert all(many > few for few, many in zip(*sizes.values(), strict=True))
