"""The wheels that go into the site: the engine's, made here; and the kept one of `regex`."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import tomllib
import zipfile
from pathlib import Path

from tools.steps import ROOT, BuildError, files_in, sha256

KEPT = ROOT / "third_party" / "regex"
DATE = (1980, 1, 1, 0, 0, 0)
ENGINE = "crosscore"  #: the package, and the page's wheel of it: a part of what people install


def kept_regex(folder: Path = KEPT) -> tuple[str, bytes]:
    """File name and bytes of the kept `regex` wheel.

    Raises BuildError if it is not the file whose hash is written down beside it.
    """
    facts = json.loads((folder / "wheel.json").read_text(encoding="utf-8"))
    path = folder / facts["file"]
    if not path.exists() or sha256(path.read_bytes()) != facts["sha256"]:
        raise BuildError(
            f"{path} is missing or changed: its SHA-256 is not the one in {folder / 'wheel.json'}. "
            "Restore both from git, or rebuild it: python3 tools/build_regex_wheel.py --keep"
        )
    return facts["file"], path.read_bytes()


#: What the package has for the command line and scripts only, by its first part; the player is a
#: file of its own in the site
APART = frozenset(
    (
        *("NOTICES.txt", "__main__.py", "api", "catalogues", "choosing.py", "cli", "disk.py"),
        *("endings.py", "lists", "making.py", "paper", "player", "sets", "shipped"),
        "together.py",
    )
)


def engine(root: Path = ROOT) -> tuple[str, bytes]:
    """File name and bytes of the engine's wheel; the same sources give the same bytes."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = ENGINE, project["version"]
    package = root / name
    members = {
        path.relative_to(root).as_posix(): _as_kept(path)
        for path in files_in(package)
        if path.relative_to(package).parts[0] not in APART
    }
    info = f"{name}-{version}.dist-info"
    requires = "".join(f"Requires-Dist: {wanted}\n" for wanted in project["dependencies"])
    members[f"{info}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        f"Summary: {project['description']}\n"
        f"Requires-Python: {project['requires-python']}\n{requires}"
    ).encode()
    members[f"{info}/WHEEL"] = (
        b"Wheel-Version: 1.0\nGenerator: crosscore-build\n"
        b"Root-Is-Purelib: true\nTag: py3-none-any\n"
    )
    members[f"{info}/top_level.txt"] = f"{name}\n".encode()
    record = "".join(
        f"{member},sha256={urlsafe(data)},{len(data)}\n" for member, data in members.items()
    )
    members[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as wheel:
        for member, data in members.items():
            entry = zipfile.ZipInfo(member, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            wheel.writestr(entry, data)
    return f"{name}-{version}-py3-none-any.whl", packed.getvalue()


def urlsafe(data: bytes) -> str:
    """Hash as a wheel's RECORD writes it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")


def _as_kept(path: Path) -> bytes:
    """A file as it is in the repository: texts may have other ends of lines on this machine."""
    data = path.read_bytes()
    return data if path.suffix == ".bin" else data.replace(b"\r\n", b"\n")
