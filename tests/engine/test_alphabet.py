"""Words become cells as published crosswords print them, and the same cells everywhere."""

from __future__ import annotations

import json
import subprocess
import sys
import unicodedata
import warnings
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore.alphabet import (
    Alphabet,
    clean_lines,
    get,
    guess,
    languages,
    one_line,
    parting,
    recognise,
    scripts,
)
from crosscore.alphabet.profile import Profile, codes, parse, profile
from crosscore.alphabet.rules import Rules
from crosscore.errors import CrosscoreError

CASES = json.loads(Path(__file__).with_name("graphemes.json").read_text("utf-8"))
VECTORS = CASES["vectors"]
ZWJ, ZWNJ = "\u200d", "\u200c"
# A base and its marks, by category alone: what clusters are without Unicode's own rules for
# conjuncts. Thai and Lao AM are letters that behave as marks.
BASE_AND_MARKS = rf".[\p{{M}}{ZWJ}{ZWNJ}\u0e33\u0eb3]*"
MANY = settings(max_examples=200, deadline=None)
SOME = settings(max_examples=8, deadline=None)  # for each script
WRITTEN = [language for language in languages() if "Zyyy" not in language.scripts]


def refusal(language: str, word: str, options: dict[str, str] | None = None) -> CrosscoreError:
    with pytest.raises(CrosscoreError) as caught:
        get(language).split(word, options or {})
    return caught.value


def attempt(language: Alphabet, word: str) -> tuple[tuple[str, ...], CrosscoreError | None]:
    try:
        return language.split(word), None
    except CrosscoreError as error:
        return (), error


def points(runs: scripts.Ranges) -> list[str]:
    return [chr(point) for first, last in runs for point in range(first, last + 1)]


@st.composite
def typed(draw: st.DrawFn, language: Alphabet) -> str:
    """Anything of a language's letters, marks, viramas and joiners, in no sensible order."""
    tables = Rules(profile(language.code)).tables
    letters = [run for code in language.scripts for run in scripts.letters(code)]
    pools = [letters] * 6 + [[run for code in language.scripts for run in scripts.marks(code)]] * 3
    pools += [[(ord(char), ord(char))] for char in tables.virama] * 4
    pools += [[(ord(char), ord(char))] for char in f"|-'{ZWJ}{ZWNJ}"]
    runs = st.sampled_from([pool for pool in pools if pool]).flatmap(st.sampled_from)
    chars = runs.flatmap(lambda run: st.integers(*run)).map(chr)
    return draw(st.text(chars, min_size=1, max_size=9))


# One language of each script, and all with an order of their own.
EACH_SCRIPT = {language.scripts: language for language in reversed(WRITTEN)}
EACH = [
    *reversed(EACH_SCRIPT.values()),
    *map(get, ("mr", "as", "tr", "vi", "cy", "fa", "ur", "yi")),
]
each_script = pytest.mark.parametrize("language", EACH, ids=lambda language: language.code)


def test_vectors_are_all_there() -> None:
    assert len(VECTORS) == 311
    assert len({vector["lang"] for vector in VECTORS}) == 67
    assert {vector["conf"] for vector in VECTORS} == {"high", "medium"}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: f"{v['lang']}-{v['word']}")
def test_vector(vector: dict[str, object]) -> None:
    word, cells = str(vector["word"]), vector["cells"]
    assert list(get(str(vector["lang"])).split(word)) == cells, vector.get("note")


def test_vectors_can_tell_a_splitter_that_knows_no_language() -> None:
    """Grapheme clusters of the cleaned word alone are wrong for one vector in ten."""
    wrong = 0
    for vector in VECTORS:
        rules = Rules(profile(vector["lang"]))
        text = rules.spell(rules.tables.clean(vector["word"]))
        wrong += regex.findall(r"\X", text) != vector["cells"]
    assert wrong > 25


def test_unsure_vectors_are_only_reported() -> None:
    unsure = CASES["unsure"]
    assert len(unsure) == 14
    for vector in unsure:
        cells = list(get(vector["lang"]).split(vector["word"]))
        if cells != vector["cells"]:
            warnings.warn(f"{vector['lang']} {vector['word']}: {cells}", stacklevel=1)


