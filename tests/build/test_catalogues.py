"""The page's catalogues: readable, whole, and as many messages as the page says, no fewer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.catalogues import (
    CODES,
    CONTEXT,
    FOLDER,
    ROOT,
    WEB,
    mirrored,
    nodes,
    parts,
    read,
)
from tools import catalogues, english

OTHERS = [code for code in CODES if code != "en"]

#: ids put together at run time: how they begin in the scripts, and all that may follow there
BUILT = {
    "workshop-": "one|many|moving",
    "bench-part-": "lists|rules|fills|clues|statistics",
    "boot-step-": ".+",
    "candidates-order-": "best|score|leaves|alphabet",
    "candidates-rest-": "running|yes|no|unknown",
    "counts-": ".+",
    "about-": "copyright|editor|publisher|date|notes|difficulty",
    "editor-cell-": "block|empty|pinned",
    "mark-": "yellow|rose|green|blue|grey",
    "editor-heat-": "[0-4]",
    "editor-symmetry-": ".+",
    "failed-": ".+",
    "export-group-": "programs|solving|words|grids",
    "format-": ".+",
    "fatal-": "memory|fetch|slow|damaged|fault",
    "job-": ".+",
    "keep-": "yes|no",
    "keep-trouble-": ".+",
    "key-": ".+",
    "keys-": ".+",
    "kind-": ".+",
    "languages-proposal-": ".+",
    "letters-": ".+",
    "list-only-": ".+",
    "list-sort-": ".+",
    "lists-": "word|clue",
    "lists-save-": ".+",
    "offline-news-": "ready|elsewhere",
    "offline-state-": ".+",
    "options-group-": ".+",
    "options-size-": ".+",
    "play-check-": "letter|word|all",
    "play-state-": "found|shown|hinted",
    "theme-": ".+",
    "themes-": "translated|described",
    "silent-": "wait|restart",
}
CATALOGUE_ITSELF = {"language-name", "language-direction"}  # tools/catalogues.py reads them
FIXED_ATTRIBUTES = {"title", "aria-label", "placeholder", "aria-roledescription", "content"}


def forms(messages: Mapping[str, ast.Message]) -> list[str]:
    """Forms for a puzzle that there is none of: they would never be said."""
    return [
        f"{name}: [{variant.key.name}] of ${node.selector.id.name}"
        for name, message in messages.items()
        for node in nodes(message)
        if isinstance(node, ast.SelectExpression)
        and isinstance(node.selector, ast.VariableReference)
        and node.selector.id.name in CONTEXT
        for variant in node.variants
        if variant.key.name not in CONTEXT[node.selector.id.name]
    ]


def differences(source: str, translation: str) -> list[str]:
    """What a translation lacks, has too much, or says with other values or marks."""
    (english, _), (other, wrong) = read(source), read(translation)
    mine, yours = parts(english), parts(other)
    found = list(wrong)
    found += [f"missing: {name}" for name in mine if name not in yours]
    found += [f"not in English: {name}" for name in yours if name not in mine]
    found += forms(other)
    for name in mine.keys() & yours.keys():
        for what in ("variables", "marks"):
            here, there = getattr(mine[name], what), getattr(yours[name], what)
            if here != there:
                found.append(f"{what} of {name}: {sorted(there)}, not {sorted(here)}")
    return sorted(found)


def own() -> dict[str, ast.Message]:
    """What the page itself says, in English."""
    return read((FOLDER / "en.ftl").read_text("utf-8"))[0]


def scripts() -> str:
    paths = sorted(WEB.rglob("*.js"))
    return "\n".join(path.read_text("utf-8") for path in paths)


def test_english_can_be_read() -> None:
    messages, wrong = read((FOLDER / "en.ftl").read_text("utf-8"))
    assert wrong + forms(messages) == []
    assert len(messages) > 300


def test_everything_the_page_says_is_in_english() -> None:
    known = parts(own())
    calls = set(re.findall(r'\b(?:t|has)\(\s*"([a-z][\w.-]*)"', scripts()))
    assert calls - known.keys() == set()
    assert len(calls) > 150, "the search for calls finds them"
    fixed = set(re.findall(r'data-l10n="([^"]+)"', (WEB / "index.html").read_text("utf-8")))
    assert {name for name in fixed if not any(key.split(".")[0] == name for key in known)} == set()
    for name in fixed:
        attributes = {key.split(".")[1] for key in known if key.startswith(f"{name}.")}
        assert attributes <= FIXED_ATTRIBUTES, name


def test_english_has_nothing_that_nobody_says() -> None:
    messages = own()
    source = scripts()
    literal = set(re.findall(r'"([a-z][a-z0-9-]*)(?:\.[a-z-]+)?"', source))
    pages = [WEB / "index.html", WEB / "player" / "page.html", ROOT / "tools" / "player.py"]
    fixed = {
        name
        for path in pages
        for name in re.findall(r'data-l10n="([^"]+)"', path.read_text("utf-8"))
    }
    within = {name for one in parts(messages).values() for name in one.messages}
    for prefix in BUILT:
        assert f"`{prefix}${{" in source, f"no script builds {prefix}… any more"
    built = re.compile("|".join(f"{prefix}(?:{rest})" for prefix, rest in BUILT.items()))
    tools = "".join(path.read_text("utf-8") for path in (WEB.parent / "tools").glob("*.py"))
    said_by = r'(?:unable\.script|catalogues\.said)\(\s*"([a-z-]+)"'
    before = set(re.findall(said_by, tools))  # without any catalogue
    said = literal | fixed | within | CATALOGUE_ITSELF | before
    assert [name for name in messages if name not in said and not built.fullmatch(name)] == []


@pytest.mark.parametrize("code", OTHERS or [pytest.param("", marks=pytest.mark.skip)])
def test_a_translation_says_the_same(code: str) -> None:
    """Each message once, with the values, attributes and marks of the English one."""
    assert differences(english.whole(), (FOLDER / f"{code}.ftl").read_text("utf-8")) == []


def test_what_the_engine_says_is_not_written_again() -> None:
    """Its sentences and options stand in Python, and each has one message for translators."""
    messages, wrong = read(english.whole())
    assert wrong == []
    of_the_engine = messages.keys() - own().keys()
    assert len(of_the_engine) > 500
    begin = ("engine-", "option-", "preset-", "sheet-option-")
    assert all(name.startswith(begin) for name in of_the_engine)


def test_what_a_catalogue_lacks_is_given_to_translate() -> None:
    whole = english.whole()
    assert differences(whole, english.lacking("")) == []
    some = '# A comment\nlist-comma = { " · " }\nengine-or = { $first } o { $last }\n'
    left = english.lacking(some)
    assert read(left)[0].keys() == read(whole)[0].keys() - read(some)[0].keys()
    assert english.lacking(whole) == ""


def test_differences_are_found() -> None:
    source = "a = A { $n }\n    .title = T\nb = <b>B</b> { a }\nc = C\ne = E\n"
    assert differences(source, source) == []
    other = "a = A\n    .help = H\nb = B { $n }\nd = D\nd = D\n= junk\n"
    other += "c = { $grid ->\n    [leters] C\n   *[other] D\n}\n"
    assert differences(source, other) == [
        "c: [leters] of $grid",
        "marks of b: [], not ['</b>', '<b>']",
        "missing: a.title",
        "missing: e",
        "not in English: a.help",
        "not in English: d",
        "twice: d",
        "unreadable: = junk",
        "variables of a: [], not ['n']",
    ]


def test_the_list_of_catalogues(tmp_path: Path) -> None:
    rows = catalogues.found()
    assert [row["code"] for row in rows] == ["en", *OTHERS]
    assert rows[0] == {"code": "en", "name": "English", "direction": "ltr"}
    (tmp_path / "en.ftl").write_text("language-name = English\n", encoding="utf-8")
    with pytest.raises(Exception, match="language-direction"):
        catalogues.found(tmp_path)


def test_the_made_up_translation_is_one() -> None:
    source = english.whole()
    assert differences(source, mirrored(source, "עברית", "rtl")) == []
