"""The whole site as one HTML file, which opens with a double click."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import struct
import zlib
from pathlib import Path

from tools import bundle, dense, starters, unable
from tools.steps import BuildError

FILE = "crosscore.html"
REPLACED = {
    "base/site.js": "single/site.js",
    "engine/boot.js": "single/boot.js",
    "sheet/shaper-loader.js": "single/shape.js",
}
PIECE = 48 * 1024 * dense.GROUP  #: bytes, as text, that the page's parser is given at once

#: What stays out: it is in the page by itself, or means something on a server only
APART = re.compile(
    r"((index|solve)\.html|(app|solve)\.(js|css)|(boot|wait|disk|sw|worker)\.js|[^/]*\.(svg|png|webmanifest)"
    r"|(icons?|fonts|docs|dictionaries/large)/.*|\.nojekyll|crosscore\.html|build\.json"
    r"|py/manifest\.js|[\w-]+-[0-9A-Z]{8}\.js|[^/]*\.map)"
)
#: Links to the documentation, which one file doesn't hold
MANUAL = re.compile(r'[ ]*(<p class="[a-z]+-manual">)?<a class="link manual".*?</a>(?(1)</p>)\n')
#: The engine's parts in the order in which its start asks for them, by how their names begin
PY_FIRST = (
    *("manifest", "brotli", "pyodide.js", "pyodide.asm.js", "pyodide.asm.bin", "memory", "regex"),
)

TOO_OLD = 'typeof DecompressionStream === "undefined"'
TAKE = "<script>single.part()</script>"
END = "<script>single.end()</script>"


class Page:
    """index.html on its way to be one file: what stands in it, and the hashes that allow it."""

    def __init__(self, html: str) -> None:
        self.html = html
        self.scripts: list[str] = []
        self.styles: list[str] = []

    def script(self, code: str, kind: str = "") -> str:
        """An element with a script that the policy of this page allows."""
        text = inline(code)
        self.scripts.append(allowed(text))
        return f"<script{kind}>{text}</script>"

    def style(self, sheet: str) -> str:
        """An element with a style sheet that the policy of this page allows."""
        if re.search(r"</style", sheet, re.IGNORECASE):
            raise BuildError("A style sheet holds </style and cannot be put into a page.")
        self.styles.append(allowed(sheet))
        return f"<style>{sheet}</style>"

    def policy(self) -> str:
        """What this page may do: nothing but run its own scripts, and reach nobody."""
        return "; ".join(
            (
                "default-src 'none'",
                f"script-src {' '.join(unique(self.scripts))} blob: data: 'wasm-unsafe-eval'",
                "worker-src data:",
                "connect-src 'none'",
                f"style-src {' '.join(unique(self.styles))}",
                "img-src data: blob:",
                "font-src data:",
                "base-uri 'none'",
                "form-action 'none'",
                "object-src 'none'",
            )
        )


def unique(words: list[str]) -> list[str]:
    """Without repetitions, in their order."""
    return list(dict.fromkeys(words))


def allowed(text: str) -> str:
    """The hash by which a Content-Security-Policy allows an inline script or style sheet."""
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def inline(code: str) -> str:
    """A script that may stand in HTML: what would end or hide it, which only its strings can hold,
    is written otherwise."""
    return re.sub(r"<(?=/script|script|!--)", r"\\x3c", code, flags=re.IGNORECASE)


def part(path: str, packed: bytes) -> str:
    """The elements that hold a file, each followed by the script that takes it out of the page."""
    pieces = [dense.text(packed[at : at + PIECE]) for at in range(0, len(packed), PIECE)]
    last = len(pieces) - 1
    return "".join(
        f'<script type="text/plain" data-part="{path}"{" data-last" if i == last else ""}>'
        f"{piece}</script>{TAKE}\n"
        for i, piece in enumerate(pieces)
    )


def unpressed(data: bytes) -> bytes:
    """A gzip file of bytes as they are: the same whatever zlib this machine has."""
    blocks = [data[at : at + 0xFFFF] for at in range(0, len(data), 0xFFFF)] or [b""]
    stored = b"".join(
        struct.pack("<BHH", i == len(blocks) - 1, len(block), len(block) ^ 0xFFFF) + block
        for i, block in enumerate(blocks)
    )
    end = struct.pack("<II", zlib.crc32(data), len(data) & 0xFFFFFFFF)
    return b"\x1f\x8b\x08" + bytes(6) + b"\xff" + stored + end


def length(packed: bytes) -> int:
    """How long a gzip file is, unpacked."""
    (size,) = struct.unpack("<I", packed[-4:])
    return int(size)


def data_url(data: bytes, kind: str) -> str:
    """An address that is the file itself."""
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


def with_fonts(sheet: str, site: Path) -> tuple[str, str]:
    """The style sheet without its fonts, and the fonts' own with the files inside."""
    faces = re.findall(r"@font-face\s*\{[^}]*\}", sheet)

    def inside(found: re.Match[str]) -> str:
        return f"url({data_url((site / found[1]).read_bytes(), 'font/woff2')})"

    fonts = "".join(re.sub(r"""url\(["']?([^"')]+)["']?\)""", inside, face) for face in faces)
    for face in faces:
        sheet = sheet.replace(face, "")
    return sheet, fonts


