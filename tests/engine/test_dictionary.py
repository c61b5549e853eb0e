"""Dictionary files: what is used, what is reported with its place, what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosscore.dictionary import MAX_BYTES, NOTES, Dictionary, parse, read, sample, save
from crosscore.errors import CrosscoreError
from crosscore.rng import Rng
from crosscore.search import drain
from tests.word_lists import LISTS

ENGLISH = LISTS / "english.json"


def load(data: bytes | dict[str, Any], **options: Any) -> Dictionary:
    if isinstance(data, dict):
        data = json.dumps(data).encode()
    return drain(read(data, name="words.json", **options))


def refusal(data: bytes | dict[str, Any], **options: Any) -> CrosscoreError:
    with pytest.raises(CrosscoreError) as caught:
        load(data, **options)
    message = caught.value.message
    assert message.endswith((".", "?")) or ". " in message
    assert "Traceback" not in message
    message.encode()  # can be shown anywhere
    return caught.value


def test_words_are_folded_and_keep_their_surface() -> None:
    found = load({"ice-cream": " cold\n treat ", "Café": "Coffee house"}, language="en")
    assert [("".join(w.answer), w.surface, w.clue) for w in found.words] == [
        ("ICECREAM", "ice-cream", "cold treat"),
        ("CAFE", "Café", "Coffee house"),
    ]
    assert found.issues == ()


def test_findings_name_their_place_and_the_rest_is_used() -> None:
    found = load(
        {
            "CAT": "Purrs",
            "cat": "Again",
            "A": "One letter",
            "X" * 41: "Long",
            "DОG": "Has a Cyrillic O",
            "COW": 5,
            "HEN": None,
            "PIG": ["a"],
            "OWL": "",
            "BAT": "Flies at night",
        },
        language="en",
    )
    assert [w.surface for w in found.words] == ["CAT", "OWL", "BAT"]
    assert [(i.code, i.where) for i in found.issues] == [
        ("duplicate", "entry 2"),
        ("too-short", "entry 3"),
        ("too-long", "entry 4"),
        ("mixed-scripts", "entry 5"),
        ("clue-not-text", "entry 6"),
        ("clue-not-text", "entry 7"),
        ("clue-not-text", "entry 8"),
        ("no-clue", "entry 9"),
    ]
    assert "О" in found.issues[3].message  # the offending character is shown
    assert found.entries == 10
    assert found.issue_total == 8


def test_a_key_that_stands_twice_is_seen() -> None:
    found = load(b'{"CAT": "Purrs", "CAT": "Hunts mice"}')
    assert [w.clue for w in found.words] == ["Purrs"]
    assert [i.code for i in found.issues] == ["duplicate"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "empty-file"),
        (b"  \n", "empty-file"),
        (b"{}", "empty-dictionary"),
        (b'{"CAT": "Purrs"', "not-json"),
        (b'{"CAT": "Purrs",}', "not-json"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not-text"),
        (b"[]", "empty-dictionary"),
        (b'"CAT"', "not-an-object"),
        (b"5", "not-an-object"),
        (b"null", "not-an-object"),
        (b'{"": "nothing"}', "no-letters"),
        (b'{"5": "a", "6": "b"}', "no-letters"),
        (b'{"A": "one letter"}', "no-usable-words"),
        (b'{"CAT": ' + b"[" * 100_000, "not-json"),
        (b'{"CAT": ' + b"9" * 10_000 + b"}", "not-json"),
        (b" " * (MAX_BYTES + 1) + b"{", "too-large"),
    ],
    ids=lambda v: v if isinstance(v, str) else repr(v[:16]),
)
def test_what_is_no_dictionary_is_refused(data: bytes, code: str) -> None:
    assert refusal(data).code == code


def test_broken_json_is_refused_with_line_and_column() -> None:
    assert "line 2, column 7" in refusal(b'{"CAT": "Purrs",\n"DOG" "Barks"}').message


def test_lone_surrogates_and_controls_do_no_harm() -> None:
    found = load(
        b'{"CAT": "Purrs \\ud800 softly", "D\\ud800G": "x", "B\\u0007AT": "y", "OWL": "z"}'
    )
    assert [w.surface for w in found.words] == ["CAT", "OWL"]
    assert found.words[0].clue == "Purrs \ufffd softly"
    for issue in found.issues:
        issue.message.encode()
        assert issue.message.isprintable()


def test_clues_are_clean_and_the_same_in_every_python() -> None:
    found = load({"CAFE\u0301": "foot\u00adball \u2028 a\tb \U0001fae8 \u202eevil"}, language="en")
    assert found.words[0].surface == "CAFÉ"
    assert found.words[0].clue == "football a b \U0001fae8 evil"


def test_white_space_before_the_brace_is_allowed() -> None:
    assert load(b"\n" * 99 + b'{"CAT": "Purrs"}').words[0].surface == "CAT"


def test_endless_words_are_left_out() -> None:
    found = load({"CAT": "Purrs", "A" + "-" * 200_000 + "B": "x"}, language="en")
    assert [issue.code for issue in found.issues] == ["too-long"]
    assert len(found.issues[0].message) < 200
    assert refusal({"ক" + "া" * 50 + "খ": "x"}).code in ("no-usable-words", "lone-mark")


def test_byte_order_marks_are_understood() -> None:
    text = '{"CAT": "Purrs"}'
    for data in (text.encode("utf-8-sig"), text.encode("utf-16")):
        assert load(data).words[0].surface == "CAT"


def test_unknown_language_is_refused() -> None:
    assert refusal({"CAT": "Purrs"}, language="klingon").code == "unknown-language"


def test_bangla_is_recognised_and_split() -> None:
    found = load({"ভণ্ডুল": "নষ্ট", "চন্দ্রিমা": "চাঁদের আলো"})
    assert found.alphabet.code == "bn"
    assert [w.answer for w in found.words] == [("ভ", "ণ্ডু", "ল"), ("চ", "ন্দ্রি", "মা")]


def test_the_digest_names_the_content() -> None:
    one = load({"CAT": "Purrs", "DOG": "Barks"})
    assert one.digest == load({"CAT": "Purrs", "DOG": "Barks"}).digest
    assert one.digest != load({"CAT": "Purrs", "DOG": "Bites"}).digest
    assert one.digest != load({"CAT": "Purrs", "COG": "Barks"}).digest


# -- sampling ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def english() -> Dictionary:
    return load(ENGLISH.read_bytes())


def test_a_sample_repeats_with_its_seed(english: Dictionary) -> None:
    first = sample(english, 50, Rng(7))
    assert len({w.answer for w in first}) == 50
    assert first == sample(english, 50, Rng(7))
    assert first != sample(english, 50, Rng(8))


def test_recent_words_are_avoided_while_others_last(english: Dictionary) -> None:
    used = [w.surface for w in sample(english, 50, Rng(1))]
    again = sample(english, 50, Rng(1), [used])
    assert not {w.surface for w in again} & set(used)
    # with nothing else left, the oldest puzzle's words come back first
    everything = [w.surface for w in english.words]
    half = len(everything) // 2
    older = {w.surface for w in sample(english, 50, Rng(2), [everything[:half], everything[half:]])}
    assert older <= set(everything[half:])


def test_recent_words_are_known_in_any_letter_case_by_their_cells() -> None:
    pets = load({"guinea pig": "Squeaks", "Cat": "Purrs", "DOG": "Barks", "hen": "Lays"})
    last = [["GUINEAPIG", "CAT"], ["HEN", "DOG"]]
    drawn = sample(pets, 2, Rng(1), last, joined=False)
    assert {word.surface for word in drawn} == {"hen", "DOG"}


def test_a_small_dictionary_gives_all_it_has() -> None:
    small = load({"CAT": "Purrs", "COW": "Moos", "HEN": "Lays eggs"})
    assert {w.surface for w in sample(small, 50, Rng(1))} == {"CAT", "COW", "HEN"}


def test_words_that_share_no_letter_are_drawn_again() -> None:
    words = {a + b: "clue" for a in "ABCDEFG" for b in "ABCDEFG" if a != b}
    loners = {"ZZ": "clue", "YY": "clue", "XX": "clue", "WW": "clue"}
    found = load(loners | words)
    for seed in range(20):
        assert not {w.surface for w in sample(found, 12, Rng(seed))} & set(loners)
    # but where there is no choice, they are given, to be reported
    assert {"ZZ", "YY"} <= {w.surface for w in sample(found, len(found.words), Rng(1))}


def test_words_that_share_letters_are_found_among_many_that_do_not() -> None:
    loners = {chr(0x4E00 + at) + chr(0x6E00 + at): "clue" for at in range(500)}
    found = load(loners | {"大" + chr(0x8000 + at): "clue" for at in range(60)})
    for seed in range(5):
        assert {w.surface[0] for w in sample(found, 10, Rng(seed))} == {"大"}


@given(st.binary(max_size=200))
def test_no_bytes_crash_the_reader(data: bytes) -> None:
    try:
        load(data)
    except CrosscoreError as error:
        error.message.encode()


@given(
    st.dictionaries(
        st.text(max_size=12), st.one_of(st.text(max_size=20), st.integers(), st.none()), max_size=8
    ),
    st.sampled_from(["", "en", "bn", "he", "cy"]),
)
def test_no_object_crashes_the_reader(entries: dict[str, Any], language: str) -> None:
    try:
        found = load(json.dumps(entries).encode(), language=language)
    except CrosscoreError as error:
        error.message.encode()
    else:
        assert found.words
        assert len(found.words) + found.issue_total >= found.entries
        for word in found.words:
            assert 2 <= len(word.answer) <= 40
            assert word.surface.isprintable() or any(c in word.surface for c in "\u200c\u200d")


# -- scores -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "CAT;50\nDOG;0\nHEN;100\n",
        "CAT,50\nDOG,0\nHEN,100\n",
        "CAT\t50\nDOG\t0\nHEN\t100\n",
        '"CAT", 50\nDOG, 0\nHEN, 100\n',
        "CAT;50;\nDOG;0;\nHEN;100\n",
        "CAT;৫০\nDOG;০\nHEN;১০০\n",
        "word;score\nCAT;50\nDOG;0\nHEN;100\n",
        "Wertung,Wort\n50,CAT\n0,DOG\n100,HEN\n",
        '{"CAT": 50, "DOG": 0, "HEN": 100}',
        '[["CAT", 50], ["DOG", 0], ["HEN", 100]]',
        '[{"word": "CAT", "score": 50}, {"word": "DOG", "score": "0"},'
        ' {"word": "HEN", "score": 100}]',
    ],
)
def test_words_with_scores_and_no_clues(text: str) -> None:
    found = load(text.encode(), language="en")
    assert [word.surface for word in found.words] == ["CAT", "DOG", "HEN"]
    assert found.scores == (50, 0, 100)
    assert {word.clue for word in found.words} == {""}
    assert {issue.code for issue in found.issues} == {"no-clues"}


@pytest.mark.parametrize(
    "text",
    [
        "CAT;Purrs;50\nDOG;Barks, often;0\n",
        'CAT,Purrs,50\nDOG,"Barks, often",0\n',
        "CAT\tPurrs\t50\nDOG\tBarks, often\t0\n",
        'CAT, Purrs, 50\nDOG, "Barks, often", 0\n',
        'score,clue,word\n50,Purrs,CAT\n0,"Barks, often",DOG\n',
        '[["CAT", "Purrs", 50], ["DOG", "Barks, often", 0]]',
        '[{"answer": "CAT", "hint": "Purrs", "score": 50},'
        ' {"answer": "DOG", "hint": "Barks, often", "rating": 0}]',
    ],
)
def test_words_with_clues_and_scores(text: str) -> None:
    found = load(text.encode(), language="en")
    assert [(word.surface, word.clue) for word in found.words] == [
        ("CAT", "Purrs"), ("DOG", "Barks, often"),
    ]  # fmt: skip
    assert found.scores == (50, 0)
    assert found.issues == ()


@pytest.mark.parametrize(
    "text",
    [
        "CAT\nDOG\n",
        "CAT;Purrs\nDOG;7\n",
        "CAT;101\nDOG;7\n",
        "CAT;-1\nDOG;7\n",
        "CAT;0.5\nDOG;7\n",
        "CAT: 50\nDOG: 7\n",
        "word,clue\nCAT,50\nDOG,7\n",
        "CAT;Purrs;50\nDOG;Barks;often\n",
        '{"CAT": "50", "DOG": "7"}',
        '{"CAT": "Purrs", "DOG": "Barks", "HEN": 50}',
        '[{"word": "CAT", "clue": "7"}]',
    ],
)
def test_numbers_that_are_no_scores(text: str) -> None:
    assert load(text.encode(), language="en").scores is None


def test_a_score_that_cannot_be_used_is_named_with_its_line() -> None:
    words = [f"{a}{b}{c}" for a in "BCDF" for b in "AEIOU" for c in "TNP"]
    lines = [f"{word};{at}" for at, word in enumerate(words)]
    lines[10], lines[20], lines[30] = f"{words[10]};101", f"{words[20]};high", words[30]
    found = load("\n".join(lines).encode(), language="en")
    assert [(str(issue.where), issue.code) for issue in found.issues] == [
        ("", "no-clues"), ("line 11", "bad-score"), ("line 21", "bad-score"),
        ("line 31", "no-score"),
    ]  # fmt: skip
    assert found.issues[1].message == (
        f"The score of {words[10]} is 101, not a whole number from 0 to 100; it counts as 50."
    )
    assert {issue.code for issue in found.issues} <= NOTES  # no word is left out
    assert found.scores == tuple(50 if at in (10, 20, 30) else at for at in range(60))


def test_scores_stay_with_their_words_and_count_for_the_digest() -> None:
    found = load(b"CAT;50\nX;1\ncat;60\n;3\nDOG;70\n", language="en")
    assert found.scores is not None
    assert dict(zip((w.surface for w in found.words), found.scores, strict=True)) == {
        "CAT": 50, "DOG": 70,
    }  # fmt: skip
    assert sorted(issue.code for issue in found.issues) == [
        "duplicate", "no-clues", "no-word", "too-short",
    ]  # fmt: skip
    other = load(b"CAT;51\nDOG;70\n", language="en")
    assert other.digest != load(b"CAT;50\nDOG;70\n", language="en").digest != found.name
    assert load(b"CAT;51\nDOG;70\n", language="en").digest == other.digest
    columns = load(b"word;score;length\nCAT;50;3\nDOG;70;3\n", language="en")
    assert [issue.code for issue in columns.issues] == ["columns-left-out", "no-clues"]


def test_a_list_to_edit_shows_scores_as_clues_and_saves_what_it_shows() -> None:
    rows = parse(b"CAT;50\nDOG;7\n", "words.txt").rows
    assert [(row.word, row.clue, row.score) for row in rows] == [
        ("CAT", "50", None), ("DOG", "7", None),
    ]  # fmt: skip
    for form in ("csv", "tsv", "json", "text"):
        saved = save([(row.word, row.clue) for row in rows], form).encode()
        assert [(w.surface, w.clue) for w in load(saved, language="en").words] == [
            ("CAT", "50"), ("DOG", "7"),
        ]  # fmt: skip


@given(
    st.dictionaries(
        st.text("ABCDEFGH", min_size=3, max_size=9), st.integers(0, 100), min_size=1, max_size=30
    ),
    st.sampled_from(";,\t"),
)
def test_any_scored_list_gives_its_scores(scores: dict[str, int], mark: str) -> None:
    text = "".join(f"{word}{mark}{score}\n" for word, score in scores.items())
    found = load(text.encode(), language="en")
    assert found.scores is not None
    assert dict(zip((w.surface for w in found.words), found.scores, strict=True)) == scores


def test_a_word_has_each_of_its_clues_in_turn() -> None:
    found = load({"CAT": {"clues": ["It purrs", "It says meow"]}, "DOG": "It barks"}, language="en")
    plain = load({"CAT": "It purrs", "DOG": "It barks"}, language="en")
    clues = [[word.clue for word in found.turned(seed).words] for seed in (0, 1, 2)]
    assert clues == [["It purrs", "It barks"], ["It says meow", "It barks"], clues[0]]
    assert found.digest != plain.digest
    assert plain.turned(1) is plain
