"""All files of a puzzle in one .zip, and the puzzle in a .zip.

Members are stored as they are: compressors give other bytes from one version to the next, and
equal puzzles shall give equal files everywhere. All have the same date.

Reading unpacks nothing onto a disk; a member's name is only a name. A .zip is opened if there is
one puzzle in it: the only .ipuz file, else files of other formats that are all called the same.
"""

from __future__ import annotations

import io
import zipfile
import zlib
from pathlib import PurePosixPath

from crosscore import formats
from crosscore.alphabet import one_line
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.formats.file import File
from crosscore.puzzle import Puzzle

__all__ = [
    "MAX_BYTES",
    "MAX_FILES",
    "MAX_UNPACKED",
    "files",
    "load",
    "losses",
    "recognises",
    "refusal",
]

MAX_BYTES = 64 * 2**20  #: of a .zip
MAX_FILES = 1_000  #: in it
MAX_UNPACKED = 64 * 2**20  #: bytes of all the files in it that are looked at

_DATE = (1980, 1, 1, 0, 0, 0)  # the first that a .zip can have
_PLAIN = 0o100644 << 16  # a file that its owner may change
_MARKS = (b"PK\x03\x04", b"PK\x05\x06")
_OFFICE = ("[Content_Types].xml", "mimetype", "xl/", "word/", "Index/")  # begin names there
_ENCRYPTED = 0x1
_WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError)
_NAMED = 3  # files that a sentence names


def files(puzzle: Puzzle, base: str) -> list[File]:
    """The one file, with all that this puzzle can be written as, by `formats.FORMATS`."""
    members: dict[str, File] = {}
    for to in formats.FORMATS:
        if to != "zip" and not formats.refusal(puzzle, to):
            for file in formats.export(puzzle, to, base):
                members.setdefault(file.name, file)
    return [File(f"{base}.zip", packed(list(members.values())))]


def packed(members: list[File]) -> bytes:
    """A .zip of some files: the same bytes for the same files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for file in members:
            entry = zipfile.ZipInfo(file.name, _DATE)
            entry.create_system = 3  # Unix, whatever this runs on
            entry.external_attr = _PLAIN
            archive.writestr(entry, file.data)
    return made.getvalue()


def refusal(puzzle: Puzzle) -> Sentence | None:
    """None: every puzzle has some files."""
    return None


def losses(puzzle: Puzzle) -> list[Issue]:
    """None: the .ipuz file is among them."""
    return []


def recognises(data: bytes) -> bool:
    """Whether a file is a .zip, and no text or table of an office."""
    if not data.startswith(_MARKS):
        return False
    if len(data) > MAX_BYTES:
        return True
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = archive.namelist()
    except _BROKEN:
        return not any(mark.encode() in data for mark in _OFFICE)
    return not any(name.startswith(_OFFICE) for name in names)


def load(data: bytes, name: str) -> tuple[Puzzle, list[Issue]]:
    """The puzzle in a .zip, and what its own reader found.

    Raises `CrosscoreError` (code "not-zip") for a .zip that is damaged, locked or too large, or has
    no puzzle, or several.
    """
    if len(data) > MAX_BYTES:
        raise _refuse(_too_large(), name)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            found, member = _puzzle_in(archive, name)
    except _BROKEN:
        raise _refuse(sentence("zip-damaged", "it is damaged"), name) from None
    puzzle, findings = formats.load(found, member)
    return puzzle, findings


def _puzzle_in(archive: zipfile.ZipFile, name: str) -> tuple[bytes, str]:
    """The bytes of the one puzzle and its name."""
    listed = [info for info in archive.infolist() if not info.is_dir()]
    if len(listed) > MAX_FILES or sum(info.file_size for info in listed) > MAX_UNPACKED:
        raise _refuse(_too_large(), name)
    kept: dict[str, list[tuple[str, bytes]]] = {}
    packed_again = False
    for info in listed:
        path = PurePosixPath(info.filename.replace("\\", "/"))
        if path.is_absolute() or ".." in path.parts or ":" in "".join(path.parts[:1]):
            raise _refuse(sentence("zip-paths", "its files would leave their folder"), name)
        if path.parts[:1] == ("__MACOSX",) or path.name.startswith("."):
            continue  # what systems put beside the files
        if info.flag_bits & _ENCRYPTED:
            raise _refuse(
                sentence("zip-locked", "it is locked with a password; unpack it first"), name
            )
        if info.compress_type not in _WAYS:
            raise _refuse(
                sentence("zip-compressed", "it is packed in an unusual way; unpack it first"), name
            )
        held = _member(archive, info, name)
        form = formats.recognised(held)
        if form == "zipped":
            packed_again = True
        elif form:
            kept.setdefault(form, []).append((one_line(path.name), held))
    if not kept:
        if packed_again:
            why = sentence("zip-nested", "it holds another .zip file; unpack it and open that one")
            raise _refuse(why, name)
        raise _refuse(sentence("zip-no-puzzle", "there is no puzzle in it"), name)
    found = kept.get("ipuz") or [each for form in formats.READ for each in kept.get(form, ())]
    names = [member for member, _ in found]
    if len(found) > 1 and ("ipuz" in kept or len({member.split(".")[0] for member in names}) > 1):
        raise _refuse(
            sentence(
                "zip-several",
                "it holds several puzzles ({names}); unpack it and open one of them",
                names=[*names[:_NAMED], *(["…"] if len(names) > _NAMED else [])],
            ),
            name,
        )
    return found[0][1], found[0][0]


def _member(archive: zipfile.ZipFile, info: zipfile.ZipInfo, name: str) -> bytes:
    """A file of the archive, no longer than it says it is: then nothing can grow without end."""
    with archive.open(info) as opened:
        data = opened.read(info.file_size)
        if len(data) != info.file_size or opened.read(1):
            raise _refuse(sentence("zip-damaged", "it is damaged"), name)
    return data


def _too_large() -> Sentence:
    return sentence(
        "zip-too-large",
        "it has more than {files:,} files or {megabytes} MB when it is unpacked",
        files=MAX_FILES,
        megabytes=MAX_UNPACKED // 2**20,
    )


def _refuse(why: Sentence, name: str) -> CrosscoreError:
    return CrosscoreError(
        "not-zip",
        sentence(
            "zip-not-opened",
            "{name} is no .zip file with a puzzle that can be opened: {why}.",
            name=name,
            why=why,
        ),
        name,
    )
