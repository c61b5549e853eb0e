"""tools/compare.py: what differs is found and named, and nothing else is."""

from __future__ import annotations

import base64
import io
import json
import zipfile
from pathlib import Path

import pytest

from tools import compare
from tools.compare import BROKEN, DIFFERS, ONLY_NEW, ONLY_OLD, Made, compared, first_difference
from tools.compare_work import FAILED, REFUSED, VIEW, Key, contents

FILE = Key("files", "crossword", "bn", "ipuz", "p.ipuz")
OTHER = FILE._replace(what="puz", name="p.puz")


def made(things: dict[Key, bytes], version: str = "1") -> Made:
    return Made(version, things)


def marks(old: Made, new: Made, views: bool = False) -> dict[Key, str]:
    return {key: found.mark for key, found in compared(old, new, views).items() if found}


def saved(path: Path, things: dict[Key, bytes]) -> str:
    """A file as `--save` writes it."""
    lines = [json.dumps([*key, base64.b64encode(data).decode()]) for key, data in things.items()]
    about = json.dumps({"version": "1", "place": ""})
    path.write_text("\n".join([compare.sort_of_work(False), about, *lines]), "utf-8")
    return str(path)


def test_equal_results_are_the_same() -> None:
    things = {FILE: "খাতা".encode(), OTHER: b"\0\1"}
    assert compared(made(things), made(dict(things))) == {FILE: None, OTHER: None}


def test_one_byte_is_found_and_named() -> None:
    old = {FILE: b'{"a": 1,\n"b": 2}', OTHER: b"\0\1"}
    found = compared(made(old), made(old | {FILE: b'{"a": 1,\n"b": 3}'}))
    difference = found[FILE]
    assert difference is not None
    assert difference.mark == DIFFERS
    assert difference.told.startswith("byte 14 of 16 and 16, line 2\n")
    assert 'OLD {"a": 1,\\n"b": 2}' in difference.told
    assert found[OTHER] is None


def test_a_file_that_goes_on_differs_where_the_other_ends() -> None:
    assert first_difference(b"abc", b"abcd").startswith("byte 3 of 3 and 4,")
    assert first_difference(b"abc", b"abc") == ""


def test_what_only_one_has_and_what_failed_in_both_are_differences() -> None:
    third = FILE._replace(what="svg")
    old = made({FILE: b"x", third: FAILED + b"KeyError"})
    new = made({OTHER: b"x", third: FAILED + b"KeyError"})
    assert marks(old, new) == {FILE: ONLY_OLD, OTHER: ONLY_NEW, third: BROKEN}


def test_versions_alone_are_no_difference() -> None:
    old = made({FILE: b'"origin": "Crosscore 1"'}, "1")
    assert marks(old, made({FILE: b'"origin": "Crosscore 2.0"'}, "2.0")) == {}
    assert marks(old, made({FILE: b'"origin": "Crosscore 3"'}, "2.0")) == {FILE: DIFFERS}


def test_views_are_compared_when_asked_for() -> None:
    key = Key("acts", "freeform", "en", "puzzle.view", VIEW)
    old = b'{"view": {"words": [{"a": 1}, {"a": 2}], "gone": 0}}'
    new = b'{"view": {"words": [{"a": 3}, {"a": 4}]}}'
    assert marks(made({key: old}), made({key: new})) == {}
    assert marks(made({key: old}), made({key: new}), views=True) == {key: DIFFERS}
    assert compare.view_differences([(old, new)]) == {
        "view.words[].a": (2, "1 -> 3"),
        "view.gone": (1, "only in OLD"),
    }
    assert compare.view_differences([(old, old)]) == {}


def test_a_cell_of_the_table_shows_its_worst() -> None:
    old = {FILE: b"1", FILE._replace(name="again"): b"2", OTHER._replace(name=REFUSED): b"code"}
    _, same = compare.table(compared(made(old), made(old)))
    assert same.split() == ["crossword", "bn", "=", "-"]
    _, other = compare.table(compared(made(old), made(old | {FILE: b"2"})))
    assert other.split() == ["crossword", "bn", "X", "-"]


def test_pages_and_archives_are_compared_by_what_is_in_them() -> None:
    page = b'<!doctype html><script type="text/plain" id="puzzle">%s</script>%s'
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("p.html", page % (base64.b64encode(b"{}"), b"built anew"))
        archive.writestr("p.txt", "text")
    listed, *members = contents("p.zip", packed.getvalue())
    assert listed[0] == "p.zip (its list)"
    assert members == [("p.zip: p.html (its puzzle)", b"{}"), ("p.zip: p.txt", b"text")]


def test_the_exit_code_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = saved(tmp_path / "one", {FILE: b"grid", OTHER: b"x"})
    same = saved(tmp_path / "same", {FILE: b"grid", OTHER: b"x"})
    other = saved(tmp_path / "other", {FILE: b"gried", OTHER: b"x"})
    assert compare.main([one, same]) == 0
    assert "2 things compared, 0 differ." in capsys.readouterr().out
    assert compare.main([one, other]) == 1
    out = capsys.readouterr().out
    assert "files / crossword / bn / ipuz / p.ipuz: byte 3 of 4 and 5" in out
    assert "2 things compared, 1 differ." in out


def test_results_of_other_work_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    saved(path, {FILE: b""})
    path.write_text("x" + path.read_text("utf-8"), "utf-8")
    with pytest.raises(SystemExit, match="other work"):
        compare.main([str(path), str(path)])