@pytest.mark.parametrize(
    ("language", "word", "cells"),
    [
        # Eyelash ra: ra + virama + joiner is the older spelling of U+0931 + virama.
        ("ne", f"गर्{ZWJ}यो", "ग ऱ्यो"),
        ("ne", "गर्यो", "ग र्यो"),
        ("mr", f"कर्{ZWJ}हाड", "क ऱ्हा ड"),
        ("kn", f"ರ{ZWJ}್ಯಾಂಕ್", f"ರ{ZWJ}್ಯಾಂ ಕ್"),
        ("hi", f"क्{ZWJ}ष", "क्ष"),
        ("bn", "অ্যাপ", "অ্যা প"),
        ("bn", f"ক্{ZWJ}ষ", f"ক্{ZWJ}ষ"),  # a half form, not the conjunct
        ("bn", f"বাক্{ZWJ}", "বা ক্"),
        ("ml", "എസ്എആർ", "എ സ് എ ആ ർ"),
        ("ur", "ہ\u00ad\u0654", "\u06c2"),  # a letter with its hamza, not a loose vowel sign
        ("th", "นํ้า", "น้ำ"),
        ("th", "เเม่", "แ ม่"),
        ("ru", "за\u0301мок", "З А М О К"),
        ("uk", "Їжа", "Ї Ж А"),
        ("mk", "ќебап", "Ќ Е Б А П"),
        ("tr", "i\u0307lk", "İ L K"),
        ("af", "ŉ", "N"),
        ("ca", "paral·lel", "P A R A L L E L"),
        ("cy", "gŵydd", "G W Y DD"),
        ("en", "Þór Łódź", "T H O R L O D Z"),
        ("ka", "ᲡᲐქ", "ს ა ქ"),
        ("ko", "한글", "한 글"),
        ("und", f"👨{ZWJ}👩{ZWJ}👧❤\ufe0f", f"👨{ZWJ}👩{ZWJ}👧 ❤\ufe0f"),
        ("zh", "二〇二〇", "二 〇 二 〇"),
    ],
)
def test_word(language: str, word: str, cells: str) -> None:
    expected = unicodedata.normalize("NFC", cells).split(" ")
    assert list(get(language).split(word)) == expected


OPTIONS = [
    ("th", "sara_am", "own-cell", "น้ำ", "น้ำ", "น้ ำ"),
    ("ar", "hamza", "keep", "أحمد", "ا ح م د", "أ ح م د"),
    ("ar", "teh_marbuta", "fold", "مدرسة", "م د ر س ة", "م د ر س ه"),
    ("ar", "alef_maqsura", "fold", "مستشفى", "م س ت ش ف ى", "م س ت ش ف ي"),
    ("ar", "hamza_seats", "fold", "سؤال", "س ؤ ا ل", "س و ا ل"),
    ("fa", "yeh_hamza", "keep", "رئیس", "ر ی ی س", "ر ئ ی س"),
    ("ur", "alef_madda", "fold", "آدمی", "آ د م ی", "ا د م ی"),
    ("vi", "tones", "drop-tones", "Việt", "V I Ệ T", "V I Ê T"),
    ("vi", "tones", "drop-all", "Đường", "Đ Ư Ờ N G", "D U O N G"),
    ("hu", "long_vowels", "short", "őrült", "Ő R Ü L T", "Ö R Ü L T"),
    ("nl", "ij", "two-cells", "ijs", "IJ S", "I J S"),
    ("de", "umlauts", "one-cell", "größte", "G R O E S S T E", "G R Ö S S T E"),
    ("bn", "digits", "keep", "আই2০", None, "আ ই ২ ০"),
    ("en", "digits", "keep", "R2D২", None, "R 2 D 2"),
]


@pytest.mark.parametrize(("language", "option", "choice", "word", "default", "chosen"), OPTIONS)
def test_option(
    language: str, option: str, choice: str, word: str, default: str | None, chosen: str
) -> None:
    script = get(language)
    first = script.options[option][0]
    if default is None:
        assert refusal(language, word).code == "digits"
    else:
        assert " ".join(script.split(word)) == default
        assert script.split(word, {option: first}) == script.split(word)
    assert " ".join(script.split(word, {option: choice})) == chosen


def test_every_choice_of_every_option_is_tried_and_others_are_refused() -> None:
    tried = {(language, option, choice) for language, option, choice, *_ in OPTIONS}
    for language in languages():
        for option, choices in language.options.items():
            if option != "digits":
                for choice in choices[1:]:
                    assert (language.code, option, choice) in tried
    assert refusal("nl", "ijs", {"ij": "three"}).code == "unknown-option"
    assert refusal("nl", "ijs", {"hamza": "keep"}).code == "unknown-option"


