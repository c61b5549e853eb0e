"""How many nodes each search takes for small inputs and fixed seeds, and what it finds.

As perft does for chess engines: a change that is to leave a search as it is leaves these numbers as
they are. They are in node_counts.json. Where a search is changed on purpose,
`python3 -m tests.engine.test_node_counts --renew` writes them anew.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest

from crosscore import conceal, read_words
from crosscore.fill import Filling, Lexicon, fill, improve, mean_score
from crosscore.fill.blocks import fill_free
from crosscore.fill.progressive import progressive
from crosscore.fill.unique import ONE, UNSURE, solutions
from crosscore.formats import ipuz
from crosscore.grid import DIRECTIONS
from crosscore.kinds.numbers import sums
from crosscore.layout import Goal, lay_out
from crosscore.layout.exact import smallest
from crosscore.making import begin, kind_named, plain
from crosscore.puzzle import Puzzle
from crosscore.rng import Rng
from crosscore.search import Progress, drain
from tests.word_lists import LISTS

ROOT = Path(__file__).parents[2]
KEPT = Path(__file__).with_name("node_counts.json")

Count = dict[str, Any]
Steps = Generator[Any, None, Any]

_MOST = 1 << 14  # nodes up to which an exact count is looked for

PATTERNS = {
    "open": ("....", "....", "....", "...."),
    "corners": ("##....", "#.....", "......", "......", ".....#", "....##"),
    "lattice": (".....", ".#.#.", ".....", ".#.#.", "....."),
}


# -- counting ---------------------------------------------------------------------------


def counted(steps: Steps) -> Count:
    """Drive a search to its end: its nodes as it tells them, and what it finds.

    `at` are the nodes told before each result, `nodes` the most that were told; `way` names all
    that was told of its progress.
    """
    nodes, most, found, at, way = 0, 0, [], [], []
    while True:
        try:
            item = next(steps)
        except StopIteration as end:
            outcome = end.value
            break
        if isinstance(item, Progress):
            nodes = item.nodes
            most = max(most, nodes)
            way.append([item.nodes, item.done, item.total])
        else:
            found.append(item)
            at.append(nodes)
    told = outcome if isinstance(outcome, str) else getattr(outcome, "outcome", type(outcome))
    return {
        "nodes": most,
        "at": at,
        "way": digest(way),
        "outcome": str(told),
        "result": digest([*map(told_of, found), told_of(outcome)]),
    }


def told_of(found: object) -> object:
    """What is found as plain values: names of classes do not count; a puzzle is its document."""
    if isinstance(found, Puzzle):
        return ipuz.to_document(found)
    if isinstance(found, dict):
        return [[told_of(key), told_of(value)] for key, value in found.items()]
    if isinstance(found, str | int | float | bool | None):
        return str(found) if isinstance(found, str) else found
    if isinstance(found, set | frozenset):
        return sorted(map(told_of, found), key=repr)
    if isinstance(found, tuple | list):
        return list(map(told_of, found))
    fields = getattr(found, "__dataclass_fields__", {})
    assert fields, f"how to tell of {found!r}?"
    return [told_of(getattr(found, name)) for name in fields]


def digest(value: object) -> str:
    """A short name of a value."""
    return hashlib.sha256(json.dumps(value, ensure_ascii=False).encode()).hexdigest()[:12]


def least(search: Callable[[int], Steps], limit: int) -> Count:
    """As `counted`, but `nodes` is exact: the lowest limit that leads to the same."""
    full = counted(search(limit))
    nodes = fewest(lambda most: counted(search(most))["result"] == full["result"], limit)
    return full | {"nodes": nodes}


def fewest(enough: Callable[[int], bool], high: int = _MOST) -> int:
    """The lowest limit of nodes that is enough, up to `high`."""
    low = 0
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle + 1, high)
    return low


# -- searches ---------------------------------------------------------------------------


def english(name: str = "english") -> Any:
    return read_words(LISTS / f"{name}.json")


def answers(count: int, seed: int, name: str = "english") -> list[tuple[str, ...]]:
    """Some words of a dictionary, each once."""
    rng = Rng(seed)
    listed = sorted({word.answer for word in english(name).words if len(word.answer) < 9})
    found: dict[tuple[str, ...], None] = {}
    while len(found) < count:
        found[rng.choice(listed)] = None
    return list(found)


def grid(name: str) -> list[list[str | None]]:
    """A pattern with all its cells open."""
    return [[None if cell == "#" else "" for cell in row] for row in PATTERNS[name]]


def lexicon(scores: bool = False) -> Lexicon[str]:
    """The English words, scored by their letters if at all."""
    words = sorted({word.answer for word in english().words})
    return Lexicon.of(words, [sum(map(ord, word)) % 100 for word in words] if scores else None)


def layout(count: int, seed: int, goal: str, **more: Any) -> Count:
    words = answers(count, seed, more.pop("list", "english"))
    nodes = more.pop("nodes", 2_000)
    return counted(lay_out(words, rng=Rng(seed), nodes=nodes, goal=Goal(goal), **more))


def layout_goes_on() -> Count:
    """From a layout that is there, with two words that stay."""
    words = answers(12, 4)
    *_, best = (
        each
        for each in lay_out(words[:10], rng=Rng(4), nodes=500)
        if not isinstance(each, Progress)
    )
    start = best.placements
    fixed = [place.word for place in start[:2]]
    search = lay_out(words, rng=Rng(5), nodes=1_500, start=start, keep=True, fixed=fixed)
    return counted(search)


def filled(pattern: str, seed: int, **more: Any) -> Count:
    return counted(fill(grid(pattern), lexicon(), Rng(seed), nodes=3_000, **more))


def filled_around() -> Count:
    """Letters that nothing fits are proved to be such."""
    rows = grid("open")
    rows[1][1], rows[2][2], rows[3][0] = "Q", "Z", "J"
    return counted(fill(rows, lexicon(), Rng(7), nodes=3_000))


def free(seed: int) -> Count:
    open_cells = [[""] * 7 for _ in range(7)]
    return counted(fill_free(open_cells, lexicon(), Rng(seed), symmetry="none", nodes=400))


def improved() -> Count:
    scored = lexicon(scores=True)
    rows = grid("lattice")
    search = fill(rows, scored, Rng(8), nodes=3_000)
    full = next(each for each in search if isinstance(each, Filling))
    made = counted(improve(rows, full, scored, Rng(9), nodes=400))
    return made | {"mean": round(mean_score(scored, full), 6)}


def by_progress(blocks: str, objective: str) -> Count:
    rows = [[""] * 7 for _ in range(6)]
    more: dict[str, Any] = {"blocks": blocks, "objective": objective, "nodes": 4_000}
    return counted(progressive(rows, lexicon(), Rng(10), **more))


def unique(size: int, seed: int, wrong: int) -> Count:
    """The lowest limit with which it is settled whether a square has one solution only.

    Each of its lines may be as it is, or as any of some `wrong` ones.
    """
    rng = Rng(seed)
    lines = [[(r, c) for c in range(size)] for r in range(size)]
    lines += [[(r, c) for r in range(size)] for c in range(size)]
    solution = {cell: rng.below(4) for line in lines for cell in line}
    domains = []
    for line in lines:
        right = tuple(solution[cell] for cell in line)
        domains.append([right, *(tuple(rng.below(4) for _ in line) for _ in range(wrong))])

    def verdict(nodes: int) -> Any:
        return drain(solutions(lines, domains, nodes=nodes))

    nodes = fewest(lambda most: verdict(most).state != UNSURE)
    found = verdict(nodes)
    told = [found.state, found.cells, [sorted(each.items()) for each in found.found]]
    return {"nodes": nodes, "outcome": found.state, "result": digest(told_of(told))}


def task(count: int, seed: int, side: int, **more: Any) -> conceal.Task:
    return conceal.Task(tuple(answers(count, seed)), side, side, tuple(DIRECTIONS), **more)


def concealed(count: int, seed: int, side: int, sharing: str = "any", **more: Any) -> Count:
    hidden = task(count, seed, side, sharing=sharing)
    return least(lambda nodes: conceal.place(hidden, Rng(seed), nodes, **more), 3_000)


def surrounded(letters: str, seed: int) -> Count:
    """The other letters; of few ones only an exact search finds some, or a proof."""
    words = conceal.Task((tuple("ABBA"), tuple("BAB"), tuple("AAB")), 6, 6, tuple(DIRECTIONS))
    *_, placing = (
        each for each in conceal.place(words, Rng(seed), 3_000) if not isinstance(each, Progress)
    )
    weights = [(letter, 1.0) for letter in letters]
    return least(lambda nodes: conceal.fill(words, placing, Rng(seed), weights, nodes=nodes), 3_000)


def whole(kind: str, seed: int, nodes: int, **options: Any) -> Count:
    """A puzzle from its options, as the command line makes it."""
    its_kind = kind_named(kind)
    words = english() if its_kind.dictionary else None
    sums._sums.cache_clear()  # a table that another test has made takes no steps any more
    return counted(begin(its_kind, words, plain(options), seed=seed, nodes=nodes, language="en"))


SEARCHES: dict[str, Callable[[], Count]] = {
    "layout, smallest box": lambda: layout(20, 1, "compact"),
    "layout, box after box": lambda: layout(4, 1, "compact", nodes=180_000),
    "layout, most crossings": lambda: layout(15, 2, "crossings"),
    "layout, given size": lambda: layout(30, 3, "blocks", size=(9, 9)),
    "layout, page": lambda: layout(15, 4, "page"),
    "layout, Bangla": lambda: layout(15, 5, "compact", list="bangla"),
    "layout goes on": layout_goes_on,
    "layout, proof of the smallest": lambda: counted(smallest(answers(4, 6), nodes=20_000)),
    "layout, proof, limited": lambda: counted(smallest(answers(7, 7), nodes=2_000)),
    "fill, open square": lambda: filled("open", 1),
    "fill, cut corners": lambda: filled("corners", 2),
    "fill, lattice": lambda: filled("lattice", 3),
    "fill, no filling": filled_around,
    "fill, blocks are free": lambda: free(4),
    "fill, better scores": improved,
    "progressive, rows": lambda: by_progress("rows", "lengths"),
    "progressive, columns": lambda: by_progress("columns", "counts"),
    "unique, one solution": lambda: unique(4, 0, 20),
    "unique, several": lambda: unique(5, 2, 60),
    "conceal, much room": lambda: concealed(12, 1, 14),
    "conceal, little room": lambda: concealed(20, 2, 8),
    "conceal, many shared": lambda: concealed(10, 3, 10, "many"),
    "conceal, few shared": lambda: concealed(18, 4, 9, "few"),
    "conceal, message": lambda: concealed(8, 5, 8, message=tuple("WELLDONE")),
    "conceal, too little room": lambda: concealed(8, 6, 5),
    "filler, many letters": lambda: surrounded("ABCDEFGH", 1),
    "filler, three letters": lambda: surrounded("ABC", 2),
    "filler, two letters": lambda: surrounded("AB", 3),
    "crossword": lambda: whole("crossword", 1, 1_000, count=15),
    "crossword, scattered": lambda: whole("crossword", 2, 600, count=15, scatter=2),
    "crossword, proved": lambda: whole("crossword", 3, 4_000, count=4, goal="proved"),
    "fill": lambda: whole("fill", 4, 300, size="6x6", blocks="few", symmetry="none"),
    "fill, pattern": lambda: whole("fill", 31, 600, size="5x5", black="many"),
    "numbers": lambda: whole("numbers", 5, 3_000, size="7x7"),
    "numbers, hidden": lambda: whole("numbers", 6, 3_000, size="6x6", clue="hidden"),
    "wordsearch": lambda: whole("wordsearch", 7, 3_000, count=14, level="easy", room="tight"),
    "wordsearch, message": lambda: whole("wordsearch", 8, 3_000, count=8, message="well done"),
}


# -- tests ------------------------------------------------------------------------------


def differences(kept: dict[str, Count], now: dict[str, Count]) -> list[str]:
    """A line for each search that takes other nodes or finds something else than was kept."""
    told = []
    for name in {**kept, **now}:
        before, after = kept.get(name), now.get(name)
        if before != after:
            told.append(f"{name}: {before} -> {after}")
    return told


@pytest.mark.parametrize("name", SEARCHES)
def test_a_search_takes_the_nodes_that_it_took(name: str) -> None:
    kept = json.loads(KEPT.read_text("utf-8"))
    assert differences({name: kept.get(name)}, {name: SEARCHES[name]()}) == []


def test_all_counts_that_are_kept_are_of_searches() -> None:
    assert list(json.loads(KEPT.read_text("utf-8"))) == list(SEARCHES)


def test_another_count_another_result_and_a_search_too_few_are_told() -> None:
    kept = {"a": {"nodes": 31, "result": "c0ffee"}, "b": {"nodes": 5, "result": "beef"}}
    assert differences(kept, json.loads(json.dumps(kept))) == []
    more = kept | {"a": {"nodes": 32, "result": "c0ffee"}}
    assert [line.split(":")[0] for line in differences(kept, more)] == ["a"]
    other = kept | {"b": {"nodes": 5, "result": "dead"}}
    assert [line.split(":")[0] for line in differences(kept, other)] == ["b"]
    assert [line.split(":")[0] for line in differences(kept, {"b": kept["b"]})] == ["a"]


def test_one_node_less_is_another_count() -> None:
    kept = json.loads(KEPT.read_text("utf-8"))
    name = "layout, smallest box"
    changed = counted(lay_out(answers(20, 1), rng=Rng(1), nodes=1_999))
    assert differences({name: kept[name]}, {name: changed})


def test_an_exact_count_is_the_lowest_that_is_enough() -> None:
    assert [fewest(lambda most, n=n: most >= n) for n in (0, 1, 77, _MOST)] == [0, 1, 77, _MOST]


def test_the_squares_of_which_nodes_are_counted_are_not_settled_at_once() -> None:
    kept = json.loads(KEPT.read_text("utf-8"))
    assert kept["unique, one solution"]["outcome"] == ONE
    assert 0 < kept["unique, one solution"]["nodes"] < _MOST


def main(arguments: list[str]) -> int:
    """Compare all counts with those that are kept; with `--renew`, keep them."""
    now = {name: search() for name, search in SEARCHES.items()}
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    told = differences(kept, now)
    print("\n".join(told) or "All counts are as they were.")
    if "--renew" in arguments:
        lines = [f"{json.dumps(name)}: {json.dumps(count)}" for name, count in now.items()]
        KEPT.write_text("{\n  " + ",\n  ".join(lines) + "\n}\n", encoding="utf-8")
        return 0
    return int(bool(told))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
