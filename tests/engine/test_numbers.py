"""Number crosswords: their alphabet, whether they have one solution, how they are made."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace as changed
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore import alphabet, changes, formats, referee, sheet, view
from crosscore.errors import CrosscoreError
from crosscore.fill.unique import AMBIGUOUS, IMPOSSIBLE, ONE, UNSURE, Verdict, solutions
from crosscore.formats import ipuz
from crosscore.kinds.filled.cells import of_rows
from crosscore.kinds.numbers import KIND as numbers
from crosscore.kinds.numbers import sums
from crosscore.kinds.numbers.asking import verdict
from crosscore.kinds.numbers.options import OPERATIONS, settled
from crosscore.kinds.numbers.pattern import pattern
from crosscore.puzzle import NOT_UNIQUE, UNIQUE, UNKNOWN, Puzzle, Word
from crosscore.rng import Rng
from crosscore.search import drain

NUMBERS = alphabet.get("zxx")


# The alphabet


@pytest.mark.parametrize(
    ("text", "cells"),
    [("84", "84"), ("১২০", "120"), ("٨٤", "84"), ("1|2 3", "123"), ("\u200e７\u200e", "7")],
)
def test_numbers_become_digits(text: str, cells: str) -> None:
    assert NUMBERS.split(text) == tuple(cells)
    assert NUMBERS.enumeration(text) == str(len(cells))


@pytest.mark.parametrize("text", ["", " ", "12a", "-5", "1.5", "²", "五", "□"])
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    with pytest.raises(CrosscoreError):
        NUMBERS.split(text)


def test_numbers_are_no_language_of_word_lists() -> None:
    assert NUMBERS not in alphabet.languages()
    assert alphabet.get("ZXX") is NUMBERS
    assert NUMBERS.direction == "ltr"
    assert not NUMBERS.options
    numbers = ["9", "120", "84", "12"]
    assert sorted(numbers, key=NUMBERS.sort_key) == ["9", "12", "84", "120"]


@pytest.mark.parametrize(
    ("language", "shown", "side"),
    [
        ("en", "84 − 12", "ltr"),
        ("bn", "৮৪ − ১২", "ltr"),
        ("ar", "٨٤ − ١٢", "rtl"),
        ("fa", "۸۴ − ۱۲", "ltr"),
        ("he", "84 − 12", "ltr"),
    ],
)
def test_a_sum_is_read_as_its_digits_are(language: str, shown: str, side: str) -> None:
    wording = alphabet.wording(language)
    assert wording.write("84 − 12") == shown
    assert wording.side("84 − 12", "other") == side
    assert wording.side(shown, "other") == side
    assert wording.side("□ × 7", "other") == side
    assert wording.side("84", "other") == "other"


# One solution

CELLS = [(r, c) for r in range(2) for c in range(2)]
SQUARE = [((0, 0), (0, 1)), ((1, 0), (1, 1)), ((0, 0), (1, 0)), ((0, 1), (1, 1))]
answers = st.lists(st.text("012", min_size=2, max_size=2), min_size=0, max_size=6, unique=True)


def enumerated(domains: list[list[str]]) -> list[str]:
    """Every way to write a digit into each cell of the square, read row by row."""
    found = []
    for digits in product("012", repeat=4):
        at = dict(zip(CELLS, digits, strict=True))
        if all(
            "".join(at[cell] for cell in slot) in domain
            for slot, domain in zip(SQUARE, domains, strict=True)
        ):
            found.append("".join(digits))
    return found


@given(st.lists(answers, min_size=4, max_size=4))
def test_solutions_are_those_of_an_enumeration(domains: list[list[str]]) -> None:
    wanted = enumerated(domains)
    verdict: Verdict = drain(solutions(SQUARE, domains))
    found = ["".join(str(one[cell]) for cell in CELLS) for one in verdict.found]
    assert set(found) <= set(wanted)
    assert len(found) == min(2, len(wanted))
    assert verdict.state == (IMPOSSIBLE, ONE, AMBIGUOUS)[len(found)]
    if len(found) == 2:
        differ = [at for at, a, b in zip(CELLS, *found, strict=True) if a != b]
        assert list(verdict.cells) == differ


def test_what_is_ambiguous_is_told() -> None:
    exact = [["12"], ["34"], ["13"], ["24"]]
    assert drain(solutions(SQUARE, exact)).state == ONE
    # The second row could be 34 or 35 if its last cell had no other clue.
    either = [["12"], ["34", "35"], ["13"], ["24", "25"]]
    verdict = drain(solutions(SQUARE, either))
    assert (verdict.state, verdict.cells) == (AMBIGUOUS, ((1, 1),))
    shown = drain(solutions(SQUARE, either, given={(1, 1): "5"}))
    assert (shown.state, shown.found[0][1, 1]) == (ONE, "5")
    alone = drain(solutions(SQUARE, exact, cells=[*CELLS, (3, 3)]))
    assert (alone.state, alone.cells) == (AMBIGUOUS, ((3, 3),))
    assert drain(solutions(SQUARE, exact, cells=[(3, 3)], given={(3, 3): "1"})).state == ONE


def test_a_limit_proves_nothing() -> None:
    every = [[f"{n}" for n in range(10, 100)]] * 4
    assert drain(solutions(SQUARE, every, nodes=0)).state == UNSURE
    assert drain(solutions(SQUARE, every)).state == AMBIGUOUS


# Sums

SETTINGS = settled({"operations": "all"})


@pytest.mark.parametrize(
    ("clue", "value"),
    [
        ("12 × 7", 84),
        ("12*7=", 84),
        ("১২ x ৭ = ?", 84),
        ("2 + 3 × 4", 14),
        ("(2 + 3) × 4", 20),
        ("84 : 12", 7),
        ("84-12-2", 70),
        ("7 ÷ 2", Fraction(7, 2)),
        ("7 ÷ 0", None),
        ("84", None),
        ("12 ×", None),
        ("× 7", None),
        ("(2 + 3", None),
        ("days of a year", None),
        ("□ × 7", None),
        ("(" * 5000, None),
    ],
)
def test_what_a_clue_comes_to(clue: str, value: int | None) -> None:
    assert sums.value(clue) == value


def test_what_a_clue_allows() -> None:
    assert sums.allowed("12 × 7", 2) == [84]
    assert sums.allowed("12 × 7", 3) == []
    assert sums.allowed("7 ÷ 2", 1) == []
    assert sums.allowed("□ × 40", 3) == range(120, 1000, 40)
    assert sums.allowed("40 × □", 2) == range(40, 100, 40)
    assert sums.allowed("84 ÷ □", 2) == [12, 14, 21, 28, 42, 84]
    assert sums.allowed("□ × 0", 2) == []
    assert sums.allowed("□ + 3", 2) is None
    assert sums.allowed("days of a year", 3) is None


@given(st.integers(10, 2000), st.integers(0, 99), st.sampled_from(sorted(OPERATIONS)))
def test_clues_come_to_their_number(answer: int, seed: int, operations: str) -> None:
    made = sums.sums_of(settled({"operations": operations}))
    clue = made.clue(answer, Rng(seed))
    assert (answer in {int(word.surface) for word in made.dictionary.words}) == bool(clue)
    if clue:
        assert sums.value(clue) == answer
        assert sums.tidy(clue) == clue
        assert re.fullmatch(r"\d+ [×÷+−] \d+", clue)
        x, sign, y = clue.split()
        assert sign in OPERATIONS[operations]
        if sign == "×":
            assert 2 <= int(x) <= 12
            assert 2 <= int(y) <= 99
        kept_back = sums.hidden(clue, Rng(seed))
        assert answer in (sums.allowed(kept_back, len(str(answer))) or [])
        assert sums.value(sums.whole(kept_back, str(answer))) == answer


# Whole puzzles


def found(search: Iterable[Any]) -> Puzzle:
    """The last puzzle of a search."""
    last = [item for item in search if isinstance(item, Puzzle)][-1]
    assert isinstance(last, Puzzle)
    return last


def made(seed: int = 1, **options: Any) -> Puzzle:
    return found(numbers.new(None, options, seed=seed))


def check_sound(puzzle: Puzzle) -> None:
    """Every rule of the kind, from the grid alone."""
    assert referee.check(puzzle) == []
    rows = puzzle.rows()
    runs: dict[tuple[bool, tuple[int, int]], str] = {}
    for across in (True, False):
        lines = rows if across else tuple(zip(*rows, strict=True))
        for at, line in enumerate(lines):
            text = "".join(cell or "#" for cell in line)
            for match in re.finditer(r"\d{2,}", text):
                cell = (at, match.start()) if across else (match.start(), at)
                runs[across, cell] = match[0]
    clues = {(e.across, e.cells[0]): puzzle.words[e.word] for e in puzzle.entries}
    assert runs == {at: "".join(word.answer) for at, word in clues.items()}
    assert len(set(runs.values())) == len(runs)
    assert len({word.clue for word in puzzle.words}) == len(runs)
    assert not any(number.startswith("0") for number in runs.values())
    for at, word in clues.items():
        assert int(runs[at]) in (sums.allowed(word.clue, len(runs[at])) or [])
    assert puzzle.components() == 1
    assert puzzle.proof == UNIQUE
    assert not puzzle.open_cells
    assert not puzzle.odd


@settings(max_examples=40)
@given(
    st.integers(0, 10**6),
    st.integers(5, 15),
    st.integers(5, 11),
    st.sampled_from(sorted(OPERATIONS)),
    st.sampled_from(["full", "hidden"]),
    st.integers(9, 300),
)
def test_every_puzzle_keeps_the_rules(
    seed: int, width: int, height: int, operations: str, clue: str, most: int
) -> None:
    terms = {"term_least": 1, "term_most": 5 + most}
    puzzle = made(
        seed,
        size=f"{width}x{height}",
        operations=operations,
        clue=clue,
        second_most=most,
        **terms,
    )
    check_sound(puzzle)
    assert (puzzle.width, puzzle.height) == (width, height)
    again, issues = ipuz.from_document(ipuz.to_document(puzzle))
    assert (again, issues) == (puzzle, [])


def test_ten_by_ten_has_as_many_clues_as_an_exercise() -> None:
    puzzle = made()
    assert 40 <= len(puzzle.entries) <= 60
    rows = puzzle.rows()
    assert [[cell is None for cell in row[::-1]] for row in rows[::-1]] == [
        [cell is None for cell in row] for row in rows
    ]
    assert all("×" in word.clue for word in puzzle.words)
    assert made(7) == made(7) != made(8)


def test_tables_of_few_answers_are_laid_out_all_the_same() -> None:
    puzzle = made(size="10x10", first_most=10, second_most=10)
    check_sound(puzzle)
    assert len(puzzle.entries) >= 8


def test_nodes_limit_the_search_for_numbers() -> None:
    with pytest.raises(CrosscoreError) as told:
        found(numbers.new(None, {}, seed=1, nodes=1))
    assert told.value.code == "no-filling-found"
    assert found(numbers.new(None, {}, seed=1, nodes=2_000)) == made()


def test_too_few_numbers_are_told() -> None:
    with pytest.raises(CrosscoreError, match="2 answers of two digits") as caught:
        made(first_least=5, first_most=5, second_least=5, second_most=6)
    assert caught.value.code == "no-filling"
    with pytest.raises(CrosscoreError, match="must not be more than"):
        made(first_least=13)
    with pytest.raises(CrosscoreError, match="from 1 to 99, not 0"):
        made(first_least=0)


@given(st.integers(0, 1000), st.integers(3, 12), st.integers(3, 12))
def test_patterns_have_runs_of_lengths_that_there_are(seed: int, width: int, height: int) -> None:
    most = {2: 30, 3: 30, 4: 6}
    blocks = drain(pattern(width, height, Rng(seed), most, "rotational"))
    if blocks is None:
        return
    lines = [*blocks, *map(list, zip(*blocks, strict=True))]
    runs = [len(run) for line in lines for run in "".join(" x"[c] for c in line).split()]
    for length in set(runs) - {1}:
        assert runs.count(length) <= most[length]
    assert [row[::-1] for row in blocks[::-1]] == blocks


# Hidden numbers


def test_hidden_numbers_leave_one_solution_and_no_fewer_would_be_noticed() -> None:
    puzzle = made(clue="hidden")
    kept_back = [at for at, word in enumerate(puzzle.words) if "□" in word.clue]
    assert len(kept_back) > len(puzzle.words) // 4
    # Enumerated another way: all clues hidden leave more than one.
    bare = [changed(w, clue=sums.hidden(w.clue, Rng(2))) for w in puzzle.words]
    loose = changed(puzzle, words=tuple(bare))
    told = drain(verdict(loose))
    assert told.state == AMBIGUOUS
    first, second = told.found
    assert list(told.cells) == sorted(cell for cell in first if first[cell] != second[cell])
    for solution in told.found:
        for entry in loose.entries:
            word = loose.words[entry.word]
            text = "".join(str(solution[cell]) for cell in entry.cells)
            assert int(text) in (sums.allowed(word.clue, len(text)) or [])


def test_a_clue_that_allows_almost_anything_takes_no_longer() -> None:
    rows: list[list[str | None]] = [[*"123456789012"], [None] * 12, [""] * 12]
    puzzle = changed(numbers.new_drawing({}, language="", seed=1), width=12, height=3)
    drawn = of_rows(puzzle, rows)
    word = changed(drawn.words[0], clue="□ × 2")
    kept = found(numbers.edit(drawn, 0, word, seed=1))
    assert kept.words[0].clue == "□ × 2"
    told = drain(verdict(changed(kept, open_cells={})))
    assert (told.state, len(told.cells)) == (AMBIGUOUS, 12)
    known = sums.allowed("999999999989 ÷ □", 12)  # a prime
    assert known == [999999999989]


@pytest.mark.parametrize(("clue", "answer"), [("□ × 0", "24"), ("5 ÷ □", "00"), ("9 ÷ □", "24")])
def test_a_clue_that_cannot_be_is_left_as_it_is(clue: str, answer: str) -> None:
    assert sums.whole(clue, answer) == clue
    assert sums.whole("□ × 6", "24") == "4 × 6"


def test_the_headings_are_in_a_language_that_there_is() -> None:
    assert numbers.new_drawing({}, language="BN", seed=1).clue_language == "bn"
    for start in (numbers.new, numbers.new_drawing):
        args = (None, {}) if start is numbers.new else ({},)
        with pytest.raises(CrosscoreError, match="no language"):
            start(*args, language="xx", seed=1)


def test_a_clue_of_ones_own_that_hides_too_much_is_told() -> None:
    puzzle = made(size="9x9")
    covered = [cell for entry in puzzle.entries for cell in entry.cells]
    entry = next(
        e
        for e in puzzle.entries
        if covered.count(e.cells[-1]) == 1 and not int(puzzle.words[e.word].surface) % 2
    )
    word = puzzle.words[entry.word]

    def asked(clue: str) -> Puzzle:
        return found(numbers.edit(puzzle, entry.word, changed(word, clue=clue), seed=1))

    # Its last digit is crossed by nothing, and any even one would do.
    loose = asked("□ × 2")
    assert (loose.words[entry.word].clue, loose.proof) == ("□ × 2", NOT_UNIQUE)
    told = drain(numbers.can_fill(loose))
    assert (told.fillable, told.slots) == ("yes", ((entry.cells[-1],),))
    assert "cells in doubt: 1" in told.reason
    whole = asked(f"{int(word.surface) // 2} × 2")
    assert whole.proof == UNIQUE
    assert drain(numbers.can_fill(whole)).slots == ()


@pytest.mark.parametrize("clue", ["□ × 1000", "999 × □", "1013 ÷ □", "1 + 1", "□ × 0"])
def test_the_referee_knows_clues_that_cannot_be(clue: str) -> None:
    puzzle = made(size="5x5")
    at = next(i for i, word in enumerate(puzzle.words) if len(word.answer) == 3)
    assert sums.allowed(clue, 3) != [puzzle.words[at].surface]
    words = [changed(w, clue=clue) if i == at else w for i, w in enumerate(puzzle.words)]
    (issue,) = referee.check(changed(puzzle, words=tuple(words)))
    assert issue.code == "value"


# Changes


def test_a_clue_must_come_to_its_number() -> None:
    puzzle = made()
    at = next(i for i, word in enumerate(puzzle.words) if len(word.answer) == 3)
    word = puzzle.words[at]
    number = int(word.surface)

    def edited(clue: str, text: str = word.surface) -> Puzzle:
        return found(numbers.edit(puzzle, at, Word(text, NUMBERS.split(text), clue), seed=3))

    after = edited(f"{number - 30} + 5 * 6 =")
    assert after.words[at].clue == f"{number - 30} + 5 × 6"
    assert after.proof == UNIQUE
    for wrong, code in (("1 + 1", "other-value"), ("a dog", "no-sum"), ("□ × 1000", "other-value")):
        with pytest.raises(CrosscoreError) as caught:
            edited(wrong)
        assert caught.value.code == code
    with pytest.raises(CrosscoreError, match="1 \\+ 1 is 2, not"):
        edited("1 + 1")
    with pytest.raises(CrosscoreError) as caught:
        edited("", "012")
    assert caught.value.code == "leading-zero"
    with pytest.raises(CrosscoreError) as caught:
        edited("", "12")
    assert caught.value.code == "other-length"


@settings(max_examples=15)
@given(st.integers(0, 10**6))
def test_another_number_changes_what_crosses_it(seed: int) -> None:
    puzzle = made(seed, size="8x8")
    rng = Rng(seed)
    at = rng.below(len(puzzle.words))
    old = puzzle.words[at]
    text = str(10 ** (len(old.answer) - 1) + 7 + rng.below(50))
    word = Word(text, tuple(text), f"{int(text) - 1} + 1")
    try:
        after = found(numbers.edit(puzzle, at, word, seed=seed))
    except CrosscoreError as error:
        why = error.code
        after = None
    if after is None:
        assert why in ("duplicate", "no-filling", "no-filling-found")
        return
    check_sound(after)
    assert text in {word.surface for word in after.words}
    assert {(e.across, e.cells) for e in after.entries} == {
        (e.across, e.cells) for e in puzzle.entries
    }


@settings(max_examples=10)
@given(st.integers(0, 10**6))
def test_replacing_and_reshuffling(seed: int) -> None:
    puzzle = made(seed, size="9x7")
    at = Rng(seed).below(len(puzzle.words))
    entry = next(e for e in puzzle.entries if e.word == at)
    try:
        after = found(numbers.replace(puzzle, at, seed=seed))
    except CrosscoreError as error:
        after, why = None, error.code
    if after is None:  # there are few numbers of four digits
        assert (why, len(puzzle.words[at].answer)) == ("no-word-fits", 4)
    else:
        check_sound(after)
        here = {(e.across, e.cells): after.words[e.word] for e in after.entries}
        assert here[entry.across, entry.cells] != puzzle.words[at]

    locked = changes.lock(puzzle, [at], True)
    other = found(numbers.reshuffle(locked, seed=seed + 1))
    check_sound(other)
    assert [e.cells for e in sorted(other.entries, key=lambda e: (e.across, e.cells))] == [
        e.cells for e in sorted(puzzle.entries, key=lambda e: (e.across, e.cells))
    ]
    assert puzzle.words[at] in other.words
    assert {w.surface for w in other.words} != {w.surface for w in puzzle.words}
    with pytest.raises(CrosscoreError):
        found(numbers.reshuffle(locked, {"size": "6x6"}, seed=1))
    larger = found(numbers.reshuffle(puzzle, {"size": "6x6"}, seed=1))
    assert (larger.width, larger.height) == (6, 6)


# The user's own drawing


def test_drawing_typing_and_filling() -> None:
    drawing = numbers.new_drawing({"size": "7x7"}, language="bn", seed=2)
    assert referee.check(drawing) == []
    assert (drawing.language, drawing.clue_language, drawing.words) == ("zxx", "bn", ())
    across, cells = drawing.slots()[0]
    assert across
    row, column = cells[0]
    digit = str(found(numbers.fill_rest(drawing, seed=1)).rows()[row][column])
    text = alphabet.wording("bn").write(digit)
    assert text != digit
    typed, _, last = numbers.type_text(drawing, row, column, False, text)
    assert (typed.rows()[row][column], last) == (digit, (row, column))
    with pytest.raises(CrosscoreError):
        numbers.type_text(drawing, row, column, False, "a")
    offered = numbers.candidates(typed, row=row, column=column, down=False, count=5)
    assert 0 < len(offered["words"]) <= 5
    for word in offered["words"]:
        assert word["word"].startswith(digit)
        assert sums.value(word["clue"]) == int(word["word"])
    assert numbers.heat(typed)["hardest"] > 0
    assert drain(numbers.can_fill(typed)).fillable == "yes"
    full = found(numbers.fill_rest(typed, seed=1))
    check_sound(full)
    assert full.rows()[row][column] == digit
    assert full.clue_language == "bn"
    # A number that no clue of the options gives is odd, until it gets a clue by hand.
    text = "97"[: len(cells)] + "1" * (len(cells) - 2)
    odd = numbers.put(drawing, row=row, column=column, down=False, text=text)
    assert odd.odd == ({} if odd.words[0].clue else {0: UNKNOWN})
    zero, _, _ = numbers.type_text(drawing, row, column, False, "0")
    assert drain(numbers.can_fill(zero)).fillable == "no"
    with pytest.raises(CrosscoreError) as caught:
        found(numbers.fill_rest(zero, seed=1))
    assert caught.value.code == "no-filling"
    assert "Proved" in str(caught.value)


# The sheet


def test_clues_and_cells_are_in_the_digits_of_the_sheet() -> None:
    search = numbers.new(None, {"operations": "minus", "size": "6x6"}, seed=5, language="ar")
    puzzle = found(search)
    word = puzzle.words[0]
    shown = view.view(puzzle)
    arabic = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
    (row, column), *_ = puzzle.entries[0].cells
    there = numbers.candidates(puzzle, row=row, column=column, down=False, count=3)
    offered = view.candidates(puzzle, there)["words"]
    for other in offered:  # what is written into the grid has the digits of files
        assert other["shown"] == other["word"].translate(arabic) != other["word"]
        assert other["clue"] == other["clue"].translate(arabic)
        assert sums.value(other["clue"]) == int(other["word"])
    assert offered
    assert shown["words"][0]["clue"] == word.clue.translate(arabic)
    assert {c["t"] for row in shown["cells"] for c in row if c} <= set("٠١٢٣٤٥٦٧٨٩")
    assert (shown["direction"], shown["clue_direction"]) == ("ltr", "rtl")
    items = [item for found in shown["clues"] for item in found["items"]]
    assert not any("direction" in item or item["enumeration"] for item in items)

    hebrew = view.view(changed(puzzle, clue_language="he"))
    items = [item for found in hebrew["clues"] for item in found["items"]]
    assert {item["direction"] for item in items} == {"ltr"}
    (text,) = (
        str(file.content)
        for file in formats.export(changed(puzzle, clue_language="he"), "text", "x")
        if "−" in str(file.content)
    )
    mark = "\N{LEFT-TO-RIGHT MARK}"
    assert f"{mark}{word.clue}{mark}" in text
    latin = sheet.changed(puzzle, {"digits": "latin"})
    items = [item for found in view.view(latin)["clues"] for item in found["items"]]
    assert {item["direction"] for item in items} == {"ltr"}