@pytest.mark.parametrize(
    ("language", "word", "code", "parts"),
    [
        ("en", "p\u0430ss", "mixed-scripts", ("“pаss”", "“а” (U+0430)", "Cyrillic", "Latin")),
        ("en", "বই", "mixed-scripts", ("“ব” (U+09AC)", "Bengali", "Latin")),
        ("bn", "বইx", "mixed-scripts", ("“বইx”", "“x” (U+0078)", "Latin", "Bengali")),
        ("hi", "কল", "mixed-scripts", ("U+0995", "Bengali", "Devanagari")),
        ("ja", "abc", "mixed-scripts", ("Latin", "Katakana, Hiragana or Han")),
        ("en", "a\u0903", "mixed-scripts", ("“◌ः” (U+0903)", "Devanagari")),
        ("en", "𐌰b", "mixed-scripts", ("U+10330", "GOTHIC LETTER AHSA")),
        ("en", "µm", "mixed-scripts", ("U+00B5",)),
        ("en", "No1", "digits", ("“1” (U+0031)",)),
        ("bn", "ক২", "digits", ("“২” (U+09E8)",)),
        ("en", "x²", "digits", ("U+00B2",)),
        ("en", "a\x07b", "control-character", ("U+0007",)),
        ("en", "a\x85b", "control-character", ("U+0085",)),
        ("en", "a\tb", "control-character", ("U+0009",)),
        ("en", "a\ud83d", "lone-surrogate", ("U+D83D",)),
        ("en", "I❤U", "symbol", ("“❤” (U+2764)", "Any script")),
        ("bn", "ক👍🏽", "symbol", ("U+1F44D",)),
        ("en", "x\ue000", "unknown-character", ("U+E000",)),
        ("en", "", "no-letters", ("Latin",)),
        ("en", "—’ \u200b|", "no-letters", ("Latin",)),
        ("he", "\u05b0", "no-letters", ("Hebrew",)),
        ("und", "|", "no-letters", ("letters",)),
        ("ml", "ം", "lone-mark", ("“◌ം” (U+0D02)",)),
        ("bn", "ক|া", "lone-mark", ("U+09BE",)),
    ],
)
def test_refusal(language: str, word: str, code: str, parts: tuple[str, ...]) -> None:
    error = refusal(language, word)
    assert error.code == code
    for part in parts:
        assert part in error.message


@pytest.mark.parametrize(
    ("code", "word", "respelt"),
    [
        ("de", "Bär", True),
        ("de", "Straße", False),
        ("en", "ice-cream", False),
        ("en", "Café", False),
        ("he", "שָׁלוֹם", False),
        ("fa", "آسمان", False),
        ("bn", "গড়", False),
    ],
)
def test_cells_with_more_letters_than_the_word(code: str, word: str, respelt: bool) -> None:
    language = get(code)
    assert language.respelt(word, language.split(word)) is respelt


@MANY
@given(st.text(st.characters(), max_size=60), st.sampled_from(languages()))
def test_any_text_becomes_cells_or_one_printable_sentence(text: str, language: Alphabet) -> None:
    cells, error = attempt(language, text)
    assert cells or error
    assert all(cells)
    if error:
        for sentence in (error.message, error.where):
            sentence.encode("utf-8")
            assert sentence.isprintable()
        assert error.message.endswith(".")
        assert len(error.message) < 400
    language.fold(text).encode("utf-8")
    with pytest.raises(CrosscoreError) as unknown:
        get("x" + text)
    assert unknown.value.message.isprintable()


@each_script
@SOME
@given(data=st.data())
def test_cells_are_whole_and_stay_as_they_are(language: Alphabet, data: st.DataObject) -> None:
    text = data.draw(typed(language))
    cells, error = attempt(language, text)
    if error:
        assert error.code in ("no-letters", "lone-mark")  # nothing else can be wrong with it
        return
    for cell in cells:
        assert unicodedata.is_normalized("NFC", cell)
        assert regex.match(r"[\p{L}〇]", cell)
        assert ZWNJ not in cell
        assert not cell.endswith(ZWJ)
    # A cell is a word of one cell: boundaries forced, nothing is left to fold or merge.
    assert language.split("|".join(cells)) == cells
    assert language.split(unicodedata.normalize("NFD", text)) == cells
    # What cannot be seen makes no difference, wherever it stands.
    assert language.split("\u00ad".join(text)) == cells


@each_script
def test_every_letter_with_a_mark_stays_as_it_is(language: Alphabet) -> None:
    for letter in (
        chr(p)
        for code in language.scripts
        for run in scripts.letters(code)
        for p in range(run[0], min(run[1], run[0] + 500) + 1)
    ):
        for text in (letter, f"{letter}\u0300", f"{letter}\u0301"):
            cells, _ = attempt(language, text)
            if cells:
                assert language.split("|".join(cells)) == cells
                assert language.split(unicodedata.normalize("NFD", text)) == cells
                assert language.split("\u00ad".join(text)) == cells


@each_script
@SOME
@given(data=st.data())
def test_cells_do_not_depend_on_cluster_rules(language: Alphabet, data: st.DataObject) -> None:
    """Clusters of no Unicode version and of the newest rule lead to the same cells.

    But for Hangul letters that stand apart, and the Malayalam dot reph, a letter which
    every version joins to what follows.
    """
    text = data.draw(typed(language))
    if language.code == "ko" or "\u0d4e" in text:
        return
    rules = profile(language.code)
    added = [next(iter(choices.values())) for choices in rules.options.values()]
    cells, _ = attempt(language, text)
    if not cells:
        return
    linkers = "\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2"
    newest = rf"\X(?:(?<=[{linkers}][\p{{M}}{ZWJ}]*)(?=\p{{InCB=Consonant}})\X)*"
    for clusters in (BASE_AND_MARKS, newest):
        assert Rules(rules, added, cluster=clusters).split(text) == cells


