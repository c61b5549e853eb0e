"""Text files from outside: their encoding, or a sentence that says what they are instead."""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Callable, Generator

from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.search import drain

__all__ = ["decode", "decoding"]

#: encodings of one byte a letter that a list may be taken to be in: of Windows and of the Mac
_ASSUMED = ("cp1252", "mac_roman", "cp1250")
_NAMES = {"cp1252": "windows-1252", "mac_roman": "mac-roman", "cp1250": "windows-1250"}
_FREQUENT = frozenset("äöüßéèêëàâçîïôûùœæñáíóúåøãõÄÖÜÉÀÇÑÅØ¿¡ąćęłńśźżčďěňřšťůýžőűășțŁŚŻŽČŠŘĎ")
_QUOTES = frozenset("¿¡‘’‚“”„«»–—…•·¿¡°€£§")
_PLAUSIBLE = 0.6  # of the letters outside ASCII must stand as they do in words
_LIKELIER = 0.15  # how much better another encoding than that of Western Windows must fit
_FOREIGN = 0.5  # of all letters may be outside ASCII; with more it is another script

_SAMPLE = 2**16  # bytes looked at to tell text from the rest
_PIECE = 2**20  # bytes decoded at a time: some milliseconds
_BLANK = re.compile(r"\s*")
_LINE_ENDS = "\t\n\r\f\v\x1a"  # controls that text holds (U+001A ends old DOS files)


def _plain(name: str) -> Sentence:
    return sentence(
        "file-not-text",
        "{name} is not a text file; choose another file, or save its words as plain text or CSV "
        "in UTF-8, and open that.",
        name=name,
    )


def _empty(name: str) -> Sentence:
    return sentence("file-empty", "{name} is empty; choose another file.", name=name)


def _picture(name: str, form: str) -> Sentence:
    return sentence(
        "file-picture",
        "{name} is a picture ({format}), not a text file; save its words as plain text or CSV in "
        "UTF-8, and open that.",
        name=name,
        format=form,
    )


def _pdf(name: str, _: str) -> Sentence:
    return sentence(
        "file-pdf",
        "{name} is a PDF, not a text file; save its words as plain text or CSV in UTF-8, and open "
        "that.",
        name=name,
    )


def _formatted(name: str, form: str) -> Sentence:
    return sentence(
        "file-formatted",
        "{name} is a formatted document ({format}), not a text file; save it as plain text in "
        "UTF-8 and open that file.",
        name=name,
        format=form,
    )


def _packed(name: str, form: str) -> Sentence:
    return sentence(
        "file-packed",
        "{name} is a packed file ({format}), not a text file; unpack it first.",
        name=name,
        format=form,
    )


def _database(name: str, form: str) -> Sentence:
    return sentence(
        "file-database",
        "{name} is a database ({format}), not a text file; save its words as plain text or CSV in "
        "UTF-8, and open that.",
        name=name,
        format=form,
    )


def _excel(name: str, _: str) -> Sentence:
    return sentence(
        "file-excel",
        "{name} is an Excel file, not a text file; save it there as “CSV UTF-8” and open that "
        "file.",
        name=name,
    )


def _calc(name: str, _: str) -> Sentence:
    return sentence(
        "file-calc",
        "{name} is a LibreOffice Calc file, not a text file; save it there as CSV in UTF-8.",
        name=name,
    )


def _word(name: str, _: str) -> Sentence:
    return sentence(
        "file-word",
        "{name} is a Word file, not a text file; save it there as plain text in UTF-8 and open "
        "that file.",
        name=name,
    )


def _writer(name: str, _: str) -> Sentence:
    return sentence(
        "file-writer",
        "{name} is a LibreOffice Writer file, not a text file; save it there as plain text in "
        "UTF-8.",
        name=name,
    )


def _pages(name: str, _: str) -> Sentence:
    return sentence(
        "file-pages",
        "{name} is a Numbers or Pages file, not a text file; export it there as CSV or plain text "
        "in UTF-8.",
        name=name,
    )


