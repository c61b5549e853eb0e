"""Greedy construction with restarts."""

from __future__ import annotations

from collections.abc import Generator

from crosscore.layout.board import Board
from crosscore.layout.result import Layout
from crosscore.layout.task import Task, box
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["search"]

Search = Generator[Progress | Layout, None, Outcome]

_YIELD_NODES = 200  #: nodes between two `Progress`, about 2 ms


class Limit(Exception):
    """The node limit was reached."""


def score(task: Task, board: Board) -> tuple[int, ...]:
    """How good a layout is; greater is better."""
    placed = len(board.placed())
    if task.size:
        return placed, board.crossings()
    top, left, bottom, right = box(board)
    w, h = right - left, bottom - top
    return placed, -(w * h + max(w, h) ** 2), board.crossings()


def search(task: Task, rng: Rng, nodes: int | None) -> Search:
    """Build layouts until the nodes run out, yielding each that is better than all before."""
    count = len(task.words)
    if count < 2:
        board = Board(task.words, task.letters, *_first_size(task))
        if count:
            board.place(0, *_first_start(task, board, 0))
        yield task.layout(board)
        return Outcome.FOUND
    width, height = _first_size(task)
    best: tuple[int, ...] = ()
    tried = 0
    while True:
        board = Board(task.words, task.letters, width, height)
        order = list(range(count))
        rng.shuffle(order)
        order.sort(key=lambda word: -len(task.words[word]) - 2 * rng.random())
        board.place(order[0], *_first_start(task, board, order[0]))
        missing = order[1:]
        ticks = 0
        while missing:
            left = []
            for word in missing:
                tried += 1
                ticks += 1
                if nodes is not None and tried > nodes:
                    break
                if not _insert(board, word, rng):
                    left.append(word)
                if ticks % _YIELD_NODES == 0:
                    yield Progress(tried, best[0] if best else 0, count)
            if len(left) == len(missing) or (nodes is not None and tried > nodes):
                break
            missing = left
        new = score(task, board)
        if new > best:
            if not task.size and new[0] == count:
                top, left_, bottom, right = box(board)
                width = max(right - left_, max(map(len, task.words)))
                height = max(bottom - top, max(map(len, task.words)))
                if width >= height:
                    width -= 1
                else:
                    height -= 1
                width = max(width, max(map(len, task.words)))
                height = max(height, max(map(len, task.words)))
            best = new
            yield task.layout(board)
        else:
            yield Progress(tried, best[0], count)
        if nodes is not None and tried > nodes:
            return Outcome.LIMIT


def _first_size(task: Task) -> tuple[int, int]:
    """The rectangle to begin in: about a third of it will be filled."""
    if task.size:
        return task.size
    cells = sum(map(len, task.words))
    side = max(int((cells / 0.33) ** 0.5) + 1, *map(len, task.words), 2) if task.words else 1
    return side, side


def _first_start(task: Task, board: Board, word: int) -> tuple[int, int]:
    """Direction and start of a first word, in the middle."""
    n = len(task.words[word])
    if n <= board.width:
        return 0, board.height // 2 * board.stride + (board.width - n) // 2
    return 1, (board.height - n) // 2 * board.stride + board.width // 2


def _insert(board: Board, word: int, rng: Rng) -> bool:
    """Place a word where it crosses most words; False if there is no place."""
    best: list[tuple[int, int]] = []
    most = 0
    for direction in (0, 1):
        found = board.starts(word, direction)
        line = board.lines[direction][len(board.words[word])]
        while found:
            low = found & -found
            found ^= low
            start = low.bit_length() - 1
            n = (line << start & board.occupied).bit_count()
            if n > most:
                most, best = n, [(direction, start)]
            elif n == most:
                best.append((direction, start))
    if not best:
        return False
    board.place(word, *rng.choice(best))
    return True
