"""Lists of words, and what is wrong with those that are bundled."""

from __future__ import annotations

import unicodedata
from typing import Any

from crosscore import alphabet
from crosscore.errors import CrosscoreError

LISTED = """
ace act add age ago aid aim air ale all and ant any ape apt arc are ark arm art ash ask ate awe
axe bad bag ban bar bat bay bed bee beg bet bid big bin bit boa bog bow box boy bud bug bun bus
but buy cab can cap car cat cob cod cog con cop cot cow coy cry cub cue cup cut dab dad dam day
den dew did die dig dim din dip doe dog don dot dry dub due dug dye ear eat eel egg ego elf elk
elm emu end era erg err eve eye fan far fat fee few fig fin fir fit fix fly foe fog for fox fry
fun fur gag gap gas gel gem get gin gnu goa god got gum gun gut guy gym had ham has hat hay hen
her hew hey hid him hip his hit hoe hog hop hot how hub hug hum hut ice icy ill imp ink inn ion
ire its ivy jab jam jar jaw jay jet jig job jog jot joy jug keg key kid kin kit lab lad lag lap
law lay led lee leg let lid lie lip lit log lop lot low mad man map mat may men met mid mix mob
mop mow mud mug nab nag nap net new nil nip nod nor not now nun nut oak oar oat odd ode off oil
old one opt orb ore our out owe owl own pad pal pan par pat paw pay pea peg pen pet pie pig pin
pit ply pod pot pro pry pub pun pup put rag ram ran rap rat raw ray red rib rid rig rim rip rob
rod roe rot row rub rug rum run rut rye sad sag sap sat saw say sea see set sew she shy sin sip
sir sit six ski sky sly sob sod son sow soy spa spy sub sue sum sun tab tag tan tap tar tax tea
ten the tie tin tip toe tom ton too top tow toy try tub tug two use van vat vet via vie vow wag
war was wax way web wed wet who why wig win wit woe won yak yam yap yes yet you zip zoo
"""


THREE = LISTED.split()
STEM = 5  # as many first letters of an answer in a clue would give it away


def faults(pairs: list[tuple[str, Any]], language: str, shortest: int, longest: int) -> list[str]:
    """What is wrong with a dictionary's entries, one line each."""
    script = alphabet.get(language)
    wrong: list[str] = []
    answers: set[tuple[str, ...]] = set()
    clues: set[str] = set()
    for word, clue in pairs:
        try:
            cells = script.split(word)
        except CrosscoreError as error:
            wrong.append(f"{word}: {error.message}")
            continue
        if not shortest <= len(cells) <= longest:
            wrong.append(f"{word}: {len(cells)} cells")
        if cells in answers:
            wrong.append(f"{word}: twice")
        answers.add(cells)
        if word != unicodedata.normalize("NFC", word) or word != script.upper(word):
            wrong.append(f"{word}: not in the grid's own letters")
        if not isinstance(clue, str) or not 0 < len(clue) <= 60 or clue != " ".join(clue.split()):
            wrong.append(f"{word}: clue missing, too long or with stray spaces")
            continue
        if clue.endswith((".", "।")):
            wrong.append(f"{word}: clue ends with a full stop")
        if script.fold(clue) in clues:
            wrong.append(f"{word}: same clue as another")
        clues.add(script.fold(clue))
        told = script.fold(clue).split()
        answer = "".join(cells)
        stem = "".join(cells[:STEM])
        if answer in told or (len(cells) >= STEM and any(t.startswith(stem) for t in told)):
            wrong.append(f"{word}: given away by “{clue}”")
    return wrong