def test_without_merges_the_rules_of_clusters_do_matter() -> None:
    word = unicodedata.normalize("NFC", "ক্ষমা")
    assert regex.findall(BASE_AND_MARKS, word) != regex.findall(r"\X", word)


@MANY
@given(
    st.sampled_from([one for one in WRITTEN if one.scripts == ("Latn",)]),
    st.text("abcdefghijlnrstuwyzABCDEFGHIJLNRSTUWYZ", min_size=1, max_size=12),
)
def test_short_path_gives_what_the_long_one_gives(language: Alphabet, word: str) -> None:
    data = profile(language.code)
    for added in ([], [next(iter(choices.values())) for choices in data.options.values()]):
        rules = Rules(data, added)
        assert rules.split(word) == rules.split_any(word)
        # and with nothing left out: cleaned, and by clusters
        text = rules.spell(rules.tables.clean(word + "’"))
        assert tuple(rules._pairs(rules._merge(regex.findall(r"\X", text)))) == rules.split(word)


@pytest.mark.parametrize("code", [code for code in codes() if "Zyyy" not in get(code).scripts])
def test_script_table_agrees_with_unicode(code: str) -> None:
    """The frozen letters and marks are what `regex` takes for them; single ones split singly."""
    for script in get(code).scripts:
        letters, marks = points(scripts.letters(script)), points(scripts.marks(script))
        allowed = rf"[\p{{scx={script}}}\p{{Zinh}}〇]"
        assert regex.fullmatch(rf"(?:(?=[\p{{L}}〇]){allowed})+", "".join(letters))
        assert regex.fullmatch(rf"(?:(?=\p{{M}}){allowed})*", "".join(marks))
        alone = points(scripts.alone(script))
        assert len(regex.findall(r"\X", "".join(alone) * 2)) == 2 * len(alone)
        assert set(points(scripts.consonants(script))) <= set(letters)
        for char in letters + marks:
            assert unicodedata.is_normalized("NFC", char)
            # What this Python does not know, it must not be able to change later either.
            if unicodedata.category(char) == "Cn":
                assert regex.fullmatch(r"(?:(?=\p{Lo})(?=\p{ccc=0})\p{dt=none})", char)


def test_numbers_in_the_digits_of_the_language() -> None:
    assert get("bn").number(1205) == "১২০৫"
    assert get("fa").number(46) == "۴۶"
    assert get("ar").number(46) == "٤٦"
    assert get("hi").number(46) == "46"  # Hindi papers print 0-9
    assert get("en").number(0) == "0"
    for language in languages():
        number = language.number(9876543210)
        assert int(number) == 9876543210
        assert number.isascii() != profile(language.code).native_digits


@pytest.mark.parametrize(
    ("language", "text", "key"),
    [
        ("en", "Rock ’n’ roll, café-au-lait: №1!", "ROCK N ROLL CAFE AU LAIT 1"),
        ("en", "don't  STOP", "DONT STOP"),
        ("de", "Straße", "STRASSE"),
        ("tr", "ılık ilk", "ILIK İLK"),
        ("he", "צה״ל שָׁלוֹם", "צהל שלומ"),
        ("ar", "كتـــاب، أحمد ٣", "كتاب احمد 3"),
        ("fa", f"می{ZWNJ}روم", "میروم"),
        ("bn", "অামার ২টি বই।", "আমার 2টি বই"),
        ("ru", "за\u0301мок и ёж", "ЗАМОК И ЕЖ"),
        ("en", "\ud83d a\x00b", "A B"),
    ],
)
def test_fold(language: str, text: str, key: str) -> None:
    script = get(language)
    assert script.fold(text) == key
    assert script.fold(key) == key


def test_fold_of_a_word_is_its_cells() -> None:
    compared = 0
    for vector in VECTORS:
        word = vector["word"]
        if not set(word) & set(" -–|") and vector["lang"] != "und":
            cells = "".join(get(vector["lang"]).split(word)).replace(ZWJ, "")
            assert get(vector["lang"]).fold(word) == unicodedata.normalize("NFC", cells)
            compared += 1
    assert compared > 290
    assert get("en").fold("art") in get("en").fold("the ARTS").split()[1]
    assert get("en").fold("art") not in get("en").fold("the ARTS").split()