def head(page: Page, site: Path) -> None:
    """Empty the head of what a page on a server fetches; small things are put into it."""

    def link(found: re.Match[str]) -> str:
        kinds = re.search(r'rel="([^"]+)"', found[0])
        wanted = re.search(r'href="([^"]+)"', found[0])
        if kinds and kinds[1] == "icon" and wanted and wanted[1].endswith(".svg"):
            icon = data_url((site / wanted[1]).read_bytes(), "image/svg+xml")
            return f'<link rel="icon" href="{icon}">\n'
        return ""

    page.html = re.sub(r"<link [^>]*>\n", link, page.html)
    page.html = MANUAL.sub("", page.html)

    def script(found: re.Match[str]) -> str:
        if 'type="module"' in found[0]:
            return ""  # boot.js and main.js are in the bundle
        return page.script((site / found[1]).read_text("utf-8")) + "\n"

    page.html = re.sub(r'<script [^>]*?src="([^"]+)"[^>]*></script>\n', script, page.html)


def links(page: Page, parts: set[str]) -> None:
    """Links to files that are parts of this one become ones that save them.

    Raises BuildError if anything else of the page would be fetched.
    """
    page.html = re.sub(
        r'<a href="([^":#]+)"[^>]*>',
        lambda found: f'<a href="#" data-part="{found[1]}">' if found[1] in parts else found[0],
        page.html,
    )
    left = re.findall(r'(?:src|href)="(?!data:|#|https:)[^"]*"', page.html)
    if left:
        raise BuildError(f"web/index.html names {left[0]}, which one file does not hold.")


def assembled(
    site: Path, source: Path, made: Path, packed: dict[str, bytes], manifest: bytes
) -> bytes:
    """The page.

    `site`: the built site; `source`: what its scripts were bundled from; `made`: the bundle for one
    file; `packed`: the site's files as gzip left them, by path; `manifest`: py/manifest.js for
    these.
    """
    sheet, fonts = with_fonts((made / "app.css").read_text("utf-8"), site)
    page = Page((source / "index.html").read_text("utf-8"))
    head(page, site)
    links(page, packed.keys() | {"build.json"})
    build = {"build": json.loads((site / "build.json").read_text("utf-8"))["build"]}
    packed = {
        **packed,
        "build.json": unpressed(json.dumps(build).encode()),
        "py/manifest.js": unpressed(manifest),
    }
    worker = inline((made / "single" / "worker.mjs").read_text("utf-8"))
    first = (
        page.script(unable.script("boot-old-browser", when=TOO_OLD))
        + f'\n<script type="text/plain" data-worker>{worker}</script>\n'
        + page.script((made / "single" / "head.js").read_text("utf-8"))
        + "\n"
        + page.style(sheet)
        + "\n"
    )
    engine = sorted((path for path in packed if path.startswith("py/")), key=_early)
    last = (
        "".join(part(path, packed[path]) for path in sorted(packed.keys() - set(engine)))
        + page.style(fonts)
        + "\n"
        + page.script((made / "app.js").read_text("utf-8"), ' type="module" async')
        + "\n"
        + "".join(part(path, packed[path]) for path in engine)
        + END
    )
    page.scripts += [allowed("single.part()"), allowed("single.end()")]
    html, count = re.subn(
        r'(http-equiv="Content-Security-Policy" content=")[^"]*"',
        lambda found: f'{found[1]}{page.policy()}"',
        page.html,
    )
    if count != 1 or html.count("</head>") != 1 or html.count("</body>") != 1:
        raise BuildError("web/index.html has no policy, or more than one head or body.")
    html = html.replace("</head>", f"{first}</head>")
    return html.replace("</body>", f"{last}</body>").encode()


def _early(path: str) -> tuple[int, str]:
    """By when the engine's start wants it."""
    name = path.removeprefix("py/")
    found = (at for at, first in enumerate(PY_FIRST) if name.startswith(first))
    return (next(found, len(PY_FIRST)), name)


def wanted(site: Path) -> list[str]:
    """The files of a site that go into the one file as parts, by path."""
    paths = (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    return sorted(path for path in paths if not (APART.fullmatch(path) or starters.later(path)))


def bundles(node_command: list[str], source: Path, made: Path) -> None:
    """The scripts and the style sheet of the one file, in `made`."""
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    bundle.bundle(node_command, source, made, REPLACED)
    bundle.script(node_command, source, made, "single/head.js", "single/head.js", "iife")
    bundle.script(node_command, source, made, "single/worker.mjs", "single/worker.mjs")
