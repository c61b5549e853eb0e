"""The work that tools/compare.py has two checkouts do: puzzles, files, acts and commands.

Run as a script by itself, with PYTHONPATH naming the checkout whose `crosscore` is to work. It
uses only what stays from version to version: `crosscore` as docs/api.md tells, the messages of
docs/protocol.md and the command line. All seeds and node limits are fixed, and all words come from
the checkout that this file is in, so that both sides have the same.

What comes out is a line of JSON for each thing made, see `Key`. What cannot be made is kept as
well, by the code of its error: both sides should refuse the same.
"""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import IO, Any, NamedTuple

__all__ = ["FAILED", "PARTS", "REFUSED", "VIEW", "Key", "contents"]

PARTS = "files", "acts", "commands"  #: the parts of the work
VIEW = "view"  #: the name of what an act's answer has for the screen
REFUSED = "(refused)"  #: ends the name of what was refused, by the code of the error
FAILED = b"failed: "  #: begins what is kept where neither a thing nor a refusal came

_DICTIONARIES = Path(__file__).resolve().parents[1] / "dictionaries"
_PAGE = re.compile(rb'<script type="text/plain" id="puzzle">([A-Za-z0-9+/=\s]*)</script>')
_PATIENCE = 300  # seconds for a command
_AT_ONCE = 60_000  # milliseconds for which a job goes on before it is asked again

#: word lists of further languages: words -> their English clues
WORDS: dict[str, dict[str, str]] = {
    "el": {
        "ΓΑΤΑ": "Cat", "ΣΚΥΛΟΣ": "Dog", "ΘΑΛΑΣΣΑ": "Sea", "ΗΛΙΟΣ": "Sun", "ΣΠΙΤΙ": "House",
        "ΨΩΜΙ": "Bread", "ΝΕΡΟ": "Water", "ΒΙΒΛΙΟ": "Book", "ΔΕΝΤΡΟ": "Tree", "ΜΗΛΟ": "Apple",
        "ΠΟΡΤΑ": "Door", "ΚΑΡΕΚΛΑ": "Chair", "ΤΡΑΠΕΖΙ": "Table", "ΠΑΙΔΙ": "Child",
    },
    "ru": {
        "КОШКА": "Cat", "СОБАКА": "Dog", "МОРЕ": "Sea", "СОЛНЦЕ": "Sun", "ДОМ": "House",
        "ХЛЕБ": "Bread", "ВОДА": "Water", "КНИГА": "Book", "ДЕРЕВО": "Tree", "ЯБЛОКО": "Apple",
        "ДВЕРЬ": "Door", "СТУЛ": "Chair", "СТОЛ": "Table", "РЕБЁНОК": "Child",
    },
    "th": {
        "แมว": "Cat", "หมา": "Dog", "ทะเล": "Sea", "ดวงอาทิตย์": "Sun", "บ้าน": "House",
        "ขนมปัง": "Bread", "น้ำ": "Water", "หนังสือ": "Book", "ต้นไม้": "Tree", "แอปเปิล": "Apple",
        "ประตู": "Door", "เก้าอี้": "Chair", "มะม่วง": "Mango", "มะนาว": "Lime",
    },
    "ko": {
        "고양이": "Cat", "강아지": "Puppy", "바다": "Sea", "태양": "Sun", "바나나": "Banana",
        "나무": "Tree", "나비": "Butterfly", "비행기": "Aeroplane", "기차": "Train",
        "사과": "Apple", "과자": "Biscuit", "자전거": "Bicycle", "의자": "Chair", "아기": "Baby",
    },
    "tr": {
        "KEDİ": "Cat", "KÖPEK": "Dog", "DENİZ": "Sea", "GÜNEŞ": "Sun", "IŞIK": "Light",
        "EKMEK": "Bread", "KİTAP": "Book", "AĞAÇ": "Tree", "ELMA": "Apple", "KAPI": "Door",
        "SANDALYE": "Chair", "MASA": "Table", "ÇOCUK": "Child", "İNEK": "Cow",
    },
    "pl": {
        "KOT": "Cat", "PIES": "Dog", "MORZE": "Sea", "SŁOŃCE": "Sun", "DOM": "House",
        "CHLEB": "Bread", "WODA": "Water", "KSIĄŻKA": "Book", "DRZEWO": "Tree",
        "JABŁKO": "Apple", "DRZWI": "Door", "KRZESŁO": "Chair", "STÓŁ": "Table", "ŻABA": "Frog",
    },
    "ta": {
        "பூனை": "Cat", "நாய்": "Dog", "கடல்": "Sea", "சூரியன்": "Sun", "வீடு": "House",
        "தண்ணீர்": "Water", "புத்தகம்": "Book", "மரம்": "Tree", "மாம்பழம்": "Mango",
        "கதவு": "Door", "நாற்காலி": "Chair", "பால்": "Milk", "கண்": "Eye", "கடலை": "Peanut",
    },
    "fa": {
        "گربه": "Cat", "سگ": "Dog", "دریا": "Sea", "خورشید": "Sun", "خانه": "House",
        "نان": "Bread", "آب": "Water", "کتاب": "Book", "درخت": "Tree", "سیب": "Apple",
        "پنجره": "Window", "صندلی": "Chair", "میز": "Table", "کودک": "Child",
    },
    "ka": {
        "კატა": "Cat", "ძაღლი": "Dog", "ზღვა": "Sea", "მზე": "Sun", "სახლი": "House",
        "პური": "Bread", "წყალი": "Water", "წიგნი": "Book", "ხე": "Tree", "ვაშლი": "Apple",
        "კარი": "Door", "სკამი": "Chair", "მაგიდა": "Table", "ბავშვი": "Child",
    },
    "ja": {
        "ネコ": "Cat", "イヌ": "Dog", "ウミ": "Sea", "タイヨウ": "Sun", "イエ": "House",
        "パン": "Bread", "ミズウミ": "Lake", "ホン": "Book", "リンゴ": "Apple", "トビラ": "Door",
        "イス": "Chair", "コドモ": "Child", "ゴリラ": "Gorilla", "ラジオ": "Radio",
    },
}  # fmt: skip