LISTS = {
    "en": "apple river stone café window naïve cloud bridge",
    "bn": "বই নদী পাখি আকাশ ঢাকা রাত মাটি",
    "as": "ৰজা নৈ চৰাই আকাশ অসমীয়া ৰাতি",
    "hi": "किताब नदी पक्षी आकाश दिल्ली",
    "mr": "वाळवंट झुरळ बाळ नदी शाळा महाराष्ट्र",
    "he": "שלום ספר ילד מים",
    "ar": "سلام كتاب مدرسة بيت ولد",
    "fa": "کتاب گربه پدر چشم روز آب",
    "ur": "لڑکا کتاب گھر ہاتھ بڑے ٹماٹر",
    "ru": "мама река сыр это книга рыба",
    "uk": "їжа річка книга ґанок єнот",
    "be": "воўк мышь рыба зіма",
    "sr": "љубав кућа џеп ђак река",
    "mk": "ќебап љубов ѕвезда ѓавол куќа",
    "kk": "қазақ ұл үй өзен тіл",
    "el": "θάλασσα νερό βιβλίο",
    "pl": "żółw źdźbło łąka mąka gęś śnieg ćma dom kot",
    "tr": "çağ ısı kâğıt gözlük şeker ağaç kış dağ ışık",
    "vi": "nước người việt phở đường mưa chữ tiếng được",
    "ja": "がっこう 東京 チョコレート 日本語",
    "zh": "学校 电车 东风 飞机",
    "zh-Hant": "學校 電車 東風 飛機",
    "ko": "한글 학교 나무",
    "th": "โรงเรียน ภาษา",
    "ka": "საქართველო წყალი",
    "und": "😀 🇧🇩 👍",
    "und-x-rtl": "ܫܠܡܐ ܟܬܒܐ ܡܝܐ",
}


@pytest.mark.parametrize("code", LISTS)
def test_guess(code: str) -> None:
    assert guess(LISTS[code].split()).code == code


HINDI = ["पानी", "घर", "नदी", "किताब"]
DANISH = ["fjord", "få", "mål", "by", "sol", "høst"]
ABROAD = ["taxi", "hotel", "radio"]
PLAIN = ["sol", "hus", "mus", "tre", "fire", "fem"]


@pytest.mark.parametrize(
    ("words", "how", "code", "by", "others"),
    [
        # letters decide, and say who else has them
        (["كتاب", "قلم", "باب"], {}, "ar", "letters", {"fa"}),
        (["پنجره", "گل", "چشم"], {}, "fa", "letters", {"ur"}),
        (["mačka", "đak", "noć"], {}, "sr-Latn", "letters", {"hr", "bs"}),
        (["señor", "niño"], {"title": "german.csv"}, "es", "letters", set()),
        (["niño"], {}, "es", "letters", set()),
        (["café"], {}, "es", "script", {"fr", "en"}),
        (["خۆر", "ڕۆژ", "ماسی", "گوڵ", "نان"], {}, "und-x-rtl", "script", set()),  # Kurdish
        (["خۆر", "ڕۆژ"], {"title": "urdu.csv"}, "ur", "title", set()),
        (HINDI, {}, "hi", "script", {"mr", "ne"}),
        (PLAIN, {}, "nb", "script", {"da"}),
        (["hotel"], {"at_hand": ["xx", "de_AT"]}, "de", "script", {"en"}),
        # the title: names anywhere, codes last behind a mark or alone; two names tell nothing
        (PLAIN, {"title": "german.json"}, "de", "title", set()),
        (PLAIN, {"title": "Español 3º.csv"}, "es", "title", set()),
        (PLAIN, {"title": "words_de.csv"}, "de", "title", set()),
        (PLAIN, {"title": "no.txt"}, "nb", "title", set()),
        (PLAIN, {"title": "Serbian words.txt"}, "sr-Latn", "title", set()),
        (DANISH, {"title": "dansk.txt"}, "da", "title", set()),
        (PLAIN, {"title": "english-german.csv"}, "nb", "script", {"da"}),
        (PLAIN, {"title": "what is it.csv"}, "nb", "script", {"da"}),
        (PLAIN, {"title": "la_casa.csv"}, "nb", "script", {"da"}),
        (PLAIN, {"title": "arabic.csv"}, "nb", "script", {"da"}),
        # clues, where the letters leave it open
        (HINDI, {"clues": ["यो पिउने हो", "ठाउँ हो", "हो", "छ"]}, "ne", "clues", set()),
        (HINDI, {"clues": ["पीने का है।", "रहने की जगह", "पानी से"]}, "hi", "clues", set()),
        (DANISH, {"clues": ["noe i havet", "ikke få", "et mål", "til byen"]}, "nb", "words", None),
        (ABROAD, {"clues": ["het licht", "een dier", "van het land"]}, "nl", "clues", set()),
        (ABROAD, {"clues": ["ein Wagen", "dort schläft man", "es spielt"]}, "de", "clues", set()),
        # little words that languages share: letters that a language lacks are against it
        (
            ["libro", "niño", "gato", "mañana", "pan", "pingüino", "flor", "sol", "mar", "pez"],
            {"clues": ["de papel", "de corta edad", "de noche no se ve", "de la madera"]},
            "es",
            "words",
            None,
        ),
        (
            ["boek", "ijs", "reünie", "maan", "vis", "coöperatie", "brood", "dijk", "zon", "kat"],
            {"clues": ["je leest het", "in de nacht", "je eet het", "in de zomer"]},
            "nl",
            "words",
            set(),
        ),
        (
            ["señor", "niño"],
            {"clues": ["the man", "a child of the man", "the"]},
            "es",
            "letters",
            {"en"},
        ),
    ],
)
def test_a_guess_says_what_told_it_and_what_else_it_could_be(
    words: list[str], how: dict[str, Any], code: str, by: str, others: set[str] | None
) -> None:
    found = recognise(words, **how)
    assert (found.alphabet.code, found.by) == (code, by)
    codes = {other.code for other in found.others}
    assert code not in codes
    if others is not None:
        assert others <= codes
        assert bool(others) == bool(codes)


