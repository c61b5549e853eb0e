"""The part of the build that runs inside Pyodide (started by in_pyodide.mjs).

Only the Python that will run the code can compile it, and only micropip under that Python can say
which wheels the page needs; so both happen here, once, and not in everybody's browser.
Folders: /in is read, /out is written.
"""

import ast
import base64
import gzip
import hashlib
import importlib
import importlib._bootstrap_external as loader
import importlib.util
import io
import json
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

IN, OUT = Path("/in"), Path("/out")
DATE = (1980, 1, 1, 0, 0, 0)  # of every member: the earliest that a zip can hold
SITE = "/lib/python3.14/site-packages/"  # where Pyodide unpacks wheels; tracebacks name it


def compiled(archive: bytes, prefix: str) -> dict[str, bytes]:
    """Members of a zip by name, every .py replaced by a .pyc that is never checked against it.

    `prefix` is the folder (or zip) that the code will be imported from.
    """
    members = {}
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        for name in sorted(opened.namelist()):
            data = opened.read(name)
            if name.endswith(".py"):
                tree = ast.parse(data)
                lighten(tree, annotated=not name.startswith("crosscore/"))
                code = compile(tree, prefix + name, "exec", dont_inherit=True, optimize=0)
                code = with_lines(code)
                unchecked = loader._code_to_hash_pyc  # type: ignore[attr-defined]
                data = bytes(unchecked(code, importlib.util.source_hash(data), False))
                name += "c"
            if not name.endswith("/"):
                members[name] = data
    return members


def lighten(tree: ast.Module, *, annotated: bool) -> None:
    """Take out what nothing reads when it runs: docstrings and, unless they are to stay
    (`annotated`), what functions say of the types of their parameters.

    A class keeps a short docstring: a data class without one makes one, which takes time.
    """
    for node in ast.walk(tree):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        match node.body:
            case [ast.Expr(ast.Constant(str()) as doc) as first, *rest]:
                if isinstance(node, ast.ClassDef):
                    doc.value = "-"
                else:
                    node.body = rest or [ast.copy_location(ast.Pass(), first)]
        if not annotated and isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
            found = node.args
            several = (found.vararg, found.kwarg)
            for one in (*found.posonlyargs, *found.args, *found.kwonlyargs, *several):
                if one is not None:
                    one.annotation = None


def with_lines(code: CodeType) -> CodeType:
    """The same code, which knows its lines but no columns: tracebacks name lines only."""
    inner = (with_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=tuple(inner), co_linetable=bytes(lines_of(code)))


def lines_of(code: CodeType) -> Iterator[int]:
    """The bytes of a table of lines without columns (CPython's InternalDocs/code_objects.md)."""
    before = code.co_firstlineno
    runs: list[tuple[int, int | None]] = []
    for start, end, line in code.co_lines():
        units = (end - start) // 2
        if runs and runs[-1][1] == line:
            units += runs.pop()[0]
        runs.append((units, line))
    for units, line in runs:
        for left in range(units, 0, -8):
            yield 0x80 | (15 if line is None else 13) << 3 | min(left, 8) - 1
            if line is not None:
                step, before = line - before, line
                rest = step << 1 if step >= 0 else -step << 1 | 1
                while rest > 63:
                    yield 64 | rest & 63
                    rest >>= 6
                yield rest


