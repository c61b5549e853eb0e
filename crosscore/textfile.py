"""Text files from outside: which encoding they are in, or a sentence what they are instead."""

from __future__ import annotations

from crosscore.errors import CrosscoreError

__all__ = ["decode"]

_SAMPLE = 2**16  # bytes looked at to tell text from the rest
_LINE_ENDS = "\t\n\r\f\v\x1a"  # controls that text holds (U+001A ends old DOS files)
_WHAT_TO_DO = "save its words as plain text or CSV in UTF-8, and open that"
_EXCEL = "save it there as “CSV UTF-8” and open that file"

#: first bytes -> what such a file is, what to do
_KINDS = (
    (b"\x89PNG", "a picture (PNG)", _WHAT_TO_DO),
    (b"\xff\xd8\xff", "a picture (JPEG)", _WHAT_TO_DO),
    (b"GIF8", "a picture (GIF)", _WHAT_TO_DO),
    (b"%PDF-", "a PDF", _WHAT_TO_DO),
    (b"{\\rtf", "a formatted document (RTF)", "save it as plain text in UTF-8 and open that file"),
    (b"\x1f\x8b", "a packed file (gzip)", "unpack it first"),
    (b"7z\xbc\xaf\x27\x1c", "a packed file (7z)", "unpack it first"),
    (b"Rar!", "a packed file (RAR)", "unpack it first"),
    (b"SQLite format 3", "a database (SQLite)", _WHAT_TO_DO),
)
#: names inside a zip file -> what it is, what to do
_ZIPPED = (
    (b"xl/workbook", "an Excel file", _EXCEL),
    (b"opendocument.spreadsheet", "a LibreOffice Calc file", "save it there as CSV in UTF-8"),
    (b"word/document", "a Word file", "save it there as plain text in UTF-8 and open that file"),
    (b"opendocument.text", "a LibreOffice Writer file", "save it there as plain text in UTF-8"),
    (b".iwa", "a Numbers or Pages file", "export it there as CSV or plain text in UTF-8"),
)
#: names inside the container of Office files until 2007
_OLD_OFFICE = (
    ("Workbook".encode("utf-16-le"), "an Excel file", _EXCEL),
    ("WordDocument".encode("utf-16-le"), "a Word file", "save it there as plain text in UTF-8"),
)


def decode(data: bytes, name: str, most: int) -> tuple[str, str]:
    """The text in a file's bytes, without a byte order mark, and its encoding.

    The encoding is "utf-8", "utf-16-le" or "utf-16-be"; UTF-16 is known by its mark, or
    without one by its zero bytes. `most` limits the bytes. Raises `CrosscoreError` with
    code "empty-file", "too-large", "not-text" (it is a file of another kind) or
    "not-utf-8" (text, but in an encoding that cannot be told).
    """
    if len(data) > most:
        raise CrosscoreError(
            "too-large",
            f"{name} has {len(data) / 2**20:,.0f} MB, and at most {most // 2**20} MB can be "
            "opened; split it into smaller files.",
            name,
        )
    if not data.strip():
        raise CrosscoreError("empty-file", f"{name} is empty; choose another file.", name)
    _refuse_other_kinds(data, name)
    text, encoding = _decoded(data, name)
    if "\0" in text or _odd(text):
        raise CrosscoreError(
            "not-text", f"{name} is not a text file; choose another file, or {_WHAT_TO_DO}.", name
        )
    if not text.strip():
        raise CrosscoreError("empty-file", f"{name} is empty; choose another file.", name)
    return text, encoding


def _odd(text: str) -> bool:
    """Whether more than a tenth of it are control characters that no text has."""
    start = text[:_SAMPLE]
    return 10 * sum(1 for char in start if char < " " and char not in _LINE_ENDS) > len(start)


def _refuse_other_kinds(data: bytes, name: str) -> None:
    kinds: tuple[tuple[bytes, str, str], ...] = ()
    if data.startswith(b"PK\x03\x04"):
        kinds = (*_ZIPPED, (b"", "a packed file (ZIP)", "unpack it first"))
        found = next(kind for kind in kinds if kind[0] in data)
    elif data.startswith(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"):
        kinds = (*_OLD_OFFICE, (b"", "an old Office file", _WHAT_TO_DO))
        found = next(kind for kind in kinds if kind[0] in data)
    else:
        kinds = tuple(kind for kind in _KINDS if data.startswith(kind[0]))
        if not kinds:
            return
        found = kinds[0]
    _, what, todo = found
    raise CrosscoreError("not-text", f"{name} is {what}, not a text file; {todo}.", name)


def _decoded(data: bytes, name: str) -> tuple[str, str]:
    if data.startswith((b"\xff\xfe\0\0", b"\0\0\xfe\xff")):
        raise CrosscoreError(
            "not-utf-8", f"{name} is text in UTF-32; save it in UTF-8 and open it again.", name
        )
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        encoding = "utf-16-le" if data[0] == 0xFF else "utf-16-be"
        try:
            return data[2:].decode(encoding), encoding
        except UnicodeDecodeError as error:
            raise CrosscoreError(
                "not-utf-8",
                f"{name} says that it is in UTF-16 but breaks off or is damaged at byte "
                f"{error.start + 3:,}; save it again, in UTF-8.",
                name,
            ) from None
    unmarked = _utf16_without_mark(data)
    if unmarked:
        return unmarked
    try:
        return data.decode("utf-8-sig"), "utf-8"
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        binary = b"\0" in data[:_SAMPLE]
    if binary:
        raise CrosscoreError(
            "not-text", f"{name} is not a text file; choose another file, or {_WHAT_TO_DO}.", name
        )
    raise CrosscoreError(
        "not-utf-8",
        f"{name} is not in UTF-8: line {line:,} has letters in another encoding; save it as "
        "UTF-8 (in Excel: “CSV UTF-8”, in Notepad: encoding “UTF-8”) and open it again.",
        name,
    )


def _utf16_without_mark(data: bytes) -> tuple[str, str] | None:
    """The text, if zero bytes stand where UTF-16 has them; line ends and spaces suffice.

    In UTF-16 every space and line end has a zero byte, on one and the same side.
    """
    start = data[:_SAMPLE]
    if len(data) % 2 or start.count(0) * 100 < len(start):
        return None
    before, after = start[0::2].count(0), start[1::2].count(0)
    if min(before, after) * 10 > max(before, after):
        return None
    if not _odd(start.decode("utf-8", "replace").replace("\ufffd", "\0")):
        return None  # UTF-8 with a stray zero byte, and no binary file either
    encoding = "utf-16-le" if after > before else "utf-16-be"
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return None
    return (text, encoding) if "\0" not in text else None
