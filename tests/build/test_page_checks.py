"""The checks of the page's scripts find what they are there for (`build.py test` runs them)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import node, page_checks


@pytest.fixture(scope="module")
def command() -> list[str]:
    return node.find()[0]


@pytest.mark.parametrize(
    ("program", "source", "faults"),
    [
        ((*page_checks.PRETTIER[:-1], "--stdin-filepath"), "let a=1", ["(stdin)"]),
        (
            (*page_checks.ESLINT, "--stdin", "--stdin-filename"),
            "nowhere(1 == 2), alert();\n",
            ["eqeqeq", "no-sequences", "no-undef"],
        ),
    ],
)
def test_faults_are_found(
    command: list[str], program: tuple[str, ...], source: str, faults: list[str]
) -> None:
    faulty = page_checks.in_modules(command, *program, "web/ui/faulty.js")
    code, told = page_checks.run(faulty, stdin=source)
    assert code
    assert [fault for fault in faults if fault not in told] == []
    right = page_checks.in_modules(command, *program, "web/ui/right.js")
    assert page_checks.run(right, stdin='console.log("right");\n')[0] == 0


def test_a_wrong_type_is_found(command: list[str], tmp_path: Path) -> None:
    """With the options of tsconfig.json."""
    config = {"extends": str(page_checks.ROOT / "tsconfig.json"), "include": ["*.js"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps({**config, "exclude": []}))
    faulty = tmp_path / "faulty.js"
    tsc = page_checks.in_modules(command, *page_checks.TSC, str(tmp_path))
    faulty.write_text("/** @param {string} a */\nexport const b = (a) => a.lenth;\n")
    code, told = page_checks.run(tsc)
    assert code
    assert "TS2551" in told
    faulty.write_text("export const b = (a) => a;\n")
    code, told = page_checks.run(tsc)
    assert code
    assert "TS7006" in told  # which only strict types say
    faulty.write_text("/** @param {string} a */\nexport const b = (a) => a.length;\n")
    assert page_checks.run(tsc) == (0, "")
