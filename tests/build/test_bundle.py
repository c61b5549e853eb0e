"""The page's scripts as the site has them: a small one first, and parts that come later."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from tools import bundle

IMPORT = re.compile(r"""(import\(|\bfrom ?|\bimport ?)"\./([^"]+)\"""")


def imports(path: Path) -> tuple[set[str], set[str]]:
    """What a script asks for at once, and what later."""
    found = IMPORT.findall(path.read_text("utf-8"))
    later = {name for how, name in found if how == "import("}
    return {name for _, name in found} - later, later


def test_the_first_script_is_small_and_all_others_come_later(dist: Path) -> None:
    first = dist / "app.js"
    at_once, later = imports(first)
    assert at_once == {"boot.js"}
    assert len(gzip.compress(first.read_bytes(), 9)) <= bundle.MOST_FIRST
    assert len(later) > 10

    parts = {path.name for path in dist.glob("*.js") if bundle.PART.fullmatch(path.name)}
    assert later <= parts
    reached, left = set[str](), set(later)
    while left:
        name = left.pop()
        reached.add(name)
        now, more = imports(dist / name)
        assert now <= parts | {"app.js"}, name  # nothing is in two of them
        left |= (now | more - {"shaper.js"}) - reached - {"app.js"}
    assert reached == parts  # and none is left over
    listed = (dist / "sw.js").read_text("utf-8")
    assert {name for name in parts if f'"{name}"' not in listed} == set()


def test_every_script_has_a_map_to_its_modules(dist: Path) -> None:
    for path in dist.glob("*.js"):
        if path.name == "app.js" or bundle.PART.fullmatch(path.name):
            (last,) = re.findall(r"//# sourceMappingURL=(.*)", path.read_text("utf-8"))
            assert (dist / last).is_file()