def _old_office(name: str) -> Sentence:
    return sentence(
        "file-old-office",
        "{name} is an old Excel or Word file, or locked with a password; save it there as .xlsx "
        "or .docx without a password, and open that file.",
        name=name,
    )


_Kinds = tuple[tuple[bytes, Callable[[str, str], Sentence], str], ...]

#: first bytes -> what to say of such a file, the name of its format
_KINDS: _Kinds = (
    (b"\x89PNG", _picture, "PNG"),
    (b"\xff\xd8\xff", _picture, "JPEG"),
    (b"GIF8", _picture, "GIF"),
    (b"%PDF-", _pdf, "PDF"),
    (b"{\\rtf", _formatted, "RTF"),
    (b"\x1f\x8b", _packed, "gzip"),
    (b"7z\xbc\xaf\x27\x1c", _packed, "7z"),
    (b"Rar!", _packed, "RAR"),
    (b"SQLite format 3", _database, "SQLite"),
)
#: names inside a zip file; the last is in each
_ZIPPED: _Kinds = (
    (b"xl/workbook", _excel, "xlsx"),
    (b"opendocument.spreadsheet", _calc, "ods"),
    (b"word/document", _word, "docx"),
    (b"opendocument.text", _writer, "odt"),
    (b".iwa", _pages, "iwa"),
    (b"", _packed, "ZIP"),
)


def decode(data: bytes, name: str, most: int, *, assume: bool = False) -> tuple[str, str]:
    """The text in a file's bytes, without a byte order mark, and its encoding.

    The encoding is "utf-8", "utf-16-le" or "utf-16-be"; UTF-16 is recognised by its mark, or
    without one by its zero bytes. With `assume` it may be "windows-1252", "mac-roman" or
    "windows-1250": the one whose accented letters stand as in words. `most` limits the bytes.
    Raises `CrosscoreError` with code "empty-file", "too-large", "not-text" (another type of file)
    or "not-utf-8" (text in an unknown encoding).
    """
    return drain(decoding(data, name, most, assume=assume))


def decoding(
    data: bytes, name: str, most: int, *, assume: bool = False
) -> Generator[int, None, tuple[str, str]]:
    """`decode` as a generator that reports how many bytes are done, every few milliseconds."""
    if len(data) > most:
        raise CrosscoreError(
            "too-large",
            sentence(
                "file-too-large",
                "{name} is {size:,} MB, and the limit is {most} MB. Split it into smaller files.",
                name=name,
                size=round(len(data) / 2**20),
                most=most // 2**20,
            ),
            name,
        )
    if not data or data.isspace():
        raise CrosscoreError("empty-file", _empty(name), name)
    _refuse_other_kinds(data, name)
    text, encoding = yield from _decoded(data, name, assume)
    yield len(data)
    if "\0" in text or _odd(text):
        raise CrosscoreError("not-text", _plain(name), name)
    if _BLANK.fullmatch(text):
        raise CrosscoreError("empty-file", _empty(name), name)
    return text, encoding


def _pieces(data: bytes, start: int, encoding: str) -> Generator[int, None, str]:
    """The text from a byte on; raises `UnicodeDecodeError` with the place in all the data."""
    decoder = codecs.getincrementaldecoder(encoding)()
    texts: list[str] = []
    for at in range(start, len(data), _PIECE):
        left = len(decoder.getstate()[0])  # bytes of a character that the last piece broke off in
        end = at + _PIECE
        try:
            texts.append(decoder.decode(data[at:end], final=end >= len(data)))
        except UnicodeDecodeError as error:
            error.start += at - left
            raise
        yield min(end, len(data))
    return "".join(texts)


def _odd(text: str) -> bool:
    """Whether more than a tenth of it are control characters that no text has."""
    start = text[:_SAMPLE]
    return 10 * sum(1 for char in start if char < " " and char not in _LINE_ENDS) > len(start)


