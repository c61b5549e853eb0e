"""Lines of a list as people type them: bullets and numbers taken off, word and clue parted.

Some marks part any line: a tab, colon, equals sign, semicolon, long dash, or a dash between spaces.
Others may as well belong to the word: a comma, two spaces, a dash with a space on one side. They
part it if most lines have them, or if what follows reads like a clue.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

__all__ = [
    "MARKS",
    "OPEN",
    "SURE",
    "Parted",
    "apart",
    "first_mark",
    "part",
    "several",
    "stripped",
    "swapped",
]

OPEN = 2000  #: characters of a line in which its mark is looked for
_B = "[ \u00a0\u3000]"  # blanks
#: what may part word and clue -> as a pattern. Order: where two begin at the same place
MARKS = {
    "tab": "\t",
    "semicolon": ";",
    "comma": ",",
    "colon": r"[:：](?!//)(?:(?<!\d.)|(?!\d))",
    "equals": "=",
    "dash": f"(?<=[ \u00a0\u3000])[-–—]{_B}|—",
    "half": f"(?<=[ \u00a0\u3000])[-–](?=\\S)|(?<=\\S)[-–]{_B}",
    "spaces": f"{_B}{{2,}}",
}
SURE = {"tab", "semicolon", "colon", "equals", "dash"}
_FIRST = re.compile(
    "|".join(
        f"(?P<{name}>{pattern if name in ('spaces', 'half') else f'{_B}*(?:{pattern}){_B}*'})"
        for name, pattern in MARKS.items()
    )
)
_SURE = re.compile("|".join(f"(?P<{name}>{MARKS[name]})" for name in MARKS if name in SURE))
apart = {name: re.compile(pattern) for name, pattern in MARKS.items()}
_QUOTED_FIELD = re.compile(r'\s*"(?:[^"]+|"")*+"')
_BULLET = re.compile(r"\s*(?:[•‣▪◦●○■□☐➢✓]\s*|[-*–—·]\s+|\[[ xX]?\]\s+)")
_PLAIN_BULLET = re.compile(r"\s*[•‣▪◦●○■□☐➢✓]")
_NUMBERED = re.compile(r"\s*\d{1,5}[.)]\s+")
_COUNTED = re.compile(r"\s*\(?(\d{1,4})(?:\s*[.):]\)?|\s+[-–—](?=\s)|(?=\s))\s*(?=\S)")
#: what goes on in one word after a dash: „Vor- und Nachteile“
_ANDS = frozenset(("and", "or", "und", "oder", "et", "ou", "y", "o", "en", "of", "e"))
_SWAPPED = 0.8  # of the rows read as clue and word: then they are
_ALIKE = 0.9  # of the words must be different
_LONG = 3  # words of what reads like a clue


class Parted(NamedTuple):
    """A line's word and clue, and the mark between them; `open`: the mark may be part of a word.

    `line` is what was parted.
    """

    word: str
    clue: str = ""
    mark: str = ""
    open: bool = False
    line: str = ""

    def decided(self, clued: bool) -> tuple[Parted, bool]:
        """What an open line is, and whether that is told; `clued`: other lines have clues."""
        words, rest = self.word.split(), self.clue.split()
        if rest[0] in _ANDS or not words:
            return Parted(self.line), False
        if clued and len(rest) > 1 and len(words) < _LONG:
            return self._replace(open=False), False
        if len(words) == 1 and len(rest) >= _LONG and rest[0][:1].islower():
            return self._replace(open=False), False
        return Parted(self.line), True

    def turned(self) -> Parted:
        """The word behind the last mark, and the clue before it."""
        if not self.clue:
            return self
        found = list(apart[self.mark].finditer(self.line)) if self.mark in apart else []
        if not found:
            return self._replace(word=self.clue, clue=self.word)
        last = found[-1]
        return self._replace(word=self.line[last.end() :], clue=self.line[: last.start()])


def first_mark(line: str) -> str:
    """The first mark of a line, outside a quoted word; any tab comes first."""
    found = _first(line)
    return found[0] if found else ""


def _first(line: str) -> tuple[str, int] | None:
    line = line[:OPEN]
    if "\t" in line:
        return "tab", line.index("\t")
    start = 0
    if line.lstrip()[:1] == '"':
        quoted = _QUOTED_FIELD.match(line)
        start = quoted.end() if quoted else 0
    found = _FIRST.search(line.rstrip(), start or len(line) - len(line.lstrip()))
    return (found.lastgroup or "", found.start()) if found else None


def part(line: str, main: str) -> Parted:
    """Word and clue of a line, without blanks around it. `main` is the mark of most lines."""
    first = first_mark(line)
    if not first:
        return Parted(line, line=line)
    use = first
    if first not in SURE:
        sure = _SURE.search(line[:OPEN])
        if first != main:
            if main and apart[main].search(line):
                use = main
            elif sure:
                use = sure.lastgroup or first
    elif main and main in SURE and main != first and apart[main].search(line):
        use = main
    parts = apart[use].split(line, maxsplit=1)
    if len(parts) < 2 or not parts[1].strip() or not parts[0].strip():
        return Parted(parts[0], "".join(parts[1:]), use, line=line)
    return Parted(parts[0], parts[1], use, use not in SURE and use != main, line)


def several(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The rows of a lone line that flashcards are exported as: `cat, Katze;dog, Hund`."""
    if len(lines) != 1:
        return lines
    at, line = lines[0]
    rows = [row for row in line.split(";") if row.strip()]
    alike = len(rows) > 1 and any(
        all(len(pattern.findall(row)) == 1 for row in rows)
        for name, pattern in apart.items()
        if name in ("tab", "comma", "dash", "equals", "colon")
    )
    return [(at + index, row.strip()) for index, row in enumerate(rows)] if alike else lines


def stripped(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines without bullets, and without numbers that count them; the same if they have none.

    One plain bullet is enough; dashes and asterisks must begin half of the lines.
    """
    made = lines
    bulleted = sum(_BULLET.match(line) is not None for _, line in lines)
    if bulleted > 1 and (
        bulleted * 2 >= len(lines) or any(_PLAIN_BULLET.match(line) for _, line in lines)
    ):
        made = [(at, _BULLET.sub("", line, count=1)) for at, line in lines]
    if len(made) > 1 and all(_NUMBERED.match(line) for _, line in made):
        return [(at, _NUMBERED.sub("", line, count=1)) for at, line in made]
    counted = [_COUNTED.match(line) for _, line in made]
    numbers = [int(found[1]) for found in counted if found]
    if (
        len(numbers) > 1
        and numbers[0] <= 1
        and len(numbers) * 5 >= len(made) * 4
        and all(b - a == 1 for a, b in pairwise(numbers))
    ):
        return [
            (at, line[found.end() :] if found else line)
            for (at, line), found in zip(made, counted, strict=True)
        ]
    return made


def swapped(pairs: Sequence[tuple[str, str]]) -> bool:
    """Whether clues stand before words: nearly all the first texts are phrases, the second not."""
    both = [(word.split(), clue) for word, clue in pairs if word and clue]
    if len(both) < 2 or len(both) * 2 < len(pairs):
        return False
    turned = sum(len(word) >= _LONG and len(clue.split()) < _LONG for word, clue in both)
    different = len({clue for _, clue in both})
    return turned >= _SWAPPED * len(both) and different >= _ALIKE * len(both)