#: the dictionaries by what rows of the tables call them
BUNDLED = {
    "en": "english", "bn": "bangla", "he": "hebrew", "ar": "arabic", "hi": "hindi",
    "de": "german", "fr": "french", "es": "spanish", "en-es": "english-spanish",
}  # fmt: skip
_QUICK = ("en", "bn", "he", "el", "ko")  # languages of the subset

Options = Mapping[str, Any]

#: what is made in every language: kind -> its options
_PLAIN: dict[str, dict[str, Any]] = {
    "crossword": {"count": 12, "seed": 3, "nodes": 2_000},
    "wordsearch": {"count": 10, "seed": 4, "nodes": 4_000},
    "fill": {"size": "6x6", "blocks": "few", "symmetry": "none", "seed": 5, "nodes": 1_500},
    "numbers": {"size": 6, "seed": 6},
}
#: of a list too short to fill a grid with: words across, and down what comes of them
_SHORT_FILL = {
    "size": "5x4", "blocks": "columns", "method": "progressive", "symmetry": "none",
    "max_down": 2, "seed": 5, "nodes": 2_000,
}  # fmt: skip

#: what is made of the English list besides: kind -> row -> options
_VARIANTS: dict[str, dict[str, dict[str, Any]]] = {
    "crossword": {
        "crossings": {"goal": "crossings", "count": 15, "seed": 11, "nodes": 3_000},
        "blocks": {"goal": "blocks", "count": 40, "size": "9x9", "seed": 12, "nodes": 3_000},
        "page": {"goal": "page", "paper": "letter-wide", "count": 20, "seed": 13, "nodes": 3_000},
        "proved": {"goal": "proved", "count": 4, "seed": 14, "nodes": 20_000},
        "given size": {"size": "11x9", "count": 30, "seed": 15, "nodes": 3_000},
        "scattered": {"scatter": 3, "count": 20, "seed": 16, "nodes": 3_000},
        "larger": {"count": 60, "seed": 17, "nodes": 6_000},
    },
    "wordsearch": {
        "hard, message": {"level": "hard", "message": "well done", "count": 12, "seed": 21},
        "heart": {"shape": "heart", "count": 12, "seed": 22},
        "tight": {"room": "tight", "count": 8, "seed": 23, "nodes": 8_000},
        "many shared": {"sharing": "many", "level": "hard", "count": 12, "seed": 24},
        "few shared": {"sharing": "few", "filler": "others", "count": 12, "seed": 25},
        "none shared": {"sharing": "none", "filler": "first", "count": 8, "seed": 26},
        "banned": {"banned": "cat dog", "inside": "own", "count": 12, "seed": 27},
        "own": {"ways": "up backward", "mask": "####.####/#########/" * 4 + "####.####",
                "count": 6, "seed": 28},
    },
    "fill": {
"pattern": {"size": "5x5", "black": "many", "seed": 31, "nodes": 600},
        "few": {"size": "8x8", "blocks": "few", "seed": 32, "nodes": 2_000},
        "open": {"size": "4x4", "blocks": "none", "seed": 33, "nodes": 3_000},
        "rows": {"size": "7x7", "blocks": "rows", "symmetry": "none", "max_down": 3, "seed": 34,
                 "method": "progressive", "nodes": 8_000},
        "columns": {"size": "7x6", "blocks": "columns", "symmetry": "none", "max_down": 3,
                    "method": "progressive", "objective": "counts", "seed": 35, "nodes": 8_000},
    },
    "numbers": {
        "plus": {"operations": "plus", "size": 7, "seed": 41},
        "all, hidden": {"operations": "all", "clue": "hidden", "size": "8x6", "seed": 42},
        "divide": {"operations": "times-divide", "symmetry": "none", "size": 6, "seed": 43},
    },
}  # fmt: skip

