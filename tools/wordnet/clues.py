"""From a dictionary's definition to a crossword's clue: short, clean, and silent of its answer."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

SHORT = 60  #: characters of a good clue
LONGEST = 90  #: characters of any clue
_LEAST = 3  # characters; below, it says nothing
_ENOUGH = 24  # characters that a clue has left when it is cut for being long
_SOME = 14  # and when it is cut for naming its answer further on

_BRACKETS = re.compile(r"\s*[(\[][^()\[\]]*[)\]]")
_SPACES = re.compile(r"\s+")
# Words before which a definition can end: what follows only says more of what went before.
_STRONG = re.compile(
    r"(?:,|:|--| -|(?: (?:in|of|to|on|at|for|from|by|with))? which| that| who| whose| whom"
    r"| where| when| while| because| especially"
    r"| usually| often| sometimes| typically| having| consisting| including| characterized"
    r"| such as| as in| as if| without| although| but)(?= )"
)
_WEAK = re.compile(
    r" (?:with|used|made|found|formed|by|in|on|at|from|for|during|between|among|near"
    r"|of the (?:genus|genera|family|order|class|phylum))(?= )"
)
_BEGUN = re.compile(r" (?:that|which|who|whose|whom|where|when)\b")  # and then cut: half a thought
# Words that leave a phrase open when they stand last.
_OPEN_WORDS = (
    "a an the of in on at by to for from with without and or nor but as is are was were be been"
    " being am not no very more most less least used made able act any some its their his her"
    " your that which who whose whom where when than into onto over under between among about"
    " against through either neither both other another such so too like one's someone's having"
    " having has have had do does make makes cause causes causing become becoming resulting"
    " relating related pertaining characterized consisting caused especially usually often"
    " considered known called formed found given held taken set put e.g i.e etc if"
)
_OPEN = frozenset(_OPEN_WORDS.split())
_PLAIN = re.compile(r"[A-Za-z0-9 ,.'’&/%:+-]+")
_WORD = re.compile(r"[a-z]+")
_ENDINGS = (
    *("ations", "ation", "nesses", "ness", "ments", "ment", "ities", "ity", "ings", "ing"),
    *("ively", "ive", "ally", "ably", "able", "ible", "ions", "ion", "ists", "ist", "isms", "ism"),
    *("izes", "ized", "ize", "ises", "ised", "ise", "fully", "ful", "less", "ical", "ously"),
    *("ous", "iest", "ier", "ily", "ies", "ied", "ors", "or", "ers", "er", "est", "ed", "es"),
    *("ly", "al", "ic", "ish", "y", "s", "e"),
)
_DOUBLING = frozenset(("ing", "ings", "ed", "er", "ers", "est", "able", "y"))
_BEFORE = re.compile(r"(?:un|in|im|ir|il|dis|non|re|mis|over|under|out|fore|anti|pre)(?=\w{4})")
_PREFIX = 5  # equal first letters that show an answer
_PART = 0.55  # of an answer's letters in one word of the clue that show it
_PARTS = 0.8  # and in several words


def definition(gloss: str) -> list[str]:
    """The clauses of a gloss without brackets and examples, in order."""
    text = gloss.partition('"')[0].replace("`", "'")
    before = ""
    while before != text:  # brackets stand in brackets
        before, text = text, _BRACKETS.sub("", text)
    clauses = (_tidy(clause) for clause in text.split(";"))
    return [clause for clause in clauses if clause]


def clue(gloss: str, answer: str, forms: Collection[str] = ()) -> str:
    """The first clause that can be a clue for the answer, cut if it is long; "" if none can."""
    for clause in definition(gloss):
        for text in _lengths(clause):
            if usable(text, answer, forms):
                return text[0].upper() + text[1:]
    return ""


def usable(text: str, answer: str, forms: Collection[str] = ()) -> bool:
    """Whether a text is plain, neither too short nor too long, and silent of the answer."""
    plain = _LEAST <= len(text) <= LONGEST and _PLAIN.fullmatch(text) and _WORD.search(text)
    return bool(plain) and not gives_away(text, answer, forms)


def gives_away(text: str, answer: str, forms: Collection[str] = ()) -> bool:
    """Whether a word of the text is the answer, a form of it, or most of it.

    `answer` is in small letters a-z, `forms` are words known to be made from it.
    """
    root = stem(answer)
    bare = _BEFORE.sub("", answer, count=1)
    known = {stem(form.lower()) for form in forms}
    told = _WORD.findall(text.lower())
    parts = {part for word in told for part in (word, stem(word)) if part in answer}
    lengths = [len(part) for part in parts if len(part) >= 4 and not _within(part, parts)]
    if lengths and (max(lengths) >= _PART * len(answer) or sum(lengths) >= _PARTS * len(answer)):
        return True
    for word in told:
        if word == answer or stem(word) == root or (len(word) > 3 and stem(word) in known):
            return True
        if any(len(own) >= _PREFIX and word.startswith(own[:_PREFIX]) for own in (answer, bare)):
            return True
        if stem(word) == stem(bare):
            return True
        if len(answer) >= 4 and answer in word:
            return True
    return False


def _within(part: str, parts: Collection[str]) -> bool:
    return any(part != other and part in other for other in parts)


def stem(word: str) -> str:
    """A word in small letters without common endings: `running`, `runs`, `runner` give `run`."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)]
            doubled = len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls"
            return word[:-1] if doubled and ending in _DOUBLING else word
    return word


def _tidy(clause: str) -> str:
    text = _SPACES.sub(" ", clause).replace(" ,", ",").strip(" ,.:-–—")
    text = re.sub(r",(?:\s*,)+", ",", text)
    return re.sub(r"^(?:or|and|also|etc)\b[ ,.]*", "", text)


def _lengths(clause: str) -> Iterator[str]:
    """The clause, as it is if it is short, then cut at better and worse places, then long."""
    whole = [clause] if len(clause) <= LONGEST else []
    if len(clause) <= SHORT:
        yield clause
    else:
        yield from _cuts(clause, _STRONG, _ENOUGH, SHORT)
        yield from _cuts(clause, _WEAK, _ENOUGH, SHORT)
        yield from whole
        yield from _cuts(clause, _STRONG, SHORT, LONGEST)
        yield from _cuts(clause, _WEAK, SHORT, LONGEST)
    # What is left is for a clause that names its answer further on.
    yield from _cuts(clause, _STRONG, _SOME, _ENOUGH)
    yield from _cuts(clause, _WEAK, _SOME, SHORT)


def _cuts(clause: str, places: re.Pattern[str], least: int, most: int) -> Iterator[str]:
    """What stands before the places where a clause can end, the longest first."""
    for at in reversed([found.start() for found in places.finditer(clause)]):
        if least <= at <= most:
            text = _tidy(clause[:at])
            last = text.rpartition(" ")[2].lower()
            half = _dangling(text) or last in _OPEN
            if clause[at] != ",":
                half = half or _BEGUN.search(text) is not None
            if not half and not (places is _WEAK and last.endswith(("ed", "ing"))):
                yield text


def _dangling(text: str) -> bool:
    """Whether a text promises two things and has one."""
    return bool(re.search(r"\b(?:between|both|either|neither)\b(?!.*\b(?:and|or|nor)\b)", text))
