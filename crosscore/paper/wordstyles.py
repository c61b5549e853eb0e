"""The styles of a Word document, which its texts are changed by."""

from __future__ import annotations

from crosscore.formats.svg.pen import element
from crosscore.paper import wordml
from crosscore.paper.wordml import twips

__all__ = ["styles"]


def styles(language: str, size: float) -> str:
    """All styles of a document whose text has so many points."""
    half = round(size * 2)

    def sized(part: float, *more: str) -> str:
        value = round(half * part)
        sizes = (element("w:sz", w__val=value), element("w:szCs", w__val=value))
        return element("w:rPr", *more, *sizes)

    def room(before: float = 0, after: float = 0, line: int = 0) -> str:
        lines = {"w__line": str(line), "w__lineRule": "auto"} if line else {}
        return element(
            "w:spacing", w__before=str(twips(before)), w__after=str(twips(after)), **lines
        )

    bold = (element("w:b"), element("w:bCs"))
    italic = (element("w:i"), element("w:iCs"))
    hanging = str(twips(size * 2.1))
    frame = [
        element(f"w:{edge}", w__val="single", w__sz="4", w__space="6", w__color="8a857b")
        for edge in ("top", "left", "bottom", "right")
    ]
    inset = element("w:ind", w__left="140", w__right="140")
    keep, lines = element("w:keepNext"), element("w:keepLines")
    middle = element("w:jc", w__val="center")
    indent = element("w:ind", w__left=hanging, w__hanging=hanging)
    #: id, name, the paragraphs' traits in the order of the schema, the letters', its level
    listed: list[tuple[str, str, list[str], str, bool]] = [
        ("Title", "Title", [keep, room(0, 2)], sized(2, *bold), True),
        ("Author", "Author", [room(0, 2)], sized(1.05), False),
        ("Credits", "Credits", [room(0, 2)], sized(0.9), False),
        ("Instructions", "Instructions", [room(2, 2)], sized(1), False),
        ("NameLine", "Name Line", [room(2, 6)], sized(1), False),
        ("Heading1", "heading 1", [keep, room(8, 6), _level(0)], sized(1.5, *bold), True),
        ("Heading2", "heading 2", [keep, room(7, 2), _level(1)], sized(1.15, *bold), True),
        ("Clue", "Clue", [lines, room(0, size * 0.15), indent], sized(1), False),
        ("Listed", "Listed Word", [lines, room(0, size * 0.15)], sized(1), False),
        ("Bank", "Word Bank", [element("w:pBdr", *frame), room(8, 4, 320), inset], sized(1), False),
        ("GridNumber", "Grid Number", [element("w:ind", w__left="20")], sized(0.6), False),
        ("GridLetter", "Grid Letter", [middle], sized(1.2), False),
        ("KeyName", "Key Name", [keep, room(0, 3), middle], sized(0.9, *bold), False),
        ("Message", "Hidden Message", [room(6, 0), middle], sized(1, *italic), False),
        ("Sender", "Sender", [room(0, 2)], _twelve(), False),
        ("Sent", "Clue to Send", [room(0, 0, 480), element("w:ind", w__left="600",
            w__hanging="600")], _twelve(), False),
        ("Header", "header", [room()], sized(0.9), False),
        ("Footer", "footer", [room()], sized(0.8), False),
    ]  # fmt: skip
    made = [
        element(
            "w:docDefaults",
            element(
                "w:rPrDefault",
                element(
                    "w:rPr",
                    wordml.fonts(language),
                    element("w:sz", w__val=half),
                    element("w:szCs", w__val=half),
                    wordml.lang(language),
                ),
            ),
            element("w:pPrDefault", element("w:pPr", room())),
        ),
        element(
            "w:style",
            element("w:name", w__val="Normal"),
            element("w:qFormat"),
            w__type="paragraph",
            w__default="1",
            w__styleId="Normal",
        ),
        element(
            "w:style",
            element("w:name", w__val="Normal Table"),
            element("w:tblPr", element("w:tblInd", w__w="0", w__type="dxa")),
            w__type="table",
            w__default="1",
            w__styleId="TableNormal",
        ),
    ]
    for name, said, paragraphs, letters, quick in listed:
        made.append(
            element(
                "w:style",
                element("w:name", w__val=said),
                element("w:basedOn", w__val="Normal"),
                *([element("w:qFormat")] if quick else []),
                element("w:pPr", *paragraphs),
                letters,
                w__type="paragraph",
                w__styleId=name,
                **({"w__customStyle": "1"} if said[:1].isupper() and said != "Title" else {}),
            )
        )
    return element("w:styles", *made, xmlns__w=wordml.NAMESPACES["w"])


def _level(level: int) -> str:
    return element("w:outlineLvl", w__val=str(level))


def _twelve() -> str:
    return element("w:rPr", element("w:sz", w__val="24"), element("w:szCs", w__val="24"))