SHORT_LISTS = json.loads((Path(__file__).parent / "languages.json").read_text("utf-8"))
PAGES = {"none": (), "en": ("en", "en-US"), "de": ("en", "de-AT", "de"), "fr": ("fr-CA", "fr")}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("code", SHORT_LISTS)
def test_short_lists_are_taken_for_what_they_are(code: str, page: str) -> None:
    for lines in SHORT_LISTS[code]:
        parted = [line.partition(": ") for line in lines]
        words, clues = [word for word, _, _ in parted], [clue for _, _, clue in parted]
        found = recognise(words, clues=clues, at_hand=PAGES[page], share=0)
        assert (found.alphabet.code, lines) == (code, lines)


def test_a_guess_is_sure_or_prints_nothing() -> None:
    assert recognise(["dog", "cat", "horse"]).sure
    assert recognise(["Hund"], clues=["ein Haustier"]).sure
    assert not recognise(["hotel"]).sure
    assert not recognise(["باب"]).sure
    assert recognise(["שלום", "מים"]).sure
    assert recognise(["река", "ёж", "это"]).sure


@pytest.mark.parametrize(
    ("language", "word", "parted", "joined"),
    [
        ("cy", "Llangollen", {0: "L|langollen", 2: "Llan|gollen", 4: "Llangol|len"}, {}),
        ("cy", "Ban|gor", {}, {2: "Bangor"}),
        ("bn", "ভণ্ডুল", {1: "ভণ্|ডুল"}, {}),
        ("bn", "ভণ্|ডুল", {}, {1: "ভণ্ডুল"}),
        ("bn", "চন্দ্রিমা", {1: "চন্|দ্রিমা"}, {}),
        ("ta", "பக்ஷி", {1: "பக்|ஷி"}, {}),
        ("th", "น้ำ", {0: "น้|ำ"}, {}),
        ("hi", "नि", {}, {}),  # a letter and its mark stay together
        ("he", "שלום", {}, {}),
        ("ar", "سلام", {}, {}),  # lam and alef are two cells as it is
        ("en", "straße|nbahn", {}, {}),  # this mark parts nothing: there is none to join
    ],
)
def test_a_mark_parts_what_shares_a_cell(
    language: str, word: str, parted: dict[int, str], joined: dict[int, str]
) -> None:
    found = parting(get(language), word, {})
    assert found.cells == get(language).split(word)
    assert {i: text for i, text in enumerate(found.parted) if text} == parted
    assert {i: text for i, text in enumerate(found.joined) if text} == joined
    for i, text in parted.items():
        cells = get(language).split(text)
        assert cells[:i] + cells[i + 2 :] == found.cells[:i] + found.cells[i + 1 :]


def test_letters_that_are_the_default_are_no_settings() -> None:
    assert get("ar").settings({"hamza": "fold", "teh_marbuta": "fold"}) == {"teh_marbuta": "fold"}
    with pytest.raises(CrosscoreError, match="tones"):
        get("ar").settings({"tones": "keep"})


def test_guess_takes_the_majority_but_no_half_and_half() -> None:
    latin, bangla = [f"word{'x' * i}" for i in range(50)], ["বই", "নদী"] * 25
    assert guess(latin + bangla[:10]).code == "en"
    assert guess(bangla + latin[:10]).code == "bn"
    # in whatever order, and however long the first half is
    for words in (latin + bangla, bangla + latin, latin * 200 + bangla * 200):
        with pytest.raises(CrosscoreError, match=r"50% \w+ and 50% \w+: keep") as caught:
            guess(words)
        assert caught.value.code == "mixed-scripts"
    for nothing in ([], ["", "12", "--"]):
        with pytest.raises(CrosscoreError) as caught:
            guess(nothing)
        assert caught.value.code == "no-letters"


