"""The documentation as a part of the site: docs/*.md as pages, with an index to search them.

docs/index.md is the start page and the table of contents: its headings are the groups, and its
lists name the pages in their order.
"""

from __future__ import annotations

import html
import json
import re
import struct
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from posixpath import normpath
from typing import Any

from tools import bundle
from tools.steps import ROOT, BuildError, run

FOLDER = ROOT / "docs"
PLACE = "docs"  #: in the site
SCRIPT = ROOT / "tools" / "docs.mjs"
TEMPLATE = "docs/page.html"  #: in web/
SHEETS = ("base/app.css", "docs/fonts.css", "docs/docs.css")
START = "index"
NAME = "Crosscore documentation"
#: Fonts for the examples in scripts that a device may lack, among all of the site's
FACES = re.compile(r'@font-face \{ font-family: "Crosscore Sans [^}]*\}\n')
TO = re.compile(r'<a href="([^"]*)">(.*?)</a>', re.DOTALL)
PICTURE = re.compile(r'<img src="([^"]*)" alt="([^"]*)">')
PART = re.compile(r"\{(\w+)\}")
OUTSIDE = re.compile(r"[a-z]+:")


@dataclass(frozen=True)
class Page:
    """A text as tools/docs.mjs read it; links and pictures are still those of the text."""

    name: str
    title: str
    lead: str
    html: str
    headings: list[dict[str, Any]]
    links: list[str]
    images: list[dict[str, str]]
    groups: list[dict[str, Any]]

    @property
    def anchors(self) -> set[str]:
        """What links to a place in this page may name."""
        return {heading["id"] for heading in self.headings}


def made(node_command: list[str], source: Path, out: Path) -> dict[str, bytes]:
    """The files of the documentation by their path in the site.

    `source`: web/ and what the build adds to it, see `bundle.sources`; `out`: a folder to work in.
    Raises BuildError for a link to nowhere and for a page that docs/index.md doesn't name.
    """
    pages, index = read(node_command, sorted(FOLDER.glob("*.md")))
    faults = [*broken(pages, FOLDER), *unnamed(pages)]
    if faults:
        raise BuildError("The documentation is at fault:\n" + "\n".join(faults))
    out.mkdir(parents=True, exist_ok=True)
    fonts = "".join(FACES.findall((source / "fonts.css").read_text("utf-8")))
    (source / "docs" / "fonts.css").write_text(fonts.replace('"fonts/', '"../fonts/'), "utf-8")
    bundle.sheets(node_command, source, out, SHEETS)
    bundle.script(node_command, source, out, "docs/main.js", "docs.js", "iife")
    template = (source / TEMPLATE).read_text("utf-8")
    files = {f"{name}.html": text.encode() for name, text in written(pages, template).items()}
    files |= {
        "docs.css": (out / "app.css").read_bytes(),
        "docs.js": (out / "docs.js").read_bytes(),
        "search.js": f"globalThis.crosscoreIndex={index};\n".encode(),
    }
    for page in pages.values():
        files |= {each["href"]: (FOLDER / each["href"]).read_bytes() for each in page.images}
    return {f"{PLACE}/{name}": data for name, data in files.items()}


def read(node_command: list[str], texts: Iterable[Path]) -> tuple[dict[str, Page], str]:
    """Pages by name, and the index to search them as JSON.

    Raises BuildError for a text that no page can be made of.
    """
    said = json.loads(run(*node_command, SCRIPT, *texts))
    index = json.dumps(said["index"], ensure_ascii=False, separators=(",", ":"))
    return {row["name"]: Page(**row) for row in said["pages"]}, index


def broken(pages: Mapping[str, Page], folder: Path) -> list[str]:
    """What is wrong with the links and pictures of pages, whose texts are in `folder`."""
    faults = []
    for page in pages.values():
        text = f"{page.name}.md"
        if page.title == "" or page.headings[0]["depth"] != 1:
            faults.append(f"{text} does not begin with a title.")
        for link in page.links:
            path, _, anchor = link.partition("#")
            name = path.removesuffix(".md") if path else page.name
            if OUTSIDE.match(link):
                continue
            if "/" not in path and name in pages:
                if anchor and anchor not in pages[name].anchors:
                    faults.append(f"{text} links to {link}: no heading has this name.")
            elif not (folder / path).exists():
                faults.append(f"{text} links to {link}: there is no such file.")
        for image in page.images:
            if not (folder / image["href"]).is_file():
                faults.append(f"{text} shows {image['href']}: there is no such file.")
            if not image["text"]:
                faults.append(f"{text} shows {image['href']} without saying what is on it.")
    return faults


