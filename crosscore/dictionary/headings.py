"""Names that people give the columns of a word list, in several languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from crosscore import alphabet
from crosscore.dictionary.rows import MORE

__all__ = ["column", "columns", "more_columns", "with_scores"]

_AGAIN = re.compile(r"(.*\D)[ _-]?([23])", re.DOTALL)  # a second or third clue

# As `Alphabet.fold` of English gives them: capitals without accents.
_WORD_NAMES = (
    "WORD WORDS ANSWER ANSWERS ENTRY TERM SOLUTION WORT WORTER WOERTER BEGRIFF ANTWORT LOSUNG"
    " LOESUNG MOT MOTS REPONSE PALABRA PALABRAS RESPUESTA PALAVRA RESPOSTA PAROLA PAROLE"
    " RISPOSTA WOORD ANTWOORD ORD SVAR SLOWO HASLO SLOVO ODPOVED SANA KELIME CEVAP KATA СЛОВО"
    " ОТВЕТ ΛΕΞΗ শব্দ উত্তর शब्द उत्तर מילה תשובה كلمة الكلمة الجواب 単語 词 词语 단어"
)
_CLUE_NAMES = (
    "CLUE CLUES HINT HINTS DEFINITION MEANING QUESTION DESCRIPTION HINWEIS FRAGE UMSCHREIBUNG"
    " BESCHREIBUNG BEDEUTUNG INDICE PISTA DEFINICION PREGUNTA DICA DEFINICAO DEFINIZIONE"
    " DOMANDA OMSCHRIJVING AANWIJZING VRAAG LEDTRAD PODPOWIEDZ NAPOVEDA VIHJE IPUCU PETUNJUK"
    " ПОДСКАЗКА ВОПРОС ОПРЕДЕЛЕНИЕ ΟΡΙΣΜΟΣ সূত্র অর্থ सूत्र अर्थ संकेत הגדרה רמז تعريف التعريف"
    " 意味 ヒント 提示 뜻 힌트"
)
_SCORE_NAMES = (
    "SCORE SCORES RATING WERTUNG BEWERTUNG PUNKTE PUNTUACION PUNTAJE PONTUACAO PUNTEGGIO ОЦЕНКА"
    " মান স্কোর अंक स्कोर ניקוד ציון درجة الدرجة"
)
#: columns of the richer form of a list; without digits or spaces, as `fold` gives them
_MORE_NAMES = {
    "theme": "THEME THEMES TOPIC CATEGORY THEMA TEMA TEME KATEGORIE CATEGORIA THEMES",
    "level": "LEVEL NIVEAU NIVEL LIVELLO NIVELL STUFE CEFR",
    "region": "REGION REGIAO REGIONE VARIANT VARIETY",
    "concept": "CONCEPT CONCEPTO CONCEITO KONZEPT CONCETTO",
    "article": "ARTICLE ARTICULO ARTIGO ARTIKEL ARTICOLO GENDER",
}


@cache
def _names() -> dict[str, str]:
    names = {"word": _WORD_NAMES, "clue": _CLUE_NAMES, "score": _SCORE_NAMES, **_MORE_NAMES}
    return {name: what for what, several in names.items() for name in several.split()}


@lru_cache(maxsize=256)
def column(name: str) -> str:
    """What a column or key holds: "word", "clue", "score", a name of `rows.MORE`, or ""."""
    if len(name) > 40:
        return ""
    again = _AGAIN.fullmatch(name.strip())
    if again:
        return f"clue {again[2]}" if column(again[1]) == "clue" else ""
    return _names().get(alphabet.get("en").fold(name), "")


def columns(fields: Sequence[str]) -> tuple[int, int] | None:
    """Which columns hold word and clue, if these fields are clearly a heading of both."""
    names = [column(field) for field in fields[:100]]
    if "word" not in names or "clue" not in names:
        return None
    return names.index("word"), names.index("clue")


def more_columns(fields: Sequence[str]) -> dict[str, int]:
    """Which columns hold what the richer form of a list has besides, the first of each name."""
    names = [column(field) for field in fields[:100]]
    return {name: names.index(name) for name in MORE if name in names}


def with_scores(fields: Sequence[str]) -> tuple[int, int, int] | None:
    """Which columns hold word, clue and score, if these are a heading of words and scores.

    -1 means no column of clues.
    """
    names = [column(field) for field in fields[:100]]
    if "word" not in names or "score" not in names:
        return None
    clue = names.index("clue") if "clue" in names else -1
    return names.index("word"), clue, names.index("score")
