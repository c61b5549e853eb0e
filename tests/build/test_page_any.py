"""The page's types say what things are: `any`, which says nothing, stands in a few known places."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"

#: how often a file may say it, and why no true type will do there
ALLOWED = {
    # a type that depends on the id: what comes back is cast to it, and no cast leads there but this
    "base/dom.js": 1,
    # modules of Pyodide that the build makes, each another
    "engine/worker-globals.d.ts": 1,
}

DOC = re.compile(r"/\*\*.*?\*/", re.DOTALL)
ANY = re.compile(r"\bany\b")
NAME = re.compile(r"\bany\??:|\"any\"|\.any\b")  # a property that is called so


def types(source: str) -> Iterator[str]:
    """Whatever stands in braces behind a tag of a comment."""
    for doc in DOC.findall(source):
        for tag in re.finditer(r"@\w+\s*\{", doc):
            depth, end = 1, tag.end()
            while depth and end < len(doc):
                depth += {"{": 1, "}": -1}.get(doc[end], 0)
                end += 1
            yield doc[tag.end() : end - 1]


def loose(path: str, source: str) -> int:
    """How often a file's types are `any`."""
    found = DOC.sub("", source) if path.endswith(".d.ts") else " ".join(types(source))
    return len(ANY.findall(NAME.sub("", found)))


def counted() -> Counter[str]:
    paths = [path for path in WEB.rglob("*") if path.name.endswith((".js", ".mjs", ".d.ts"))]
    read = {path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in paths}
    return Counter({path: n for path, text in read.items() if (n := loose(path, text))})


def test_no_type_says_nothing_but_those_known() -> None:
    assert counted() == ALLOWED


def test_a_type_that_says_nothing_is_found() -> None:
    assert loose("a.js", "/** @param {any} one @returns {Promise<any[]>} */") == 2
    assert loose("a.js", "/** @typedef {{a: {b: string},\n *   c?: any}} Two */") == 1
    assert loose("a.d.ts", "declare var one: any;") == 1


def test_words_and_names_are_not_types() -> None:
    assert loose("a.js", "/** Whether there is any. @param {string} one of any */\n// {any}") == 0
    assert loose("a.js", '/** @type {{any?: string, step: "any"}} */') == 0
    assert loose("a.js", "/**\n * @param {{one: string,\n *   two: number}} both\n */") == 0
    assert loose("a.d.ts", "/** any */\ninterface Field {\n  any: string;\n}") == 0
