"""The checks of the page's scripts find what they are there for (`build.py test` runs them)."""

from __future__ import annotations

import pytest

from tools import node, page_checks

TOLD = """web/ui/menu.js(3,1): error TS7006: Parameter 'by' implicitly has an 'any' type.
  More on it.
web/app/main.js(1,1): error TS2322: No."""


@pytest.fixture(scope="module")
def command() -> list[str]:
    return node.find()[0]


@pytest.mark.parametrize(
    ("program", "source", "fault"),
    [
        ((*page_checks.PRETTIER[:-1], "--stdin-filepath"), "let a=1", "(stdin)"),
        ((*page_checks.ESLINT, "--stdin", "--stdin-filename"), "f(a == 1);\n", "eqeqeq"),
        ((*page_checks.ESLINT, "--stdin", "--stdin-filename"), "go(), now();\n", "no-sequences"),
        ((*page_checks.ESLINT, "--stdin", "--stdin-filename"), "nowhere();\n", "no-undef"),
    ],
)
def test_a_fault_is_found(
    command: list[str], program: tuple[str, ...], source: str, fault: str
) -> None:
    code, told = page_checks.run(command, *program, "web/ui/faulty.js", stdin=source)
    assert code
    assert fault in told
    right = 'console.log("right");\n'
    assert page_checks.run(command, *program, "web/ui/right.js", stdin=right)[0] == 0


def test_types_are_checked_where_they_are_not_loose() -> None:
    menu, _, main = TOLD.splitlines()
    assert page_checks.type_faults(TOLD, ()) == [menu, main]
    assert page_checks.type_faults(TOLD, ("ui", "app")) == []
    assert page_checks.type_faults(TOLD, ("ui",)) == [main]
    assert page_checks.type_faults("error TS5083: Cannot read file.", ()) != []


def test_a_room_without_faults_is_no_longer_loose() -> None:
    (line,) = page_checks.type_faults(TOLD, ("app", "grid", "ui"))
    assert line.startswith("web/grid has no type faults any more")
