"""What is kept out of a dictionary for schools, as far as WordNet itself says so."""

from __future__ import annotations

import re

from tools.wordnet.database import Database, Key


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


#: synsets that name a manner of speaking; a word that has a rude one in any meaning stays out
_RUDE = frozenset(("ethnic_slur", "obscenity", "vulgarism", "dirty_word"))
_MANNERS = _RUDE | {"disparagement"}
#: glosses that say so in words
_MARKED = re.compile(
    r"\b(?:offensive|obscene|vulgar|profane|insulting|derogatory|derisive|disparaging|pejorative"
    r"|contemptuous|abusive)\s+(?:\w+\s+){0,2}?(?:terms?|names?|slang|words?|expressions?|ways?)\b"
    r"|\((?:[\w ,]+ )?(?:offensive|obscene|vulgar|derogatory|disparaging|slur)\b[^)]*\)"
    r"|\b(?:ethnic|racial) slurs?\b|\bterms? of (?:abuse|contempt|disparagement)\b"
    r"|\b(?:obscenely|disparagingly|derogatorily)\b|\bused as an? (?:insult|curse|profanity)\b"
)
#: meanings that are or belong to one of these
_TOPICS = _words(
    "sexual_activity sexual_intercourse sex_act sexual_practice sex_organ reproductive_organ"
    " genitalia prostitute prostitution pornography sex_crime sexual_assault sexual_abuse"
    " drug_of_abuse street_drug hard_drug libertine sexual_desire masturbation copulation"
    " feces fecal_matter urine defecation excrement urination have_sex copulate masturbate"
    " defecate urinate sexual_pleasure paraphilia sex_object prophylactic"
)
_SUBJECTS = re.compile(
    r"\b(?:sexual\w*|sex organs?|coit\w+|copulat\w+|genital\w*|prostitut\w*|brothels?|porn\w*"
    r"|rap(?:e|ed|es|ist|ists|ing)|erotic\w*|masturbat\w*|orgasm\w*|incest\w*|penis\w*|vagina\w*"
    r"|anus|anal|scrot\w+|testic\w+|testes|semen|condoms?|pubic|nipples?|buttocks|promiscu\w+"
    r"|lewd\w*|lecher\w*|lasciv\w+|lust|lusts|lustful\w*|obscen\w+"
    r"|excrement|fa?eces|urinat\w+|marijuana"
    r"|heroin|cocaine|crack cocaine|hallucinogen\w*|sadis\w+|masochis\w+|bestiality|whores?"
    r"|slut\w*|fornicat\w*|adulter(?:y|er|ous)|libid\w+|seduct\w+|sex appeal|opposite sex"
    r"|aphrodisiac\w*|mistress of a|strip ?tease\w*|naked women)\b"
)
#: what WordNet does not mark, and a class would not miss
_WORDS = _words(
    "arse arsehole ass asshole bastard bitch blackamoor bollock bollocks boob boobs bugger bum"
    " bunghole butt chink cock coon crap cripple cuckold darkie darky dick dickhead dike dildo"
    " dyke fag faggot fagot fanny fart fatso gook gypsy homo hooker horny hussy imbecile injun"
    " jap jew kaffir kafir kinky lesbian midget minge mongoloid moron mulatto nance nazi negress"
    " negro nip nude octoroon oriental pansy pecker pee piss poof poop poove prick pussy"
    " quadroon queer redskin retard retarded screw sex sexy shag shaft slag slut snatch spade"
    " spastic squaw strumpet suicide tart tit tits titty tosser trollop turd twat wank wanker"
    " wench whore witless yid"
)
#: roots that make a word rude wherever they stand in it
_ROOTS = re.compile(
    r"fuck|shit|cunt|nigger|whore|slut|piss|bugger|wank|bitch|bastard|arse(?:hole)?$|asshole|porn"
    r"|(?:bad|candy|dumb|fat|kick|lard|smart|wise)ass$|^ass(?:wipe|hat)|^crap(?:p|s|$)|^jerkoff"
    r"|dickhead|turd$|^fart|blowjob|handjob|^ball(?:s-?up|buster|breaker)|coon$(?<!raccoon)"
    r"(?<!racoon)(?<!cocoon)(?<!tycoon)(?<!puccoon)|kike$|^kaff?ir|darkie|honk(?:y|ie)|sexual"
)


class Unfit:
    """Says which words, and which of their meanings, are not for a class."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def word(self, lemma: str) -> bool:
        """Whether a word is rude in any of its meanings, not only in rare ones."""
        if lemma in _WORDS or _ROOTS.search(lemma):
            return True
        senses = self._database.senses[lemma]
        if any(not _RUDE.isdisjoint(self._manners(sense.synset)) for sense in senses):
            return True
        marked = [sense for sense in senses if self.marked(sense.synset)]
        return bool(marked) and (marked[0] is senses[0] or marked[0].rarity < 0)

    def meaning(self, key: Key) -> bool:
        """Whether a meaning is offensive, or about what is not for a class."""
        above = self._database.ancestors(key)
        if any(word in _TOPICS for synset in above for word in synset.words):
            return True
        gloss = self._database.synsets[key].gloss.lower()
        return self.marked(key) or bool(_SUBJECTS.search(gloss.partition('"')[0]))

    def marked(self, key: Key) -> bool:
        """Whether WordNet calls a meaning offensive."""
        if not _MANNERS.isdisjoint(self._manners(key)):
            return True
        return bool(_MARKED.search(self._database.synsets[key].gloss.lower().partition('"')[0]))

    def _manners(self, key: Key) -> list[str]:
        """The manners of speaking that a meaning belongs to."""
        database = self._database
        named = [database.synsets[usage] for usage in database.synsets[key].usage]
        return [word for synset in named for word in synset.words]
