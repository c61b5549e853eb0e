"""Every example of the command line in README.md and docs/ runs, and ends as the text says.

A block of commands runs in a folder of its own that holds the files which the texts speak of. A
line may say how it ends, as in `# exit 1`. A block that can't run here says why in its fence,
behind the word norun: ```sh norun: needs a cluster
"""

from __future__ import annotations

import argparse
import contextlib
import doctest
import io
import json
import os
import re
import shlex
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from crosscore import export, load, make, making, save
from crosscore.cli import main, program
from tools import biglists, node, paper_fonts

ROOT = Path(__file__).parents[2]
TEXTS = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
FENCE = re.compile(r"^( *)```([^\n`]*)\n(.*?)^\1```[ ]*$", re.M | re.S)
INDENTED = re.compile(r"(?:^ {4,}(?:\$ )?crosscore .*\n)+", re.M)
ENDS = re.compile(r"# exit (?:code )?(\d+)\b")
FAST = 20  #: times as short as usual is the search of an example
#: begin lines that no example is about: they belong to other programs
OTHERS = {"pip", "pipx", "python3", "python", "uv", "brew", "cd", "man", "source", "eval", "."}
#: texts that name options of other programs, too
WITH_OTHER_OPTIONS = {
    *("architecture", "browsers", "building", "hosting", "languages", "measurements"),
    *("offline", "translating"),
}

ANIMALS = """\
cat: It purrs
dog: It barks
horse: It neighs
goat: It has a beard
tiger: It has stripes
lion: King of the beasts
mouse: Afraid of the cat
sheep: It gives wool
camel: Ship of the desert
eagle: A bird of prey
snake: It has no legs
zebra: A horse in stripes
"""


@dataclass(frozen=True)
class Block:
    """Commands that stand in one block of a text."""

    place: str
    info: str
    lines: tuple[str, ...]

    @property
    def reason(self) -> str | None:
        """Why it doesn't run, or None."""
        found = re.search(r"\bnorun\b[:\s]*(.*)", self.info)
        return found[1].strip() if found else None


def blocks(path: Path) -> Iterator[Block]:
    """The blocks of a text that hold commands of ours."""
    text = path.read_text("utf-8")
    for found in FENCE.finditer(text):
        whole = found[3].replace("\\\n", " ")
        lines = [re.sub(r"^\s*(\$ )?", "", line) for line in whole.split("\n")]
        if any(name_of(line) == "crosscore" for line in lines):
            at = text.count("\n", 0, found.start()) + 1
            yield Block(f"{path.name}:{at}", found[2].strip(), tuple(filter(None, lines)))
    outside = FENCE.sub(lambda found: "\n" * found[0].count("\n"), text)
    for found in INDENTED.finditer(outside):
        at = outside.count("\n", 0, found.start()) + 1
        yield Block(f"{path.name}:{at}", "", tuple(map(str.strip, found[0].splitlines())))


def name_of(line: str) -> str:
    """The program that a line starts, or that what it starts pipes into."""
    words = [word for word in line.split() if "=" not in word]
    if words[:3] == ["python", "-m", "crosscore"] or re.search(r"\| *crosscore\b", line):
        return "crosscore"
    return words[0] if words else ""