def unnamed(pages: Mapping[str, Page]) -> list[str]:
    """Pages that the table of contents lacks, and the other way round."""
    listed = [f"{name}.md" for name, _ in in_order(pages)]
    there = {f"{name}.md" for name in pages}
    faults = [f"docs/index.md does not name {name}." for name in sorted(there - {*listed})]
    twice = {name for name in listed if listed.count(name) > 1}
    return faults + [f"docs/index.md names {name} twice." for name in sorted(twice)]


def in_order(pages: Mapping[str, Page]) -> list[tuple[str, str]]:
    """The pages as the table of contents has them, with what each is called there."""
    named = [(START, "Start")]
    for group in pages[START].groups:
        named += [(_name(link["href"]), link["text"]) for link in group["links"]]
    return named


def written(pages: Mapping[str, Page], template: str) -> dict[str, str]:
    """The pages as HTML, by name."""
    order = in_order(pages)
    found = {}
    for number, (name, _) in enumerate(order):
        page = pages[name]
        title = NAME if name == START else f"{page.title} · {NAME}"
        parts = {
            "title": html.escape(title),
            "lead": html.escape(" ".join(page.lead.split())[:200]),
            "pages": "".join(_contents(pages, page)),
            "html": linked(page, pages),
            "around": _beside(order[number - 1 : number], "prev")
            + _beside(order[number + 1 : number + 2], "next"),
        }
        found[name] = "".join(
            parts[part] if at % 2 else part for at, part in enumerate(PART.split(template))
        )
    return found


def linked(page: Page, pages: Mapping[str, Page]) -> str:
    """A page's HTML with the links and pictures of the site."""

    def link(found: re.Match[str]) -> str:
        to, said = html.unescape(found[1]), found[2]
        if OUTSIDE.match(to):
            return f'<a href="{found[1]}" rel="external noreferrer">{said}</a>'
        path, mark, anchor = to.partition("#")
        if not path:
            return found[0]
        if _name(path) in pages and "/" not in path:
            title = html.escape(pages[_name(path)].title)
            return (
                f'<a href="{_name(path)}.html{mark}{anchor}">{title if said == path else said}</a>'
            )
        within = normpath(f"{PLACE}/{path}")  # of the sources, which the site doesn't hold
        return said if path.rpartition("/")[2] in said else f"{said} (<code>{within}</code>)"

    first = True

    def picture(found: re.Match[str]) -> str:
        nonlocal first
        width, height = size_of(FOLDER / html.unescape(found[1]))
        when = "" if first else ' loading="lazy"'
        first = False
        return f'<img src="{found[1]}" alt="{found[2]}" width="{width}" height="{height}"{when}>'

    return PICTURE.sub(picture, TO.sub(link, page.html))


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height of a .png file."""
    head = picture.read_bytes()[:24]
    if head[:8] != b"\x89PNG\r\n\x1a\n":
        raise BuildError(f"{picture} is no .png file.")
    return struct.unpack(">II", head[16:24])


def _contents(pages: Mapping[str, Page], shown: Page) -> Iterator[str]:
    """The table of contents: all pages by group, and the headings of the one that is shown."""
    for group in pages[START].groups:
        yield f"<h2>{html.escape(group['heading'])}</h2>\n<ul>\n"
        for link in group["links"]:
            name = _name(link["href"])
            here = ' aria-current="page"' if name == shown.name else ""
            parts = [h for h in shown.headings if h["depth"] == 2] if here else []
            yield f'<li><a href="{name}.html"{here}>{html.escape(link["text"])}</a>'
            if parts:
                yield "\n<ul>\n"
                for part in parts:
                    yield f'<li><a href="#{part["id"]}">{html.escape(part["text"])}</a></li>\n'
                yield "</ul>\n"
            yield "</li>\n"
        yield "</ul>\n"


def _beside(pages: list[tuple[str, str]], rel: str) -> str:
    """The link to the page before or after; "" where there is none."""
    word = {"prev": "Previous: ", "next": "Next: "}[rel]
    return "".join(
        f'<a rel="{rel}" href="{name}.html"><span>{word}</span>{html.escape(text)}</a>'
        for name, text in pages
    )


def _name(path: str) -> str:
    """The page that a link means."""
    return path.partition("#")[0].removesuffix(".md")
