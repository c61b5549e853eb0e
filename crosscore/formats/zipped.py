"""All files of a puzzle in one .zip, and the puzzle in a .zip.

Members are stored, not compressed: compressors give other bytes from one version to the next, and
equal puzzles should give equal files everywhere. All have the same date.

Reading unpacks nothing onto a disk; a member's name is only a name. A .zip opens if there is one
puzzle in it: the one .ipuz file, otherwise files of other formats that all have the same name.
"""

from __future__ import annotations

import io
import struct
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
_BROKEN = (
    *(zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError),
    *(ValueError, RuntimeError, OverflowError),  # what zipfile raises besides for odd bytes
)
_OURS = b'"org.crosscore:format"'  # of an .ipuz file that is as the workshop keeps it
_NAMED = 3  # files that a sentence names

Member = tuple[str, bytes]  #: a file's name, without its folder, and what is in it


def files(puzzle: Puzzle, base: str) -> list[File]:
    """The one file, with everything that this puzzle can be written as, by `formats.FORMATS`."""
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
    """Whether a file is a .zip, and not an office document."""
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
        raise _Opened(name).refuse(_too_large())
    member, found = _Opened(name).puzzle(data)
    puzzle, findings = formats.load(found, member)
    return puzzle, findings


class _Opened:
    """One .zip from outside, and the .jpz files in it, which are .zip files too.

    Nothing grows without end: what its files say of their sizes is added up before any is unpacked,
    and none is unpacked further than that.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.files = 0
        self.bytes = 0
        self.packed_again = False
        self.kept: dict[str, list[Member]] = {}  # by format

    def puzzle(self, data: bytes) -> Member:
        """The one puzzle."""
        try:
            self._look(data, "")
        except _BROKEN:
            raise self.refuse(_damaged()) from None
        kept = self.kept
        if not kept:
            if self.packed_again:
                raise self.refuse(
                    sentence("zip-nested", "it holds another .zip file; unpack it and open that")
                )
            raise self.refuse(sentence("zip-no-puzzle", "there is no puzzle in it"))
        found = _whole(kept.get("ipuz", []))
        if not found:
            found = [each for form in formats.READ for each in kept.get(form, ())]
        names = [member for member, _ in found]
        alike = "ipuz" not in kept and len(set(map(_stem, names))) == 1
        if len(found) > 1 and not alike:
            raise self.refuse(
                sentence(
                    "zip-several",
                    "it holds several puzzles ({names}); unpack it and open one of them",
                    names=[*names[:_NAMED], *(["…"] if len(names) > _NAMED else [])],
                )
            )
        return found[0]

    def _look(self, data: bytes, within: str) -> None:
        """Keep what can be read of an archive; `within` names the .jpz file that it is."""
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            listed = [info for info in archive.infolist() if not info.is_dir()]
            self.files += len(listed)
            self.bytes += sum(info.file_size for info in listed)
            if self.files > MAX_FILES or self.bytes > MAX_UNPACKED:
                raise self.refuse(_too_large())
            for info in listed:
                path = self._path(info)
                if path.parts[:1] == ("__MACOSX",) or path.name.startswith("."):
                    continue  # what systems put beside the files
                self._keep(self._unpacked(archive, info), within or one_line(path.name), within)

    def _keep(self, data: bytes, name: str, within: str) -> None:
        form = formats.recognised(data)
        if form != "zipped":
            if form:
                self.kept.setdefault(form, []).append((name, data))
        elif name.lower().endswith(".jpz") and not within:
            self._look(data, name)
        else:
            self.packed_again = True

    def _path(self, info: zipfile.ZipInfo) -> PurePosixPath:
        path = PurePosixPath(info.filename.replace("\\", "/"))
        if path.is_absolute() or ".." in path.parts or ":" in "".join(path.parts[:1]):
            raise self.refuse(sentence("zip-paths", "its files would leave their folder"))
        if info.flag_bits & _ENCRYPTED:
            raise self.refuse(
                sentence("zip-locked", "it is locked with a password; unpack it first")
            )
        if info.compress_type not in _WAYS:
            raise self.refuse(
                sentence("zip-compressed", "it is packed in an unusual way; unpack it first")
            )
        return path

    def _unpacked(self, archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
        with archive.open(info) as opened:
            data = opened.read(info.file_size)
            if len(data) != info.file_size or opened.read(1):
                raise self.refuse(_damaged())
        return data

    def refuse(self, why: Sentence) -> CrosscoreError:
        return CrosscoreError(
            "not-zip",
            sentence(
                "zip-not-opened",
                "{name} isn’t a .zip file with a puzzle that Crosscore can open: {why}.",
                name=self.name,
                why=why,
            ),
            self.name,
        )


def _whole(found: list[Member]) -> list[Member]:
    """Of .ipuz files the one of ours that holds all, if the others are named as its variants."""
    ours = [each for each in found if _OURS in each[1]]
    if len(ours) == 1:
        stem = _stem(ours[0][0])
        if all(each is ours[0] or each[0].startswith(f"{stem}-") for each in found):
            return ours
    return found


def _stem(name: str) -> str:
    return name.split(".")[0]


def _damaged() -> Sentence:
    return sentence("zip-damaged", "it is damaged")


def _too_large() -> Sentence:
    return sentence(
        "zip-too-large",
        "it has more than {files:,} files or {megabytes} MB when it is unpacked",
        files=MAX_FILES,
        megabytes=MAX_UNPACKED // 2**20,
    )