BLOCKS = [block for path in TEXTS for block in blocks(path)]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the texts take for granted: lists, grids and puzzles of all sorts."""
    folder = tmp_path_factory.mktemp("prepared")
    paper_fonts.make()
    (folder / "dictionaries").symlink_to(ROOT / "dictionaries")
    words = dict(line.split(": ") for line in ANIMALS.splitlines())
    rows = "\n".join(f"{word},{clue}" for word, clue in words.items())
    scored = biglists.files(node.find()[1])["large/english.txt"].decode().splitlines()
    large = "".join(f"{line}\n" for line in scored if int(line.partition(";")[2]) >= 35)
    for name in ("words.csv", "animals.csv"):
        (folder / name).write_text(f"{rows}\n", "utf-8")
    for name in ("mine.txt", "animals.txt"):
        (folder / name).write_text(ANIMALS, "utf-8")
    (folder / "words.json").write_text(json.dumps(words), "utf-8")
    for name in ("words.txt", "large.txt", "list.txt"):
        (folder / name).write_text(large, "utf-8")
    (folder / "never.txt").write_text("rat\n", "utf-8")
    (folder / "scores.txt").write_text("cat;90\ndog;0\n", "utf-8")
    for name in ("grid.txt", "template.txt"):
        (folder / name).write_text("????\n????\n????\n????\n", "utf-8")
    (folder / "theme.txt").write_text("strawberry\nwatermelon\n", "utf-8")
    puzzle = make("crossword", words, nodes=500, language="en")
    for name in ("my", "mine", "puzzle", "zoo"):
        save(puzzle, folder, to=["ipuz"], name=name)
    save(puzzle, folder, to=["puz", "jpz", "xd"], name="theirs")
    for seed in (1, 2, 3):
        made = make("crossword", words, nodes=300, language="en", seed=seed)
        save(made, folder / "class", to=["ipuz"], name=f"animals-{seed:03}")
    return folder


@pytest.fixture
def folder(files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own with these files; once a search has found something, it ends soon."""
    here = tmp_path / "here"
    shutil.copytree(files, here, symlinks=True)
    monkeypatch.chdir(here)
    drive = making.drive

    def soon(search: Any, *, seconds: float | None = None, **how: Any) -> Any:
        seconds = None if seconds is None else seconds / FAST
        return drive(search, seconds=seconds, **{**how, "patient": True})

    monkeypatch.setattr(making, "drive", soon)
    return here


def run(line: str) -> tuple[int, str]:
    """A line as a shell would run it: its exit code, and all that it said."""
    words = shlex.split(line, comments=True)
    given, told, code = b"", "", 0
    for command in split_at(words, "&&"):
        parts = list(split_at(command, "|"))
        for part in parts:
            code, given, more = one(part, given)
            told += more
        told += given.decode("utf-8", "replace")
        given = b""
        if code:
            break
    return code, told


def split_at(words: list[str], mark: str) -> Iterator[list[str]]:
    """The words between marks."""
    part: list[str] = []
    for word in words:
        if word == mark:
            yield part
            part = []
        else:
            part.append(word)
    yield part


def one(words: list[str], given: bytes) -> tuple[int, bytes, str]:
    """One command: exit code, standard output, and what it said besides."""
    into: Path | None = None
    environment: dict[str, str] = {}
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        name, _, value = words.pop(0).partition("=")
        environment[name] = value
    if ">" in words:
        at = words.index(">")
        into, words = Path(words[at + 1]), words[:at] + words[at + 2 :]
    if "<" in words:
        at = words.index("<")
        given, words = Path(words[at + 1]).read_bytes(), words[:at] + words[at + 2 :]
    words = [name for word in words for name in globbed(word)]
    if words[:3] == ["python", "-m", "crosscore"]:
        words = words[2:]
    match words:
        case ["crosscore", *arguments]:
            code, out, told = ours(arguments, given, environment)
        case ["cat", *names]:
            code, out, told = 0, b"".join(Path(name).read_bytes() for name in names), ""
        case ["echo", *texts]:
            code, out, told = 0, f"{' '.join(texts)}\n".encode(), ""
        case ["printf", text]:
            code, out, told = 0, text.replace("\\n", "\n").encode(), ""
        case [*_]:
            raise AssertionError(f"an example starts another program: {words}")
    if into:
        into.write_bytes(out)
        out = b""
    return code, out, told


def globbed(word: str) -> list[str]:
    """The files that a pattern means, as a shell puts them in its place."""
    if "*" not in word:
        return [word]
    return sorted(path.as_posix() for path in Path().glob(word)) or [word]