_KINDS = {"freeform": "crossword", "filled": "fill", "numbers": "numbers",
          "wordsearch": "wordsearch"}  # fmt: skip
_ACT_OPTIONS: dict[str, Options] = {
    "freeform": {"count": 12},
    "filled": {"size": "6x6", "blocks": "few", "symmetry": "none"},
    "numbers": {"size": "6x6"},
    "wordsearch": {"count": 10},
}

#: row -> what follows `python -m crosscore`; one after another in one folder
_COMMANDS = {
    "crossword": "crossword english.json --count 12 --seed 7 --nodes 2000 -o made.ipuz",
    "crossword bn": "crossword bangla.json --count 9 --seed 8 --nodes 2000",
    "crossword csv": "crossword pets.csv --nodes 500 --language en -o pets.ipuz",
    "fill": "fill --size 6x6 --blocks auto --symmetry none --lexicon english.json --seed 2 "
    "--nodes 2000 -o full.ipuz",
    "fill grid": "fill grid.txt --lexicon english.json --seed 1 --nodes 2000",
    "numbers": "numbers --size 6 --x 2..12 --y 2..40 --seed 3 --language ar -o sums.ipuz",
    "wordsearch": "wordsearch english.json --count 9 --level hard --seed 4 -o search.ipuz",
    "export": "export made.ipuz --to all -o out",
    "export sums": "export sums.ipuz --to svg,text,html -o out",
    "export refused": "export search.ipuz --to template -o out",
    "import puz": "import out/made.puz",
    "import jpz": "import out/made.jpz",
    "import html": "import out/made.html",
    "check": "check search.ipuz",
    "check list": "check pets.csv",
    "split": "split --language bn ভণ্ডুল ক্ষমা",
    "batch": "batch pets.csv -n 3 -o class --count 4 --nodes 300 --jobs 1 --to ipuz,text "
    "--language en",
    "unknown option": "crossword english.json --nonsense 3",
}
_QUICK_COMMANDS = ("crossword", "wordsearch", "export", "check")
_PETS = "word,clue\nCAT,It purrs\nTAR,Black\nRAT,It gnaws\nTART,Sweet\nC4T,?\nCART,Old car\n"
_GRID = ". . . . .\n. # . # .\n. . . . .\n. # . # .\n. . . . .\n"


