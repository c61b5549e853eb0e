"""Lists of words for tests."""

from __future__ import annotations

from pathlib import Path

#: bundled lists as they once were: what a test's searches find in them stays the same whatever is
#: added to those in dictionaries/
LISTS = Path(__file__).parent / "lists"

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
