"""What the build leaves out of compiled modules, and what stays in them."""

from __future__ import annotations

import ast
from pathlib import Path
from types import CodeType

from tools import inside

SOURCE = '''"""Of the module."""

def outer(number: int, *more: str, key: bytes = b"") -> str:
    """Only this."""

class Kept:
    """Of the class."""

    name: str = "no docstring"

    def method(self, at: int):
        """Of the method."""
        try:
            return [
                at for at in range(at)
                if at / 2
            ]
        except (ValueError,
                KeyError) as error:
            raise RuntimeError(
                error) from error

value = "not a docstring"
'''


def codes(code: CodeType) -> list[CodeType]:
    """The code with all that is in it."""
    inner = [one for one in code.co_consts if isinstance(one, CodeType)]
    return [code, *(found for one in inner for found in codes(one))]


def by_unit(code: CodeType) -> list[int | None]:
    """The line of each unit of the code."""
    return [line for start, end, line in code.co_lines() for _ in range(start, end, 2)]


def test_lines_stay_and_columns_go() -> None:
    texts = [
        SOURCE,
        *(path.read_text("utf-8") for path in Path(inside.__file__).parent.glob("*.py")),
    ]
    for text in texts:
        code = compile(text, "name.py", "exec")
        lighter = inside.with_lines(code)
        pairs = list(zip(codes(code), codes(lighter), strict=True))
        for before, after in pairs:
            assert by_unit(after) == by_unit(before)
            assert {place[2] for place in after.co_positions()} == {None}
            assert after.co_code == before.co_code
        sizes = [sum(len(pair[at].co_linetable) for pair in pairs) for at in (0, 1)]
        assert sizes[1] < sizes[0] / 2


def test_docstrings_and_types_of_parameters_go_and_fields_stay() -> None:
    tree = ast.parse(SOURCE)
    inside.lighten(tree, annotated=False)
    given: dict[str, object] = {}
    exec(compile(tree, "name.py", "exec"), given)
    outer, kept = given["outer"], given["Kept"]
    assert (given.get("__doc__"), outer.__doc__, kept.__doc__) == (None, None, "-")
    assert kept.method.__doc__ is None  # type: ignore[attr-defined]
    assert (outer.__annotations__, outer.__kwdefaults__) == ({}, {"key": b""})
    assert kept.__annotations__ == {"name": "str"}  # this file's own __future__
    assert given["value"] == "not a docstring"
    tree = ast.parse(SOURCE)
    inside.lighten(tree, annotated=True)
    exec(compile(tree, "name.py", "exec"), given)
    assert set(given["outer"].__annotations__) == {"number", "more", "key", "return"}