class Key(NamedTuple):
    """What one thing made is: of which part of the work, in which cell of its table, its name."""

    part: str  #: one of `PARTS`
    kind: str  #: of puzzle
    row: str  #: its language, or which options it has
    what: str  #: the format or the act
    name: str  #: of the file, or what the answer holds


class Recorder:
    """Writes down what was made, a line of JSON each."""

    def __init__(self, out: IO[str]) -> None:
        self.out = out

    def put(self, key: Key, data: bytes) -> None:
        """Write one thing down."""
        self.out.write(json.dumps([*key, base64.b64encode(data).decode()]) + "\n")

    def attempt(self, key: Key, work: Callable[[], object]) -> bool:
        """Do some work; where it is refused, or fails, write that down. Whether it was done."""
        from crosscore import CrosscoreError

        refused = key._replace(name=f"{key.name} {REFUSED}".lstrip())
        try:
            work()
        except CrosscoreError as error:
            self.put(refused, error.code.encode())
            return False
        except Exception as error:
            self.put(refused, FAILED + repr(error).encode())
            return False
        return True


# -- files ------------------------------------------------------------------------------


def contents(name: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    """What is compared of a file: (name, bytes).

    Of the page that solves a puzzle only the puzzle in it, as the page itself is built from web/;
    of a .zip its members, in this way too, and the list of them. All else is compared as it is.
    """
    if data.startswith(b"<!") and (found := _PAGE.search(data)):
        yield f"{name} (its puzzle)", base64.b64decode(found[1])
    elif name.endswith(".zip"):
        with zipfile.ZipFile(BytesIO(data)) as archive:
            members = archive.infolist()
            told = [
                f"{m.filename} {m.date_time} {m.compress_type} {m.create_system} {m.external_attr}"
                for m in members
            ]
            yield f"{name} (its list)", "\n".join(told).encode()
            for member in members:
                yield from contents(f"{name}: {member.filename}", archive.read(member))
    else:
        yield name, data


def words_of(row: str) -> Any:
    """What `crosscore.read_words` takes for a language, and how it is to be read."""
    from crosscore import read_words

    if row in BUNDLED:
        return read_words(str(_DICTIONARIES / f"{BUNDLED[row]}.json"))
    return read_words(WORDS[row], language=row)


def files(record: Recorder, quick: bool) -> None:
    """Every kind in every language and in every format; the English ones in many variants."""
    rows = _QUICK if quick else (*BUNDLED, *WORDS)
    for row in rows:
        words = words_of(row)
        for kind, options in _PLAIN.items():
            short = kind == "fill" and row in WORDS
            one_kind(record, kind, row, words, _SHORT_FILL if short else options)
    english = words_of("en")
    for kind, variants in _VARIANTS.items():
        for row, options in list(variants.items())[: 1 if quick else None]:
            one_kind(record, kind, f"en {row}", english, options)


def one_kind(record: Recorder, kind: str, row: str, words: Any, options: Options) -> None:
    """Make one puzzle and write it in all formats; open each file again."""
    import crosscore

    made: list[Any] = []
    key = Key("files", kind, row, "made", "")

    def make() -> None:
        if kind == "numbers":
            language = row if len(row) == 2 else "en"
            made.append(crosscore.make("numbers", seed=options["seed"], language=language, **rest))
        else:
            made.append(crosscore.make(kind, words, **options))  # type: ignore[call-overload]

    rest = {name: value for name, value in options.items() if name != "seed"}
    if not record.attempt(key, make):
        return
    puzzle = made[0]
    sheet = {"title": f"{kind} – “{row}”", "author": "A. U. Thor", "instructions": "One.\nTwo."}
    puzzle = crosscore.change(puzzle, **sheet)  # type: ignore[arg-type]
    for to in crosscore.FORMATS:
        here = key._replace(what=to)
        record.attempt(here, lambda to=to, here=here: written(record, here, puzzle, to))  # type: ignore[misc]


def written(record: Recorder, key: Key, puzzle: Any, to: str) -> None:
    """The files of one format, what they lose, and what is read from them again."""
    import crosscore

    made = crosscore.export(puzzle, to, "p")
    for file in made:
        for name, data in contents(file.name, file.data):
            record.put(key._replace(name=name), data)
    lost = [issue.code for issue in crosscore.losses(puzzle, to)]
    record.put(key._replace(name="what is lost"), "\n".join(lost).encode())
    if to == "zip":
        return  # the .ipuz in it is read, which is compared already
    for file in made:
        back = key._replace(name=f"{file.name}, read again")
        record.attempt(back, lambda file=file, back=back: opened(record, back, file))  # type: ignore[misc]


def opened(record: Recorder, key: Key, file: Any) -> None:
    """The document of what is read from a file, and what was odd about the file."""
    import crosscore

    puzzle, issues = crosscore.load(file.data)
    (document,) = crosscore.export(puzzle, "ipuz", "p")
    told = "".join(f"\n{issue.code} {issue.where}" for issue in issues)
    record.put(key, document.data + told.encode())


# -- acts -------------------------------------------------------------------------------


class Talk:
    """A conversation with an engine of its own; every answer is written down."""

    def __init__(self, record: Recorder, kind: str, row: str) -> None:
        from crosscore.service import Service

        self.service = Service()
        self.record = record
        self.kind, self.row = kind, row
        self.count = 0

    def ask(self, asked: str, payload: bytes | None = None, **fields: Any) -> dict[str, Any]:
        """Send a message; its answer, or the end of the job that it began."""
        self.count += 1
        message = {"v": 1, "id": self.count, "type": asked, **fields}
        answer: dict[str, Any] = json.loads(self.service.handle(json.dumps(message), payload))
        if answer["type"] != "accepted":
            return answer
        while self.service.busy:
            told: Any = self.service.step(_AT_ONCE)  # texts; once it was one text, a list of them
            for note in json.loads(told) if isinstance(told, str) else map(json.loads, told):
                if note["type"] == "end":
                    end: dict[str, Any] = note
                    return end
        raise RuntimeError(f"no end of {asked}")

    def act(self, asked: str, document: Any, called: str = "", **fields: Any) -> Any:
        """Do something with a puzzle: the document there is then; `called` if it is done twice."""
        key = Key("acts", self.kind, self.row, called or asked, "")
        try:
            answer = self.ask(asked, **({"document": document} if document else {}), **fields)
        except Exception as error:
            self.record.put(key, FAILED + repr(error).encode())
            return document
        for name, value in parted(answer):
            text = json.dumps(value, ensure_ascii=False, indent=1)
            self.record.put(key._replace(name=name), text.encode("utf-8", "surrogatepass"))
        return answer.get("document", document)


def parted(answer: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """An answer as it is compared: its document, its other data, and what is for the screen."""
    error = answer.get("error") if answer["type"] == "end" else None
    if answer["type"] == "error":
        error = answer
    if "document" in answer:
        yield "document", answer["document"]
    screen: dict[str, Any] = {
        name: answer[name] for name in ("view", "sheet", "play") if name in answer
    }
    report = answer.get("report") or {}
    if report:
        screen["report"] = {k: v for k, v in report.items() if k not in ("seconds", "still")}
    data = {
        name: value
        for name, value in answer.items()
        if name not in ("v", "id", "job", "document", "report", "error", "message", *screen)
        and name not in ("said", "place")
    }
    if error:
        data["code"] = error.get("code")
        told = ("message", "said", "where", "place")
        screen["error"] = {name: error[name] for name in told if name in error}
    yield "data", data
    if screen:
        yield VIEW, screen


def acts(record: Recorder, quick: bool) -> None:
    """What the page asks of the engine, for each kind in some languages."""
    talk = Talk(record, "all", "-")
    hello = talk.ask("hello", protocol=1)
    hello.pop("python")
    text = json.dumps(hello, ensure_ascii=False, indent=1)
    record.put(Key("acts", "all", "-", "hello", VIEW), text.encode())
    for row in ("en",) if quick else ("en", "bn", "he", "de", "ru"):
        words = words_of(row)
        for kind in _KINDS:
            if kind == "filled" and row in WORDS:
                continue
            converse(Talk(record, kind, row), kind, words, row)


def converse(talk: Talk, kind: str, words: Any, row: str) -> None:
    """All acts with a puzzle of one kind; what the kind does not know is refused."""
    needs: dict[str, Any] = {}
    if kind != "numbers":
        if row in BUNDLED:
            data = (_DICTIONARIES / f"{BUNDLED[row]}.json").read_bytes()
        else:
            data = json.dumps(WORDS[row]).encode()
        loaded = talk.ask("dictionary.load", data, name=f"{row}.json", language=row)
        needs = {"dictionary": loaded["dictionary"]["id"]}
    shown = [word.shown for word in words.words][-12:]
    first = talk.act(
        "puzzle.new", None, kind=kind, options=_ACT_OPTIONS[kind], seed=5, nodes=2_000,
        **({"language": row} if kind == "numbers" else needs),
    )  # fmt: skip
    if not first:
        return
    act = talk.act
    for asked in ("view", "play", "link", "check", "formats"):
        act(f"puzzle.{asked}", first)
    act("puzzle.reshuffle", first, seed=6, nodes=2_000, **needs)
    act("puzzle.improve", first, seed=7, nodes=1_500, **needs)
    act("puzzle.replace", first, word=1, seed=8, **needs)
    text = instead(kind, first, words)
    act("puzzle.edit", first, word=1, text=text, clue="Another (5)", seed=9)
    added = [{"text": shown[1], "clue": "More"}, {"text": shown[2], "clue": ""}]
    longer = act("puzzle.add", first, words=added, seed=10)
    act("puzzle.delete", longer, words=[0, 2], seed=11)
    places = talk.ask("puzzle.places", document=first, word=2).get("places", [])
    act("puzzle.places", first, word=2)
    if places:
        to = {name: places[-1][name] for name in ("row", "column", "way")}
        act("puzzle.move", first, word=2, **to)
    act("puzzle.suggest", first, seed=12, count=5, dictionary=needs.get("dictionary", ""))
    held = act("puzzle.lock", first, words=[0, 1])
    act("puzzle.reshuffle", held, "reshuffle, locked", seed=13, nodes=1_000, **needs)
    frozen = act("puzzle.lock", first, "lock all")
    act("puzzle.improve", frozen, "improve, locked", seed=14, nodes=500, **needs)
    act("puzzle.lock", frozen, "unlock", on=0)
    values = {"title": "A “title”", "instructions": "One.\nTwo.", "sheet": {"key": "beside"}}
    named = act("puzzle.set", first, values=values)
    act("puzzle.give", named, how="some")
    act("puzzle.give", named, "give first", how="first")
    act("puzzle.export", named, to="svg", stamp="2020-01-01")
    if kind in ("filled", "numbers"):
        draw(talk, kind, first, row, needs, text)


def puzzle_of(document: Any) -> Any:
    """The puzzle of a document."""
    import crosscore

    return crosscore.load(json.dumps(document).encode())[0]


def instead(kind: str, document: Any, words: Any) -> str:
    """A text that can stand in the place of a puzzle's second word."""
    puzzle = puzzle_of(document)
    word = puzzle.words[1]
    if kind == "numbers":
        return "".join(word.answer[:-1]) + ("3" if word.answer[-1] != "3" else "4")
    used = {each.answer for each in puzzle.words}
    alike = [w for w in words.words if len(w.answer) == len(word.answer) or kind != "filled"]
    return str(next((w.shown for w in reversed(alike) if w.answer not in used), word.shown))


def draw(talk: Talk, kind: str, first: Any, row: str, needs: dict[str, Any], text: str) -> None:
    """What is done with a grid that is drawn; `text` can stand in the place of its second word."""
    act = talk.act
    entry = next(entry for entry in puzzle_of(first).entries if entry.word == 1)
    (r, c), *_ = entry.cells
    place = {"row": r, "column": c, "way": "across" if entry.across else "down"}
    open_ = act("grid.clear", first, what="fill")
    act("grid.candidates", open_, "candidates, all", **place, count=8, **needs)
    put = act("grid.put", open_, text=text, clue="Put there", **place, **needs)
    act("grid.fill", put, "fill around", seed=19, nodes=1_000, **needs)
    act("grid.heat", put, "heat around", **needs)
    cleared = act("grid.clear", first, "clear cells", what="cells", cells=[[0, 0], [1, 1], [2, 2]])
    act("grid.fill", cleared, seed=15, nodes=2_000, **needs)
    part = [list(cell) for cell in entry.cells]
    act("grid.fill", first, "fill a part", cells=part, seed=16, nodes=2_000, **needs)
    options = {"size": "5x5", "blocks": "none"} if kind == "filled" else {"size": "5x5"}
    bare = act("grid.new", None, kind=kind, language=row, options=options, seed=17)
    blocked = act("grid.set", bare, cells=[[0, 2], [1, 1], [2, 2]], to="block", symmetry="both")
    act("grid.set", blocked, "open", cells=[[2, 2]], to="open")
    typed = act("grid.type", blocked, row=0, column=0, way="across", text=text[:1])
    act("grid.heat", typed, **needs)
    act("grid.candidates", typed, row=4, column=0, way="across", typed=text[:1], **needs)
    act("grid.try", typed, nodes=500, **needs)
    act("grid.fill", typed, "fill all", seed=18, nodes=800, **needs)


# -- commands ---------------------------------------------------------------------------


def commands(record: Recorder, quick: bool) -> None:
    """The command line: what it prints, how it ends, and the files there are then."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for name in ("english.json", "bangla.json"):
            shutil.copy(_DICTIONARIES / name, folder)
        (folder / "pets.csv").write_text(_PETS, encoding="utf-8")
        (folder / "grid.txt").write_text(_GRID, encoding="utf-8")
        known = files_in(folder)
        for row, line in _COMMANDS.items():
            if quick and row not in _QUICK_COMMANDS:
                continue
            key = Key("commands", line.split()[0], row, "printed", "")
            call = [sys.executable, "-P", "-m", "crosscore", *line.split()]
            done = subprocess.run(call, cwd=folder, capture_output=True, timeout=_PATIENCE)
            record.put(key._replace(name="exit code"), str(done.returncode).encode())
            record.put(key._replace(name="output"), done.stdout)
            record.put(key._replace(name="messages"), done.stderr)
            now = files_in(folder)
            for name, data in now.items():
                if known.get(name) != data:
                    for part, found in contents(name, data):
                        record.put(key._replace(what="files", name=part), found)
            known = now


def files_in(folder: Path) -> dict[str, bytes]:
    """All files in a folder and below, by their names there."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def main(out: str, how: str = "") -> None:
    """Do all the work and write it to a file; the first line says what did it."""
    import crosscore

    with Path(out).open("w", encoding="utf-8") as lines:
        about = {"version": crosscore.__version__, "place": str(Path(crosscore.__file__).parent)}
        lines.write(json.dumps(about) + "\n")
        record = Recorder(lines)
        for part in (files, acts, commands):
            part(record, how == "quick")


if __name__ == "__main__":
    main(*sys.argv[1:])
