"""A made-up word list as large as the largest that people have."""

from __future__ import annotations

import functools
import json

WORDS = 86_000
LETTERS = "ABCDEFGHIJKLMNOPQRST"
BANGLA = "কখগঘচছজটঠডতথদধনপফবভম"  # as many as LETTERS, a cell each


@functools.cache
def made(letters: str = LETTERS) -> bytes:
    """A dictionary of so many made-up words of four to seven letters, no two alike."""
    words = {}
    for number in range(WORDS):
        word, left = letters[number % 20], number // 20
        for step in range(3 + number % 4):
            word += letters[(left + 7 * step) % 20]
            left //= 20
        words[word + letters[number % 19]] = f"The word with the number {number}"
    text = json.dumps(words, ensure_ascii=False, indent=0)
    return text.encode()