def packed(members: dict[str, bytes]) -> bytes:
    """A zip of the members, the same bytes for the same members."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in members.items():
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    return buffer.getvalue()


def compile_stdlib() -> None:
    """python_stdlib.zip -> stdlib.zip: the standard library, compiled."""
    source = (IN / "python_stdlib.zip").read_bytes()
    (OUT / "stdlib.zip").write_bytes(packed(compiled(source, "/lib/python314.zip/")))


def compile_wheel(path: Path) -> Path:
    """The same wheel with compiled modules and a RECORD that says so, in /out."""
    members = compiled(path.read_bytes(), SITE)
    record = next(name for name in members if name.endswith(".dist-info/RECORD"))
    del members[record]
    lines = [
        "{},sha256={},{}\n".format(
            name,
            base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("="),
            len(data),
        )
        for name, data in members.items()
    ]
    members[record] = "".join([*lines, f"{record},,\n"]).encode()
    made = OUT / path.name
    made.write_bytes(packed(members))
    return made


async def make_packages() -> None:
    """Compile the wheels, let micropip install them, and write down what it settled on.

    /in holds the wheels of micropip (used, not shipped), regex and crosscore, dictionaries/,
    concepts/ and merging.py. /out gets the compiled wheels, lock.json, dictionaries/ and concepts/.
    """
    (micropip_wheel,) = IN.glob("micropip-*.whl")
    sys.path.insert(0, str(micropip_wheel))
    micropip = importlib.import_module("micropip")
    for pattern in ("regex-*.whl", "crosscore-*.whl"):  # what is depended on comes first
        (wheel,) = IN.glob(pattern)
        made = compile_wheel(wheel)
        await micropip.install(f"emfs:{made}", index_urls=[])
    lock = json.loads(micropip.freeze())
    for entry in lock["packages"].values():
        entry["file_name"] = Path(entry["file_name"]).name
        entry["package_type"] = "package"
    (OUT / "lock.json").write_text(json.dumps(lock, indent=1, sort_keys=True))
    concepts = importlib.import_module("crosscore.dictionary.concepts")
    files = sorted((IN / "concepts").glob("*.txt"))
    table = [one for path in files for one in concepts.read(path.read_text("utf-8"), path.stem)]
    put("concepts", concepts_of(table))
    sys.path.append(str(IN))
    merging = importlib.import_module("merging")
    own = {path.stem: path.read_text("utf-8") for path in (IN / "dictionaries").glob("*.json")}
    put("dictionaries", merging.files(own, table))
    index = index_of(OUT / "dictionaries")
    put("dictionaries", {"index.json": json.dumps(index, ensure_ascii=False, indent=1) + "\n"})


def put(folder: str, files: dict[str, str]) -> None:
    """Write texts by name to a folder in /out."""
    (OUT / folder).mkdir(exist_ok=True)
    for name, text in files.items():
        (OUT / folder / name).write_text(text, encoding="utf-8")


def concepts_of(table: list[Any]) -> dict[str, str]:
    """The table of concepts for the page: a file of each language, and an index of what there is.

    The index has the number of words by theme and level.
    """
    alphabet = importlib.import_module("crosscore.alphabet")
    concepts = importlib.import_module("crosscore.dictionary.concepts")
    codes = list(dict.fromkeys(entry.language for entry in table[0].entries))
    themes: dict[str, list[int]] = {}
    for concept in table:
        themes.setdefault(concept.theme, [0] * len(concepts.LEVELS))[concept.level - 1] += 1
    languages = [
        {
            "code": code,
            "name": alphabet.get(code).name,
            "english": alphabet.get(code).english,
            "regions": concepts.regions(table, [code]),
            "plain": concepts.PLAIN.get(code, ""),
        }
        for code in codes
    ]
    index = json.dumps({"languages": languages, "themes": themes}, ensure_ascii=False, indent=1)
    made = {f"{code}.txt": concepts.of_languages(table, [code]) for code in codes}
    return {"index.json": index + "\n", **made}


def index_of(folder: Path) -> list[dict[str, object]]:
    """What the page needs to offer the dictionaries.

    A file has its language's English name; `english-spanish.json` holds Spanish words with
    English clues.
    """
    languages = importlib.import_module("crosscore.alphabet").languages()
    by_name = {language.english.casefold(): language for language in languages}
    rows: list[dict[str, object]] = []
    for path in sorted(folder.glob("*.json")):
        *clues, words = path.stem.replace("_", " ").casefold().split("-")
        language = by_name.get(words)
        if language is None or any(name not in by_name for name in clues):
            raise SystemExit(f"dictionaries/{path.name} is not named for a language that is known")
        data = path.read_bytes()
        rows.append(
            {
                "file": path.name,
                "code": language.code,
                "name": language.name,
                "english": language.english,
                "clues": "".join(by_name[name].english for name in clues[:1]),
                "clues_code": "".join(by_name[name].code for name in clues[:1]),
                "words": len(json.loads(data)),
                "bytes": len(data),
            }
        )
    return sorted(rows, key=lambda row: (str(row["english"]), str(row["clues"])))


def pack() -> None:
    """Every file of /in, as gzip packs it best, in /out.

    Zips first become zips of stored members: what is packed twice is larger, and slower to read.
    """
    for path in sorted(IN.iterdir()):
        data = path.read_bytes()
        if data.startswith(b"PK\3\4"):
            data = stored(data)
        (OUT / path.name).write_bytes(gzip.compress(data, 9, mtime=0))


def stored(archive: bytes) -> bytes:
    """A zip with the same members, none of them compressed."""
    buffer = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(archive)) as opened,
        zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as made,
    ):
        for member in opened.infolist():
            entry = zipfile.ZipInfo(member.filename, DATE)
            entry.external_attr = 0o644 << 16
            made.writestr(entry, opened.read(member))
    return buffer.getvalue()