def _refuse_other_kinds(data: bytes, name: str) -> None:
    if data.startswith(b"PK\x03\x04"):
        found = next(kind for kind in _ZIPPED if kind[0] in data)
    elif data.startswith(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"):
        raise CrosscoreError("not-text", _old_office(name), name)
    else:
        kinds = [kind for kind in _KINDS if data.startswith(kind[0])]
        if not kinds:
            return
        found = kinds[0]
    _, say, form = found
    raise CrosscoreError("not-text", say(name, form), name)


def _decoded(data: bytes, name: str, assume: bool) -> Generator[int, None, tuple[str, str]]:
    if data.startswith((b"\xff\xfe\0\0", b"\0\0\xfe\xff")):
        raise CrosscoreError(
            "not-utf-8",
            sentence(
                "file-utf-32",
                "{name} is text in UTF-32; save it in UTF-8 and open it again.",
                name=name,
            ),
            name,
        )
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        encoding = "utf-16-le" if data[0] == 0xFF else "utf-16-be"
        try:
            return (yield from _pieces(data, 2, encoding)), encoding
        except UnicodeDecodeError as error:
            raise CrosscoreError(
                "not-utf-8",
                sentence(
                    "file-utf-16-damaged",
                    "{name} says that it is in UTF-16 but breaks off or is damaged at byte "
                    "{byte:,}; save it again, in UTF-8.",
                    name=name,
                    byte=error.start + 1,
                ),
                name,
            ) from None
    if unmarked := _utf16_without_mark(data):
        try:
            text = yield from _pieces(data, 0, unmarked)
        except UnicodeDecodeError:
            pass
        else:
            if "\0" not in text:
                return text, unmarked
    try:
        start = len(codecs.BOM_UTF8) if data.startswith(codecs.BOM_UTF8) else 0
        return (yield from _pieces(data, start, "utf-8")), "utf-8"
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        binary = b"\0" in data[:_SAMPLE]
    if binary:
        raise CrosscoreError("not-text", _plain(name), name)
    assumed = _assumed(data) if assume else ""
    if assumed:
        return data.decode(assumed, "replace"), _NAMES[assumed]
    raise CrosscoreError(
        "not-utf-8",
        sentence(
            "file-other-encoding",
            "{name} is not in UTF-8: line {line:,} has letters in another encoding; save it as "
            "UTF-8 (in Excel: “CSV UTF-8”, in Notepad: encoding “UTF-8”) and open it again.",
            name=name,
            line=line,
        ),
        name,
    )


def _assumed(data: bytes) -> str:
    """The encoding in which most accented letters stand as in words, "" if there is none."""
    high = sum(byte > 127 for byte in data[:_SAMPLE])
    plain = sum(chr(byte).isalpha() for byte in data[:_SAMPLE] if byte < 128)
    if high > _FOREIGN * (high + plain):
        return ""
    best, most = "", _PLAUSIBLE
    for encoding in _ASSUMED:
        text = data[:_SAMPLE].decode(encoding, "replace")
        odd = [at for at, char in enumerate(text) if char > "\x7f"]
        share = sum(_usual(text, at) for at in odd) / max(1, len(odd))
        if share > most:
            best, most = encoding, share + (_LIKELIER if encoding == _ASSUMED[0] else 0)
    return best


def _usual(text: str, at: int) -> float:
    """How well a character outside ASCII fits between its neighbours, from -1 to 1."""
    char = text[at]
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if char.isalpha():
        if char.isupper() and before.islower():
            return -1
        return 1 if char in _FREQUENT else 0.7
    if char == "\ufffd" or unicodedata.category(char) in ("Cc", "Co"):
        return -1
    within = before.isalpha() and after.isalpha()
    return 1 if char in _QUOTES else -1 if within else 0.2


def _utf16_without_mark(data: bytes) -> str:
    """The encoding, if zero bytes stand where UTF-16 has them, else ""; line ends suffice.

    In UTF-16 every space and line end has a zero byte, on one and the same side.
    """
    start = data[:_SAMPLE]
    if len(data) % 2 or start.count(0) * 100 < len(start):
        return ""
    before, after = start[0::2].count(0), start[1::2].count(0)
    if min(before, after) * 10 > max(before, after):
        return ""
    if not _odd(start.decode("utf-8", "replace").replace("\ufffd", "\0")):
        return ""  # UTF-8 with a stray zero byte, and no binary file either
    return "utf-16-le" if after > before else "utf-16-be"