def ours(arguments: list[str], given: bytes, environment: dict[str, str]) -> tuple[int, bytes, str]:
    """A command of ours, in this process; a set gets few nodes and no other process."""
    if arguments[:1] == ["batch"]:
        limited = {"--nodes", "--time", "numbers", "wordsearch"} & {*arguments}
        arguments = [*arguments, *([] if limited else ["--nodes", "300"]), "--jobs", "1"]
    out, told = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given), "utf-8"))
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(told):
            try:
                code = main(arguments)
            except SystemExit as end:
                code = int(end.code or 0)
    out.flush()
    return code, out.buffer.getvalue(), told.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.place)
def test_the_commands_of_the_texts_run(block: Block, folder: Path) -> None:
    if block.reason is not None:
        assert block.reason, f"{block.place}: say why it can't run, behind norun"
        return
    for line in block.lines:
        if name_of(line) in OTHERS or line.startswith("#"):
            continue
        found = ENDS.search(line)
        code, told = run(line)
        assert code == (int(found[1]) if found else 0), f"{block.place}: {line}\n{told}"
        assert "Traceback" not in told


def options_of(parser: argparse.ArgumentParser) -> set[str]:
    """Its options and commands, and those of its commands."""
    found: set[str] = set()
    for action in parser._actions:
        found |= {*action.option_strings}
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                found |= {name} | options_of(inner)
    return found


def unknown(text: str, known: set[str]) -> list[str]:
    """Options, and commands in code, that a text names and the program doesn't have."""
    named = re.findall(r"(?<![\w-])--[a-z][a-z-]*", text)
    named += re.findall(r"(?<=`crosscore )[a-z][a-z-]*", text)
    return sorted({*named} - known)


def test_the_texts_name_only_options_and_commands_that_there_are() -> None:
    kinds = (program.parser(["batch", "--kind", name]) for name in making.BY_COMMAND)
    known = set().union(*map(options_of, kinds))
    assert unknown("`crosscore fil --loud` and --words -- or --no-such", known) == [
        *("--loud", "--no-such", "fil"),
    ]
    texts = [path for path in TEXTS if path.stem not in WITH_OTHER_OPTIONS]
    assert {"README.md", "command-line.md", "paper.md"} <= {path.name for path in texts}
    found = {path.name: unknown(path.read_text("utf-8"), known) for path in texts}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_python_and_json_of_the_texts_can_be_read(folder: Path) -> None:
    """What is typed into Python gives what stands below it; api.md has a test of its own."""
    tried = 0
    for path in TEXTS:
        if path.name == "reference.md":  # signatures, out of the source
            continue
        for found in FENCE.finditer(path.read_text("utf-8")):
            kind, code = found[2].strip(), found[3]
            if kind == "json":
                json.loads(code)
            elif kind == "python" and ">>>" not in code:
                compile(code, f"{path.name}: {code[:40]}", "exec")
            elif ">>>" in code and path.name != "api.md":
                test = doctest.DocTestParser().get_doctest(code, {}, path.name, str(path), 0)
                assert doctest.DocTestRunner(verbose=False).run(test).failed == 0
            else:
                continue
            tried += 1
    assert tried >= 3


def test_examples_are_found_and_their_faults_seen(folder: Path, tmp_path: Path) -> None:
    assert len(BLOCKS) > 8
    text = tmp_path / "a.md"
    text.write_text("```\nmake\n```\n\n```sh norun: why\ncrosscore x \\\n  y\n```\n", "utf-8")
    text.write_text(f"{text.read_text('utf-8')}\n    crosscore b\n", "utf-8")
    block, other = blocks(text)
    assert (other.place, other.lines) == ("a.md:10", ("crosscore b",))
    assert (block.place, block.reason, block.lines) == ("a.md:5", "why", ("crosscore x    y",))
    assert run("crosscore nothing-of-the-sort")[0] == 2
    assert run("echo cat | cat missing.txt" if os.name == "nt" else "echo cat > new.txt")[0] == 0
    assert (folder / "new.txt").read_text() == "cat\n"
    assert run("crosscore split --language bn ভণ্ডুল && crosscore check none.ipuz")[0] == 2
    with pytest.raises(AssertionError, match="another program"):
        run("rm -r class")
    assert export(load(folder / "theirs.puz")[0], "text", "x")
