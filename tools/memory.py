"""Python's memory as it is when the engine has been imported: what a browser starts from."""

from __future__ import annotations

import ast
import io
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools import brotli, node, wheels
from tools.steps import ROOT, key_of, run, say, swap_in

WRITER = (ROOT / "tools" / "memory.mjs", ROOT / "tools" / "rehearse.py")

#: Imported by name, or by Python and Pyodide themselves when they unpack a wheel
MORE = (
    *("encodings.utf_8_sig", "encodings.utf_16_le", "encodings.utf_16_be", "encodings.utf_32_le"),
    "traceback",
)


QUALITY = 10  #: of packing: the last step to 11 takes twice the time, at each change of the engine


def memory(node_command: list[str], stdlib: Path, packages: Path, cache: Path) -> bytes:
    """The memory, packed by brotli.  `packages`: the folder with the compiled wheels.

    The same for the same sources and the same release of Node.js.
    """
    asked = ",".join(modules())
    place = cache / "memory" / key_of(packages, stdlib, *WRITER, asked)[:16]
    if not place.exists():
        say("Writing down the memory of a Python that has the engine (some seconds) ...")
        shutil.rmtree(place.parent, ignore_errors=True)  # one is enough to keep
        made = place.with_name(f"{place.name}.new")
        made.mkdir(parents=True)
        run(*node_command, WRITER[0], node.PYODIDE, stdlib, packages, asked, made / "memory.bin")
        swap_in(made, place)
    return brotli.packed(node_command, place / "memory.bin", cache, QUALITY)


def modules() -> list[str]:
    """What the engine and `regex` import from the standard library, wherever they do it; sorted."""
    found = set(MORE)
    for _, packed in (wheels.kept_regex(), wheels.engine()):
        with zipfile.ZipFile(io.BytesIO(packed)) as wheel:
            for name in wheel.namelist():
                if name.endswith(".py"):
                    found.update(imported(wheel.read(name)))
    return sorted(name for name in found if name.split(".")[0] not in ("crosscore", "regex"))


def imported(source: bytes) -> Iterator[str]:
    """Names of the modules that a module's source imports; not those beside it."""
    for found in ast.walk(ast.parse(source)):
        match found:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(str(module), level=0):
                yield module