def test_languages() -> None:
    all_of_them = languages()
    assert len(all_of_them) == 81
    assert all_of_them == languages()
    assert len({language.code for language in all_of_them}) == 81
    assert all(get(language.code) is language for language in all_of_them)
    bangla = get("BN")
    assert (bangla.code, bangla.name, bangla.english) == ("bn", "বাংলা", "Bangla")
    assert (bangla.scripts, bangla.direction) == (("Beng",), "ltr")
    assert (bangla.across, bangla.down) == ("পাশাপাশি", "উপর-নিচ")
    assert {one.code for one in all_of_them if one.direction == "rtl"} == {
        "he", "yi", "ar", "fa", "ur", "dv", "und-x-rtl",
    }  # fmt: skip
    assert {"lo", "km", "my", "bo"} <= {one.code for one in all_of_them if one.experimental}
    assert not bangla.experimental
    assert (get("bo").across, get("bo").down) == ("Across", "Down")


@pytest.mark.parametrize(
    ("code", "near"), [("bangla", "bn"), ("en-GB", "en"), ("Español", "es"), ("sr-latin", "sr")]
)
def test_unknown_language_names_near_ones(code: str, near: str) -> None:
    with pytest.raises(CrosscoreError, match=rf"\b{near} \(") as caught:
        get(code)
    assert caught.value.code == "unknown-language"


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("colour", "red", "no field"),
        ("name", "", "missing"),
        ("direction", "down", "ltr or rtl"),
        ("case", "title", "one of"),
        ("digits", "012", "ten digits"),
        ("native_digits", True, "needs digits"),
        ("strip_marks", "yes", "true or false"),
        ("keep", 7, "a text"),
        ("fold", {"ab": "c"}, "not one character"),
        ("fold", {"a": "b"}, "ASCII"),
        ("expand", {"a\u0301": "b"}, "not NFC"),
        ("expand", {"é": "é"}, "itself"),
        ("order", "C<Č H", "not like A<B"),
        ("order", "C<<Č", "not like A<B"),
        ("options", {"ij": {"one": {}}}, "two choices"),
        ("options", {"ij": {"one": {"foo": 1}, "two": {}}}, "not understood"),
    ],
)
def test_profile_that_is_wrong_is_refused(field: str, value: object, complaint: str) -> None:
    right = {"name": "Test", "english": "Test", "scripts": ["Latn"]}
    assert parse("xx", right).name == "Test"
    with pytest.raises(ValueError, match=complaint):
        parse("xx", right | {field: value})


@pytest.mark.parametrize(
    ("code", "phrase", "expected"),
    [
        ("en", "ICE CREAM", "3,5"),
        ("en", "Mother-in-law", "6-2-3"),
        ("en", "bus", "3"),
        ("en", "  Rock  &  Roll ", "4,4"),
        ("en", "don't", "4"),
        ("en", "Paris–Nice \N{EM DASH} race", "5-4,4"),
        ("en", "A|B C", "2,1"),
        ("en", "-x-", "1"),
        ("en", "Æsop's fables", "6,6"),
        ("bn", "আম গাছ", "২,২"),
        ("bn", "ভণ্ডুল-ভণ্ডুল", "৩-৩"),
        ("he", "בית־ספר", "3-3"),
        ("he", "בית ספר", "3,3"),
        ("hr", "nadživjeti ljeto", "9,4"),
        ("hr", "od žaba", "2,4"),
        ("cs", "moc hladu", "3,5"),
        ("fa", "می‌روم خانه", "۵,۴"),
        ("zh", "冰 淇淋", "1,2"),
    ],
)
def test_parts_of_a_phrase_are_counted(code: str, phrase: str, expected: str) -> None:
    assert get(code).enumeration(phrase) == expected
    assert get(code).enumeration(phrase, write=str).isascii()


@pytest.mark.parametrize(
    ("code", "phrase", "cells"),
    [
        ("cs", "moc hladu", "M O C H L A D U"),
        ("hr", "od žaba", "O D Ž A B A"),
        ("hr", "odžak", "O DŽ A K"),
        ("nl", "mini-jurk", "M I N I J U R K"),
        ("bn", "বাক্ কথা", "বা ক্ ক থা"),
        ("bn", "বাক্কথা", "বা ক্ক থা"),
    ],
)
def test_no_letter_reaches_over_a_gap(code: str, phrase: str, cells: str) -> None:
    assert get(code).split(phrase) == tuple(cells.split())


