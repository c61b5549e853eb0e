"""Why words can't be hidden as requested: one sentence each, and what to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from crosscore.errors import CrosscoreError, sentence

__all__ = [
    "few_letters",
    "message_too_long",
    "none_fits",
    "outside",
    "together",
    "turned",
    "unclean",
]

_NAMED = 8  #: letters and words that are named


def none_fits(size: tuple[int, int]) -> CrosscoreError:
    """All words are too long for a grid of that width and height."""
    width, height = size
    message = sentence(
        "no-word-fits-grid",
        "No word of the puzzle fits into a grid of {width} × {height}. Use a larger grid or "
        "shorter words.",
        width=width,
        height=height,
    )
    return CrosscoreError("no-word-fits-grid", message, "size")


def outside(size: tuple[int, int]) -> CrosscoreError:
    """Locked words lie outside a grid of that width and height, or outside the shape in it."""
    width, height = size
    message = sentence(
        "locked-too-large",
        "The locked words don’t fit into a grid of {width} × {height}. Unlock some of them first.",
        width=width,
        height=height,
    )
    return CrosscoreError("locked", message, "size")


def turned(word: str) -> CrosscoreError:
    """A locked word runs in a way that is not allowed."""
    message = sentence(
        "locked-other-way",
        "{word} is locked and doesn’t run in a direction you chose. Unlock it first.",
        word=word,
    )
    return CrosscoreError("locked", message, word)


def together(word: str, other: str) -> CrosscoreError:
    """Two locked words share a letter, though none are to be shared."""
    message = sentence(
        "locked-together",
        "{word} and {other} are locked and share a letter, which the options rule out. Unlock "
        "one of them first.",
        word=word,
        other=other,
    )
    return CrosscoreError("locked", message, word)


def message_too_long(letters: int) -> CrosscoreError:
    """A hidden message has so many letters more than there are cells for it."""
    message = sentence(
        "message-too-long",
        "The hidden message is {letters} letters too long for the cells the words leave. "
        "Shorten it, or use a larger grid.",
        one=(
            "The hidden message is {letters} letter too long for the cells that the "
            "words leave; shorten it, or take a larger grid."
        ),
        letters=letters,
    )
    return CrosscoreError("message-too-long", message, "message")


def few_letters(answers: Iterable[Sequence[str]]) -> CrosscoreError:
    """None of the words can be hidden so that it is found once only."""
    letters = sorted({letter for answer in answers for letter in answer})
    message = sentence(
        "cannot-hide-once",
        "With only {letters} letters, no word could be hidden so that it’s found just once. "
        "Add words with other letters, or choose “Other letters” around the words.",
        letters=letters[:_NAMED],
    )
    return CrosscoreError("cannot-hide-once", message, "filler")


def unclean(own: Sequence[Sequence[str]]) -> CrosscoreError:
    """Some words could not be kept out; `own` are those of the user among them."""
    if own:
        message = sentence(
            "cannot-keep-out",
            "These words couldn’t be kept out of the grid: {words}. Keep out fewer, or choose "
            "other letters around the words.",
            words=["".join(word) for word in own[:_NAMED]],
        )
        return CrosscoreError("cannot-keep-out", message, "banned")
    message = sentence(
        "cannot-keep-clean",
        "Rude words couldn’t be kept out of a grid of these letters. Choose other letters "
        "around the words, or switch off “No rude words”.",
    )
    return CrosscoreError("cannot-keep-out", message, "clean")