def test_a_mark_behind_a_gap_belongs_to_no_part() -> None:
    assert refusal("cs", "ice \u0301cream").code == "lone-mark"
    assert get("en").enumeration("ice \u0301cream") == "3,5"  # English drops it anyway
    # An apostrophe is no gap, nor is what nobody sees.
    assert get("fr").split("e'\u0301") == ("E",)
    assert get("en").enumeration("i\u200bce cr'eam") == "3,5"


@each_script
@SOME
@given(data=st.data())
def test_parts_are_the_cells_of_the_whole(language: Alphabet, data: st.DataObject) -> None:
    words = data.draw(st.lists(typed(language), min_size=1, max_size=3))
    phrase = data.draw(st.sampled_from([" ", "-", "\u05be", " & "])).join(words)
    cells, error = attempt(language, phrase)
    if error:
        with pytest.raises(CrosscoreError):
            language.enumeration(phrase)
        return
    plain = language.enumeration(phrase, write=str)
    assert regex.fullmatch(r"\d+([,-]\d+)*", plain)
    assert sum(map(int, regex.split("[,-]", plain))) == len(cells)
    native = language.enumeration(phrase)
    assert regex.sub(r"\d+", lambda run: language.number(int(run[0])), plain) == native


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "ABLE ART BEE ZOO"),
        ("sv", "APA ZON ÅR ÄNG ÖRN"),
        ("de", "MUT ZUG"),
        ("es", "NUBE ÑAME OSO"),
        ("cs", "CIBULE ČÁP HUSA CHLÉB IVAN"),
        ("hu", "ÁG AGY ÓN ORR ÖL ŐR PAP"),
        ("hr", "DAN DŽEP ĐAK EHO LUK LJETO MED"),
        ("cy", "DUR DDOE EIRA"),
        ("tr", "CAM ÇAM ISI İZ JET"),
        ("vi", "AN ÁN ĂN ẮN ÂN BA"),
        ("ru", "ИВА ЙОД КОТ"),
        ("uk", "ГАЙ ҐАНОК ДІМ ИН ІВА ЇЖАК ЙОД КІТ"),
        ("fa", "باد پدر تاب"),
        ("he", "אב גן שם"),
        ("yi", "אױג װאַסער זון ים שנײ"),
        ("th", "ข้าว ครู มะม่วง แมว โรงเรียน หนังสือ"),
        ("lo", "ຊ້າງ ດອກໄມ້ ເດືອນ ຕາເວັນ"),
        ("bn", "আম কলা খই গাছ"),
        ("ja", "アメ カサ サル"),
    ],
)
def test_words_are_in_the_order_of_dictionaries(code: str, words: str) -> None:
    language = get(code)
    wanted = words.split()
    keys = [language.sort_key(language.split(word)) for word in wanted]
    assert keys == sorted(keys)
    assert len(set(keys)) == len(keys)


@MANY
@given(st.text(st.one_of(st.characters(), st.sampled_from("e\u00ad\u0301 \n\r\u2028\ufeff\ud800"))))
def test_clean_text_stays_as_it_is(text: str) -> None:
    line, lines = one_line(text), clean_lines(text)
    assert one_line(line) == line
    assert clean_lines(lines) == lines
    assert all(one_line(each) == each for each in lines.split("\n"))
    assert not any(char in line for char in "\n\r\u2028\ufeff\ud800")
    assert "\n\n\n" not in lines
    lines.encode()
    assert one_line("e\u00ad\u0301") == "é"


def test_documentation_lists_fields_options_and_experimental_languages() -> None:
    text = (Path(__file__).parents[2] / "docs" / "languages.md").read_text("utf-8")
    table = text.split("## Fields of a profile")[1].split("\n\n`drop_marks`")[0]
    first_column = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    named = {name for cell in first_column for name in regex.findall(r"`(\w+)`", cell)}
    assert named == {field.name for field in fields(Profile)} - {"code"}
    listed = text.split("## Experimental languages")[1].split("##")[0]
    codes_listed = {
        code.strip()
        for line in listed.splitlines()
        if line.startswith("| ") and "code" not in line and "---" not in line
        for code in line.split("|")[1].split(",")
    }
    assert codes_listed == {one.code for one in languages() if one.experimental}
    for language in languages():
        for option, choices in language.options.items():
            for word in (option, *choices):
                assert f"`{word}`" in text


def test_import_reads_no_data_and_english_needs_no_regex() -> None:
    """What the start of the page waits for."""
    code = """
import sys
import crosscore.alphabet as a
from crosscore.alphabet import profile, scripts
assert not profile._raw.cache_info().currsize and not scripts._table.cache_info().currsize
assert a.get("en").split("Apple") == tuple("APPLE")
assert "regex" not in sys.modules and not scripts._table.cache_info().currsize
a.get("bn").split("বই")
assert "regex" not in sys.modules  # a virama that joins is cut without it, too
a.get("ta").split("பக்ஷி")
assert "regex" in sys.modules
"""
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", code], check=True, cwd=root)
