# What the page says, in German, for schools. docs/translating.md tells how.
# Formal (Sie), short sentences; gender-neutral wherever it reads well. Quotation marks „…“, a space before “ …” and “%”.
# A word that is put in stays as it is: no article and no ending depends on it.
#
# Glossary:
#   crossword Kreuzworträtsel; puzzle Rätsel; word search Suchsel (das); filled crossword dichtes Kreuzworträtsel; filled grid dichtes Gitter
#   number crossword Kreuzzahlrätsel; kriss-kross Kriss-Kross; codeword Chiffrenrätsel; kind Rätselart
#   grid Gitter; cell Kästchen (never Feld); black square schwarzes Kästchen; letter Buchstabe; character Zeichen; row Zeile; column Spalte
#   word Wort; word list Wortliste; entry Eintrag; clue Hinweis; hint Tipp; note Anmerkung; answer key Lösung; word bank Wortkasten
#   across waagerecht; down senkrecht; to cross sich kreuzen; crossing Kreuzung; given letters vorgegebene Buchstaben
#   layout Anordnung; reshuffle neu mischen; refill neu füllen; improve verbessern; place Stelle; room Platz; placed platziert
#   apart abseits; piece Teil; scatter streuen; pattern Muster; preset Vorlage; seed Startzahl; options Optionen; settings Einstellungen
#   lock fixieren; unlock freigeben; edit ändern; move verschieben; replace ersetzen; clear leeren; play lösen; reveal aufdecken
#   sheet Blatt; title Titel; author Autor/in; instructions Anleitung; share teilen; version Version; engine Rätselprogramm
#   guessed vermutet; script Schrift; font Schriftart; keep (on the device) speichern; rude word anstößiges Wort
#
# <b>, <kbd>, <a>, <span>, <strong>, <br> mark parts of a text; they stay, wherever they end up in the sentence.

# Texts choose their words by { $grid }, how the words of the puzzle lie: crossing in the open, between black squares ([blocked])
# or hidden among letters ([letters]); and by { $content }, words or [numbers]. A language may do without.

## The catalogue itself

# The language's own name for itself, as it stands in the list of languages, and the side it is read from.
language-name = Deutsch
language-direction = ltr
# Between the items of a list.
list-comma = { ", " }

## Fixed text: what several places say

page-title = Crosscore: Kreuzworträtsel aus eigenen Wörtern
# For search engines.
page-description =
    .content = Erstellt Kreuzworträtsel aus Wortlisten in jeder Sprache, auf Ihrem eigenen Gerät.
button-undo =
    .title = Rückgängig (Strg+Z)
    .aria-label = Rückgängig
button-redo =
    .title = Wiederherstellen (Strg+Y)
    .aria-label = Wiederherstellen
button-cancel = Abbrechen
button-close = Schließen
button-save = Speichern
# Heads of a word's and of its clue's field.
field-word =
    { $content ->
        [numbers] Zahl
       *[words] Wort
    }
field-clue = Hinweis
# The squares that a word takes.
field-cells =
    .aria-label = Kästchen

## Fixed text: the bar on top

bar-about =
    .title = Über Crosscore
# The bar above all views. The numbers are those of the steps.
steps =
    .aria-label = Schritte
step-words = <b>1</b> Wörter
step-puzzle = <b>2</b> Rätsel
# On narrow screens only what is outside <span> is seen.
step-print = <b>3</b> Druck<span>en & teilen</span>
# Read out only: the heading of the view in which the puzzle is made.
step-puzzle-heading = Rätsel
bar-tools =
    .aria-label = Werkzeuge
bar-help = Hilfe
    .title = Hilfe
# Read out only; the name of the word list follows.
bar-list = Wortliste:{ " " }
bar-own = Meine Wörter
# Lay the same words out anew; fill the same grid with other words.
bar-reshuffle =
    { $grid ->
        [blocked] Neu füllen
       *[other] Neu mischen
    }
# Search on for a better layout, from the one that is there. On narrow screens only the title is told.
bar-improve = Verbessern
    .title = Eine bessere Anordnung dieser Wörter suchen (I)
# Make a crossword of other words. On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-new-words =
    { $grid ->
        [blocked] Neu<span>es Gitter</span>
       *[other] Neue<span> Wörter</span>
    }
bar-options = Optionen
# On to the sheet. On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-create = Druck<span>en & teilen</span>
# Solve the puzzle here, on the page.
bar-play = Lösen
    .title = Dieses Rätsel hier lösen (P)
# Opens the puzzles that are kept on this device.
bar-puzzles = Meine Rätsel
# The name above the grid: press it to write another one.
puzzle-name = „{ $name }“ umbenennen
puzzle-rename =
    .aria-label = Name des Rätsels

## The language of the page itself

# The button's name; $language is a language's own name for itself.
language-button = Sprache dieser Seite: { $language }
language-now = Diese Seite ist jetzt auf { $language }.
language-failed = { $language } konnte nicht geladen werden; die Seite bleibt in dieser Sprache. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.

## Fixed text: the grid, and what is there before it

grid-region =
    .aria-label = Gitter
grid-canvas =
    .aria-label =
        { $grid ->
            [letters] Suchsel
           *[other] Kreuzworträtsel-Gitter
        }
    .aria-roledescription =
        { $grid ->
            [letters] Buchstabengitter
           *[other] Kreuzworträtsel-Gitter
        }
# Read out by screen readers only. The keys are the same in every language.
grid-help =
    { $grid ->
        [letters] Mit den Pfeiltasten gehen Sie von Buchstabe zu Buchstabe, mit der Leertaste durch die Wörter, zu denen der Buchstabe gehört. Die Eingabetaste ersetzt das ausgewählte Wort. F2 ändert es, L fixiert es, Entf löscht es. Plus und Minus vergrößern und verkleinern. Das Fragezeichen zeigt alle Tasten.
       *[other] Mit den Pfeiltasten gehen Sie von Buchstabe zu Buchstabe; die Leertaste wechselt zwischen waagerecht und senkrecht. Die Eingabetaste ersetzt das ausgewählte Wort. F2 ändert es, M verschiebt es, L fixiert es, Entf löscht es. Plus und Minus vergrößern und verkleinern. Das Fragezeichen zeigt alle Tasten.
    }
boot-title = Gleich geht es los
boot-again = Noch einmal versuchen
boot-note = Alles läuft auf diesem Gerät. Ihre Wörter werden nirgendwohin gesendet.

## Fixed text: the selected word

# Titles (shown on hovering) name the key in brackets; keys are the same in every language.
chosen-bar =
    .aria-label = Ausgewähltes Wort
chosen-replace = Ersetzen
    .title = Ein anderes Wort aus der Liste nehmen (Eingabetaste)
chosen-edit = Ändern
    .title = Wort und Hinweis ändern (F2)
chosen-why = Warum?
    .title = Warum es nicht im Gitter steht und was stattdessen passt
chosen-move = Verschieben
    .title = An eine andere Stelle verschieben (M)
# Keep the word in its place.
chosen-lock = Fixieren
chosen-delete =
    { $grid ->
        [blocked] Leeren
       *[other] Löschen
    }
    .title =
        { $grid ->
            [blocked] Seine Buchstaben entfernen (Entf)
           *[other] Löschen (Entf)
        }
# While a word is being moved.
chosen-move-next = Nächste Stelle
chosen-move-put = Hier einsetzen

## Fixed text: the line below the grid

status-progress =
    .aria-label = Suchzeit
status-stop = Stopp
status-counts =
    .aria-label = Zahlen zum Rätsel
status-tools =
    .aria-label =
        { $grid ->
            [letters] Wörter und Ansicht
           *[other] Anordnung und Ansicht
        }
status-freeze =
    { $grid ->
        [letters] Alle fixieren
       *[other] Anordnung fixieren
    }
    .title = Jedes Wort an seinem Platz lassen
status-zoom-out =
    .title = Verkleinern (−)
    .aria-label = Verkleinern
status-zoom-fit =
    .title = Ganzes Gitter (0)
    .aria-label = Ganzes Gitter
status-zoom-in =
    .title = Vergrößern (+)
    .aria-label = Vergrößern

## Fixed text: the list of the puzzle's words

words-region =
    .aria-label = Wörter
words-toggle =
    { $content ->
        [numbers] Zahlen
       *[words] Wörter
    }
words-filter =
    .aria-label =
        { $content ->
            [numbers] Zahl oder Hinweis suchen
           *[words] Wort oder Hinweis suchen
        }
    .placeholder =
        { $content ->
            [numbers] Zahl oder Hinweis
           *[words] Wort oder Hinweis
        }
words-narrow =
    .title = Sortieren, filtern, auswählen
    .aria-label = Sortieren, filtern, auswählen
words-add = Neu
    .title = Wörter hinzufügen (A)
# What the list is narrowed to: on the grid, without a place, …
words-state =
    .aria-label = Zustand
words-length =
    .aria-label = Länge
words-order =
    .aria-label = Reihenfolge
words-show-all = Alle zeigen
words-pick-many = Mehrere auswählen

## Fixed text: the sheet (the page around it; the words on the paper are in the puzzle's language)

sheet-heading =
    { $grid ->
        [letters] Blatt mit dem Suchsel
       *[other] Blatt mit dem Kreuzworträtsel
    }
# Over the two buttons that follow: which of the two is shown.
sheet-switch =
    .aria-label = Anzeigen
sheet-show-puzzle = Rätsel
sheet-show-answers = Lösung
sheet-show-both = Beides
sheet-settings = Einstellungen
sheet-print = Drucken / PDF
submission-open = Für eine Redaktion …
submission-heading = Für eine Redaktion drucken
submission-text = Das Gitter, die Lösung und alle Hinweise mit ihren Lösungswörtern, mit doppeltem Zeilenabstand und Rändern von 2,5 cm. Ihre Angaben bleiben auf diesem Gerät: Sie stehen nur auf diesen Seiten und in keiner Datei.
submission-name = Ihr Name
submission-address = Anschrift
submission-email = E-Mail
submission-forget = Meine Angaben vergessen
submission-count = Wörter: { $n }. Größe: { $width } × { $height }.
sheet-share = Link teilen
sheet-picture = Bild
sheet-files = Alle Dateien
sheet-panel =
    .aria-label = Einstellungen für das Blatt
# Letters that are shown to whoever solves the puzzle; <span> is paler.
sheet-given = Vorgegebene Buchstaben <span>oder auf ein Kästchen klicken</span>
sheet-given-first = Die ersten
# A few letters here and there.
sheet-given-some = Einige
# No letters.
sheet-given-none = Keine
sheet-paper =
    .aria-label =
        { $grid ->
            [letters] Blatt mit dem Suchsel
           *[other] Blatt mit dem Kreuzworträtsel
        }
sheet-title =
    .aria-label = Titel
    .placeholder = Titel hinzufügen
sheet-author =
    .aria-label = Autorin oder Autor
    .placeholder = Autor/in hinzufügen
sheet-instructions =
    .aria-label = Anleitung
    .placeholder = Anleitung hinzufügen
sheet-grid =
    .aria-roledescription =
        { $grid ->
            [letters] Buchstabengitter
           *[other] Kreuzworträtsel-Gitter
        }
# Read out by screen readers only.
sheet-grid-help = Mit den Pfeiltasten gehen Sie von Kästchen zu Kästchen. Die Leertaste gibt den Buchstaben des Kästchens vor oder verbirgt ihn wieder.

## Playing: the puzzle is solved on the page

# The view's heading where the puzzle has no title.
play-heading = Lösen
play-timer =
    .title = Zeit ein- oder ausblenden
# The button's name, for screen readers; the time follows.
play-time-name = Zeit
play-hint = Tipp
    .title = Den ersten Buchstaben eines Wortes einkreisen (H)
play-more =
    .title = Mehr
    .aria-label = Mehr
play-grid =
    .aria-roledescription = Buchstabengitter
play-grid-label = Buchstabengitter, { $width } mal { $height }
# Read out by screen readers only.
play-help = Mit den Pfeiltasten gehen Sie von Buchstabe zu Buchstabe. Die Eingabetaste markiert den ersten Buchstaben eines Wortes; ziehen Sie dann die Linie mit den Pfeiltasten und schließen Sie mit der Eingabetaste ab oder brechen Sie mit Esc ab. H gibt einen Tipp.
play-zoom =
    .aria-label = Ansicht
play-list-region =
    .aria-label = Gesuchte Wörter
play-progress =
    .aria-label = Gefunden
play-how = Ziehen Sie vom ersten bis zum letzten Buchstaben eines Wortes oder tippen Sie auf den ersten und dann auf den letzten.
# Where the grid is larger than a phone.
play-how-fingers = Mit zwei Fingern verschieben und vergrößern Sie das Gitter.
# How far one has come.
play-count = { $n } von { $all } gefunden
play-show-all-help = Aufgeben und sehen, wo die übrigen Wörter stehen
play-start-over = Von vorn beginnen
play-start-over-help = Alles Gefundene löschen
play-shown = Alle Wörter werden gezeigt.
play-started-over = Es geht von vorn los.
play-undo = Rückgängig
# What a screen reader says. $letter, $letters: of the grid.
play-begun = { $letter }, erster Buchstabe
play-dropped = Linie abgebrochen.
play-found = { $word } gefunden, { $n } von { $all }
play-again-found = { $word } haben Sie schon gefunden.
play-none = { $letters } steht nicht auf der Liste
play-hinted = Tipp: { $word } beginnt in Zeile { $row }, Spalte { $column }
# Where clues are given instead of words, or nothing at all.
play-hinted-clue = Tipp: „{ $clue }“ beginnt mit { $letter }, Zeile { $row }, Spalte { $column }
play-hinted-other = Tipp: Ein Wort beginnt mit { $letter }, Zeile { $row }, Spalte { $column }
play-hints-out = Von jedem Wort, das noch fehlt, ist der erste Buchstabe eingekreist.
# Behind a word of the list, for screen readers.
play-state-found = (gefunden)
play-state-shown = (gezeigt)
play-state-hinted = (erster Buchstabe eingekreist)
# The end.
play-done =
    { $all ->
        [one] Sehr gut! Sie haben das Wort gefunden.
       *[other] Sehr gut! Sie haben alle { $all } Wörter gefunden.
    }
play-done-time = Zeit: { $time }.
play-done-hints =
    { $n ->
        [one] Mit einem Tipp.
       *[other] Mit { $n } Tipps.
    }
play-given-up = Sie haben { $n } von { $all } Wörtern gefunden.
# The message hidden in the letters of no word follows.
play-message = Die übrigen Buchstaben ergeben:
play-again = Noch einmal

## Fixed text: one's own word lists

# Opens a menu of file formats.
lists-save = Speichern als
lists-make =
    { $grid ->
        [letters] Suchsel erstellen
       *[other] Kreuzworträtsel erstellen
    }
# The box for words that are typed or pasted.
own-heading = Eigene Wörter eingeben
# The first lines of the example.
own-text =
    .placeholder = Vulkan - ein Berg, der ausbrechen kann
own-help = Ein Wort pro Zeile, der Hinweis nach einem Strich, Komma oder Tabulator.
own-make =
    { $grid ->
        [letters] Suchsel erstellen
       *[other] Kreuzworträtsel erstellen
    }
own-example = Beispiel zeigen
own-file = Datei öffnen …
# Write the words into a table of words and clues.
own-table = Als Tabelle
# Put the box away.
own-later = Nicht jetzt
# The names of other kinds of puzzle follow, as buttons.
own-or = oder:
own-kinds =
    .aria-label = Andere Rätselart
# The lines of the example; "|" stands between them, with a space on both sides. Words that share letters.
own-example-words = Vulkan - ein Berg, der ausbrechen kann | Insel - Land mit Wasser ringsum | Fluss - er fließt ins Meer | Ozean - größer als ein Meer | Wüste - trockenes Land, in dem es kaum regnet | Tal - tiefes Land zwischen Bergen | Gletscher - ein Strom aus Eis | Wald - hier stehen viele Bäume | See - Wasser mit Land ringsum | Höhle - ein Hohlraum im Fels
own-count =
    { $n ->
        [one] { $n } Wort
       *[other] { $n } Wörter
    }{ $clues ->
        [0] .
       *[other] , { $clues } mit Hinweis.
    }
own-wrong =
    { $n ->
        [one] Eine Zeile ist zu korrigieren.
       *[other] { $n } Zeilen sind zu korrigieren.
    }
# Word lists that come with the page.
lists-ready = Fertige Wortlisten
# On phones, on a first visit: leads to the box.
own-open = Eigene Wörter
lists-side =
    .aria-label = Meine Listen
lists-side-heading = Meine Listen
lists-new = Neue Liste
lists-name =
    .aria-label = Name der Liste
lists-menu =
    .title = Umbenennen, kopieren, löschen
    .aria-label = Diese Liste
lists-language = Sprache
# Add a row to the table.
lists-add-row = Zeile
    .title = Zeile darunter einfügen (Strg+Eingabe)
lists-remove-row = Zeile löschen
    .title = Ausgewählte Zeilen löschen (Strg+Entf)
lists-up =
    .title = Nach oben (Alt+Pfeil nach oben)
    .aria-label = Nach oben
lists-down =
    .title = Nach unten (Alt+Pfeil nach unten)
    .aria-label = Nach unten
lists-sort = Sortieren
# To the next row with an error, or with a note.
lists-next =
    .title = Zur nächsten
# Read out by screen readers only.
table-help = Die Pfeiltasten bewegen. Tippen Sie, um zu schreiben; mit F2 ändern Sie. Die Eingabetaste führt nach unten, Tab zum nächsten Feld. Umschalt und Pfeiltasten wählen Zeilen aus. Strg Eingabe fügt eine Zeile ein, Strg Entf löscht Zeilen, Alt und Pfeiltasten verschieben sie. Mit Esc und dann Tab verlassen Sie die Tabelle.
table =
    .aria-label = Wörter und Hinweise
# Heads of the columns.
table-row = Zeile
table-word = Wort
table-cells = Kästchen
# What there is to correct or to know of a row.
table-look = Zu prüfen
table-empty = <strong>Schreiben Sie ein Wort, dann seinen Hinweis.</strong>Oder fügen Sie hier eine ganze Liste ein oder importieren Sie eine Datei.<br>Alles bleibt auf diesem Gerät.
table-detail =
    .aria-label = Diese Zeile vollständig
table-key-tab = <kbd>Tab</kbd> nächstes Feld
table-key-enter = <kbd>Eingabe</kbd> nach unten
table-key-undo = <kbd>Strg+Z</kbd> rückgängig

## Fixed text: editing a word, adding words

edit-heading =
    { $content ->
        [numbers] Zahl und Hinweis ändern
       *[words] Wort und Hinweis ändern
    }
# Below the cells of a word, where some of them hold letters that could stand in two cells.
edit-parting = Tippen Sie auf ein unterstrichenes Kästchen, um seine Buchstaben zu trennen.
# What pressing a cell does, such as ণ্ডু; and pressing the line between two cells that were parted.
edit-part = Buchstaben von { $cell } trennen
edit-join = { $one } und { $other } in ein Kästchen setzen
edit-word-help = Diese Kästchen nimmt das Wort ein. Setzen Sie <kbd>|</kbd> zwischen zwei Buchstaben, um sie selbst zu trennen.
edit-offers-heading =
    { $grid ->
        [letters] Andere aus der Wortliste
       *[other] Andere Wörter, die hier passen
    }
add-heading = Wörter hinzufügen
add-save = Hinzufügen
# Words of the word list that cross words of the puzzle as they lie now.
add-offers-heading =
    { $grid ->
        [letters] Aus der Wortliste
       *[other] Wörter der Liste, die sich anschließen lassen
    }
# Words that could be put in.
offers-list =
    .aria-label = Vorschläge
offers-show = Vorschläge zeigen
offers-more = Mehr zeigen

## Fixed text: all keys

keys-heading = Tastenkürzel
keys-single = Kürzel aus einem Buchstaben wie L und M
# Links to the documentation, each where it is wanted; they open in another tab. Its pages are in English: say so.
manual-guide = Anleitung (auf Englisch)
manual-words = Welche Dateien funktionieren (auf Englisch)
manual-paper = Was aufs Papier passt (auf Englisch)
manual-bench = Rätsel konstruieren, Schritt für Schritt (auf Englisch)
manual-share = So funktioniert das Weitergeben (auf Englisch)
# The how-to of one page; <b> begins each step.
howto-heading = So entsteht ein Rätsel
howto-1 = <b>Schreiben Sie Ihre Wörter.</b> In Schritt 1 geben Sie sie ein oder fügen sie ein, eines pro Zeile. Der Hinweis folgt nach einem Strich, einem Komma oder einem Tabulator.
howto-2 = <b>Oder nehmen Sie eine Datei.</b> Öffnen Sie dort eine Wortliste oder ziehen Sie sie irgendwo auf die Seite. Sie können auch mit einer fertigen Wortliste beginnen.
howto-3 = <b>Erstellen Sie das Rätsel.</b> Ein Klick genügt, und Ihre Wörter sind angeordnet. Passt ein Wort nicht, sagt die Liste, warum.
howto-4 = <b>Sehen Sie es in Schritt 2 an.</b> „Neu mischen“ ordnet dieselben Wörter noch einmal an, „Verbessern“ sucht eine bessere Anordnung.
howto-5 = <b>Probieren Sie eine andere Rätselart.</b> Der erste Knopf über dem Gitter nennt die Art des Rätsels. Klicken Sie darauf, um eine andere zu wählen.
howto-6 = <b>Ändern Sie ein Wort.</b> Wählen Sie es im Gitter oder in der Liste aus. Mit den Knöpfen, die dann erscheinen, lässt es sich ändern, verschieben, fixieren oder löschen. „Rückgängig“ nimmt alles zurück.
howto-7 = <b>Legen Sie die Regeln fest.</b> Die Optionen bestimmen, wie groß das Rätsel ist, wie seine Wörter liegen dürfen und wie schwer es ist.
howto-8 = <b>Drucken Sie es in Schritt 3.</b> Schreiben Sie einen Titel auf das Blatt, wählen Sie Papier und Lösung, dann drucken Sie oder speichern ein PDF.
howto-9 = <b>Teilen Sie es oder lösen Sie es hier.</b> Schritt 3 macht daraus einen Link oder eine Seite, auf der andere es lösen. Mit „Lösen“ lösen Sie es selbst.
howto-10 = <b>Finden Sie es wieder.</b> Ihre Rätsel bleiben auf diesem Gerät, unter „Meine Rätsel“. Was Ihnen wichtig ist, speichern Sie als Rätseldatei. Nichts, was Sie schreiben, verlässt dieses Gerät.

## Fixed text: the options

options-presets =
    .aria-label = Vorlagen
options-standard = Zurücksetzen
options-memory = Zuletzt verwendete Wörter
options-memory-clear = Gemerkte Wörter vergessen
options-repeat = Ein Rätsel wiederholen
# A number; the same one makes the same puzzle again.
options-seed = Startzahl
options-seed-field =
    .placeholder = zufällig
options-seed-help =
    { $content ->
        [numbers] Leer lassen für ein immer neues Rätsel. Dieselbe Startzahl ergibt mit denselben Optionen wieder dasselbe Rätsel.
       *[words] Leer lassen für ein immer neues Rätsel. Dieselbe Startzahl ergibt mit derselben Wortliste und denselben Optionen wieder dieselben Wörter, außer wenn zuletzt verwendete Wörter gemieden werden.
    }
# The page writes the number into <b></b>.
options-seed-now = Dieses Rätsel: <b></b>
options-seed-again = Wieder verwenden
# <b> names two buttons: bar-new-words and bar-reshuffle, as they are called there. The words in quotation marks are options-for-new-words.
options-foot =
    { $grid ->
        [letters] <b>Neue Wörter</b> wählt andere Wörter aus der Liste. <b>Neu mischen</b> behält diese Wörter und versteckt sie neu; Optionen mit dem Vermerk „für neue Wörter“ gelten dann nicht.
        [blocked]
            { $content ->
                [numbers] <b>Neues Gitter</b> beginnt mit diesen Optionen von vorn. <b>Neu füllen</b> sucht andere Zahlen für dieses Gitter und behält, was Sie geschrieben oder fixiert haben.
               *[words] <b>Neues Gitter</b> beginnt mit diesen Optionen von vorn. <b>Neu füllen</b> sucht andere Wörter für dieses Gitter und behält, was Sie geschrieben oder fixiert haben, dazu schwarze Kästchen aus einem Muster oder von Ihrer Hand.
            }
       *[other] <b>Neue Wörter</b> wählt andere Wörter aus der Liste. <b>Neu mischen</b> behält diese Wörter und ordnet sie neu an; Optionen mit dem Vermerk „für neue Wörter“ gelten dann nicht.
    }
# Wide screens show all of it, narrow ones only what is outside <span>; <span> may also come first.
options-reshuffle =
    { $grid ->
        [blocked] Neu füllen<span> in diesem Gitter</span>
       *[other] Neu mischen<span> mit diesen Wörtern</span>
    }
options-new =
    { $grid ->
        [blocked] Neues Gitter
       *[other] Neue Wörter
    }

## Fixed text: about

about-heading = Über Crosscore
about-what = Crosscore erstellt Kreuzworträtsel aus Ihren eigenen Wörtern und aus Wortlisten in vielen Sprachen und druckt oder speichert sie.
about-private = Nichts verlässt dieses Gerät
about-private-text = Ihre Wörter, Hinweise und Rätsel bleiben in diesem Browser. Es gibt kein Konto, und niemand zählt Ihre Besuche. Die Seite lädt ihr eigenes Programm und ihre Wortlisten von der Website, auf der Sie sie geöffnet haben. Sie sendet nichts dorthin zurück, nimmt mit keiner anderen Website Verbindung auf, und ihre Sicherheitsrichtlinie verbietet es ihr.
# The heading of a chapter, and the button that opens it.
proof-heading = So können Sie das prüfen
proof-policy = Die Seite beginnt mit dieser Richtlinie. Der Browser weigert sich dann, etwas von einer anderen Website zu laden oder an eine zu senden.
# Below it stands a list that can be opened: proof-files.
proof-visit =
    { $n ->
        [one] Bei diesem Besuch hat die Seite eine Datei angefordert, von ihrer eigenen Website.
       *[other] Bei diesem Besuch hat die Seite { $n } Dateien angefordert, alle von ihrer eigenen Website.
    }
# $foreign of the $n files are not from this site; they come first in the list below.
proof-visit-foreign = Bei diesem Besuch wurden { $n } Dateien angefordert, { $foreign } davon nicht von dieser Website. Vielleicht kamen diese Anfragen von einer Browser-Erweiterung.
# The page is one file on this device.
proof-visit-none = Bei diesem Besuch hat die Seite nichts angefordert: Alles steht in dieser einen Datei.
proof-files = Welche Dateien
proof-look = Wenn Sie selbst nachsehen möchten, öffnen Sie in den Entwicklerwerkzeugen Ihres Browsers die Netzwerkanalyse und erstellen Sie ein Rätsel. Oder trennen Sie die Verbindung: Die geöffnete Seite arbeitet weiter.
proof-test = Ein Test erstellt jede Rätselart in einem echten Browser und zeichnet jede Anfrage auf. Er schlägt fehl, wenn eine Anfrage an eine andere Website geht, wenn sie mehr tut, als eine Datei dieser Website zu laden, wenn sie ein eingegebenes Wort enthält oder wenn ein Cookie gesetzt wird. Zuerst beweist er, dass die Aufzeichnung das bemerken würde.
# Opens the test’s source text.
proof-source = Der Test
proof-no-test = Der Test konnte nicht geladen werden. Prüfen Sie die Verbindung, schließen Sie dies und öffnen Sie es noch einmal. Er steht auch in proof.txt neben dieser Seite.
proof-not = <b>Was das nicht zeigt.</b> Wie bei jeder Webseite kann der Betreiber sehen, welche Dateien wann und von welcher Adresse angefordert wurden. Browser-Erweiterungen können jede Seite lesen. Rechtschreibprüfung, Übersetzung und automatisches Ausfüllen gehören zu Ihrem Browser; seine Einstellungen sagen, was sie senden.
about-kept-heading = Was gespeichert bleibt
about-kept = Was im Browser gespeichert ist, kann mit ihm verloren gehen. Speichern Sie eine Rätseldatei (.ipuz) von allem, was Ihnen wichtig ist.
about-licences = Lizenzen
# <a> is the link to the file.
about-licences-text = Crosscore ist freie Software unter der MIT-Lizenz. Es baut auf der Arbeit anderer auf; jeder Teil hat seine eigenen Bedingungen. Sie können sie auch als <a>eine Textdatei</a> lesen.

## Fixed text: the About box, use without the network

offline-heading = Ohne Internet
offline-check = Nach neuer Version suchen
offline-remove = Offline-Kopie entfernen
offline-again = Auf diesem Gerät behalten
offline-reload = Neu laden
offline-later = Später
# How far it is: { $files } files of { $size } altogether.
offline-state-soon = Diese Seite wird bald auf diesem Gerät gespeichert, damit sie auch ohne Internet läuft.
offline-state-fetching = Wird für die Nutzung ohne Internet gespeichert: { $done } von { $files } Dateien.
offline-state-kept = Läuft auch ohne Internet: Alle { $files } Dateien ({ $size }) sind auf diesem Gerät gespeichert.
offline-state-removed = Sie haben die Offline-Kopie entfernt; diese Seite braucht also eine Verbindung.
offline-state-full = Ohne Internet nicht verfügbar: Dieses Gerät hat keinen Platz mehr dafür. Mit Verbindung läuft die Seite wie bisher.
offline-state-fetch = Ohne Internet nicht verfügbar: { $file } konnte nicht geladen werden oder ist beschädigt. Mit Verbindung läuft die Seite wie bisher.
offline-state-saving = Ohne Internet noch nicht verfügbar: Dieses Gerät soll Daten sparen, und die Kopie braucht viele Megabyte.
offline-state-not-here = Kann nicht ohne Internet verfügbar werden: Dieser Browser lässt es nicht zu, oder nicht in einem privaten Fenster.
offline-state-insecure = Kann nicht ohne Internet verfügbar werden: Browser erlauben das nur für Adressen, die mit https beginnen.
offline-state-one-file = Diese Seite ist eine einzelne Datei. Sie braucht keine Verbindung.
# Said once, when everything has been kept for the first time.
offline-now = Crosscore läuft jetzt auch ohne Internet.
offline-news-ready = Eine neue Version ist bereit. Ihr Rätsel bleibt beim Neuladen erhalten.
offline-news-elsewhere = Ein anderer Tab hat zu einer neuen Version gewechselt. Dieser Tab behält seine, bis Sie ihn neu laden.
offline-checking = Suche nach einer neuen Version …
offline-newest = Das ist die neueste Version.
offline-unreachable = Die Suche nach einer neuen Version ist gescheitert: Die Website ist nicht erreichbar.
offline-update-fetching = Eine neue Version wird geladen.
offline-update-failed = Es gibt eine neue Version, aber sie konnte nicht vollständig geladen werden. Sie verwenden weiter diese.

## Fixed text: the puzzles on this device

shelf-close =
    .aria-label = Schließen
shelf-new = Neues Rätsel
shelf-list =
    .aria-label = Rätsel auf diesem Gerät

## Fixed text: files

# The fields that take files; the first belongs to the word lists of the workshop, the second to one's own lists.
file-json =
    .aria-label = Datei mit einer Wortliste
file-list =
    .aria-label = Datei mit Wörtern
file-ipuz =
    .aria-label = Rätseldatei

## The shelf: the puzzles that are kept on this device

# What a puzzle without a name or title is called. $from is a word list's name or a language, $date a date with the time.
shelf-name = { $from }, { $date }
# $date is a date with the time.
shelf-changed = Geändert: { $date }
shelf-words =
    { $given ->
        [one] { $given } Wort
       *[other] { $given } Wörter
    }
# Of the puzzle's $given words, $placed are on the crossword.
shelf-words-placed =
    { $given ->
        [one] { $placed } von { $given } Wort platziert
       *[other] { $placed } von { $given } Wörtern platziert
    }
# $name is a puzzle's: a button's label.
shelf-more = Mehr zu { $name }
# What a puzzle's row says of it.
shelf-now = Jetzt geöffnet
shelf-elsewhere = In einem anderen Tab geöffnet
shelf-spoilt = Beschädigt: konnte nicht geöffnet werden
shelf-damaged = Das Rätsel „{ $name }“ ist beschädigt und lässt sich nicht öffnen. Es bleibt hier liegen; Sie können seine Daten als Datei speichern.
# The menu of a puzzle.
shelf-rename = Umbenennen …
shelf-duplicate = Kopieren
shelf-save = Rätseldatei speichern (.ipuz)
shelf-save-raw = Daten als Datei speichern
shelf-delete = Löschen …
# Giving another name: label of the text field, and the two buttons.
shelf-new-name = Neuer Name
shelf-rename-yes = Umbenennen
# Deleting: the question, and the two buttons.
shelf-delete-ask = „{ $name }“ von diesem Gerät löschen? Das lässt sich nicht rückgängig machen.
shelf-delete-yes = Löschen
shelf-delete-no = Behalten
shelf-deleted = „{ $name }“ wurde gelöscht.
shelf-renamed = Es heißt jetzt „{ $name }“.
shelf-duplicated = „{ $name }“ wurde kopiert.
shelf-not-while-open = Es ist in einem anderen Tab geöffnet. Schließen Sie es zuerst dort.
shelf-gone = Es ist nicht mehr auf diesem Gerät.
shelf-empty = Noch keine Rätsel.
shelf-shared = Dieses Rätsel ist auch in einem anderen Tab geöffnet. Was Sie hier ändern, wird als eigene Kopie gespeichert.
shelf-copied = Dieses Rätsel ist auch in einem anderen Tab geöffnet. Ihre Änderungen gehen hier als „{ $name }“ weiter; der andere Tab behält sein Rätsel.
shelf-safe = Der Browser bewahrt sie auf, bis Sie sie löschen.
shelf-unsafe = Der Browser löscht sie vielleicht, wenn auf dem Gerät der Platz ausgeht. Speichern Sie Wichtiges als Rätseldatei.
# Room on the device: what the page has used of what it may use, in megabytes, and in gigabytes where it may use more.
shelf-used = { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB von { NUMBER($room, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB belegt.
shelf-used-gigabytes = { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB von { NUMBER($room, maximumFractionDigits: 0) } GB belegt.
shelf-unreadable = Der Speicher dieses Geräts ist nicht lesbar.

## What copies are called, of puzzles and of word lists

copy-name = { $name } (Kopie)
# $n is 2 or more: there is such a copy already.
copy-name-again = { $name } (Kopie { $n })

## Keeping on the device

# Beside the puzzle's name. On narrow screens only what is outside <span> is seen.
keep-yes = Lokal<span> gespeichert</span>
keep-no = Nicht lokal<span> gespeichert</span>
keep-trouble-full = Nicht auf diesem Gerät gespeichert: Für diese Seite ist kein Platz mehr. Speichern Sie die Rätseldatei oder löschen Sie Rätsel, die Sie nicht brauchen.
keep-trouble-denied = Nicht auf diesem Gerät gespeichert: Der Browser lässt diese Seite nichts speichern, etwa in einem privaten Fenster. Speichern Sie die Rätseldatei, bevor Sie die Seite schließen.
keep-trouble-newer = Nicht auf diesem Gerät gespeichert: In einem anderen Tab ist eine neuere Version von Crosscore geöffnet. Speichern Sie die Rätseldatei und laden Sie dann diese Seite neu.
keep-trouble-blocked = Nicht auf diesem Gerät gespeichert: In einem anderen Tab ist eine ältere Version von Crosscore geöffnet. Schließen Sie diesen Tab und versuchen Sie es noch einmal. Oder speichern Sie die Rätseldatei.
# $why is what the browser says, mostly in English.
keep-trouble-failed = Nicht auf diesem Gerät gespeichert: Der Speicher hat versagt ({ $why }). Speichern Sie die Rätseldatei und versuchen Sie es noch einmal.
keep-no-answer = Der Speicher antwortet nicht.
keep-file = Rätseldatei speichern
# $name is a file's.
keep-file-not-kept = { $name } ist geöffnet, konnte aber nicht auf diesem Gerät gespeichert werden. Öffnen Sie die Datei nach dem Neuladen wieder, um ihre Wörter zu verwenden.

## The sheet: the page around the paper, and what screen readers say of it

# Labels of the grid, its size in cells.
sheet-grid-empty =
    { $grid ->
        [letters] Buchstabengitter mit versteckten Wörtern, { $width } mal { $height }; danach folgt, was zu finden ist
       *[other] Leeres Kreuzworträtsel-Gitter, { $width } mal { $height } Kästchen; danach folgen die Hinweise
    }
sheet-grid-answers =
    { $grid ->
        [letters] Buchstabengitter mit markierten Wörtern, { $width } mal { $height }
       *[other] Kreuzworträtsel-Gitter mit Lösung, { $width } mal { $height } Kästchen
    }
# The cell at the cursor; whether its letter is printed for whoever solves the puzzle.
sheet-cell =
    { $given ->
        [true] Zeile { $row }, Spalte { $column }: { $letter }, vorgegeben
       *[false] Zeile { $row }, Spalte { $column }: { $letter }, nicht vorgegeben
    }
# The same, where an entry starts: $label is its number as printed in the cell.
sheet-cell-numbered =
    { $given ->
        [true] Zeile { $row }, Spalte { $column }, Nummer { $label }: { $letter }, vorgegeben
       *[false] Zeile { $row }, Spalte { $column }, Nummer { $label }: { $letter }, nicht vorgegeben
    }
sheet-letter-given =
    { $given ->
        [true] { $letter } ist vorgegeben.
       *[false] { $letter } ist nicht mehr vorgegeben.
    }
sheet-letters-given =
    { $n ->
        [0] Keine Buchstaben vorgegeben.
        [one] { $n } Buchstabe vorgegeben.
       *[other] { $n } Buchstaben vorgegeben.
    }

## The Save menu of the sheet

save-all =
    { $grid ->
        [letters] Rätsel und Lösung speichern
       *[other] Rätsel, Hinweise und Lösung speichern
    }
    .hint =
        { $grid ->
            [letters] zwei Bilder und zwei Texte
           *[other] ein Bild und zwei Texte
        }
save-clue-text = Hinweise (Text)
# Of a word search: its letters and its list of words.
save-puzzle-text = Rätsel (Text)
save-answer-text = Lösung (Text)
save-puzzle-file = Rätseldatei (.ipuz)
    .hint = zum späteren Öffnen und Ändern
# $names are names of files, one or several.
save-done = { $names } gespeichert.
save-no-picture = Der Browser konnte das Bild nicht erzeugen. Versuchen Sie es mit einem kleineren Gitter.

## The About box: the line with the version

about-engine = Version { $version }
about-build = Build { $build }
about-python = Python { $version }
# Below the version: the whole page as one file, to take along.
about-take = Zum Mitnehmen: <a>Crosscore in einer Datei</a> ({ $size }). Sie öffnet sich per Doppelklick und braucht weder Internet noch Server.
about-one-file = Das ist Crosscore in einer Datei. Sie aktualisiert sich nie von selbst; eine neuere bekommen Sie dort, wo Sie diese bekommen haben.
about-no-licences = Die Lizenzen konnten nicht geladen werden. Prüfen Sie die Verbindung, schließen Sie dies und öffnen Sie es noch einmal. Sie stehen auch in NOTICES.txt neben dieser Seite.

## One's own word lists

lists-edit = Meine Listen bearbeiten …
lists-copy-puzzle = Wörter dieses Rätsels in eine Liste kopieren
lists-copied =
    { $n ->
        [one] { $n } Wort in eine neue Liste kopiert.
       *[other] { $n } Wörter in eine neue Liste kopiert.
    }
# Names for new lists. $name is a word list's.
lists-from-puzzle = Wörter eines Rätsels
lists-from-puzzle-of = Rätsel aus { $name }
lists-unnamed = Meine Liste
# $n is 2 or more: there is a list of that name already.
lists-unnamed-again = Meine Liste { $n }
# The button that shows all lists, on narrow screens.
lists-mine =
    { $n ->
        [0] Meine Listen
        [1] Meine Listen
       *[other] Meine Listen ({ $n })
    }
# When a list was changed: $time is the time of day.
lists-today = heute { $time }
lists-not-kept-yet = noch nicht gespeichert
# In the choice of a list's language. $own is its own name for itself.
lists-language-own = { $language } · { $own }
lists-language-experimental = { $language } (im Versuch)
lists-language-own-experimental = { $language } · { $own } (im Versuch)
lists-language-guess = Automatisch
lists-language-guessed = Vermutet: { $language }
# The menu of a list.
lists-rename = Umbenennen
lists-delete = Diese Liste löschen …
lists-duplicated = Liste kopiert; dies ist { $name }.
lists-delete-heading = Diese Liste löschen?
lists-delete-text =
    { $n ->
        [one] „{ $name }“ hat { $n } Wort. Die Liste wird von diesem Gerät gelöscht; das lässt sich nicht rückgängig machen.
       *[other] „{ $name }“ hat { $n } Wörter. Die Liste wird von diesem Gerät gelöscht; das lässt sich nicht rückgängig machen.
    }
lists-delete-yes = Liste löschen
lists-deleted = Die Liste { $name } wurde gelöscht.
lists-not-deleted = Die Liste wurde nicht gelöscht.
lists-gone = Diese Liste wurde in einem anderen Tab gelöscht.
lists-unreadable = Die Liste konnte auf diesem Gerät nicht gelesen werden.
lists-conflict = Diese Liste wurde in einem anderen Tab geändert. Beide Fassungen bleiben erhalten: Ihre heißt jetzt „{ $name }“.
lists-kept-again = „{ $name }“ wurde in einem anderen Tab gelöscht. Die Fassung hier bleibt erhalten.
lists-followed = Die Liste wurde in einem anderen Tab geändert; Sie sehen sie, wie sie jetzt ist.
lists-not-kept = Diese Liste konnte nicht auf diesem Gerät gespeichert werden.
lists-save-as-file = Speichern Sie sie als Datei, bevor Sie die Seite schließen.
lists-not-checked = Die Wörter konnten nicht geprüft werden.

## One's own word lists: the table

# Labels of the two text fields of a row; the first row, while it is empty, shows what to type.
lists-word = Wort, Zeile { NUMBER($row, useGrouping: 0) }
    .placeholder = Wort eingeben
lists-clue = Hinweis, Zeile { NUMBER($row, useGrouping: 0) }
    .placeholder = und seinen Hinweis
# At the head of each row, and of the empty one at the end.
lists-row = { NUMBER($row, useGrouping: 0) }
lists-row-new = neu
lists-full =
    { $most ->
        [one] Eine Liste fasst bis zu { $most } Zeile. Legen Sie für mehr eine weitere an.
       *[other] Eine Liste fasst bis zu { $most } Zeilen. Legen Sie für mehr eine weitere an.
    }
lists-no-cells = Keine Kästchen
# Said before what is remarked about a row: it cannot be used as it is, or it can.
lists-finding-error = Zu korrigieren:
lists-finding-note = Anmerkung:
lists-findings-more = +{ $n } weitere
# How many rows have such remarks. On narrow screens only what is outside <span> is seen.
lists-errors =
    { $n ->
        [one] { $n }<span> zu korrigieren</span>
       *[other] { $n }<span> zu korrigieren</span>
    }
lists-notes =
    { $n ->
        [one] { $n }<span> Anmerkung</span>
       *[other] { $n }<span> Anmerkungen</span>
    }
lists-delete-rows =
    { $n ->
        [0] Zeile löschen
        [1] Zeile löschen
       *[other] { $n } Zeilen löschen
    }
lists-rows-deleted =
    { $n ->
        [one] { $n } Zeile gelöscht.
       *[other] { $n } Zeilen gelöscht.
    }
lists-rows-selected =
    { $n ->
        [one] { $n } Zeile ausgewählt.
       *[other] { $n } Zeilen ausgewählt.
    }
# $to is the number of the first of these rows now.
lists-rows-moved =
    { $n ->
        [one] { $n } Zeile an Stelle { $to } verschoben.
       *[other] { $n } Zeilen an Stelle { $to } verschoben.
    }
lists-sort-word = Nach Wort sortieren
lists-sort-length = Nach Länge sortieren
lists-sort-clue = Nach Hinweis sortieren
lists-sorted = Die Zeilen wurden sortiert.
lists-swap = Wörter und Hinweise tauschen
lists-swapped = Wörter und Hinweise wurden vertauscht.

## One's own word lists: pasting, files, a crossword of the words

# What pasted text is called where a file's name would stand.
lists-clipboard = eingefügter Text
lists-pasted =
    { $n ->
        [one] { $n } Zeile eingefügt.
       *[other] { $n } Zeilen eingefügt.
    }
lists-clues-pasted =
    { $n ->
        [one] { $n } Hinweis eingefügt.
       *[other] { $n } Hinweise eingefügt.
    }
lists-not-pasted = Es wurde nichts eingefügt.
lists-nothing-in = Es sind keine Wörter darin.
lists-too-many =
    { $n ->
        [one] Das ist { $n } Zeile; eine Liste fasst bis zu { $most }. Teilen Sie sie auf mehrere Listen auf oder öffnen Sie die Datei in Schritt 2 als Wortliste.
       *[other] Das sind { $n } Zeilen; eine Liste fasst bis zu { $most }. Teilen Sie sie auf mehrere Listen auf oder öffnen Sie die Datei in Schritt 2 als Wortliste.
    }
# The same where the list has $there rows already.
lists-too-many-more =
    { $n ->
        [one] Das ist { $n } Zeile, und die Liste hat schon { $there }; eine Liste fasst bis zu { $most }. Verteilen Sie die Wörter auf mehrere Listen.
       *[other] Das sind { $n } Zeilen, und die Liste hat schon { $there }; eine Liste fasst bis zu { $most }. Verteilen Sie die Wörter auf mehrere Listen.
    }
# $name is a file's.
lists-not-imported = { $name } wurde nicht importiert. Es hat sich nichts geändert.
lists-imported =
    { $n ->
        [one] { $n } Zeile aus { $name } importiert.
       *[other] { $n } Zeilen aus { $name } importiert.
    }
lists-import-heading = Wohin mit den Wörtern?
# $name is a file's, $list the open list's.
lists-import-text =
    { $n ->
        [one] { $name } hat { $n } Zeile. Soll sie an „{ $list }“ angehängt oder zu einer neuen Liste werden?
       *[other] { $name } hat { $n } Zeilen. Sollen sie an „{ $list }“ angehängt oder zu einer neuen Liste werden?
    }
lists-import-add = An diese Liste anhängen
lists-save-json = Wörterbuch (.json)
    .hint = öffnet sich hier wieder
lists-save-csv = Tabelle (.csv)
    .hint = für Tabellenprogramme
lists-save-tsv = Tabelle mit Tabulatoren (.tsv)
    .hint = für Tabellenprogramme
lists-save-text = Reiner Text (.txt)
    .hint = ein Wort pro Zeile
lists-not-made =
    { $grid ->
        [letters] Es wurde kein Suchsel erstellt.
       *[other] Es wurde kein Kreuzworträtsel erstellt.
    }
lists-none-usable = Noch ist keine Zeile zu gebrauchen. Was zu korrigieren ist, steht neben den Wörtern.
# After a crossword was made: $n rows without which.
lists-left-out =
    { $n ->
        [one] { $n } Zeile wurde weggelassen.
       *[other] { $n } Zeilen wurden weggelassen.
    }
lists-left-out-why =
    { $n ->
        [one] Sie ist noch nicht zu gebrauchen; die Liste sagt, warum.
       *[other] Sie sind noch nicht zu gebrauchen; die Liste sagt, warum.
    }
# The same with the words, and with some of more words.
lists-left-out-words =
    { $n ->
        [one] Sie ist noch nicht zu gebrauchen ({ $words }); die Liste sagt, warum.
       *[other] Sie sind noch nicht zu gebrauchen ({ $words }); die Liste sagt, warum.
    }
lists-left-out-some =
    { $n ->
        [one] Sie ist noch nicht zu gebrauchen ({ $words }, …); die Liste sagt, warum.
       *[other] Sie sind noch nicht zu gebrauchen ({ $words }, …); die Liste sagt, warum.
    }

## The start: what is fetched and made ready until the first puzzle is there

# The steps, each in a row; "Python" is the programming language the engine runs in.
boot-step-runtime = Python
boot-step-engine = Rätselprogramm
boot-step-words = Wortliste
boot-step-layout = Erstes Kreuzworträtsel
# What stands beside a step.
boot-waiting = wartet
# Of a word list: how many of its words are read.
boot-of-words = { $done } von { $total } Wörtern
boot-done = fertig
# $done, $total: amounts such as "3.1 MB".
boot-of = { $done } von { $total }
# $file: the address of a file of this page.
# Said by a page that was opened from a folder, where its parts may not be read. On one line; crosscore.html and index.html are names of files.
boot-from-disk = Diese Seite kann nicht aus einem Ordner starten; Browser erlauben das nur bei Seiten aus einer einzigen Datei. Öffnen Sie stattdessen crosscore.html, das ist Crosscore in einer Datei, oder stellen Sie diesen Ordner über einen Webserver bereit.
# Said where an old browser lacks what the page needs. On one line.
boot-old-browser = Dieser Browser ist zu alt für Crosscore. Öffnen Sie diese Seite in einem aktuellen Browser.
release-mixed = Während diese Seite geladen wurde, ist eine neue Version erschienen; ihre Teile passen nicht zusammen. Laden Sie sie neu.
boot-missing = { $file } konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal oder öffnen Sie eine eigene Wortliste.
# Name of the bar that fills.
boot-progress =
    .aria-label = Wird vorbereitet
# A part of the page itself did not come. The name of its file, where it is known, stands after this.
broken-title = Ein Teil dieser Seite wurde nicht geladen.
broken-text = Prüfen Sie die Verbindung und laden Sie die Seite neu. Hilft das nicht, nehmen Sie einen neueren Browser. Ihre Rätsel sind auf diesem Gerät gespeichert.
broken-reload = Seite neu laden

## The engine stopped by a fault of its own

fatal-title = Das Rätselprogramm ist stehen geblieben
# Why: five causes.
fatal-memory = Der Speicher hat nicht gereicht. Schließen Sie andere Tabs und starten Sie es neu.
fatal-fetch = Ein Teil davon konnte nicht geladen werden.
fatal-slow = Der Start hat zu lange gedauert: Seit einer Minute ist nichts geschehen.
fatal-damaged = Ein Teil davon ist beschädigt oder fehlt.
fatal-fault = Ein Fehler im Programm ist schuld.
# It has stopped and was started again by itself; the page goes on. What may follow are the next three messages.
crash-fault = Das Rätselprogramm ist wegen eines Fehlers stehen geblieben und wurde neu gestartet. Auf dieser Seite ist nichts verloren.
crash-memory = Dem Rätselprogramm hat der Speicher nicht gereicht; es wurde neu gestartet. Auf dieser Seite ist nichts verloren.
# $name: of a word list or file.
crash-reading = Das geschah beim Lesen von { $name }.
crash-shorter-list = Nehmen Sie eine kürzere Wortliste oder schließen Sie zuerst andere Tabs.
crash-smaller = Versuchen Sie es mit weniger Wörtern oder einem kleineren Gitter.
# The engine says nothing for long while something is asked of it; with two buttons.
silent-text = Das Rätselprogramm antwortet seit einer Weile nicht. Vielleicht arbeitet es noch. Wenn Sie es neu starten, geht auf dieser Seite nichts verloren.
silent-wait = Weiter warten
silent-restart = Neu starten
fatal-kept = Ihr Rätsel bleibt auf dieser Seite erhalten.
# Where all of the page is one file, and that is damaged or was cut off.
fatal-one-file = Kopieren Sie diese Datei noch einmal oder laden Sie sie dort noch einmal herunter, wo Sie sie bekommen haben.
fatal-boot = Prüfen Sie die Verbindung und starten Sie es neu. Hilft das nicht, laden Sie die Seite neu oder versuchen Sie es in einem anderen Browser.
fatal-details = Einzelheiten für eine Fehlermeldung
fatal-restart = Rätselprogramm neu starten
fatal-not-started = Das Hintergrundprogramm ist nicht gestartet.
failed-restarted = Das Rätselprogramm wurde neu gestartet. Versuchen Sie es noch einmal.
failed-not-running = Das Rätselprogramm läuft nicht. Starten Sie es zuerst neu.

## Amounts

# $n: how many words.
word-count =
    { $n ->
        [one] { $n } Wort
       *[other] { $n } Wörter
    }
megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB

## The line of counts below the grid

# <b> marks what is printed bold. ".only" is told of a count that can be pressed, so that the list
# shows only the words it counts.
counts-placed =
    { $grid ->
        [letters]
            <b>{ $placed }</b> von { $given ->
                [one] { $given } Wort
               *[other] { $given } Wörtern
            } versteckt
       *[other] <b>{ $placed }</b> von { $given } platziert
    }
counts-on-sheet = <b>{ $placed }</b> von { $given } im Kreuzworträtsel
counts-failed =
    { $grid ->
        [letters] <b>{ $n }</b> weggelassen
       *[other] <b>{ $n }</b> ohne Platz
    }
    .only =
        { $grid ->
            [letters] Nur diese Wörter zeigen: weggelassen
           *[other] Nur diese Wörter zeigen: ohne Platz
        }
counts-isolated = <b>{ $n }</b> abseits
    .only = Nur diese Wörter zeigen: abseits
counts-long =
    <b>{ $n }</b> { $n ->
        [one] langer Hinweis
       *[other] lange Hinweise
    }
    .only =
        Nur diese Wörter zeigen: { $n ->
            [one] langer Hinweis
           *[other] lange Hinweise
        }
counts-locked = <b>{ $n }</b> fixiert
    .only = Nur diese Wörter zeigen: fixiert
counts-frozen =
    { $grid ->
        [letters] alle fixiert
       *[other] Anordnung fixiert
    }
# Into how many parts the crossword falls that do not touch.
counts-pieces =
    { $n ->
        [1] aus einem Stück
       *[other] <b>{ $n }</b> Teile
    }
counts-crossings =
    <b>{ $n }</b> { $n ->
        [one] Kreuzung
       *[other] Kreuzungen
    }
# Of the grid, in cells.
counts-size = <b>{ $width } × { $height }</b>
# $percent of the grid's cells hold letters.
counts-filled = <b>{ $percent } %</b> gefüllt
# $seed: digits that lay the same puzzle out again; they are typed as they stand here.
counts-seed = Startzahl { $seed }
counts-details = Mehr
# What a press does once only some words are shown.
counts-all = Alle Wörter zeigen
# The words that are not on the sheet, and what can be done with them.
left-out =
    { $n ->
        [one] { $n } Wort steht nicht auf dem Blatt
       *[other] { $n } Wörter stehen nicht auf dem Blatt
    }
# After the words that are named.
left-out-more =
    { $n ->
        [one] und { $n } weiteres
       *[other] und { $n } weitere
    }
left-out-pieces = Mehrere Teile
    .help = Stellt sie auf dem Blatt neben die anderen.
# $name is a word list.
left-out-join = Mit { $name } verbinden
    .help = Wörter dieser Liste verbinden Ihre Wörter.
# $kind is a kind of puzzle.
left-out-kind = Lieber { $kind }
    .help = Dort brauchen Wörter keinen gemeinsamen Buchstaben.

# The puzzle and the list of one's own that it was made of, where they differ. $what is a list of the next four.
own-list-differs = Ihre Liste und dieses Rätsel unterscheiden sich: { $what }.
own-list-clues = { $n ->
    [one] { $n } Hinweis
   *[other] { $n } Hinweise
}
own-list-added = { $n ->
    [one] { $n } neues Wort in der Liste
   *[other] { $n } neue Wörter in der Liste
}
own-list-removed = { $n ->
    [one] { $n } Wort nicht mehr in der Liste
   *[other] { $n } Wörter nicht mehr in der Liste
}
own-list-own = { $n ->
    [one] { $n } Wort nur im Rätsel
   *[other] { $n } Wörter nur im Rätsel
}
own-list-update-puzzle = Rätsel aktualisieren
own-list-update-list = Meine Liste aktualisieren
own-list-taken = Die Änderungen der Liste sind im Rätsel.
own-list-updated = Die Änderungen des Rätsels sind in der Liste.

## What runs, beside the bar that fills, with a button to stop it

job-starting = Rätselprogramm startet …
# $name: of a word list or file.
job-load = { $name } wird gelesen …
# The same, of a list that takes a while: short, as the line holds more. $done of its $total words are read.
job-load-words = Gelesen: { $done } von { $total }
# $done and $total: such as "1.2 MB".
job-load-bytes = Geladen: { $done } von { $total }
job-puzzle-new =
    { $grid ->
        [letters] Wörter werden versteckt …
        [blocked] Gitter wird gefüllt …
       *[other] Anordnung wird verbessert …
    }
job-puzzle-reshuffle =
    { $grid ->
        [letters] Wörter werden versteckt …
        [blocked] Gitter wird gefüllt …
       *[other] Anordnung wird verbessert …
    }
job-puzzle-improve =
    { $grid ->
        [blocked] Suche nach besseren Wörtern …
       *[other] Anordnung wird verbessert …
    }
# Stands there instead while a search for a layout finds nothing; $n: seconds.
job-still = Seit { $n } s nicht besser
job-puzzle-replace = Suche nach einem anderen Wort …
job-puzzle-edit = Suche nach einem Platz für das Wort …
job-puzzle-join = Wörter werden verbunden …
job-puzzle-add = Suche nach einem Platz für das Wort …
job-puzzle-revise = Das Rätsel wird aktualisiert …
job-puzzle-delete = Lücke wird geschlossen …
job-stopping = Wird gestoppt …
# Stands beside the bar, small: a time in seconds, of how many; how much is done of a total, counted in words or attempts; a time without an end.
job-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } von { $total } s
job-amount = { $done } von { $total }
job-time = { $seconds } s
# Files are being made to be saved. $done of $total are ready.
job-saving = Gespeichert: { $done } von { $total }
# $name: of a file whose words are read for a list; $size: such as "1.2 MB".
job-parsing = { $name } ({ $size }) wird gelesen …

## What has been done

# A new layout is ready. $shared: letters that belong to several words.
done-laid-out =
    { $grid ->
        [letters]
            { $placed } von { $given ->
                [one] { $given } Wort
               *[other] { $given } Wörtern
            } versteckt in { $width } mal { $height }, { $shared ->
                [one] { $shared } gemeinsamer Buchstabe
               *[other] { $shared } gemeinsame Buchstaben
            }.
       *[other]
            { $placed } von { $given ->
                [one] { $given } Wort
               *[other] { $given } Wörtern
            } platziert, { $crossings ->
                [one] { $crossings } Kreuzung
               *[other] { $crossings } Kreuzungen
            }, { $width } mal { $height }.
    }
# Follows it: how long was searched, in seconds, and for how long without finding a better layout.
done-searched = { $seconds } s gesucht; in den letzten { $still } s wurde es nicht mehr besser.
done-searched-better = { $seconds } s gesucht; es wurde noch immer besser.

# The four messages done-others, done-lost, done-crossings, done-size are only ever parts of the ones
# below them, which tell one change and what else came of it, such as:
#   OCEAN moved: 3 other words moved; LAKE has no place any more; 20 → 21 crossings, 12 × 9.
# In a language that is read from right to left the arrow has to point left: ←

# $moved: how many other words moved; -1 if that is not known, then nothing is said of it.
done-others =
    { $moved ->
        [-1] { "" }
        [0] : sonst nichts verschoben
        [one] : { $moved } anderes Wort verschoben
       *[other] : { $moved } andere Wörter verschoben
    }
# $lost: how many words lost their place; $words: the first of them, $more: how many are not named.
done-lost =
    { $lost ->
        [0] { "" }
        [one] ; { $words } passt nicht mehr
       *[other] ; { done-lost-words } passen nicht mehr
    }
done-lost-words =
    { $more ->
        [0] { $words }
        [one] { $words } und { $more } weiteres
       *[other] { $words } und { $more } weitere
    }
# $crossed: whether the number of crossings changed.
done-crossings =
    { $crossed ->
        [true] { $crossings-before } → { $crossings } Kreuzungen
       *[false] { $crossings } Kreuzungen
    }
# Of the grid in cells. $sized: whether it changed.
done-size =
    { $sized ->
        [true] { $width-before } × { $height-before } → { $width } × { $height }
       *[false] { $width } × { $height }
    }
# $counted: whether anything is known of the grid.
done-counts =
    { $counted ->
        [true] ; { done-crossings }, { done-size }
       *[false] { "" }
    }
done-moved = { $word } verschoben{ done-others }{ done-lost }{ done-counts }.
done-edited = { $word } geändert{ done-others }{ done-lost }{ done-counts }.
# One word took the place of another.
done-replaced = { $before } durch { $after } ersetzt{ done-others }{ done-lost }{ done-counts }.
# $named: whether the words are few enough to be named; $n: how many they are.
done-deleted =
    { $named ->
        [true] { $deleted }
       *[false]
            { $n ->
                [one] { $n } Wort
               *[other] { $n } Wörter
            }
    } gelöscht{ done-others }{ done-lost }{ done-counts }.
# $place: where it lies, such as "12 Across".
done-added = { add-placed }{ done-others }{ done-lost }{ done-counts }.
done-added-unplaced = { add-unplaced }{ done-others }{ done-lost }{ done-counts }.
# $fewer: whether fewer squares of a grid of the same size are black now: what counts for “Fewest black squares”.
done-black =
    { $fewer ->
        [true] { $black-before } → { $black } schwarze Kästchen,{ " " }
       *[false] { "" }
    }
# $gained: whether the number of words that have a place changed.
done-improved =
    { $gained ->
        [true] Besser als vorher: { done-black }{ $placed-before } → { $placed } Wörter platziert, { done-crossings }, { done-size }.
       *[false] Besser als vorher: { done-black }{ done-crossings }, { done-size }.
    }
done-not-improved =
    { $grid ->
        [blocked] In { $seconds } s keine besseren Wörter gefunden; das Gitter bleibt, wie es ist.
       *[other] In { $seconds } s keine bessere Anordnung gefunden; sie bleibt, wie sie ist.
    }
done-undone = Rückgängig gemacht.
done-redone = Wiederhergestellt.
done-started-again = Das Rätselprogramm wurde neu gestartet. Auf dieser Seite ist nichts verloren.
done-restarted = Das Rätselprogramm hat nicht rechtzeitig angehalten und wurde neu gestartet. Ihr Rätsel ist wie zuvor.

## What failed; a sentence that says why follows

# $name: of a word list or file.
failed-load = { $name } wurde nicht geöffnet. Es hat sich nichts geändert.
failed-open = { $name } wurde nicht geöffnet. Es hat sich nichts geändert.
failed-puzzle-new = Es wurde kein neues Rätsel erstellt.
failed-puzzle-reshuffle =
    { $grid ->
        [letters] Die Wörter wurden nicht neu versteckt.
       *[other] Die Wörter wurden nicht neu gemischt.
    }
failed-puzzle-improve = Die Anordnung wurde nicht verbessert.
failed-puzzle-replace = Das Wort wurde nicht ersetzt.
failed-puzzle-edit = Das Wort wurde nicht geändert.
failed-puzzle-clues = Der Hinweis wurde nicht geändert.
failed-puzzle-join = Die Wörter wurden nicht verbunden.
failed-puzzle-add = Das Wort wurde nicht hinzugefügt.
failed-puzzle-revise = Das Rätsel wurde nicht aktualisiert.
failed-puzzle-delete = Es wurde nichts gelöscht.
failed-puzzle-move = Das Wort wurde nicht verschoben.
failed-puzzle-lock = Die Fixierung wurde nicht geändert.
failed-puzzle-set = Text und Einstellungen des Rätsels wurden nicht geändert.
failed-save = Es wurde nichts gespeichert.
failed-unchanged = Es wurde nichts geändert.
failed-other-puzzle = Das Rätsel hat sich inzwischen geändert. Prüfen Sie es und versuchen Sie es noch einmal.
failed-other-word = { $word } ist nicht mehr hier. Es hat sich nichts geändert; schließen Sie dies und wählen Sie das Wort noch einmal aus.

## Word lists and files

dictionary-bundled = Wortlisten
dictionary-opened = Von Ihnen geöffnet
dictionary-own = Ihre eigenen
dictionary-open = Wortliste öffnen …
    .hint = JSON, Tabelle oder Text
    .hint-drop = oder irgendwo auf die Seite ziehen
# The words are in one language, the clues in another.
dictionary-clues-in = { $words }, Hinweise: { $clues }
# One with very many words beside the usual one of the language. $words: the language; in the hint
# $n: words, $size: such as "2.8 MB", which are fetched when it is chosen.
dictionary-large = { $words }, groß
    .hint = { $n } Wörter · { $size }
dictionary-scored = { $words }, groß, ohne Hinweise
dictionary-large-heading = Große Listen für dichte Gitter
dictionary-large-more = Weitere Sprachen
dictionary-themes = { $list }: { $themes }
themes-open = Wörter nach Thema …
themes-heading = Wörter nach Thema
themes-words = Sprache der Wörter
themes-clues = Sprache der Hinweise
themes-clues-own = dieselbe
themes-style = Die Hinweise sind
themes-translated = Übersetzungen
themes-described = Beschreibungen
themes-region = { $language }: Region
themes-levels = Niveau
themes-level = { $n } (etwa { $cefr })
themes-themes = Themen
themes-help = Nichts angekreuzt heißt: alle.
themes-make = Rätsel erstellen
themes-edit = Als eigene Liste bearbeiten
themes-many = { $n ->
    [one] { $n } Thema
   *[other] { $n } Themen
}
themes-every = alle Themen
done-used-again = { $n ->
    [one] { $n } Wort kam schon in einem Ihrer letzten Rätsel vor: Die Liste hat keine anderen mehr.
   *[other] { $n } Wörter kamen schon in Ihren letzten Rätseln vor: Die Liste hat keine anderen mehr.
}
theme-actions = Tätigkeiten
theme-animals = Tiere
theme-art = Kunst und Musik
theme-body = Körper und Gesundheit
theme-clothes = Kleidung
theme-family = Familie und Menschen
theme-feelings = Gefühle und Eigenschaften
theme-festivals = Feste
theme-food = Essen und Trinken
theme-geography = Geografie
theme-home = Zuhause
theme-jobs = Berufe
theme-nature = Natur und Wetter
theme-school = Schule
theme-science = Wissenschaft
theme-sport = Sport und Spiel
theme-technology = Technik
theme-time = Zeit und Zahlen
theme-town = Stadt und Land
theme-travel = Reisen und Verkehr
dictionary-none = Es ist keine Wortliste geöffnet. Wählen Sie zuerst eine.
dictionary-other-language = Die Wortliste { $name } ist nicht in der Sprache dieses Rätsels. Um Wörter zu ersetzen, wählen Sie eine in dieser Sprache.
# Below the list's name, of a list that was opened by hand. $name: of the file.
dictionary-note =
    { $n ->
        [one] { $n } Wort
       *[other] { $n } Wörter
    } aus { $name }
dictionary-findings =
    { $n ->
        [one] { $n } Anmerkung zu dieser Liste
       *[other] { $n } Anmerkungen zu dieser Liste
    }
dictionary-findings-more = … und { $n } weitere.
file-opened-with =
    { $name } wurde geöffnet, mit { $n ->
        [one] { $n } Anmerkung
       *[other] { $n } Anmerkungen
    }.
# $where: a word of the file, a cell or a part of it; $what: what is wrong with it, see “what is wrong with an .ipuz file”.
file-finding = { $where }: { $what }
file-one = Sie haben mehrere Dateien abgelegt; nur die erste wurde geöffnet.
# $size, $limit: amounts such as "80.3 MB".
file-too-big = Sie hat { $size }; Dateien dürfen bis zu { $limit } haben. Teilen Sie sie in kleinere auf.
file-gone = { $name } ist nicht mehr auf diesem Gerät gespeichert. Öffnen Sie die Datei wieder, um ihre Wörter zu verwenden.
file-list-gone = Die Liste { $name } ist nicht mehr auf diesem Gerät. Wählen Sie eine andere.
file-unreadable = Die Datei konnte nicht gelesen werden. Prüfen Sie, ob sie noch da ist, und versuchen Sie es noch einmal.
file-not-fetched = Sie konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.

## Around the page

# In the browser's tab. $title: of the puzzle.
page-title-of = { $title } · Crosscore
page-dismiss = Diese Meldung schließen
# $letters: characters of the puzzle, with spaces between them. $script: the name of their script ("Tamil"), or a list of
# such names. $font: the name of a font that has them ("Noto Serif Tamil"), or a list.
page-no-font = Keine Schriftart auf diesem Gerät enthält { $letters } ({ $script }); Bilder und Ausdrucke zeigen daher leere Kästchen, Texte und Rätseldateien sind in Ordnung. Installieren Sie die Schriftart { $font }, um sie zu sehen.
# $codes: what they are by number, as in "U+E000, U+E001".
page-no-font-code = Keine Schriftart auf diesem Gerät enthält die Zeichen { $codes }; Bilder und Ausdrucke zeigen daher leere Kästchen, Texte und Rätseldateien sind in Ordnung. Entfernen Sie die Zeichen oder installieren Sie eine Schriftart, die sie enthält.

## The list of words

# What a word's state is called, in a small box beside it.
list-placed = platziert
list-unplaced = kein Platz
list-isolated = abseits
list-locked = fixiert
list-long = langer Hinweis
list-no-clue = kein Hinweis
# Where a clue is written: what stands there without one, and the name of the field.
clue-add = Hinweis hinzufügen
clue-of = Hinweis zu { $word }
clue-write = Diesen Hinweis schreiben
# The choices of states the list can be narrowed to.
list-only-all =
    { $content ->
        [numbers] Alle Zahlen
       *[words] Alle Wörter
    }
list-only-placed =
    { $grid ->
        [letters] Versteckt
       *[other] Im Gitter
    }
list-only-failed =
    { $grid ->
        [letters] Weggelassen
       *[other] Ohne Platz
    }
list-only-isolated = Abseits
list-only-long = Langer Hinweis
list-only-locked = Fixiert
list-only-clueless = Kein Hinweis
list-any-length = Länge
list-letters =
    { $content ->
        [numbers]
            { $n ->
                [one] { $n } Ziffer
               *[other] { $n } Ziffern
            }
       *[words]
            { $n ->
                [one] { $n } Buchstabe
               *[other] { $n } Buchstaben
            }
    }
# The orders the list can stand in.
list-sort-listed = Wie Liste
list-sort-word = Nach Wort
list-sort-length = Nach Länge
list-sort-state = Nach Zustand
list-sort-number =
    { $grid ->
        [letters] Nach Ort
       *[other] Nach Nummer
    }
# How many of all words are shown.
list-shown =
    { $content ->
        [numbers]
            { $n } von { $total ->
                [one] { $total } Zahl
               *[other] { $total } Zahlen
            }
       *[words]
            { $n } von { $total ->
                [one] { $total } Wort
               *[other] { $total } Wörtern
            }
    }
list-not-found = Kein Wort und kein Hinweis enthält „{ $text }“.
list-none-in-state = Keine passenden Wörter.
list-nothing = Keine passenden Wörter.
list-picked-all =
    { $n ->
        [one] { $n } Wort ausgewählt.
       *[other] { $n } Wörter ausgewählt.
    }

## The bar below the grid: the selected word and what can be done with it

workshop-one = Ausgewähltes Wort
workshop-many = Ausgewählte Wörter
workshop-moving = Wort wird verschoben
workshop-choose = Wählen Sie ein Wort in der Liste oder im Gitter aus.
hint-clue = Klicken Sie auf einen Hinweis, um ihn zu ändern.
hint-away = Nicht mehr anzeigen
workshop-several =
    { $n ->
        [one] { $n } Wort ausgewählt
       *[other] { $n } Wörter ausgewählt
    }
# $words: the first of many.
workshop-and-others = { $words }, …
# $reason: why a word has no place, as a short sentence without a full stop.
workshop-not-placed =
    { $grid ->
        [letters] nicht versteckt: { $reason }
       *[other] nicht im Gitter: { $reason }
    }
workshop-apart = nicht im Kreuzworträtsel: { $reason }
workshop-lock =
    .title = An seinem Platz lassen (L)
workshop-unlock = Freigeben
    .title = Darf sich wieder verschieben (L)
workshop-layout-locked =
    { $grid ->
        [letters] Alle Wörter sind fixiert; geben Sie sie zuerst frei („Alle fixieren“).
       *[other] Die ganze Anordnung ist fixiert; geben Sie sie zuerst frei.
    }
workshop-only-placed =
    { $grid ->
        [letters] Nur ein verstecktes Wort lässt sich fixieren.
       *[other] Nur ein Wort im Kreuzworträtsel lässt sich fixieren.
    }
workshop-no-reshuffle =
    { $grid ->
        [letters] Alle Wörter sind fixiert; geben Sie sie frei, um neu zu mischen.
       *[other] Die Anordnung ist fixiert. Geben Sie sie frei, um neu zu mischen.
    }
workshop-no-improve = Die Anordnung ist fixiert. Geben Sie sie frei, um sie zu verbessern.
# $named: whether the words are few enough to be named; $n: how many they are.
workshop-locked-now =
    { $named ->
        [true] { $words } fixiert.
       *[false]
            { $n ->
                [one] { $n } Wort fixiert.
               *[other] { $n } Wörter fixiert.
            }
    }
workshop-unlocked-now =
    { $named ->
        [true] { $words } freigegeben.
       *[false]
            { $n ->
                [one] { $n } Wort freigegeben.
               *[other] { $n } Wörter freigegeben.
            }
    }
workshop-layout-locked-now =
    { $grid ->
        [letters] Alle Wörter fixiert. Sie bleiben an ihrem Platz, bis Sie sie freigeben.
       *[other] Anordnung fixiert. Die Wörter bleiben an ihrem Platz, bis Sie sie freigeben.
    }
workshop-layout-unlocked-now =
    { $grid ->
        [letters] Wörter freigegeben.
       *[other] Anordnung freigegeben.
    }

## A word that is moved to another place

moving-heading = Verschieben
moving-looking = Suche nach freien Stellen …
moving-choose =
    { $n ->
        [0] Es gibt keine freie Stelle.
        [1] Es gibt { $n } freie Stelle. Wählen Sie sie im Gitter.
       *[other] Es gibt { $n } freie Stellen. Wählen Sie eine im Gitter.
    }
moving-found =
    { $n ->
        [0] Es gibt keine andere freie Stelle.
        [1] Es gibt { $n } andere freie Stelle.
       *[other] Es gibt { $n } andere freie Stellen.
    }
# $place: the message moving-place or moving-place-crossing.
moving-begun = { moving-found } Wählen Sie mit den Pfeiltasten oder Tab; die Eingabetaste setzt das Wort ein, Esc bricht ab. { $place }
# $way: across or down. $n: which of the $total places is shown.
moving-place =
    Stelle { $n } von { $total }: { $way ->
        [down] senkrecht
       *[across] waagerecht
    }.
# $words: those it would cross there.
moving-place-crossing =
    Stelle { $n } von { $total }: { $way ->
        [down] senkrecht
       *[across] waagerecht
    }, kreuzt { $words }.
moving-nowhere = { $word } kann nirgends sonst stehen, solange die anderen Wörter bleiben, wo sie sind.
moving-not-placed = { $word } steht nicht im Gitter.
moving-locked = { $word } ist fixiert; geben Sie es frei, um es zu verschieben.
moving-frozen = Die Anordnung ist fixiert. Geben Sie sie frei, um ein Wort zu verschieben.
moving-cancelled = Nicht verschoben.

## Words that are added or edited

# $cells: the letters of a word as they will stand in its cells.
edit-cells-of =
    { $n ->
        [one] { $n } Kästchen: { $cells }
       *[other] { $n } Kästchen: { $cells }
    }
# How long the clue is. $limit: from where on it is called long.
edit-clue-length = { $n } von { $limit } Zeichen
edit-clue-length-long = { $n } von { $limit } Zeichen: ein langer Hinweis
edit-duplicate = { $word } ist schon im Rätsel.
add-empty = Schreiben Sie zuerst ein Wort.
# $place: where it lies, such as "12 Across".
add-placed = { $word } hinzugefügt, { $place }
# $reason: why a word has no place, as a short sentence without a full stop.
add-unplaced = { $word } zur Liste hinzugefügt, aber nicht platziert ({ $reason })
# Words of the open word list that would fit the puzzle as it lies.
offers-why = Warum { $word } nicht im Gitter steht
offers-looking = Suche in der Wortliste …
offers-none =
    { $grid ->
        [letters] Kein Wort der Liste lässt sich hier verstecken.
       *[other] Kein Wort der Liste lässt sich an die Wörter anschließen, wie sie jetzt liegen.
    }
offers-instead = Wählen Sie eines davon, um es zu ersetzen.
# How many words it would cross.
offers-joins =
    { $n ->
        [one] { $n } Kreuzung
       *[other] { $n } Kreuzungen
    }

## The grid, in words

grid-label =
    { $grid ->
        [letters] Suchsel, { $width } mal { $height } Buchstaben
       *[other] Kreuzworträtsel-Gitter, { $width } mal { $height } Kästchen
    }
grid-label-titled =
    { $grid ->
        [letters] Suchsel { $title }, { $width } mal { $height } Buchstaben
       *[other] Kreuzworträtsel-Gitter von { $title }, { $width } mal { $height } Kästchen
    }
grid-caption = Das Gitter, Zeile für Zeile: { $height } Zeilen, { $width } Spalten
grid-row = Zeile { $n }
# Where a word lies, such as "12 Across": its number, and the heading of its clues in the puzzle's language.
grid-entry = { $number } { $heading }
grid-cell = { $letter }, Zeile { $row }, Spalte { $column }
# $words: of the messages grid-cell-word, with list-semicolon between them.
grid-cell-words = { $letter }, Zeile { $row }, Spalte { $column }: { $words }
grid-cell-word = { $place }, { $word }
list-semicolon = { "; " }

## Options

# The choice of the sheet's language that is made without choosing. $language: the one that the clues are in.
sheet-language-clues = Wie die Hinweise: { $language }
# Instead of a language of the sheet’s own.
options-language-none = Wie die Hinweise
options-size-auto = Automatisch
options-size-square = Quadrat
options-size-sides = Breite × Höhe
options-size-side = Kästchen je Seite
options-size-width = Breite in Kästchen
options-size-height = Höhe in Kästchen
options-ratio-width = Breite
options-ratio-height = Höhe
options-group-words = Wörter
options-group-grid = Gitter
options-group-search = Suche
options-group-sums = Zahlen und Hinweise
# A mark on what only matters when words are drawn.
options-for-new-words = für neue Wörter
# No ready-made choice of options is the one that is set.
options-own = Ihre eigene Auswahl von Optionen.
options-bad-seed = Eine Startzahl ist eine ganze Zahl mit bis zu 15 Ziffern. Lassen Sie das Feld leer, um jedes Mal eine neue zu bekommen.
# What a number may be.
options-range = { $min } bis { $max }
    .unit = { $min } bis { $max } { $unit }
# $words of the last $puzzles are remembered.
options-remembered =
    { $words ->
        [one]
            { $words } Wort aus { $puzzles ->
                [one] Ihrem letzten Rätsel
               *[other] Ihren letzten { $puzzles } Rätseln
            } ist gemerkt, nur auf diesem Gerät.
       *[other]
            { $words } Wörter aus { $puzzles ->
                [one] Ihrem letzten Rätsel
               *[other] Ihren letzten { $puzzles } Rätseln
            } sind gemerkt, nur auf diesem Gerät.
    }
options-remembered-none = Es sind keine Wörter früherer Rätsel gemerkt.
options-remembered-cleared = Gemerkte Wörter vergessen.

## The keys

# Names of keys, as they stand on the keyboards of this language.
key-ctrl = Strg
key-shift = Umschalt
key-enter = Eingabe
key-delete = Entf
key-home = Pos1
key-end = Ende
key-space = Leertaste
key-tab = Tab
key-esc = Esc
key-wheel = Mausrad
# Between two ways to do the same.
keys-or = oder
keys-anywhere = Überall
    .sheet = Diese Übersicht
    .undo = Rückgängig
    .redo = Wiederherstellen
    .save = Rätseldatei speichern
    .find = Wort oder Hinweis suchen
    .add = Wörter hinzufügen
    .improve = Eine bessere Anordnung suchen
keys-words = Ausgewählte Wörter
    .replace = Durch ein anderes Wort ersetzen
    .edit = Wort und Hinweis ändern
    .delete = Löschen
    .lock = Fixieren oder freigeben
    .move = Im Gitter verschieben
keys-list = Liste
    .next = Nächstes Wort
    .ends = Erstes und letztes Wort
    .several = Mehrere auswählen
    .more = Zur Auswahl hinzufügen oder aus ihr entfernen
    .all = Alle gezeigten auswählen
    .one = Wieder nur ein Wort
    .clue = Den Hinweis schreiben
keys-grid = Gitter
    .next = Nächster Buchstabe
    .ends = Erster oder letzter Buchstabe der Zeile
    .turn = Zwischen waagerecht und senkrecht wechseln
    .zoom = Vergrößern, verkleinern, ganzes Gitter
    .wheel = Am Mauszeiger vergrößern
    .none = Nichts auswählen
keys-moving = Während ein Wort verschoben wird
    .next = Nächste Stelle
    .turn = Beim Ziehen drehen
    .put = Dort einsetzen
    .leave = Lassen, wo es war
keys-play = Lösen
    .open = Das Rätsel hier lösen
    .next = Nächster Buchstabe; zieht die Linie, sobald ein erster Buchstabe markiert ist
    .ends = Erster oder letzter Buchstabe der Zeile
    .mark = Ersten Buchstaben markieren, Linie abschließen
    .drop = Linie abbrechen
    .hint = Tipp: den ersten Buchstaben eines Wortes einkreisen
    .zoom = Vergrößern, verkleinern, ganzes Gitter
keys-sheet = Blatt
    .next = Nächstes Kästchen des Gitters
    .show = Seinen Buchstaben vorgeben oder verbergen
    .print = Drucken

## Names of languages that are none

# Stands in for $language: words in any script, even pictures.
language-any = Jede Schrift
language-any-rtl = Jede Schrift, von rechts nach links

## The language of the words, and their letters

# Two groups in the list of languages: what the words could be in, and all the rest.
languages-likely = Wahrscheinlich
languages-more = Weitere Sprachen
# Beside the choice of the language. $language was guessed from the words.
languages-guessed = Vermutet: { $language }. Stimmt das nicht? Wählen Sie die Sprache.
languages-guessed-title = Nach dem Namen vermutet: { $language }. Stimmt das nicht? Wählen Sie die Sprache.
# $others: up to three languages that these words could be in as well.
languages-guessed-others = Vermutet: { $language }. Es könnte auch { $others } sein. Stimmt das nicht? Wählen Sie die Sprache.
languages-guessed-many = Vermutet: { $language }. Andere Sprachen schreiben mit denselben Buchstaben. Stimmt das nicht? Wählen Sie die Sprache.
languages-proposal = Ein gedrucktes Kreuzworträtsel auf { $language } war nicht zu finden; wie die Wörter auf Kästchen verteilt werden, ist daher ein Vorschlag.
languages-proposal-si = Ein gedrucktes Kreuzworträtsel auf { $language } war nicht zu finden. Als Vorschlag bekommt ein Buchstabe mit Hal-Zeichen ein eigenes Kästchen.
languages-proposal-lo = Ein gedrucktes Kreuzworträtsel auf { $language } war nicht zu finden. Als Vorschlag werden die Kästchen wie im Thailändischen gebildet.
languages-proposal-km = Ein gedrucktes Kreuzworträtsel auf { $language } war nicht zu finden. Als Vorschlag teilen sich Buchstaben, die untereinander stehen, ein Kästchen.
languages-proposal-my = Ein gedrucktes Kreuzworträtsel auf { $language } war nicht zu finden. Als Vorschlag bekommt ein Buchstabe mit Asat ein eigenes Kästchen.
languages-proposal-bo = Ein gedrucktes Kreuzworträtsel auf { $language } war nicht zu finden. Als Vorschlag bekommt jeder Stapel von Buchstaben ein Kästchen.
languages-proposal-vi = Kreuzworträtsel auf { $language } behalten die Zeichen der Buchstaben oder lassen sie weg. Wählen Sie es unter „Buchstaben“.
# A dialog, when the words of a file are in several scripts.
languages-ask = In welcher Sprache sind diese Wörter?
languages-ask-help = Wörter in anderen Schriften werden weggelassen.
languages-ask-yes = Liste öffnen
# A button and a menu item that open the dialog; $language is what the words are in.
letters-button = Buchstaben …
letters-heading = Buchstaben
letters-of = Buchstaben: { $language }
letters-of-menu = Buchstaben: { $language } …
letters-help-dictionary = Die Wortliste wird neu gelesen und ein neues Rätsel daraus erstellt. Das Rätsel, das Sie sehen, behält seine Buchstaben.
letters-help-list = Gilt für diese Liste und von jetzt an für die Rätsel daraus.
letters-usual = Zurücksetzen
letters-change = Diese Buchstaben verwenden
# Of a word list that cannot give words to the puzzle because it is read in another way. $name: of the list.
letters-differ = Die Wortliste { $name } liest Buchstaben anders als dieses Rätsel. Um Wörter zu ersetzen, wählen Sie dieselben Einstellungen.
# How letters are read: the name of a choice, what it is about, and what can be chosen. Examples stay as they are.
letters-digits = Ziffern in Wörtern
    .help = Etwa die 4 in B4. Üblich ist, ein Wort mit einer Ziffer wegzulassen.
    .choice-refuse = Wort weglassen
    .choice-keep = Ein eigenes Kästchen
letters-hamza = Alif mit Hamza
    .help = أ إ آ ٱ, wo sich zwei Wörter kreuzen. In den meisten gedruckten Rätseln gelten sie als ا.
    .choice-fold = Wie ا
    .choice-keep = Eigene Buchstaben
letters-teh_marbuta = Tā marbūta
    .help = ة am Ende eines Wortes; manche Rätsel lassen es ه kreuzen.
    .choice-keep = Ein eigener Buchstabe
    .choice-fold = Wie ه
letters-alef_maqsura = Alif maqsūra
    .help = ى am Ende eines Wortes; manche Rätsel lassen es ي kreuzen.
    .choice-keep = Ein eigener Buchstabe
    .choice-fold = Wie ي
letters-hamza_seats = Hamza auf Wāw und Yā
    .help = ؤ und ئ; manche Rätsel lassen sie و und ي kreuzen.
    .choice-keep = Eigene Buchstaben
    .choice-fold = Wie و und ي
letters-yeh_hamza = Hamza auf Yā und Wāw
    .help = ئ und ؤ; in den meisten Rätseln gelten sie als ی und و.
    .choice-fold = Wie ی und و
    .choice-keep = Eigene Buchstaben
letters-alef_madda = Alif madda
    .help = آ; manche Rätsel lassen es ا kreuzen.
    .choice-keep = Ein eigener Buchstabe
    .choice-fold = Wie ا
letters-sara_am = Sara Am
    .help = ำ wie in น้ำ: im Kästchen seines Konsonanten oder im nächsten.
    .choice-with-consonant = Bei seinem Konsonanten
    .choice-own-cell = Ein eigenes Kästchen
letters-tones = Zeichen
    .help = Was von ấ bleibt: alles, â ohne Ton oder A.
    .choice-keep = Alle behalten
    .choice-drop-tones = Töne weglassen
    .choice-drop-all = Alle Zeichen weglassen
letters-long_vowels = Lange Vokale
    .help = Í Ó Ő Ú Ű, wo sich Wörter kreuzen: eigene Buchstaben oder wie I O Ö U Ü.
    .choice-keep = Eigene Buchstaben
    .choice-short = Wie die kurzen
letters-ij = IJ
    .help = Wie in IJS: ein Kästchen für beide Buchstaben oder zwei.
    .choice-one-cell = Ein Kästchen
    .choice-two-cells = Zwei Kästchen
letters-umlauts = Umlaute
    .help = Ä Ö Ü als AE OE UE, wie in Kreuzworträtseln üblich, oder als eigene Buchstaben.
    .choice-two-cells = Zwei Kästchen
    .choice-one-cell = Ein Kästchen

## Kinds of puzzle: the button in the bar, and what is said otherwise where a grid is filled

# Read out only; the kind of the shown puzzle follows.
bar-kind = Rätselart:{ " " }
kind-heading = Rätselart
kind-none = Kreuzworträtsel
# ".short" stands on the button, ".help" below the name in the menu.
kind-freeform = Freies Kreuzworträtsel
    .short = Kreuzwort
    .help = Die Wörter kreuzen sich, wo sie passen, und das Gitter wächst um sie herum.
kind-filled = Dichtes Kreuzworträtsel
    .short = Gitter
    .help = Ein Gitter wie in der Zeitung, mit schwarzen Kästchen: Jede Zeile und jede Spalte ist voller Wörter.
kind-numbers = Kreuzzahlrätsel
    .short = Kreuzzahlen
    .help = Statt Wörtern kreuzen sich Zahlen, mit Rechenaufgaben als Hinweisen. Braucht keine Wortliste.
dictionary-not-needed = Keine Wortliste
dictionary-no-words = Diese Rätselart braucht keine Wortliste.
replace-not-here = In dieser Rätselart lassen sich keine Wörter ersetzen.
job-grid-fill = Gitter wird gefüllt …
job-grid-try = Prüfe, ob sich das Gitter füllen lässt …
job-grid-fills = Suche nach Füllungen …
failed-grid-new = Es wurde kein neues Gitter erstellt.
failed-grid-set = Das Gitter wurde nicht geändert.
failed-grid-type = Der Buchstabe wurde nicht eingetragen.
failed-grid-clear = Es wurde nichts geleert.
failed-grid-put = Das Wort wurde nicht eingetragen.
failed-grid-fill = Das Gitter wurde nicht gefüllt.
failed-grid-try = Ob sich das Gitter füllen lässt, ist nicht bekannt.
failed-grid-fills = Es wurden keine Füllungen gefunden.
failed-grid-take = Die Füllung wurde nicht übernommen.
failed-grid-pin = Es wurde nichts gesperrt.
# A grid is filled, or drawn and still partly empty. The other done-filled-… are only ever parts of it.
done-filled =
    { done-filled-how }: { $content ->
        [numbers]
            { $words ->
                [one] { $words } Zahl
               *[other] { $words } Zahlen
            }
       *[words]
            { $words ->
                [one] { $words } Wort
               *[other] { $words } Wörter
            }
    }, { $width } × { $height }, { $blocks ->
        [one] { $blocks } schwarzes Kästchen
       *[other] { $blocks } schwarze Kästchen
    }{ done-filled-unknown }{ done-filled-scrambled }{ done-filled-empty }.
# $again: the same grid was filled once more.
done-filled-how =
    { $empty ->
        [0]
            { $again ->
                [true] Neu gefüllt
               *[false] Gefüllt
            }
       *[other] Gitter
    }
# Words that no word list has.
done-filled-unknown =
    { $unknown ->
        [0] { "" }
       *[other] , { $unknown } unbekannt
    }
# Words whose letters make a word of the list in another order.
done-filled-scrambled =
    { $scrambled ->
        [0] { "" }
       *[other] , { $scrambled } verdreht
    }
done-filled-empty =
    { $empty ->
        [0] { "" }
        [one] , { $empty } Kästchen leer
       *[other] , { $empty } Kästchen leer
    }
# $filled: the message done-filled.
done-improved-grid = Besser als vorher. { $filled }
done-took = In { $seconds } s gefunden.
counts-words =
    { $content ->
        [numbers]
            <b>{ $n }</b> { $n ->
                [one] Zahl
               *[other] Zahlen
            }
       *[words]
            <b>{ $n }</b> { $n ->
                [one] Wort
               *[other] Wörter
            }
    }
counts-unknown = <b>{ $n }</b> unbekannt
    .only = Nur diese Wörter zeigen: nicht in der Wortliste
counts-scrambled = <b>{ $n }</b> verdreht
    .only = Nur diese Wörter zeigen: in der Wortliste mit anderer Folge der Buchstaben
counts-clueless = <b>{ $n }</b> ohne Hinweis
    .only = Nur diese Wörter zeigen: ohne Hinweis
counts-empty =
    <b>{ $n }</b> { $n ->
        [one] Kästchen leer
       *[other] Kästchen leer
    }
counts-cells =
    <b>{ $n }</b> { $n ->
        [one] Kästchen gefüllt
       *[other] Kästchen gefüllt
    }
counts-score = im Mittel <b>{ $n }</b> Punkte
counts-blocks =
    <b>{ $n }</b> { $n ->
        [one] schwarzes Kästchen
       *[other] schwarze Kästchen
    }
list-unknown = unbekannt
list-scrambled = verdreht
list-only-unknown = Unbekannt
list-only-scrambled = Verdreht
sheet-empty-cells =
    { $n ->
        [one] { $n } Kästchen ist noch leer.
       *[other] { $n } Kästchen sind noch leer.
    }
sheet-no-clue =
    { $n ->
        [one] { $n } Wort hat keinen Hinweis. Klicken Sie unten auf seine Zeile, um einen zu schreiben.
       *[other] { $n } Wörter haben keinen Hinweis. Klicken Sie unten auf ihre Zeilen, um welche zu schreiben.
    }
# In the place of a letter.
sheet-cell-empty = leer

## The grid as something to draw and write in

editor-bar =
    .aria-label = Zeichnen
editor-mode =
    .aria-label = Was ein Klick auf ein Kästchen bewirkt
# What a press on a cell is for: to write there, or to make it a black square.
editor-letters =
    { $content ->
        [numbers] Ziffern
       *[words] Buchstaben
    }
editor-blocks = Schwarze Kästchen
editor-bars = Balken
editor-mark = Markieren
mark-circle = Kreis
mark-shade = Färbung
mark-yellow = Gelb
mark-rose = Rosa
mark-green = Grün
mark-blue = Blau
mark-grey = Grau
mark-none = Keine Färbung
mark-bar-end = Hinter diesem Kästchen
mark-bar-below = Unter diesem Kästchen
mark-draw-bars = Balken zeichnen: auf die Ränder der Kästchen tippen
editor-symmetry =
    .aria-label = Symmetrie der schwarzen Kästchen
    .title = Symmetrie der schwarzen Kästchen
editor-symmetry-rotational = Halbe Drehung
editor-symmetry-left-right = Links und rechts
editor-symmetry-up-down = Oben und unten
editor-symmetry-both = Alle vier Seiten
editor-symmetry-diagonal = Diagonal
editor-symmetry-none = Keine Symmetrie
editor-fill = Füllen
    .title =
        { $content ->
            [numbers] Alle leeren Kästchen mit Zahlen füllen (Strg+Eingabe)
           *[words] Alle leeren Kästchen mit Wörtern aus der Liste füllen (Strg+Eingabe)
        }
editor-region = Bereich füllen
    .title = Die ausgewählten Kästchen neu füllen, alle anderen behalten (Strg+Umschalt+Eingabe)
editor-clear = Leeren
editor-clear-fill = Eingefüllte Buchstaben
editor-clear-letters =
    { $content ->
        [numbers] Alle Ziffern
       *[words] Alle Buchstaben
    }
editor-clear-cells = Buchstaben des ausgewählten Bereichs
editor-clear-blocks = Alles: ein offenes Gitter
editor-heat = Schwierige Kästchen
    .title = Zeigen, wo nur wenige Wörter passen
editor-empty = Leeres Gitter
    .title = Mit einem leeren Gitter beginnen
# How hard it is to fill a cell.
editor-heat-0 = leicht
editor-heat-1 = etwas Auswahl
editor-heat-2 = wenig Auswahl
editor-heat-3 = kaum Auswahl
editor-heat-4 = unmöglich
editor-heat-key =
    .aria-label = Wie schwierig die Kästchen sind
# Runs of cells between black squares; $full of $slots have all their letters.
editor-full = { $full } von { $slots } voll
editor-warnings =
    { $n ->
        [one] { $n } Anmerkung
       *[other] { $n } Anmerkungen
    }
editor-input =
    .aria-label = Buchstaben des Gitters
# Read out by screen readers only. The keys are the same in every language.
editor-help = Die Pfeiltasten bewegen. Buchstaben kommen an die Stelle der Schreibmarke; die Leertaste wechselt zwischen waagerecht und senkrecht, und ein Punkt setzt oder entfernt ein schwarzes Kästchen. Tab führt zum nächsten Wort, die Eingabetaste zu den passenden Wörtern. Umschalt und Pfeiltasten wählen einen Bereich aus. Strg Eingabe füllt den Rest. Mit Esc und dann Tab verlassen Sie das Gitter.
editor-leave = Mit Tab verlassen Sie jetzt das Gitter.
editor-choose = Tippen Sie auf ein Kästchen, um darin zu schreiben.
editor-on-block = Das ist ein schwarzes Kästchen. Mit der Punkttaste wird es weiß.
editor-no-region = Wählen Sie zuerst Kästchen aus: Ziehen Sie darüber oder halten Sie Umschalt und drücken Sie die Pfeiltasten.
# What screen readers say of the cursor. $fits: how many words fit, -1 if that is not known; $heat: 0 (easy) to 4 (impossible).
editor-at =
    { $place }, Kästchen { $n } von { $total }, { $empty ->
        [true] leer
       *[false] { $letter }
    }{ $written ->
        [true] , geschrieben
       *[false] { "" }
    }{ $heat ->
        [4] , nicht zu füllen
        [3] , schwierig
       *[other] { "" }
    }{ $fits ->
        [-1] { "" }
        [one] , { $fits } Wort passt
       *[other] , { $fits } Wörter passen
    }
editor-at-single =
    Zeile { $row }, Spalte { $column }, { $empty ->
        [true] leer
       *[false] { $letter }
    }{ $written ->
        [true] , geschrieben
       *[false] { "" }
    }, in keinem Wort
editor-at-block = Schwarzes Kästchen, Zeile { $row }, Spalte { $column }
editor-at-region = Bereich von { $rows } × { $columns } Kästchen
# Behind what is said of a cell ($told, which may be nothing): what it is marked with.
editor-marked = { $told }{ $circle ->
    [true] { " " }(mit Kreis)
   *[false] { "" }
}{ $shade ->
    [true] { " " }(gefärbt)
   *[false] { "" }
}{ $end ->
    [true] { " " }(Balken dahinter)
   *[false] { "" }
}{ $below ->
    [true] { " " }(Balken darunter)
   *[false] { "" }
}
# A run that is not full. $n: its cells; $fits: how many words fit, -1 if that is not known.
editor-fits =
    { $n ->
        [one] { $n } Kästchen
       *[other] { $n } Kästchen
    }{ $fits ->
        [-1] { "" }
        [one] ; { $fits } Wort passt
       *[other] ; { $fits } Wörter passen
    }
# In the table of the grid, for screen readers.
editor-cell-block = schwarz
editor-cell-empty = leer
editor-cell-pinned = geschrieben
bench-heading = Werkbank für Rätselautoren
bench-part-lists = Wortlisten
bench-part-rules = Regeln
bench-part-fills = Füllungen
bench-part-clues = Hinweise
clues-missing = { $n } ohne Hinweis
clues-offers = Hinweise zu diesem Wort
clues-remembered = Wörter, deren Hinweise dieses Gerät kennt: { $n }
clues-remember = Hinweise dieses Rätsels merken
clues-forget = Gemerkte Hinweise vergessen
clues-forgotten = Die gemerkten Hinweise sind vergessen.
bench-part-statistics = Statistik
fills-find = Mehrere zeigen
    .title = Ganze Füllungen suchen, die sich voneinander unterscheiden
fills-hint = Füllt die leeren Kästchen; in einem vollen Gitter oder einer Auswahl alle neu, außer denen, die Sie geschrieben haben.
fills-none = In dieser Zeit wurde keine Füllung gefunden.
fills-found = Gefundene Füllungen: { $n }
fills-list =
    .aria-label = Gefundene Füllungen
fills-scores = Mittel { $mean }, niedrigste { $lowest }
fills-name = Füllung { $n }
fills-pin = Anheften
fills-use = Übernehmen
fills-differ = Andere Kästchen: { $n }
fills-select = Auswählen
    .title = Kästchen durch Ziehen auswählen, auch mit dem Finger
fills-lock = Buchstaben sperren
    .title = Buchstaben, die bleiben, was immer gefüllt wird
fills-unlock = Buchstaben entsperren
done-grid-lock = Buchstaben gesperrt.
done-grid-unlock = Buchstaben entsperrt.
done-grid-take = Füllung { $n } steht im Gitter.
statistics-mean-length = Mittlere Länge
statistics-unchecked = Ungekreuzte Kästchen
statistics-share = { $n } ({ $percent } %)
statistics-points = Scrabble-Wert
statistics-points-value = { $n } ({ $mean } je Buchstabe)
statistics-score = Mittlere Punktzahl
statistics-lowest = Niedrigste Punktzahl
statistics-lowest-value = { $score }: { $words }
statistics-new = Nicht in der Wortliste
statistics-missing = Fehlende Buchstaben
statistics-pangram = keine: ein Pangramm
statistics-none = keine
statistics-figure = { $n }
statistics-length = Länge
statistics-number = Wörter
statistics-letters = Buchstaben im Gitter
mix-add = Liste hinzufügen…
mix-use = { $name } verwenden
mix-weight = Zusätzliche Punkte für { $name }
mix-remove = { $name } entfernen
mix-banned = Nie zu verwendende Wörter
mix-banned-help = Getrennt durch Leerzeichen oder Kommas.
mix-scores = Eigene Punkte: { $n }
mix-scores-save = Meine Punkte speichern
mix-scores-bring = Punkte aus einer Datei holen…
mix-my-scores = Meine Punkte
mix-up = Punkte von { $word } erhöhen
mix-down = Punkte von { $word } senken
mix-never = { $word } nie verwenden
mix-scored = { $word }: { $score } Punkte
rules-none = Das Gitter verletzt keine dieser Regeln.
side-switch =
    .aria-label = Anzeigen
side-candidates = Kandidaten
side-fold =
    .aria-label = Die Wörter unter dem Gitter
candidates-region =
    .aria-label = Kandidaten
candidates-list =
    .aria-label = Passende Wörter
candidates-filter =
    .aria-label = Beginnt mit
    .placeholder = Beginnt mit …
candidates-slot =
    { $place }, { $n ->
        [one] { $n } Kästchen
       *[other] { $n } Kästchen
    }
candidates-nowhere = Setzen Sie die Schreibmarke auf ein weißes Kästchen.
# Of the $total words that match the letters that are there, so many leave words for all that cross them.
candidates-count =
    { $fitting ->
        [one] { $fitting } von { $total } passt
       *[other] { $fitting } von { $total } passen
    }
candidates-none = Kein Wort der Liste passt hier.
# Words fit here, but none of them leaves words for all that is still empty. The name is that of editor-heat.
candidates-hopeless = Was Sie auch hier einsetzen, an einer anderen Stelle bleibt kein Wort. „Schwierige Kästchen“ zeigt, wo.
candidates-more = Die ersten { $n } von { $total }; tippen Sie, um einzugrenzen.
candidates-unread = Die Wortliste wird noch gelesen.
candidates-fits = passt
candidates-blocks = blockiert andere
candidates-score = { $score }
candidates-score-title = Punkte in der Wortliste
candidates-order =
    .aria-label = Kandidaten sortieren nach
candidates-order-best = Beste zuerst
candidates-order-score = Punkte
candidates-order-leaves = Was sie übrig lassen
candidates-order-alphabet = A bis Z
candidates-leaves = lässt { $n }
candidates-leaves-title = Der engsten Kreuzung bleiben { $n } Wörter, allen Kreuzungen zusammen etwa 10 hoch { $ways } Möglichkeiten
candidates-try = Lässt sich der Rest füllen?
candidates-rest-running = Prüfe, ob sich der Rest füllen lässt …
candidates-rest-yes = Der Rest lässt sich noch füllen.
candidates-rest-no =
    { $reasoned ->
        [true] Der Rest lässt sich nicht füllen: { $reason }
       *[false] Der Rest lässt sich nicht füllen.
    }
candidates-rest-unknown = Ob sich der Rest füllen lässt, ist noch nicht bekannt.
done-grid-put = { $word } eingetragen.
done-grid-clear = Geleert.
keys-drawing = Zeichnen und schreiben
    .next = zum nächsten Kästchen
    .turn = Richtung wechseln
    .slot = das nächste Wort oder das vorige
    .ends = erstes oder letztes Kästchen eines Wortes
    .block = schwarzes Kästchen setzen oder entfernen
    .circle = Kreis im Kästchen
    .shade = Kästchen färben
    .bar = Balken hinter dem Kästchen oder darunter
    .clear = Buchstaben löschen
    .region = Kästchen auswählen
    .candidates = die passenden Wörter
    .fill = den Rest füllen
    .part = die ausgewählten Kästchen neu füllen
    .edit = Wort und Hinweis ändern
    .leave = den Bereich aufheben; dann verlässt Tab das Gitter

## Kinds of puzzle: where numbers stand for words, and what a grid that could not be filled leaves to do

list-counted =
    { $content ->
        [numbers]
            { $n ->
                [one] { $n } Zahl
               *[other] { $n } Zahlen
            }
       *[words] { word-count }
    }
# Two buttons beside the message that a new grid could not be filled.
failed-unfilled-options = Optionen ändern
failed-unfilled-empty = Mit leerem Gitter beginnen
options-empty = Leeres Gitter
    .title = Ein leeres Gitter mit diesen Optionen, zum Zeichnen und Füllen von Hand
# $help: what the preset is for. $words: how many words a list should have for it; $known: how many the chosen one has.
options-preset-more = { $help } Braucht eine Liste von etwa { $words } Wörtern; diese hat { $known }.
options-preset-fetch = { $help } Lädt die Liste { $name }: { $words } Wörter, { $size }.
options-preset-whole = Verwendet alle Wörter Ihrer Liste.
# In a filled grid; $others: how many others changed with it.
done-replaced-grid =
    { $before } durch { $after } ersetzt{ $others ->
        [0] { "" }
        [one] ; { $others } weiteres hat sich mitgeändert
       *[other] ; { $others } weitere haben sich mitgeändert
    }.
done-stopped = Gestoppt, bevor etwas gefunden war. Ihr Rätsel hat sich nicht geändert.

## Word searches: words hidden among other letters

kind-wordsearch = Suchsel
    .short = Suchsel
    .help = Wörter sind zwischen anderen Buchstaben versteckt, in bis zu acht Richtungen.
# What screen readers say of a letter. $n: in how many words it is; $words: those, the ringed one first.
hidden-cell =
    Zeile { $row }, Spalte { $column }, { $letter }{ $n ->
        [0] , in keinem Wort
       *[other] , in { $words }
    }
# Where a word begins, and in which direction it runs: one of the messages direction-…
hidden-place = Zeile { $row }, Spalte { $column }, { $way }
direction-right = nach rechts
direction-left = nach links
direction-down = nach unten
direction-up = nach oben
direction-down-right = nach rechts unten
direction-up-right = nach rechts oben
direction-down-left = nach links unten
direction-up-left = nach links oben
# A word is part of the word $word, and hidden there.
list-inside = in { $word }
list-sort-direction = Nach Richtung
status-rings = Alle zeigen
    .title = Alle Wörter einkreisen
# Letters that belong to several words.
counts-shared =
    <b>{ $n }</b> { $n ->
        [one] gemeinsamer Buchstabe
       *[other] gemeinsame Buchstaben
    }
# $percent of all letters belong to words.
counts-covered = <b>{ $percent } %</b> in Wörtern
# How many letters of a hidden message stand in the grid.
counts-message =
    Botschaft aus <b>{ $n }</b> { $n ->
        [one] Buchstaben
       *[other] Buchstaben
    }
# The size is a button: pressed, new grids are as large as this one.
counts-size-keep = Diese Größe behalten: { $width } × { $height }, auch nach dem Mischen und für neue Wörter
counts-size-free = Diese Größe wird behalten. Ein Klick, und wieder entscheiden die Wörter
counts-size-kept = behalten
done-size-kept = Die Größe bleibt: { $width } mal { $height }.
done-size-free = Das nächste Gitter wird so groß, wie es seine Wörter brauchen.
options-group-filler = Übrige Buchstaben
keys-hidden = Gitter
    .next = Nächster Buchstabe
    .ends = Erster oder letzter Buchstabe der Zeile
    .turn = Nächstes Wort des Buchstabens
    .zoom = Vergrößern, verkleinern, ganzes Gitter
    .wheel = Am Mauszeiger vergrößern
    .none = Nichts auswählen

## What counts as one place: the rules of word searches, told in the options

rules-heading = Was als eine Stelle zählt
rules-once = Jedes Wort der Liste ist an genau einer Stelle zu finden, in den Richtungen, die Sie erlauben; die übrigen Buchstaben werden so gewählt, dass das stimmt.
rules-palindrome = Ein Wort, das sich vorwärts und rückwärts gleich liest, steht an einer Stelle, auch wenn man es in zwei Richtungen lesen kann.
rules-inside = Ein Wort in einem längeren, wie EIS in REISE, zählt dort, wo das längere steht. Unter „Wörter in Wörtern“ wählen Sie, ob es dort bleibt, eine eigene Stelle bekommt oder wegfällt.
rules-twice = Ein Wort, das zweimal auf der Liste steht, wird einmal versteckt. Ein Wort, das sich nicht an nur einer Stelle verstecken lässt, fällt weg, und die Liste sagt es.

## Options that are a text, a choice of directions, or a picture

form-left =
    { $n ->
        [one] noch { $n } Zeichen
       *[other] noch { $n } Zeichen
    }
form-over =
    { $n ->
        [one] { $n } Zeichen zu viel
       *[other] { $n } Zeichen zu viel
    }
form-none-chosen = Wählen Sie mindestens eine.
# A picture of squares.
mask-heading = Ihr Bild
mask-edit = Bild zeichnen oder öffnen …
mask-none = Noch kein Bild
# $n: squares that become letters.
mask-size =
    { $width } × { $height }, { $n ->
        [one] { $n } Buchstabe
       *[other] { $n } Buchstaben
    }
mask-open = Bild öffnen …
mask-invert = Umkehren
    .title = Gefüllte Kästchen werden leer, leere gefüllt
mask-width =
    .aria-label = Kästchen in der Breite
mask-height =
    .aria-label = Kästchen in der Höhe
# A slider: from how dark on the parts of a picture become letters.
mask-dark = Wie dunkel ein Kästchen sein muss
mask-canvas =
    .aria-roledescription = Kästchen zum Ausmalen
mask-help = Gefüllte Kästchen werden Buchstaben. Malen Sie mit der Maus oder dem Finger; auf der Tastatur bewegen die Pfeiltasten, die Leertaste füllt oder leert, Umschalt und Pfeiltasten ziehen eine Linie. Dateien bleiben auf diesem Gerät.
mask-use = Dieses Bild verwenden
# Read out by screen readers only.
mask-at =
    Zeile { $row }, Spalte { $column }, { $filled ->
        [true] gefüllt
       *[false] leer
    }
mask-unreadable = Diese Datei ist kein Bild, das Crosscore lesen kann. Wählen Sie PNG, JPEG, WebP, GIF oder SVG oder einen Text aus # und Punkten.
# $size, $limit: such as "20.0 MB".
mask-too-large = Es hat { $size }; Bilder dürfen bis zu { $limit } haben.
mask-too-many-pixels = Es hat { $width } × { $height } Pixel; das ist zu viel. Verkleinern Sie es zuerst.
mask-too-light = Nichts in diesem Bild ist dunkel genug. Verschieben Sie den Regler.
mask-text-strange = In Zeile { $line } steht „{ $char }“. In einem Bild aus Text steht # für einen Buchstaben und ein Punkt für keinen.
mask-text-large = Es hat { $width } × { $height } Kästchen; eine Seite darf bis zu { $most } haben.
mask-text-empty = Es enthält kein #. Jedes # wird ein Buchstabe.
mask-side = Eine Seite hat { $least } bis { $most } Kästchen.
mask-empty = Füllen Sie mindestens ein Kästchen.
mask-missing = Zeichnen oder öffnen Sie zuerst ein Bild oder wählen Sie eine andere Form.

## The gallery of patterns

gallery-open = Muster auswählen…
gallery-heading = Muster
gallery-size = Größe
gallery-all = Alle Größen
gallery-long = Lange waagerechte Wörter
gallery-any = Irgendeines in der Größe des Gitters
gallery-count = { $n ->
    [one] { $n } Muster
   *[other] { $n } Muster
}
gallery-item = { $width } × { $height }, { $words } Wörter
gallery-told = { $width } × { $height }, { $words } Wörter, { $blocks } schwarze Kästchen; lange waagerechte Wörter: { $themes }

## SVG and pictures

picture-too-large = Dieser Browser kann kein Bild von { $width } × { $height } Pixeln erzeugen. Wählen Sie eine kleinere Größe oder speichern Sie das Gitter als SVG.
outlines-none = Der Teil, der Buchstaben in Umrisse verwandelt, konnte nicht geladen werden. Speichern Sie die Zeichnung mit Buchstaben als Text oder versuchen Sie es mit einer Verbindung noch einmal.
# $letters are letters of the puzzle; a font that has them is not part of this page.
outlines-left = Einige Buchstaben bleiben Text, weil keine Schriftart hier sie enthält: { $letters }.

## Saving and opening

# The Save menu of the sheet.
save-zip = Alle Dateien (.zip) …
    .hint = Bilder, Texte und alle Formate in einer Datei
save-export = Für andere Programme …
    .hint = Rätselprogramme, Seiten zum Lösen, Wortlisten
# While the engine finds out what each format can hold of a large puzzle.
export-looking = Prüfe, was jedes Format aufnehmen kann …
export-heading = Für andere Programme speichern
export-group-programs = Kreuzworträtsel-Programme
export-group-solving = Zum Lösen am Bildschirm
export-group-words = Wörter und Hinweise
export-group-learning = Für Lernplattformen
export-group-grids = Gitter
# How much of the puzzle a format holds.
export-whole = Enthält alles
export-lossless = Enthält das ganze Rätsel
export-lossy =
    { $n ->
        [one] { $n } Angabe fällt weg oder ändert sich
       *[other] { $n } Angaben fallen weg oder ändern sich
    }
# $ending: such as ".puz".
export-save = Als { $ending } speichern
export-save-lossy = Trotzdem als { $ending } speichern
export-save-whole = Als { $ending } speichern, das alles behält
# Names of formats in these lists, and what each is for. "ending": what the file is called for short.
format-png = Bilder (PNG)
    .about = Das Gitter zum Lösen und die Lösung.
format-svg = Zeichnungen (SVG)
    .about = Dasselbe, scharf in jeder Größe, für Text- und Layoutprogramme.
    .ending = .svg
format-text = Texte (.txt)
    .about = Hinweise und Lösung zum Kopieren.
    .ending = .txt
format-ipuz = Rätseldatei (.ipuz)
    .about = Zum späteren Öffnen und Ändern hier; auch einige andere Programme lesen sie.
    .ending = .ipuz
# Of a crossword that is read from the right.
format-ipuz-seen = Rätseldatei in sichtbarer Folge (.ipuz)
    .about = Für Programme, die die gewöhnliche spiegelverkehrt zeigen.
    .ending = .ipuz (sichtbare Folge)
format-puz = Across Lite (.puz)
    .about = Für die meisten Rätsel-Apps und -Programme, auch ältere.
    .ending = .puz
format-jpz = Crossword Compiler (.jpz)
    .about = Für Crossword Compiler und die Apps, die seine Dateien lesen.
    .ending = .jpz
format-jpz-xml = Crossword Compiler (.xml)
    .about = Dasselbe, nicht komprimiert.
    .ending = .xml
format-exolve = Exolve
    .about = Für Webseiten und Blogs, die Exolve verwenden.
    .ending = Exolve
format-xd = .xd
    .about = Einfacher Text, für Archive von Kreuzworträtseln.
    .ending = .xd
format-html = Seite zum Lösen (.html)
    .about = Öffnet sich in jedem Browser, ohne Internet und ohne Installation.
    .ending = .html
format-csv = Tabelle (.csv)
    .about = Für Excel und andere Tabellenprogramme.
    .ending = .csv
format-tsv = Tabelle mit Tabulatoren (.tsv)
    .about = Für Vokabelprogramme; für Anki gibt es ein eigenes Format.
    .ending = .tsv
format-json = Wortliste (.json)
    .about = Für andere Programme und als Wortliste hier.
    .ending = .json
format-template = Gittermuster (.txt)
    .about = Zeilen aus Text, für die Kommandozeile von Crosscore.
    .ending = .txt
format-h5p = H5P (.h5p)
    .about = Für Moodle, WordPress, Lumi und andere Seiten mit H5P.
    .ending = .h5p
format-moodle = Moodle-Kreuzworträtsel (.xml)
    .about = Für Moodle mit dem Fragetyp Crossword, einem zusätzlichen Plug-in.
    .ending = .xml
format-gift = Moodle-Fragen (GIFT)
    .about = Jeder Hinweis ist eine Frage, das Wort die Antwort; auch andere Plattformen lesen das.
    .ending = GIFT
format-glossary = Moodle-Glossar (.xml)
    .about = Die Wörter, mit ihren Hinweisen als Definitionen.
    .ending = .xml
format-anki = Karteikarten für Anki (.txt)
    .about = Auf der einen Seite das Wort, auf der anderen sein Hinweis.
    .ending = .txt
format-quizlet = Karteikarten für Quizlet (.txt)
    .about = Zum Einfügen in Quizlet unter „Importieren“.
    .ending = .txt
zip-heading = Alle Dateien in einer
zip-text = Eine .zip-Datei mit allem, was Sie ankreuzen; alle Namen darin tragen dasselbe Datum und dieselbe Uhrzeit.
zip-save = .zip speichern
zip-none = Kreuzen Sie mindestens eine an.
# Opens the list of it, file by file.
zip-losses = Was wegfällt oder sich ändert
# $n: of the ticked files.
zip-lossy =
    { $n ->
        [one] { $n } dieser Dateien kann nicht alles aufnehmen; die Rätseldatei (.ipuz) kann es.
       *[other] { $n } dieser Dateien können nicht alles aufnehmen; die Rätseldatei (.ipuz) kann es.
    }
zip-lossy-without =
    { $n ->
        [one] { $n } dieser Dateien kann nicht alles aufnehmen. Kreuzen Sie die Rätseldatei (.ipuz) an, sie kann es.
       *[other] { $n } dieser Dateien können nicht alles aufnehmen. Kreuzen Sie die Rätseldatei (.ipuz) an, sie kann es.
    }
picture-heading = Bild speichern
picture-what = Bild von
picture-what-puzzle = Rätsel
picture-what-answers = Lösung
picture-what-both = Beidem
picture-how-large = Größe
picture-for-screen = Für den Bildschirm
picture-for-print = Für den Druck
picture-by-width = Nach Breite
picture-pixels-across = Breite in Pixeln
picture-file = Datei
picture-letters-help = Umrisse sehen überall gleich aus. Text lässt sich durchsuchen und bearbeiten, braucht aber überall, wo die Datei geöffnet wird, eine Schriftart mit diesen Buchstaben.
picture-as-outlines = Als Umrisse
picture-as-text = Als Text
picture-told-svg = Eine Zeichnung, scharf in jeder Größe.
picture-width-wrong = Wählen Sie eine Breite von { $least } bis { $most } Pixeln.
picture-told = { $width } × { $height } Pixel.
# $across, $down: centimetres; $dpi: pixels per inch.
picture-told-print = { NUMBER($across, maximumFractionDigits: 1) } × { NUMBER($down, maximumFractionDigits: 1) } cm bei { $dpi } dpi: { $width } × { $height } Pixel.
# Opening files.
# While a file is dragged over the page.
drop-file = <strong>Irgendwo ablegen</strong><br>eine Wortliste (.json, .csv, .tsv, .txt)<br>oder ein Rätsel (.ipuz, .puz, .jpz, .xd, Exolve, .html, .zip)<br><span>Alles bleibt auf diesem Gerät.</span>
dictionary-open-puzzle = Rätsel öffnen …
    .hint = .ipuz, .puz, .jpz, .xd, Exolve, .html, .zip
lists-import-file = Importieren …
    .title = Eine Liste (.json, .csv, .tsv, .txt) oder ein Rätsel, um seine Wörter zu nehmen
lists-puzzle-heading = Das ist ein Rätsel
# $name is a file's.
lists-puzzle-text = Die Wörter und Hinweise von { $name } als Liste verwenden oder die Datei als Rätsel öffnen?
lists-puzzle-open = Rätsel öffnen
lists-puzzle-words = Seine Wörter nehmen

## A puzzle in a page of its own: a file that was handed out, or a link

# Where the browser runs no JavaScript. It stands in the page in every language at once.
player-noscript = Diese Seite braucht JavaScript, um das Rätsel zu lösen, und dieser Browser führt es nicht aus. Erlauben Sie JavaScript oder öffnen Sie die Seite in einem anderen Browser.
player-print =
    .title = Drucken
    .aria-label = Drucken
player-search = Suchsel
# The heading of a page without a puzzle; the next three say why.
player-none = Nichts zu lösen
player-broken = Ein Teil dieses Links oder dieser Datei ist unterwegs verloren gegangen; es ist kein vollständiges Rätsel darin. Bitten Sie noch einmal darum.
player-nothing = In dieser Adresse ist kein Rätsel: Der Teil nach dem # fehlt. Kopieren Sie den ganzen Link.
player-old-browser = Dieser Browser ist zu alt, um ein Rätsel aus einem Link zu öffnen. Aktualisieren Sie ihn oder nehmen Sie einen anderen.

## The dialog that shares a puzzle

share-heading = Zum Lösen für andere
share-link-heading = Als Link
share-link-text = Das ganze Rätsel steht im Link selbst, nach dem #. Wer den Link öffnet, kann es lösen. Beim Erstellen des Links wurde niemandem etwas gesendet.
share-link =
    .aria-label = Link
share-copy = Kopieren
# Hands the link to the device's own list of ways to send something.
share-send = Senden …
# How long the link is, in thousands of characters, and how long it may be.
share-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } kB von { $most } kB
share-copied = Link kopiert.
share-copy-yourself = Ihr Browser lässt das nicht zu. Kopieren Sie den Link selbst aus dem Feld.
# The title that the device is told with the link, where the puzzle has none.
share-title = Ein Rätsel zum Lösen
share-no-address = Diese Kopie von Crosscore ist eine Datei ohne Webadresse und kann keine Links erstellen. Speichern Sie stattdessen die Seite.
share-this-computer = Diese Adresse gilt nur auf diesem Computer; anderswo öffnet sich der Link nicht.
share-near = Diese Adresse gilt nur in diesem Netzwerk; anderswo öffnet sich der Link nicht.
share-file-heading = Als eine Datei
share-file-text = Eine Seite (.html), die sonst nichts braucht, nicht einmal eine Verbindung. Verschicken Sie sie per E-Mail oder legen Sie sie auf einen USB-Stick. Sie öffnet sich in jedem Browser und auch hier, wenn Sie das Rätsel ändern möchten.
share-file = Seite speichern
share-embed = Auf eine Website stellen
share-embed-text = Speichern Sie die Seite, laden Sie sie auf Ihre Website und fügen Sie diesen Code dort ein, wo das Rätsel stehen soll. Liegt sie nicht im selben Ordner, schreiben Sie statt ihres Namens ihre Adresse.
share-embed-code =
    .aria-label = Code zum Einfügen
share-embed-copied = Code kopiert.
share-answers = Beide enthalten die Lösung, verpackt, aber nicht geheim.
share-secret = Ohne die Lösung
share-secret-help = Für ein Preisrätsel: Wer das Gitter füllt, erfährt nur, ob alles stimmt.
share-ipuz = Als .ipuz speichern
share-no-answers = Die Lösung ist nicht enthalten, nur ein Code, mit dem sich ein volles Gitter prüfen lässt.
share-diagram = Wer am Bildschirm löst, sieht die schwarzen Kästchen trotzdem.
share-failed = Das Rätsel konnte nicht geteilt werden.

## The sheet on paper

sheet-group-print = Druck
sheet-group-look = Aussehen
sheet-group-words = Sprache und Zahlen
sheet-about = Weitere Angaben
about-copyright = Copyright
about-editor = Redaktion
about-publisher = Verlag
about-date = Datum
about-notes = Anmerkungen
about-difficulty = Schwierigkeit
# How many pages the sheet takes as it is now, with clues in letters of $size points.
sheet-pages =
    { $n ->
        [one] Wird auf { $n } Seite gedruckt, Schriftgröße { $size } Punkt.
       *[other] Wird auf { $n } Seiten gedruckt, Schriftgröße { $size } Punkt.
    }
# The same where the answer key alone is printed.
sheet-pages-key =
    { $n ->
        [one] Wird auf { $n } Seite gedruckt.
       *[other] Wird auf { $n } Seiten gedruckt.
    }

## A crossword that is solved on the page

# Why a puzzle cannot be solved.
play-nothing = Noch gibt es nichts zu lösen.
play-unfilled = Dieses Gitter hat noch leere Kästchen. Füllen Sie es zuerst, dann können Sie es lösen.
play-pencil = Bleistift
    .title = Bleistift: für Buchstaben, bei denen Sie nicht sicher sind
play-check = Prüfen
    .title = Buchstaben prüfen
play-check-letter = Diesen Buchstaben
play-check-word = Dieses Wort
play-check-all = Ganzes Gitter
play-reveal = Aufdecken
    .title = Buchstaben aufdecken
play-clue =
    .aria-label = Aktueller Hinweis
play-clue-back =
    .aria-label = Voriger Hinweis
    .title = Voriger Hinweis (Umschalt+Tab)
play-clue-on =
    .aria-label = Nächster Hinweis
    .title = Nächster Hinweis (Tab)
# Read out by screen readers only.
play-cross-help = Schreiben Sie Buchstaben. Die Pfeiltasten bewegen, Tab führt zum nächsten Hinweis, die Leertaste wechselt zwischen waagerecht und senkrecht. Mit Esc und dann Tab verlassen Sie das Gitter.
play-cross-label = Kreuzworträtsel, { $width } mal { $height }
# All clues one below the other, each with a field for its word.
play-text = Als Text
    .title = Alle Hinweise als Text, mit einem Feld für jedes Wort
play-clues-region = Hinweise
play-filled = Gefüllte Kästchen
play-cells = { $n } von { $all } gefüllt
play-start-over-letters = Gitter leeren
# What a screen reader says. $place: "4 Across"; $letters: those of the word, with play-blank for each empty square.
play-blank = leer
play-told =
    { $begun ->
        [true] { $place }: { $clue }, { $n } Buchstaben, { $letters }
       *[false] { $place }: { $clue }, { $n } Buchstaben
    }
# The square where one is. $n, $all: its place in the word.
play-told-cell =
    { $letter }{ $wrong ->
        [true] , falsch
       *[false] { "" }
    }{ $told ->
        [true] , aufgedeckt
       *[false] { "" }
    }{ $pencil ->
        [true] , Bleistift
       *[false] { "" }
    }, { $n } von { $all }
play-no-letter = Dieser Buchstabe kommt im Rätsel nicht vor.
# Behind a clue, for screen readers.
play-state-filled = (ausgefüllt)
play-state-wrong = (mit einem falschen Buchstaben)
play-too-long = { $n } Buchstaben, aber es ist nur Platz für { $all }.
play-not-right = Das Gitter ist voll, aber etwas stimmt noch nicht.
play-full-secret = Das Gitter ist voll. Die Lösung liegt diesem Rätsel nicht bei, also lässt sie sich hier nicht prüfen.
play-check-full = Füllen Sie zuerst das ganze Gitter. Dann erfahren Sie, ob alles stimmt.
# $scope: letter, word or all.
play-checked =
    { $wrong ->
        [0]
            { $empty ->
                [0] Alles ist richtig.
               *[other] Bis hierher ist nichts falsch.
            }
        [one] Ein Buchstabe ist falsch.
       *[other] { $wrong } Buchstaben sind falsch.
    }
play-revealed =
    { $n ->
        [0] Nichts aufzudecken: Das ist richtig.
        [one] Ein Buchstabe aufgedeckt.
       *[other] { $n } Buchstaben aufgedeckt.
    }
# The end.
play-solved = Gelöst!
play-solved-help =
    { $n ->
        [one] Ein Buchstabe wurde aufgedeckt.
       *[other] { $n } Buchstaben wurden aufgedeckt.
    }
play-revealed-all = Ganzes Gitter aufgedeckt.
keys-solving = Lösen
    .open = Das Rätsel hier lösen
    .next = zum nächsten Kästchen oder Richtung wechseln
    .turn = Richtung wechseln
    .slot = der nächste Hinweis oder der vorige
    .ends = erstes oder letztes Kästchen eines Wortes
    .clear = Buchstaben löschen
    .check = Wort prüfen
    .leave = dann verlässt Tab das Gitter
kind-convert = Dieses Rätsel umwandeln in
# $kind: the name of the kind of puzzle that was made of another one.
done-converted = Umgewandelt in: { $kind }.
job-puzzle-convert = Eine andere Rätselart wird erstellt …
failed-puzzle-convert = Das Rätsel ließ sich nicht in eine andere Art umwandeln.
kind-krisskross = Kriss-Kross
    .short = Kriss-Kross
    .help = Ein leeres Gitter; die Wörter, die hineingehören, stehen nach Länge geordnet dabei.
kind-codeword = Chiffrenrätsel
    .short = Chiffren
    .help = Jeder Buchstabe ist eine Zahl. Einige Buchstaben sind vorgegeben, und es gibt nur eine Lösung.

## A class set: different puzzles like the one on the sheet

# On a phone, what <span> holds is left out.
versions-open = 30 Versionen<span> erstellen</span> …
versions-heading = Für alle ein anderes Rätsel
versions-text = Jedes hat seine Nummer im Titel, seine Lösung ebenso.
versions-number = Anzahl
versions-number-wrong = Wählen Sie eine Zahl von { $least } bis { $most }.
# Where the words of each version come from.
versions-words = Wörter
versions-words-list = Jeweils andere
versions-words-same = Überall dieselben
versions-keys = Lösungen
versions-keys-none = Keine
versions-keys-end = Am Ende
versions-keys-each = Jeweils danach
versions-print = Alle drucken
versions-zip = Als .zip speichern
# The title that is printed on a version, with its number.
versions-title = { $title } – Version { $n }
versions-title-bare = Version { $n }
versions-made = Versionen erstellt: { $done } von { $total }
# While their pages are set for printing.
versions-set = Bereit zum Druck: { $done } von { $total }
versions-ready =
    { $n ->
        [0] Es gibt keine Version zum Drucken oder Speichern.
        [one] { $n } Version ist bereit: Drucken oder speichern Sie sie.
       *[other] { $n } Versionen sind bereit: Drucken oder speichern Sie sie.
    }
versions-stopped =
    { $n ->
        [0] Gestoppt, bevor die erste Version erstellt war.
        [one] Gestoppt: { $n } Version ist bereit. Drucken oder speichern Sie sie.
       *[other] Gestoppt: { $n } Versionen sind bereit. Drucken oder speichern Sie sie.
    }
versions-few =
    { $n ->
        [one] Aus diesen Wörtern lässt sich nur { $n } Version erstellen. Drucken oder speichern Sie sie oder nehmen Sie mehr Wörter.
       *[other] Aus diesen Wörtern lassen sich nur { $n } verschiedene Versionen erstellen. Drucken oder speichern Sie sie oder nehmen Sie mehr Wörter.
    }
# $n: how many $numbers are; $reason: a sentence.
versions-lacking =
    { $n ->
        [one] Version { $numbers } konnte nicht erstellt werden: { $reason }
       *[other] Die Versionen { $numbers } konnten nicht erstellt werden: { $reason }
    }
failed-puzzle-versions = Die Versionen wurden nicht erstellt.

## Options and settings, and ready-made choices of them

option-count = Anzahl der Wörter
    .help = Wie viele Wörter aus der Wortliste ausgewählt werden; höchstens 8 bei „Kleinstes Gitter, bewiesen“.
    .unit = Wörter
    .any = alle
option-goal = Was am meisten zählt
    .help-compact = Alle Wörter im kleinsten Gitter, das sich finden lässt.
    .help-crossings = Die Wörter kreuzen sich so oft wie möglich, auch wenn das Gitter dadurch größer wird.
    .help-blocks = Füllt ein Gitter fester Größe (13 × 17, wenn Sie nichts anderes einstellen) mit möglichst wenigen schwarzen Kästchen; einige Wörter können wegfallen.
    .help-page = Das Gitter nimmt die Form Ihres Papiers an und wird so groß wie möglich gedruckt.
    .help-proved = Für bis zu 8 Wörter. Sucht, bis feststeht, dass es kein kleineres Gitter gibt, und sagt, ob es so weit kam.
    .choice-compact = Kleinstes Gitter
    .choice-crossings = Die meisten Kreuzungen
    .choice-blocks = Die wenigsten schwarzen Kästchen
    .choice-page = Form einer Seite
    .choice-proved = Kleinstes Gitter, bewiesen
option-paper = Papier
    .help = Das Gitter füllt die Seite bis auf Ränder und Titel.
    .choice-a4 = A4, hoch
    .choice-a4-wide = A4, quer
    .choice-letter = Letter, hoch
    .choice-letter-wide = Letter, quer
    .choice-own = Eine eigene Form
option-aspect = Breite und Höhe
    .help = Das Seitenverhältnis des Gitters, etwa 4 × 3 oder 16 × 9 für einen Bildschirm.
option-size = Größe
    .help = „Automatisch“ schafft Platz für alle Wörter oder nimmt 13 × 17 bei „Die wenigsten schwarzen Kästchen“. Eine feste Größe nimmt so viele Wörter auf, wie passen.
    .unit = Kästchen
option-pieces = Mehrere Teile
    .help = Wörter, die sich nicht mit den anderen verbinden lassen, stehen auf dem Blatt daneben.
option-min_length = Kürzestes Wort
    .help = Kürzere Wörter werden nicht ausgewählt.
    .unit = Buchstaben
    .any = beliebig
option-max_length = Längstes Wort
    .help = Längere Wörter werden nicht ausgewählt.
    .unit = Buchstaben
    .any = beliebig
option-seconds = Suchzeit
    .help = Bessere Anordnungen sehen Sie, sobald sie gefunden sind, bis diese Zeit um ist.
    .unit = Sekunden
option-scatter = Zuerst streuen
    .help = Verteilt zuerst so viele Wörter über das Gitter; die anderen müssen sie kreuzen. Wörter ohne Anschluss werden markiert und stehen nicht auf dem Blatt. Gilt nicht, solange Wörter fixiert sind.
    .unit = Wörter
option-long_clue = Lange Hinweise
    .help = Markiert in der Liste Hinweise mit mehr Zeichen als hier.
    .unit = Zeichen
option-fresh = Zuletzt verwendete Wörter meiden
    .help = Nimmt Wörter aus Ihren letzten Rätseln erst, wenn die anderen ausgehen.
option-filled-size = Größe
    .help = Breite und Höhe des Gitters.
    .unit = Kästchen
option-blocks = Schwarze Kästchen
    .help-pattern = Ein neues Muster wie in der Zeitung: Jeder Buchstabe gehört zu zwei Wörtern, und alle Wörter hängen zusammen. Braucht eine große Wortliste.
    .help-few = Kommen dahin, wo Wörter enden, damit auch kurze Wortlisten das Gitter füllen können.
    .help-rows = Füllt jede Zeile mit Wörtern, zwischen denen schwarze Kästchen stehen; senkrechte Wörter werden nicht länger, als Sie einstellen.
    .help-columns = Nimmt die schwarzen Kästchen zuerst aus den Spalten und füllt dann die Zeilen.
    .help-none = Keine schwarzen Kästchen: für kleine Gitter oder um eigene zu zeichnen.
    .choice-pattern = Ein Muster
    .choice-few = Beim Füllen gesetzt
    .choice-rows = Zeile für Zeile (älteres Programm)
    .choice-columns = Spalte für Spalte (älteres Programm)
    .choice-none = Keine: ein offenes Gitter
    .choice-bars = Striche statt Kästchen (britisch)
    .help-bars = Keine schwarzen Kästchen: Wörter enden an Strichen, und jedes hat in fairer Zahl Buchstaben, die kein anderes kreuzt. Üblich ist 12 × 12.
    .choice-library = Ein Muster, das Sie auswählen
    .help-library = Ein Muster der Sammlung, mit so vielen und so langen Wörtern, wie Sie wollen.
option-pattern = Muster
    .help = Eines der Sammlung. Ohne Angabe irgendeines in der Größe des Gitters.
option-symmetry = Symmetrie
    .help = Jedes schwarze Kästchen wird gespiegelt.
    .choice-rotational = Halbe Drehung
    .choice-left-right = Links und rechts
    .choice-up-down = Oben und unten
    .choice-both = Alle vier Seiten
    .choice-diagonal = Diagonal
    .choice-none = Keine
option-black = Wie viele schwarze Kästchen
    .help = Mehr schwarze Kästchen machen das Gitter leichter zu füllen.
    .choice-few = Wenige
    .choice-medium = Mittel
    .choice-many = Viele
option-most_words = Höchstens so viele Wörter
    .help = Mehr Wörter hat das Muster nicht; 0 setzt keine Grenze.
    .unit = Wörter
option-most_blocks = Höchstens so viele schwarze Kästchen
    .help = Mehr schwarze Kästchen hat das Muster nicht; 0 setzt keine Grenze.
    .unit = Kästchen
option-theme_answers = Themenwörter
    .help = Eines in jeder Zeile. Sie bekommen symmetrische Plätze, und der Rest wird um sie herum gefüllt: Paare gleicher Länge, ein einzelnes in der mittleren Zeile.
option-theme_down = Themenwörter dürfen senkrecht stehen
option-max_down = Längstes senkrechtes Wort
    .help = Das ältere Programm füllt Zeilen und hofft, dass die Spalten Wörter ergeben; bei kurzen gelingt das öfter.
    .unit = Buchstaben
option-filled-min_length = Kürzestes Wort
    .help = Kürzere Wörter werden nicht verwendet, und kürzere Lücken bleiben nicht.
    .unit = Buchstaben
option-min_score = Mindestpunkte
    .help = Wenn die Wortliste Punkte vergibt, werden Wörter darunter nicht verwendet.
    .unit = Punkte
option-better = Wörter mit vielen Punkten vorziehen
    .help = Wenn die Wortliste Punkte vergibt, werden die besten Wörter zuerst versucht.
option-shared = Gemeinsame Buchstaben in Folge, ab denen zwei Wörter sich ausschließen
    .help = Üblich ist 5; 0 erlaubt alles.
    .unit = Buchstaben
option-apart = Kein Wort in einem anderen
    .help = Kein ROSE neben ROSEN.
option-pangram = Jeder Buchstabe des Alphabets
    .help = Versucht, alle zu verwenden, und nennt die fehlenden.
option-three = Keine Wörter aus zwei Buchstaben
    .help = Markiert sie.
option-checked = Jeder Buchstabe in zwei Wörtern
    .help = Markiert Buchstaben, die nur in einem stehen.
option-connected = Gitter aus einem Stück
    .help = Markiert Teile, die kein Wort verbindet.
option-mirrored = Symmetrische schwarze Kästchen
    .help = Markiert schwarze Kästchen ohne Spiegelbild.
option-method = Suchverfahren
    .help-solver = Nimmt waagerecht und senkrecht nur Wörter aus der Liste oder beweist, dass sie das Gitter nicht füllen können.
    .help-progressive = Füllt die Zeilen mit Wörtern und verbessert die senkrechten nach und nach. Es können Wörter bleiben, die nicht in der Liste stehen; sie werden markiert.
    .choice-solver = Nur bekannte Wörter
    .choice-progressive = Schrittweise (älteres Programm)
option-objective = Was als falsch zählt
    .help-lengths = Die Buchstaben unbekannter Wörter und ein Fünftel derer von verdrehten.
    .help-counts = Jedes unbekannte Wort zählt eins, jedes verdrehte ein halb.
    .help-unknown = Jedes unbekannte Wort zählt eins, verdrehte ebenso.
    .choice-lengths = Buchstaben unbekannter Wörter
    .choice-counts = Unbekannte und verdrehte Wörter
    .choice-unknown = Unbekannte Wörter
option-queue = Warteschlange
    .help = Wie viele Gitter behalten und verbessert werden.
    .unit = Gitter
option-neighbours = Nachbarn
    .help = Wie viele Änderungen eines Gitters auf einmal versucht werden.
    .unit = Änderungen
option-filled-seconds = Suchzeit
    .help = Die Suche endet, wenn das Gitter voll oder diese Zeit um ist.
    .unit = Sekunden
option-numbers-size = Größe
    .help = Breite und Höhe des Gitters; 10 × 10 hat etwa fünfzig Hinweise.
    .unit = Kästchen
option-numbers-symmetry = Symmetrie
    .help = Jedes schwarze Kästchen wird gespiegelt. Stehen nur wenige Zahlen zur Wahl, ist das Gitter nicht symmetrisch.
    .choice-rotational = Halbe Drehung
    .choice-left-right = Links und rechts
    .choice-up-down = Oben und unten
    .choice-both = Alle vier Seiten
    .choice-diagonal = Diagonal
    .choice-none = Keine
option-operations = Rechenarten
    .help = Wonach die Hinweise fragen.
    .choice-times = × mal
    .choice-divide = ÷ geteilt durch
    .choice-times-divide = × und ÷
    .choice-plus = + plus
    .choice-minus = − minus
    .choice-plus-minus = + und −
    .choice-all = Alle vier
option-first_least = Erster Faktor von
    .help = Die kleinste Zahl links von ×.
option-first_most = Erster Faktor bis
    .help = Die größte Zahl links von ×: 12 für das Einmaleins bis zur Zwölferreihe.
option-second_least = Zweiter Faktor von
    .help = Die kleinste Zahl rechts von ×. Divisionen sind umgekehrte Multiplikationen.
option-second_most = Zweiter Faktor bis
    .help = Die größte Zahl rechts von ×.
option-term_least = Plus und minus von
    .help = Die kleinste Zahl auf beiden Seiten von + und −.
option-term_most = Plus und minus bis
    .help = Die größte Zahl auf beiden Seiten von + und −.
option-clue = Hinweise
    .help-full = Jeder Hinweis ergibt seine Antwort; man muss nur rechnen.
    .help-hidden = In vielen Hinweisen fehlt eine Zahl, und die Kreuzungen entscheiden. So viele stehen vollständig da, dass genau eine Lösung bleibt; das wird geprüft.
    .choice-full = Vollständig: 12 × 7
    .choice-hidden = Eine Zahl fehlt: □ × 7
option-count-hidden = Anzahl der Wörter
    .help = Wie viele Wörter aus der Wortliste ausgewählt werden.
    .unit = Wörter
    .any = alle
option-level = Richtungen
    .help-easy = Die Wörter laufen vorwärts und nach unten.
    .help-medium = Auch schräg, vorwärts.
    .help-hard = In allen acht Richtungen, auch rückwärts.
    .help-own = Jede Richtung einzeln wählen.
    .choice-easy = Leicht
    .choice-medium = Mittel
    .choice-hard = Schwer
    .choice-own = Eigene
option-ways = Wörter laufen
    .help = Mindestens eine Richtung.
    .choice-forward = Vorwärts
    .choice-down = Nach unten
    .choice-forward-down = Vorwärts nach unten
    .choice-forward-up = Vorwärts nach oben
    .choice-backward = Rückwärts
    .choice-up = Nach oben
    .choice-backward-up = Rückwärts nach oben
    .choice-backward-down = Rückwärts nach unten
option-size-hidden = Größe
    .help = „Automatisch“ findet eine Größe mit Platz für alle Wörter. In einer festen Größe fallen Wörter weg, die nicht passen.
    .unit = Kästchen
option-room = Platz
    .help-normal = Etwa zwei Drittel der Buchstaben gehören zu Wörtern. Mit einer versteckten Botschaft ist das Gitter gerade groß genug für beides.
    .help-tight = Das kleinste Gitter, das sich für die Wörter finden lässt.
    .help-loose = Mehr als die Hälfte der Buchstaben gehört zu keinem Wort; die Wörter sind schwerer zu finden.
    .choice-normal = Normal
    .choice-tight = Eng
    .choice-loose = Weit
option-shape = Form
    .help = Der Umriss, den die Buchstaben füllen.
    .choice-rectangle = Rechteck
    .choice-circle = Kreis
    .choice-heart = Herz
    .choice-diamond = Raute
    .choice-tree = Baum
    .choice-own = Ihr eigenes Bild
option-mask = Ihr Bild
    .help = Schwarze Kästchen werden Buchstaben. Das Bild wird an das Gitter angepasst.
option-sharing = Gemeinsame Buchstaben
    .help = Wörter, die sich kreuzen, haben einen Buchstaben gemeinsam.
    .choice-any = Zufällig
    .choice-many = Viele
    .choice-few = Wenige
    .choice-none = Keine
option-inside = Wörter in Wörtern
    .help-there = Ein Wort, das Teil eines anderen ist, wie EIS in REISE, ist nur dort zu finden.
    .help-own = Es bekommt auch eine eigene Stelle und ist an beiden zu finden.
    .help-out = Es kommt nicht ins Rätsel.
    .choice-there = Nur dort
    .choice-own = Auch eigens versteckt
    .choice-out = Weglassen
option-filler = Um die Wörter herum
    .help-words = Buchstaben, so häufig wie in den Wörtern.
    .help-first = Schwerer: nur Buchstaben, mit denen Wörter beginnen.
    .help-others = Leichter: Buchstaben, die in keinem Wort vorkommen, wenn die Sprache welche hat.
    .choice-words = Buchstaben der Wörter
    .choice-first = Nur Anfangsbuchstaben
    .choice-others = Andere Buchstaben
option-first = Vom Anfang
    .help = Wie viele Buchstaben vom Anfang jedes Wortes verwendet werden.
    .unit = Buchstaben
option-message = Versteckte Botschaft
    .help = Zeile für Zeile gelesen, beginnen die Buchstaben, die zu keinem Wort gehören, mit ihr.
option-clean = Keine anstößigen Wörter
    .help = Kein anstößiges Wort entsteht durch Zufall, in keiner Richtung.
option-banned = Unerwünschte Wörter
    .help = Weitere Wörter, die nicht zufällig entstehen dürfen, getrennt durch Leerzeichen oder Kommas.
option-grid = Gitter
    .help-crossing = Die Wörter kreuzen sich, wo sie passen, und das Gitter wächst um sie herum.
    .help-blocked = Ein Gitter wie in der Zeitung, mit schwarzen Kästchen und voller Wörter; es braucht eine große Wortliste.
    .choice-crossing = Freies Gitter
    .choice-blocked = Dichtes Gitter
option-derived-count = Anzahl der Wörter
    .help = Wie viele Wörter aus der Wortliste ausgewählt werden.
    .unit = Wörter
    .any = alle
option-derived-size = Größe
    .help = „Automatisch“ nimmt den Platz, den alle Wörter brauchen. Eine feste Größe nimmt so viele Wörter auf, wie passen.
    .unit = Kästchen
option-start = Zum Anfangen
    .help = Was schon im Gitter steht, damit man einen Anfang hat.
    .choice-word = Ein Wort
    .choice-letter = Ein Buchstabe
    .choice-none = Nichts
option-shown = Vorgegebene Buchstaben
    .help = Mindestens so viele Buchstaben sind vorgegeben; es werden mehr, bis es nur noch eine Lösung gibt.
    .unit = Buchstaben
preset-standard = Standard
    .help = 50 Wörter im kleinsten Gitter.
preset-small = Klein
    .help = 15 kurze Wörter mit 3 bis 6 Buchstaben.
preset-large = Groß
    .help = 100 Wörter; dauert etwas länger.
preset-square = 15 × 15
    .help = Ein Quadrat wie in der Zeitung mit so vielen von 40 Wörtern, wie passen.
preset-scattered = Gestreut
    .help = Verteilt zuerst 10 Wörter über das Gitter; die anderen kreuzen sie.
preset-dense = 13 × 17
    .help = Ein Block von 13 × 17 mit so wenigen schwarzen Kästchen, wie 60 Wörter zulassen.
preset-page = Seite
    .help = 50 Wörter in der Form einer A4-Seite.
preset-proved = Bewiesen
    .help = 8 Wörter im kleinsten Gitter, das möglich ist.
preset-newspaper = Zeitung
    .help = 13 × 13 mit symmetrischem Muster, für eine große Wortliste.
preset-newspaper-15 = Zeitung, 15 × 15
    .help = So groß wie die meisten Kreuzworträtsel in Tageszeitungen.
preset-mini = Mini
    .help = 5 × 5 mit wenigen schwarzen Kästchen, für eine Kaffeepause.
preset-own-blocks = Volles Gitter
    .help = 12 × 12 mit möglichst wenigen schwarzen Kästchen, beim Füllen gesetzt.
preset-small-list = Kleine Wortliste
    .help = Mehr schwarze Kästchen und kurze Wörter, damit eine kleine Wortliste genügt.
preset-older = Älteres Programm
    .help = 12 × 12 mit der schrittweisen Suche eines älteren Programms und seinen Einstellungen; unbekannte Wörter können bleiben.
preset-numbers-times = Malnehmen
    .help = 10 × 10: eine Zahl bis 12 mal eine Zahl bis 99.
preset-numbers-tables = Einmaleins
    .help = 8 × 8: die Reihen von 2 bis 12, bis zum Zwanzigfachen.
preset-numbers-large = Großes Malnehmen
    .help = 10 × 10: zweistellige Zahlen mal zweistellige Zahlen.
preset-numbers-plus = Plus und minus
    .help = 10 × 10: Summen und Differenzen von Zahlen bis 199.
preset-numbers-mixed = Gemischt
    .help = 10 × 10: alle vier Rechenarten.
preset-numbers-hidden = Knobelei
    .help = 10 × 10: Hinweise, in denen eine Zahl fehlt, für alle, die gern knobeln.
preset-search-standard = Standard
    .help = 20 Wörter in vier Richtungen.
preset-search-easy = Für den Anfang
    .help = 10 kurze Wörter, vorwärts und nach unten, zwischen Buchstaben, die in ihnen nicht vorkommen.
preset-search-hard = Schwer
    .help = 30 Wörter in allen acht Richtungen, zwischen Buchstaben, mit denen Wörter beginnen.
preset-search-large = Groß
    .help = 60 Wörter in allen acht Richtungen.
preset-search-packed = Gedrängt
    .help = 30 Wörter, die sich kreuzen, im kleinsten Gitter, das sich finden lässt.
preset-search-heart = Herz
    .help = 25 Wörter in Herzform.
preset-search-tree = Baum
    .help = 25 Wörter in der Form eines Tannenbaums.
preset-krisskross = Standard
    .help = 30 Wörter, die sich frei kreuzen; eines ist vorgegeben.
preset-krisskross-small = Für Kinder
    .help = 12 kurze Wörter mit 3 bis 6 Buchstaben.
preset-krisskross-filled = Dichtes Gitter
    .help = 11 × 11 mit schwarzen Kästchen, für eine große Wortliste.
preset-codeword = Standard
    .help = 30 Wörter, die sich frei kreuzen; mindestens 3 Buchstaben sind vorgegeben.
preset-codeword-filled = Dichtes Gitter
    .help = 13 × 13 mit schwarzen Kästchen, für eine große Wortliste.
preset-codeword-easy = Leicht
    .help = 30 Wörter, die sich frei kreuzen; mindestens 7 Buchstaben sind vorgegeben.
sheet-option-key = Lösung
    .help = Das gelöste Rätsel auf einem eigenen Blatt oder neben dem leeren.
    .choice-apart = Auf eigenem Blatt
    .choice-beside = Neben dem Rätsel
sheet-option-prints = Was gedruckt wird
    .help = Das Rätsel, seine Lösung oder beide auf getrennten Seiten.
    .choice-puzzle = Rätsel
    .choice-key = Lösung
    .choice-both = Beide
sheet-option-paper = Papier
    .help = Das Papier für den Druck. Wenn Sie nichts wählen, passen die Seiten auf A4 und Letter.
    .choice-auto = A4 oder Letter
    .choice-a4 = A4
    .choice-letter = Letter
sheet-option-name_line = Zeile für den Namen
    .help = Eine Zeile über dem Rätsel, in die man seinen Namen schreibt.
sheet-option-save_ink = Tinte sparen
    .help = Dünne Linien; schwarze Kästchen sind schraffiert statt gefüllt.
sheet-option-blocks = Kästchen außerhalb der Wörter
    .help = Wie leere Kästchen auf dem Blatt aussehen.
    .choice-grey = Grau
    .choice-black = Schwarz
    .choice-none = Nicht gezeichnet
    .choice-hidden = Verborgen, auch die Nummern
sheet-option-text_size = Schriftgröße
    .help = Wie groß die Hinweise gedruckt werden: 9, 9 bis 11, 14 oder 18 Punkt. „Normal“ ist so groß, wie auf eine Seite passt; „Sehr groß“ (Großdruck) hat auch größere Kästchen.
    .choice-small = Klein
    .choice-normal = Normal
    .choice-large = Groß
    .choice-huge = Sehr groß
sheet-option-word_bank = Wortkasten
    .help = Nennt zur Hilfe alle Lösungswörter in alphabetischer Reihenfolge.
sheet-option-enumerations = Buchstabenzahl
    .help = Zeigt nach jedem Hinweis die Zahl der Buchstaben, etwa (6) oder (3,5).
sheet-option-language = Sprache der Überschriften
    .help = Die Sprache der Überschriften, von „Name“ und „Lösung“. Wenn Sie keine wählen, ist es die Sprache der Hinweise.
sheet-option-digits = Ziffern
    .help = Wie Zahlen im Gitter und neben den Hinweisen geschrieben werden.
    .choice-auto = Wie üblich
    .choice-latin = 0 1 2
    .choice-native = Die der Sprache
sheet-option-numbering = Nummern
    .help = Nummeriert die Kästchen, in denen Wörter beginnen, oder die Zeilen und Spalten, wie es viele arabische und persische Zeitungen tun.
    .choice-cells = In den Kästchen
    .choice-lines = Zeilen und Spalten
sheet-option-key-hidden = Lösung
    .help = Das gelöste Rätsel auf einem eigenen Blatt oder neben dem ungelösten.
    .choice-apart = Auf eigenem Blatt
    .choice-beside = Neben dem Rätsel
sheet-option-list = Was zu finden ist
    .help = Was unter dem Gitter steht: die Wörter, ihre Hinweise oder nur, wie viele Wörter es sind.
    .choice-words = Wörter
    .choice-clues = Hinweise
    .choice-none = Ihre Anzahl
sheet-option-order = Reihenfolge der Liste
    .help = Wie die Wörter oder ihre Hinweise sortiert sind.
    .choice-alphabet = Alphabetisch
    .choice-listed = Wie in der Wortliste
    .choice-length = Nach Länge
sheet-option-text_size-hidden = Schriftgröße
    .help = Wie groß die Liste gedruckt wird: 9, 9 bis 11, 14 oder 18 Punkt. „Normal“ ist so groß, wie auf eine Seite passt; „Sehr groß“ (Großdruck) hat auch größere Buchstaben im Gitter.
    .choice-small = Klein
    .choice-normal = Normal
    .choice-large = Groß
    .choice-huge = Sehr groß
sheet-option-grid_lines = Linien zwischen den Buchstaben
    .help = Zieht ein Kästchen um jeden Buchstaben.
sheet-option-marks = Wörter in der Lösung
    .help = Wie die Lösung zeigt, wo die Wörter stehen.
    .choice-rings = Eingekreist
    .choice-colours = Farbig
sheet-option-filler-key = Übrige Buchstaben in der Lösung
    .help = Zeigt in der Lösung die Buchstaben, die zu keinem Wort gehören, in Grau.
sheet-option-digits-hidden = Ziffern
    .help = Wie Zahlen neben den Hinweisen und bei Anzahlen geschrieben werden.
    .choice-auto = Wie üblich
    .choice-latin = 0 1 2
    .choice-native = Die der Sprache

## The engine: alphabet

engine-half-character = „{ $word }“ enthält ein halbes Zeichen ({ $code }, ein einzelnes Surrogat): Schreiben Sie es neu.
engine-digit = „{ $word }“ enthält die Ziffer { $char }. Schreiben Sie die Zahl in Buchstaben.
engine-control-character = „{ $word }“ enthält das Steuerzeichen { $char }: Entfernen Sie es.
engine-no-letter-there-is = „{ $word }“ enthält { $char }; das ist kein Buchstabe. Entfernen Sie es.
engine-symbol = „{ $word }“ enthält das Symbol { $char }, aber in dieser Sprache ({ $language }) sind nur Buchstaben möglich. Entfernen Sie es oder wählen Sie „Jede Schrift“ als Sprache.
engine-other-character = „{ $word }“ enthält { $char } { $name }, aber diese Sprache ({ $language }) hat eine andere Schrift ({ $scripts }): Korrigieren Sie es oder wählen Sie eine andere Sprache.
engine-other-script = „{ $word }“ enthält { $char } aus einer anderen Schrift ({ $script }), aber zu dieser Sprache ({ $language }) gehört: { $scripts }. Korrigieren Sie es oder wählen Sie eine andere Sprache.
engine-list-no-letters = Kein Wort der Liste enthält einen Buchstaben. Ist es die richtige Datei?
engine-script-share = { $percent } % { $script }
engine-list-mixed-scripts = Die Wörter sind gemischt: { $shares }. Behalten Sie eine Sprache je Liste oder wählen Sie die Sprache.
engine-and = { $first } und { $last }
engine-no-such-letters = { $language } hat keine Option „{ $option }“. Wählen Sie aus: { $known }.
engine-no-such-language = Eine Sprache „{ $code }“ gibt es nicht. Verwenden Sie einen Code wie en, bn oder ar.
engine-code-of-language = { $code } ({ $language })
engine-no-such-language-but = Eine Sprache „{ $code }“ gibt es nicht. Meinten Sie { $languages }?
engine-no-digit = „{ $word }“ enthält { $char }; das ist keine Ziffer. Ein Kreuzzahlrätsel nimmt nur ganze Zahlen.
engine-type-a-number = Geben Sie eine Zahl ein.
engine-no-letters-of-any-script = „{ $word }“ enthält keine Buchstaben für das Gitter: Schreiben Sie es in Buchstaben.
engine-no-letters-of-script = „{ $word }“ enthält keine Buchstaben für das Gitter: Schreiben Sie es in dieser Schrift: { $scripts }.
engine-lone-mark = In „{ $word }“ steht vor { $char } kein Buchstabe. Setzen Sie einen davor.
engine-or = { $first } oder { $last }

## The engine: changes

engine-title-too-long = Der Titel hat { $characters } Zeichen; erlaubt sind bis zu { $most }.
engine-author-too-long = Der Name der Autorin oder des Autors hat { $characters } Zeichen; erlaubt sind bis zu { $most }.
engine-instructions-too-long = Der Text über den Hinweisen hat { $characters } Zeichen; erlaubt sind bis zu { $most }.
engine-text-too-long = Dieser Text hat { $characters } Zeichen; erlaubt sind höchstens { $most }.
engine-finished-option = { $name } lässt sich in einem fertigen Rätsel nicht ändern; ändern lassen sich { $known }.
engine-no-such-word = Ein solches Wort gibt es nicht; das Rätsel hat { $words }.
engine-not-placed = { $word } steht nicht im Gitter und lässt sich nicht fixieren. Platzieren Sie es zuerst.

## The engine: dictionary

engine-too-many-characters = { $word } hat { $characters } Zeichen; ein Wort darf höchstens { $most } haben.
engine-one-letter = { $word } hat einen Buchstaben; ein Wort braucht mindestens { $least }.
engine-too-many-letters = { $word } hat { $letters } Buchstaben; ein Wort darf bis zu { $most } haben.
engine-too-many-marks = { $word } hat zu viele Zeichen auf einem Buchstaben. Entfernen Sie einige.
engine-clue-without-word = Zu diesem Hinweis fehlt das Wort. Geben Sie eines ein.
engine-more-cells = { $word } braucht { $cells } Kästchen; nur { $most } passen.
engine-holds-mark = In { $word } steht noch „{ $mark }“. Wenn danach ein Hinweis kommt, setzen Sie ihn zu den Hinweisen.
engine-no-clue-yet = { $word } hat noch keinen Hinweis.
engine-clue-too-long = Der Hinweis hat { $characters } Zeichen; erlaubt sind bis zu { $most }.
engine-gives-away = Der Hinweis enthält das Wort selbst: { $word }.
engine-same-word = Dasselbe Wort wie in Zeile { $row }: { $word }.
engine-same-letters = Dieselben Buchstaben wie in Zeile { $row }: { $word }.
engine-same-letters-below = Zeile { $row } hat dieselben Buchstaben.
engine-office-unread = { $name } ist nicht lesbar: beschädigt, mit einem Passwort geschützt oder sehr groß. Speichern Sie die Datei neu oder kopieren Sie ihre Wörter und fügen Sie sie hier ein.
engine-had-half-character = { $word } enthielt ein halbes Zeichen, { $code }; ergänzen Sie, was fehlt.
engine-had-control-character = { $word } enthielt ein Steuerzeichen, { $code }; es wurde entfernt.
engine-line = Zeile { $number }
engine-entry = Eintrag { $number }
engine-word = Wort { $number }
engine-entries-beyond = { $name } hat mehr als { $most } Einträge; das ist die Grenze. Teilen Sie die Datei in kleinere auf.
engine-nothing-to-save = Es gibt noch keine Wörter zu speichern.
engine-read-differently = Zeile { $row } ({ $word }) würde aus einer solchen Datei anders gelesen; speichern Sie die Liste in einem anderen Format.
engine-rows-with-same-word = Die Zeilen { $first } und { $second } haben dasselbe Wort, { $word }, und ein JSON-Wörterbuch enthält jedes Wort nur einmal: Ändern Sie eines davon oder speichern Sie die Liste als CSV.
engine-rows-without-word = In den Zeilen { $first } und { $second } fehlt das Wort; geben Sie in einer davon eines ein oder speichern Sie die Liste als CSV.
engine-questions-left-out =
    { $n ->
        [one] { $n } Eintrag hat keine Antwort, die ein Wort sein könnte; er fällt weg.
       *[other] { $n } Einträge haben keine Antwort, die ein Wort sein könnte; sie fallen weg.
    }
engine-web-page = { $name } ist eine Webseite oder XML, keine Wortliste; kopieren Sie die Wörter daraus in eine reine Textdatei.
engine-no-words-in-file = { $name } enthält keine Wörter; in jeder Zeile sollte ein Wort stehen, oder die Datei sollte so aussehen: { $example }.
engine-assumed-encoding = { $name } sagt nicht, wie die Buchstaben gespeichert sind; sie wurden als { $encoding } gelesen. Sehen einige falsch aus, speichern Sie die Datei als UTF-8.
engine-is-a-puzzle = { $name } ist ein Rätsel, keine Wortliste; öffnen Sie es als Rätsel.
engine-not-an-object = { $name } enthält { $what } statt eines Objekts aus Wörtern und Hinweisen wie { $example }.
engine-a-list-or-object = eine Liste oder ein Objekt
engine-a-text = Text
engine-null = null
engine-true-or-false = true oder false
engine-a-number = eine Zahl
engine-clue-not-text = Der Hinweis zu { $word } ist { $what }, kein Text.
engine-empty-entry = Der Eintrag hat weder Wort noch Hinweis.
engine-entry-parts = Eintrag { $entry } hat { $parts } Teile; nur die ersten beiden, Wort und Hinweis, werden gelesen.
engine-entry-without-word = Eintrag { $entry } hat kein Wort; er sollte so aussehen: { $example }.
engine-columns-swapped = Hier stehen die Hinweise vorn; als Wörter wurde die zweite Spalte gelesen.
engine-empty-line = Zeile { $line } hat weder Wort noch Hinweis.
engine-columns-but-scores = Nur Spalte { $words } wird als Wörter und Spalte { $scores } als deren Punkte gelesen; die übrigen fallen weg.
engine-columns-left-out = Nur Spalte { $words } wird als Wörter und Spalte { $clues } als Hinweise gelesen; die übrigen fallen weg. Eine erste Zeile wie word,clue sagt, welche welche ist.
engine-comments = Zeilen, die mit # beginnen, gelten als Kommentare und werden übersprungen: hier { $lines }.
engine-no-mark = Jede Zeile wurde als ein Wort gelesen, weil nichts Wörter und Hinweise trennt. Wenn die Zeilen Hinweise haben, setzen Sie einen Tabulator oder Doppelpunkt dazwischen.
engine-unclear-line = Zeile { $line } blieb ganz: Ihr Komma, Strich oder Abstand trennt vielleicht Wort und Hinweis, gehört vielleicht aber zum Wort. Setzen Sie dort einen Tabulator oder Doppelpunkt, wenn er trennt.
engine-doing-reading = { $name } wird gelesen
engine-too-many-entries = { $name } hat { $entries } Einträge; die Grenze liegt bei { $most }. Teilen Sie die Datei in kleinere auf.
engine-no-clues = Keines der Wörter von { $name } hat einen Hinweis.
engine-doing-checking = Die Wörter von { $name } werden geprüft
engine-stands-twice = { $word } steht zweimal in der Liste; das erste gilt.
engine-letters-stand-twice = { $word } hat dieselben Buchstaben wie { $other }; das erste gilt.
engine-no-usable-words = Kein Eintrag von { $name } ist als Wort dieser Sprache zu gebrauchen ({ $language }); der erste von { $entries }: { $problem }
engine-in-file = { $name }: { $problem }
engine-bad-score = Die Punktzahl von { $word } ist { $score }, keine ganze Zahl von 0 bis { $most }; sie zählt als { $usual }.
engine-no-score = { $word } hat keine Punkte; gezählt wird { $usual }.
engine-entry-is-clue-only = Zu dem Hinweis fehlt das Wort.
engine-used-without-clue = { $word } hat keinen Hinweis und wird ohne verwendet.
engine-clue-cut = Der Hinweis zu { $word } hat { $characters } Zeichen; nur die ersten { $most } bleiben.

## The engine: fields

engine-option-of = { $option } muss eines davon sein: { $choices }, nicht { $value }.
engine-option-language = { $option } muss ein Code wie en, bn oder ar oder leer sein, nicht { $value }.
engine-option-bool = { $option } muss true oder false sein, nicht { $value }.
engine-option-int-plain = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
engine-option-int = { $option } muss eine ganze Zahl von { $least } bis { $most } sein ({ $unit }), nicht { $value }.
engine-option-number = { $option } muss eine Zahl von { $least } bis { $most } sein ({ $unit }), nicht { $value }.
engine-option-text = { $option } muss ein Text sein, nicht { $value }.
engine-option-text-long = { $option } hat { $characters } Zeichen; höchstens { $most } lassen sich speichern.
engine-option-set = { $option } muss eines oder mehrere davon sein: { $choices }, nicht { $value }.
engine-option-mask = { $option } muss ein Bild aus gleich langen Zeilen sein, mit # für einen Buchstaben und . für keinen, bis zu { $most } Kästchen je Seite und mit mindestens einem #.
engine-option-size = { $option } muss auto oder Breite x Höhe sein, etwa 15x15, jede Seite von { $least } bis { $most } Kästchen, nicht { $value }.
engine-option-sides = { $option } muss Breite x Höhe sein, etwa 13x13, jede Seite von { $least } bis { $most } Kästchen, nicht { $value }.
engine-option-ratio = { $option } muss Breite x Höhe sein, etwa 4x3, beide ganze Zahlen von { $least } bis { $most }, nicht { $value }.
engine-nothing = nichts
engine-no-such-option = Eine Option { $name } gibt es nicht. Die Optionen sind { $known }.

## The engine: formats


# Texts that begin with “it” or “its” stand in for $why. Others that begin with a small letter follow the name of a word, a cell or a part of the file: it is their subject.

engine-no-puzzle-file = { $name } ist keine Rätseldatei, die Crosscore öffnen kann. Es öffnet .ipuz, .puz, .jpz, .xd, Exolve und hier gespeicherte Seiten und .zip-Dateien. Eine Liste von Wörtern öffnen Sie als Wortliste.
engine-exolve-no-word-search = Exolve kann kein Suchsel zeigen. Speichern Sie es als .ipuz oder als Seite zum Lösen.
engine-exolve-too-large = Das Gitter hat { $width } × { $height } Kästchen, und Exolve zeigt bis zu { $most } × { $most }. Speichern Sie es als .ipuz oder als Seite zum Lösen.
engine-exolve-beyond = Exolve kann Buchstaben wie { $letter } nicht aufnehmen. Speichern Sie das Rätsel als .ipuz oder als Seite zum Lösen.
engine-exolve-too-long = Ein Buchstabe im Gitter hat { $characters } Zeichen, und Exolve nimmt bis zu { $most }. Speichern Sie das Rätsel als .ipuz oder als Seite zum Lösen.
engine-imported-given = zeigt Buchstaben von Wörtern, die nicht voll sind; sie stehen im Gitter, werden aber nicht gezeigt
engine-exolve-adrift =
    { $clues ->
        [one] hat { $clues } Hinweis, der nicht sagt, wo sein Wort steht; er fällt weg
       *[other] hat { $clues } Hinweise, die nicht sagen, wo ihre Wörter stehen; sie fallen weg
    }
engine-exolve-jigsaw = Es ist ein Puzzle-Kreuzworträtsel: Die Hinweise sagen nicht, wo ihre Wörter stehen
engine-xd-too-long = Die Datei hat mehr als { $lines } Zeilen oder eine mit mehr als { $most } Zeichen
engine-xd-small = hat Kleinbuchstaben im Gitter, ohne zu sagen, wozu; hier sind sie wie die anderen
engine-xd-readings =
    { $cells ->
        [one] hat { $cells } Kästchen mit mehreren Lesarten, die zusammen darin stehen
       *[other] hat { $cells } Kästchen mit mehreren Lesarten, die zusammen darin stehen
    }
engine-xd-barred = Es ist ein Kreuzworträtsel mit Balken, und die Datei sagt nicht, wo sie sind
engine-xd-hidden = hat nur den Buchstaben X: Die Lösung fehlt
engine-xd-other-answers = Die Hinweise und Antworten gehören nicht zum Gitter der Datei
engine-xd-wrong-answers =
    { $answers ->
        [one] hat { $answers } Antwort, der das Gitter widerspricht; das Gitter gilt
       *[other] hat { $answers } Antworten, denen das Gitter widerspricht; das Gitter gilt
    }
engine-xd-no-word-search = Eine .xd-Datei kann kein Suchsel enthalten. Speichern Sie es als .ipuz oder als Seite zum Lösen.
engine-xd-keys = Eine .xd-Datei enthält höchstens { $most } verschiedene Buchstaben aus mehreren Zeichen; speichern Sie das Rätsel als .ipuz.
engine-loss-xd-bars = Nur manche Programme kennen die Balken einer .xd-Datei; andere lesen ein anderes Gitter.
engine-loss-xd-texts =
    { $texts ->
        [one] { $texts } Text hat Zeichen, die in diesem Format etwas anderes bedeuten, und ändert sich.
       *[other] { $texts } Texte haben Zeichen, die in diesem Format etwas anderes bedeuten, und ändern sich.
    }
engine-loss-exolve-typing = Buchstaben aus mehreren Zeichen gibt man nach einem Doppelklick ein: Einige dieser Zeichen ({ $signs }) gehören zu keiner bestimmten Schrift.
engine-exolve-3d = Es ist ein dreidimensionales Kreuzworträtsel
engine-exolve-shaped = Die Kästchen haben eigene Formen
engine-exolve-several = enthält mehrere Rätsel; das erste wird geöffnet
engine-exolve-sections = hat Teile, die nicht übernommen werden: { $sections }
engine-imported-size = Das Gitter ist leer oder größer als { $most } × { $most }
engine-exolve-rows = Das Gitter hat { $rows } Zeilen, aber als Höhe steht da { $height }
engine-exolve-long-row = hat mehr als { $width } Kästchen in Zeile { $row } des Gitters; der Rest fällt weg
engine-exolve-short-row = Zeile { $row } des Gitters hat { $cells } Kästchen, aber als Breite steht da { $width }
engine-exolve-long-line = Ein Hinweis hat mehr als { $most } Zeichen
engine-exolve-hints = hat Tipps zu den Hinweisen; sie werden nicht übernommen
engine-exolve-fillers = hat Zeilen zwischen den Hinweisen, die nicht übernommen werden
engine-imported-explained = hat Erklärungen zu den Hinweisen, die nicht übernommen werden
engine-imported-marked = hat Hinweise in Fett, Kursiv und Ähnlichem; sie werden schlicht übernommen
engine-exolve-placeless =
    { $clues ->
        [one] hat { $clues } Hinweis, der kein Wort des Gitters nennt; er fällt weg
       *[other] hat { $clues } Hinweise, die kein Wort des Gitters nennen; sie fallen weg
    }
engine-no-player = Die Seite zum Lösen ist nicht hier.
engine-damaged-page = Das Rätsel in { $name } ist beschädigt. Speichern Sie die Seite noch einmal oder öffnen Sie die .ipuz-Datei, aus der sie entstand.
engine-the-file = Datei
engine-imported-no-cells = Das Gitter hat keine Kästchen
engine-imported-long-cell = Ein Kästchen des Gitters enthält einen ganzen Text
engine-imported-words = Sie enthält { $words } Wörter; höchstens { $most } sind möglich
engine-imported-numbers = hat andere Nummern, als sich aus den Wörtern ergeben; es wird neu nummeriert
engine-clue-twice = steht zweimal da
engine-imported-misfit = fällt weg: Die Kästchen sind kein Wort des Gitters
engine-imported-refused = { $name } lässt sich nicht öffnen: { $why }.
engine-imported-barred = Balken zwischen den Kästchen trennen die Wörter; hier trennen nur schwarze Kästchen
engine-imported-no-runs = Die Wörter laufen nicht waagerecht und senkrecht von einem schwarzen Kästchen zum nächsten
engine-imported-other-runs = Die Wörter, dort aufgeführt als { $lists }, laufen nicht waagerecht und senkrecht von einem schwarzen Kästchen zum nächsten
engine-imported-one-cell =
    { $clues ->
        [one] hat { $clues } Wort aus einem einzigen Kästchen, das wegfällt
       *[other] hat { $clues } Wörter aus einem einzigen Kästchen, die wegfallen
    }
engine-imported-linked =
    { $clues ->
        [one] hat { $clues } Hinweis für mehrere Wörter des Gitters; hier gehört er nur zum ersten
       *[other] hat { $clues } Hinweise für jeweils mehrere Wörter des Gitters; hier gehören sie nur zum jeweils ersten
    }
engine-imported-backwards =
    { $clues ->
        [one] hat { $clues } Wort, das rückwärts zu lesen ist; hier steht es, wie sich seine Kästchen lesen
       *[other] hat { $clues } Wörter, die rückwärts zu lesen sind; hier stehen sie, wie sich ihre Kästchen lesen
    }
engine-cell = Zeile { $row }, Spalte { $column }
engine-ipuz-no-object = Die Datei enthält kein JSON-Objekt
engine-ipuz-no-version = Es fehlt die "version" von ipuz
engine-ipuz-no-kind = Es ist weder ein Kreuzworträtsel noch ein Suchsel
engine-ipuz-size = Das Gitter ist leer oder größer als { $most } × { $most }
engine-not-ipuz-puzzle = { $name } ist kein .ipuz-Rätsel, das Crosscore öffnen kann: { $why }.
engine-wrong-type = hat einen Wert von falschem Typ
engine-no-text = ist kein Text
engine-text-cut = hat { $characters } Zeichen; { $most } bleiben
engine-no-use = hat einen unbrauchbaren Wert
engine-no-use-because = hat einen unbrauchbaren Wert: { $problem }
engine-no-setting = hat keine Einstellung { $name }
engine-ipuz-too-many-words = Die Datei enthält { $words } Wörter; höchstens { $most } sind möglich
engine-letters-folded = enthält Buchstaben, die es in der angenommenen Sprache nicht gibt und die zu einfachen wurden: { $letters }
engine-the-grid = Gitter
engine-should-be = sollte { $value } sein
engine-clue-counts = Der Hinweis sagt ({ $counts }), es sind aber { $cells } Kästchen.
engine-clue-tells = Im Hinweis steht die eigene Lösung.
engine-clue-has-answer = Im Hinweis steht { $word }, und das ist auch im Gitter.
engine-clue-repeated = Ein anderes Wort hat denselben Hinweis.
engine-clue-across = { $number } waagerecht
engine-clue-down = { $number } senkrecht
engine-ipuz-no-solution = Die Lösung fehlt
engine-dimensions = sollte { $width } × { $height } sein wie die Lösung
engine-ipuz-solution-row = Zeile { $row } der Lösung hat nicht { $width } Kästchen wie Zeile 1
engine-voids-are-blocks = hat { $cells } Kästchen außerhalb, die schwarz werden
engine-ipuz-no-letter = In Zeile { $row } der Lösung steht ein Kästchen ohne Buchstaben
engine-ipuz-rows = Das Rätsel hat nicht { $rows } Zeilen wie die Lösung
engine-ipuz-puzzle-row = Zeile { $row } des Rätsels hat nicht { $width } Kästchen
engine-shape = ist im Rätsel oder in der Lösung ein Buchstabe, im anderen keiner
engine-ipuz-no-clues = Die Hinweise fehlen
engine-list-unread = ist eine Liste, die nicht gelesen wird
engine-has-no-number = hat keine Nummer
engine-ipuz-no-letters = Das Buchstabengitter fehlt
engine-dimensions-letters = sollte { $width } × { $height } sein wie das Gitter
engine-cell-no-letter = enthält keinen Buchstaben und fällt aus dem Gitter weg
engine-single-letter = hat nur einen Buchstaben und fällt weg
engine-ipuz-no-words = Es gibt keine Wörter zu finden
engine-place-missing = hat in der Datei keine Stelle und wird in den Buchstaben gesucht
engine-reason-has-place = hat angeblich keinen Platz, hat aber einen
engine-has-no-text = hat keinen Text
engine-neither-locked = ist weder fixiert noch frei
engine-place-other-letters = liegt nicht, wo die Datei sagt, und wird in den Buchstaben gesucht
engine-nowhere-in-letters = ist nirgends in den Buchstaben
engine-several-places = steht an { $places } Stellen in den Buchstaben; die erste gilt
engine-locked-not-placed = ist fixiert, hat aber keinen Platz auf dem Blatt
engine-clue-not-there = nennt einen Hinweis, den es nicht gibt
engine-given-no-position = hat vorgegebene Buchstaben ohne Ort
engine-no-row = hat keine Zeile, Spalte und Richtung
engine-ipuz-codes-lost = hat Zahlen für Buchstaben, die nicht übernommen werden
engine-ipuz-keys-lost = hat Einträge, die nicht übernommen werden: { $keys }
engine-html-lost =
    { $texts ->
        [one] hat Bilder, hochgestellte Buchstaben oder Ähnliches in { $texts } Text; nur die Buchstaben bleiben
       *[other] hat Bilder, hochgestellte Buchstaben oder Ähnliches in { $texts } Texten; nur die Buchstaben bleiben
    }
engine-ipuz-styles-lost =
    { $cells ->
        [one] hat in { $cells } Kästchen ein Bild oder eine andere Markierung, die nicht übernommen wird
       *[other] hat in { $cells } Kästchen Bilder oder andere Markierungen, die nicht übernommen werden
    }
engine-ipuz-variety = Es ist ein Rätsel der Art „{ $kind }“, und öffnen lassen sich nur Kreuzworträtsel, Codewörter und Suchsel
engine-ipuz-jumbled = Die Hinweise gehören nicht zu den Wörtern, bei denen sie stehen; wer löst, soll sie zuordnen
engine-ipuz-own-lists = Es ist kein Kreuzworträtsel aus waagerechten und senkrechten Wörtern: Die Hinweise stehen in eigenen Listen, { $headings }
engine-ipuz-clueless = hat zu { $words } seiner Wörter keinen Hinweis
engine-ipuz-unseen = Es zeigt keine schwarzen Kästchen und hat keine Lösung, also ist nicht zu erkennen, wo die Wörter stehen
engine-alternatives-lost =
    { $cells ->
        [one] erlaubt mehrere Buchstaben in { $cells } Kästchen; der erste bleibt
       *[other] erlaubt mehrere Buchstaben in { $cells } Kästchen; jeweils der erste bleibt
    }
engine-no-clue-across = { $word } waagerecht hat keinen Hinweis
engine-no-clue-down = { $word } senkrecht hat keinen Hinweis
engine-clue-not-full = fällt weg: Die Antwort hat leere Kästchen
engine-clue-no-place = hat keinen Platz im Gitter
engine-no-number = keine Nummer
engine-label = zeigt { $shown }, sollte aber { $number } zeigen
engine-enumeration = nennt { $said } Buchstaben, es sind aber { $letters }
engine-stray = { $letter } gehört zu keinem Wort
engine-pinned-no-letter = nennt ein Kästchen ohne Buchstaben
engine-would-lie-outside = läge außerhalb des Gitters
engine-has-no-letter = hat keinen Buchstaben { $number }
engine-gives-outside = gibt einen Buchstaben vor, wo kein Wort steht
engine-gives-other = gibt { $given } vor, der Buchstabe ist aber { $letter }
engine-gives-hidden = gibt den Buchstaben { $number } vor, das Rätsel zeigt ihn aber nicht
engine-seen-clueless = Das ist für Kreuzworträtsel mit Hinweisen; speichern Sie dieses Rätsel als .ipuz.
engine-seen-as-read = Das ist für Kreuzworträtsel, die von rechts nach links gelesen werden. Speichern Sie dieses Rätsel als .ipuz.
engine-loss-cells = Programme, die nicht auf die Kästchen jedes Hinweises achten, lesen die Wörter rückwärts; für sie gibt es die andere .ipuz.
engine-jpz-no-word-search = Eine .jpz-Datei kann kein Suchsel enthalten. Speichern Sie es als .ipuz oder als Seite zum Lösen.
engine-loss-jpz-direction = Es gibt kein Feld für die Richtung: Das Gitter steht wie auf dem Papier, und jedes Wort zählt seine Kästchen von rechts auf; ein Programm, das dieser Aufzählung nicht folgt, liest von links.
engine-jpz-no-puzzle = Die Datei enthält kein Rätsel von Crossword Compiler
engine-jpz-other-kind = Es ist kein Kreuzworträtsel, sondern ein Rätsel der Art „{ $kind }“
engine-jpz-arrows = Die Hinweise stehen im Gitter, wie in einem Schwedenrätsel, und nicht in Listen
engine-jpz-strange-cells = hat Kästchen, die außerhalb des Gitters liegen
engine-imported-pictures = hat Bilder in Kästchen, die nicht übernommen werden
engine-jpz-second-numbers = hat zweite Nummern in Kästchen, die nicht übernommen werden
engine-jpz-looks = { $cells ->
    [one] hat in { $cells } Kästchen eine Form oder Farbe, die nicht übernommen wird
   *[other] hat in { $cells } Kästchen Formen oder Farben, die nicht übernommen werden
}
engine-jpz-bars-within = { $bars ->
    [one] hat { $bars } Balken in einem Wort, der nicht übernommen wird
   *[other] hat { $bars } Balken in Wörtern, die nicht übernommen werden
}
engine-imported-states = hat Buchstaben, die jemand beim Lösen eingetragen hat; sie werden nicht übernommen
engine-jpz-wordless = hat Hinweise, die kein Wort des Gitters nennen; sie fallen weg
engine-imported-completion = hat eine Botschaft für alle, die es lösen; sie wird nicht übernommen
engine-imported-details = hat Angaben, die nicht übernommen werden: { $details }
engine-xml-broken = { $name } ist fehlerhaft: Das XML ist ab Zeile { $line }, Spalte { $column } nicht lesbar. Besorgen Sie sich die Datei noch einmal.
engine-imported-large = Die Datei hat mehr als { $most } MB
engine-imported-encoding = Der Text ist nicht in { $encoding }, wie die Datei angibt
engine-imported-deep = Das XML ist umfangreicher als das jedes Kreuzworträtsels
engine-imported-doctype = Die Datei deklariert einen Dokumenttyp, den kein Kreuzworträtsel braucht
engine-link-too-long = Der Link hätte { $size } Zeichen, und nur { $most } kommen sicher an. Teilen Sie das Rätsel als Datei.
engine-nothing-to-solve = Noch gibt es nichts zu lösen: Im Gitter steht kein Wort.
engine-unfilled-to-solve =
    { $cells ->
        [one] Es lässt sich noch nicht lösen: { $cells } Kästchen des Gitters hat keinen Buchstaben.
       *[other] Es lässt sich noch nicht lösen: { $cells } Kästchen haben keinen Buchstaben.
    }
engine-lost-options = Optionen und Startzahl
engine-lost-dictionary = der Name der Wortliste
engine-lost-locks = welche Wörter fixiert sind
engine-lost-pinned = welche Buchstaben von Hand geschrieben sind
engine-lost-former = Hinweise zu Wörtern, die entfernt wurden
engine-lost-unplaced = Wörter ohne Platz: { $words }
engine-loss-workshop = Was Sie brauchen, um das Rätsel weiter zu bearbeiten, bleibt nicht erhalten: { $what }.
engine-lost-blocks = wie die Kästchen außerhalb der Wörter aussehen
engine-lost-hidden = dass Lösende die schwarzen Kästchen selbst finden
engine-lost-text-size = die Schriftgröße
engine-lost-word-bank = der Wortkasten
engine-lost-key = wo die Lösung steht
engine-lost-headings = die Sprache der Überschriften
engine-lost-digits = die Ziffern
engine-lost-numbering = Nummern nach Zeilen und Spalten
engine-lost-printing = wie es gedruckt wird
engine-loss-look = Einstellungen des Blatts bleiben nicht erhalten: { $what }.
engine-loss-about = Angaben zum Rätsel bleiben nicht erhalten: { $what }.
engine-lost-copyright = der Urhebervermerk
engine-lost-title = der Titel
engine-lost-author = der Name der Autorin oder des Autors
engine-loss-shortened = Zu lang für das Format und deshalb gekürzt: { $what }.
engine-lost-editor = die Redaktion
engine-lost-publisher = der Verlag
engine-lost-date = das Datum
engine-lost-notes = die Anmerkungen
engine-lost-url = die Webadresse
engine-lost-difficulty = die Schwierigkeit
engine-loss-notes = Die Anmerkungen werden Teil der Anleitung.
engine-loss-marks = Markierungen in Kästchen bleiben nicht erhalten: { $what }.
engine-lost-circles = Kreise: { $cells }
engine-lost-given = vorgegebene Buchstaben: { $cells }
engine-lost-bars = Balken: { $bars }
engine-lost-shades = Färbung: { $cells }
engine-loss-checksum = Woran Lösende erkennen, ob ihre Lösung stimmt, bleibt nicht erhalten.
engine-loss-direction = Das Format hat kein Feld für die Richtung; andere Programme zeigen das Gitter gespiegelt, von links nach rechts.
engine-loss-language = Die Sprache bleibt nicht erhalten: Beim nächsten Öffnen hier würden die Wörter so gelesen: { $guessed }, nicht { $language }.
engine-loss-letters = Diese Buchstaben würden sich dann ändern: { $letters }.
engine-loss-clue-language = Die Sprache der Hinweise bleibt nicht erhalten.
engine-loss-lengths = Die nach Länge geordnete Wortliste bleibt nicht erhalten: Andere Programme zeigen ein gewöhnliches Kreuzworträtsel.
engine-loss-codes = Die Zahlen der Buchstaben bleiben nicht erhalten: Andere Programme zeigen ein gewöhnliches Kreuzworträtsel.
engine-loss-counts-off = Dass die Buchstabenzahl ausgeschaltet ist, bleibt nicht erhalten.
engine-loss-counts = Das Format hat kein Feld für die Buchstabenzahl; sie steht deshalb am Ende der Hinweise.
engine-loss-outside =
    { $cells ->
        [one] { $cells } Kästchen außerhalb der Wörter wird schwarz.
       *[other] { $cells } Kästchen außerhalb der Wörter werden schwarz.
    }
engine-loss-kind = Beim nächsten Öffnen hier wird daraus: { $kind }.
engine-loss-unfilled =
    { $cells ->
        [one] { $cells } Kästchen hat noch keinen Buchstaben; andere Programme halten das vielleicht für einen Fehler.
       *[other] { $cells } Kästchen haben noch keinen Buchstaben; andere Programme halten das vielleicht für Fehler.
    }
engine-circles-lost =
    { $cells ->
        [one] hat in { $cells } Kästchen einen Kreis, der nicht übernommen wird
       *[other] hat in { $cells } Kästchen Kreise, die nicht übernommen werden
    }
engine-filled-in-lost =
    { $cells ->
        [one] hat in { $cells } Kästchen einen Buchstaben, den jemand beim Lösen eingetragen hat; er wird nicht übernommen
       *[other] hat in { $cells } Kästchen Buchstaben, die jemand beim Lösen eingetragen hat; sie werden nicht übernommen
    }
engine-loss-spelling =
    { $words ->
        [one] { $words } Wort bleibt nur mit seinen Buchstaben im Gitter erhalten, nicht in Ihrer Schreibung.
       *[other] { $words } Wörter bleiben nur mit ihren Buchstaben im Gitter erhalten, nicht in Ihrer Schreibung.
    }
engine-puz-too-large = { $name } hat { $size } MB; die Grenze liegt bei { $most } MB. Wählen Sie eine andere Datei.
engine-puz-no-grid = Das Gitter hat keine Kästchen
engine-puz-texts-broken-off = bricht ab: Die letzten Hinweise fehlen
engine-puz-checksums = hat falsche Prüfsummen: Etwas darin wurde nach dem Speichern geändert oder beschädigt
engine-puz-broken-off = Die Datei endet, bevor das Gitter vollständig ist
engine-puz-unlocked = war mit dem Schlüssel { $key } gesperrt
engine-puz-locked = hat eine gesperrte Lösung, die sich nicht öffnen ließ; deshalb fehlen hier die Buchstaben
engine-puz-mistakes = hat Zeichen für Fehler von jemandem, der es gelöst hat; sie werden nicht übernommen
engine-puz-time = hat die Zeit von jemandem, der es gelöst hat; sie wird nicht übernommen
engine-puz-sections = hat Abschnitte, die nicht übernommen werden: { $names }
engine-puz-rebus-unknown =
    { $cells ->
        [one] sagt nicht, was in { $cells } der Rebus-Kästchen steht; es bekommt einen Buchstaben
       *[other] sagt nicht, was in { $cells } der Rebus-Kästchen steht; sie bekommen einen Buchstaben
    }
engine-imported-clue-count = Sie hat { $clues } Hinweise für die { $words } Wörter des Gitters, sodass offen ist, welcher zu welchem gehört
engine-uclick-answer = Die Antwort { $answer } zu einem Hinweis steht so nicht im Gitter
engine-not-puz-puzzle = { $name } ist kein .puz-Rätsel, das Crosscore öffnen kann: { $why }.
engine-puz-row = Zeile { $row } des Gitters hat nicht { $width } Kästchen
engine-puz-hidden = Eine .puz-Datei enthält nur Kreuzworträtsel. Speichern Sie ein Suchsel als .ipuz.
engine-puz-barred = Eine .puz-Datei kennt keine Balken zwischen den Kästchen. Speichern Sie das Rätsel als .ipuz oder .jpz.
engine-puz-sides = Eine .puz-Datei hat höchstens { $most } Kästchen je Seite, und dieses Gitter hat { $width } × { $height }; speichern Sie es als .ipuz.
engine-puz-keys = Eine .puz-Datei enthält neben A bis Z höchstens { $most } verschiedene Buchstaben, und dieses Rätsel hat { $letters }; speichern Sie es als .ipuz.
engine-puz-letter = Das Kästchen mit „{ $cell }“ enthält ein Zeichen, das .puz-Dateien selbst brauchen; speichern Sie das Rätsel als .ipuz.
engine-loss-rebus-keys = Es gibt { $letters } verschiedene Rebus-Kästchen; manche Programme kennen höchstens { $most }.
engine-loss-puz-utf-8 = Die Texte sind in UTF-8 (Version 2.0 des Formats); Programme, die nur ältere Versionen kennen, zeigen Zeichensalat.
engine-loss-rebus =
    { $cells ->
        [one] { $cells } Kästchen wird ein Rebus-Kästchen: Was darin steht, gehört nicht zu den Buchstaben dieses Formats.
       *[other] { $cells } Kästchen werden Rebus-Kästchen: Was darin steht, gehört nicht zu den Buchstaben dieses Formats.
    }
engine-loss-typographic =
    { $texts ->
        [one] In { $texts } Text werden typografische Anführungszeichen, Striche und Ähnliches einfach.
       *[other] In { $texts } Texten werden typografische Anführungszeichen, Striche und Ähnliches einfach.
    }
engine-loss-cut =
    { $clues ->
        [one] { $clues } Hinweis ist länger als { $most } Zeichen und wird gekürzt.
       *[other] { $clues } Hinweise sind länger als { $most } Zeichen und werden gekürzt.
    }
engine-loss-taken-for-counts =
    { $clues ->
        [one] Das Ende von { $clues } Hinweis wird für eine Buchstabenzahl gehalten.
       *[other] Das Ende von { $clues } Hinweisen wird für eine Buchstabenzahl gehalten.
    }
engine-loss-dash =
    { $clues ->
        [one] { $clues } Hinweis, der nur ein Strich ist, gilt als fehlend.
       *[other] { $clues } Hinweise, die nur ein Strich sind, gelten als fehlend.
    }
engine-loss-picture = Ein Bild: Es lässt sich nicht wieder öffnen.
engine-in-line = { $name }, Zeile { $line }: { $problem }
engine-template-too-large = Das Gitter in { $name } hat { $width } × { $height } Kästchen; höchstens { $most } × { $most } lassen sich füllen.
engine-template-ragged = Zeile { $line } von { $name } hat { $cells } Kästchen, andere haben { $width }; schreiben Sie ? für ein offenes und # für ein schwarzes Kästchen, sodass alle Zeilen gleich lang sind.
engine-template-hidden = Für ein Suchsel gibt es kein Gittermuster. Speichern Sie seine Buchstaben als Text oder alles als .ipuz.
engine-loss-only-letters = Nur die Buchstaben des Gitters: keine Hinweise, kein Titel.
engine-template-empty = { $name } enthält keine Kästchen; schreiben Sie für jede Reihe eine Zeile, mit # für ein schwarzes und ? für ein offenes Kästchen.
engine-loss-texts = Texte zum Lesen und Drucken; sie lassen sich nicht wieder öffnen.
engine-loss-only-words = Nur die Wörter und ihre Hinweise: kein Gitter, kein Titel.
engine-needs-clue = Das Wort { $word } hat keinen Hinweis, und die Datei braucht für jedes Wort einen.
engine-one-character = Die Datei fasst in jedem Kästchen ein einfaches Zeichen. Das geht nicht mit: { $letters }.
engine-from-left-only = Das Programm schreibt Wörter nur von links nach rechts; dieses Rätsel stünde gespiegelt da.
engine-most-sides = Die Datei fasst höchstens { $most } Kästchen je Seite, und dieses Gitter hat { $width } × { $height }.
engine-moodle-kind = Nur ein Kreuzworträtsel mit Hinweisen kann eine solche Frage sein.
engine-loss-author = Der Name der Autorin oder des Autors bleibt nicht erhalten.
engine-h5p-kind = H5P kennt Suchsel und Kreuzworträtsel mit Hinweisen und mindestens zwei Wörtern; dies ist keins davon.
engine-loss-own-grid = H5P macht aus den Wörtern ein neues Gitter; Hinweise und eine versteckte Botschaft bleiben nicht erhalten.
engine-loss-layout = H5P ordnet die Wörter jedes Mal neu an: Es behält eine Anordnung nur, wenn keine Wörter nebeneinander liegen.
engine-zip-nested = Sie enthält eine weitere .zip-Datei; entpacken Sie sie und öffnen Sie diese
engine-zip-no-puzzle = Es ist kein Rätsel darin
engine-zip-several = Sie enthält mehrere Rätsel ({ $names }); entpacken Sie sie und öffnen Sie eines davon
engine-zip-paths = Ihre Dateien würden den Ordner verlassen
engine-zip-locked = Sie ist mit einem Passwort geschützt; entpacken Sie sie zuerst
engine-zip-compressed = Sie ist ungewöhnlich gepackt; entpacken Sie sie zuerst
engine-zip-not-opened = { $name } ist keine .zip-Datei mit einem Rätsel, das Crosscore öffnen kann: { $why }.
engine-zip-damaged = Sie ist beschädigt
engine-zip-too-large = Sie hat mehr als { $files } Dateien oder entpackt mehr als { $megabytes } MB

## The engine: jsontext

engine-json-broken = { $name } ist kein gültiges JSON: Zeile { $line }, Spalte { $column }: { $problem }. Berichtigen Sie diese Zeile und öffnen Sie die Datei noch einmal.
engine-json-numbers = { $name } ist nicht lesbar: Das JSON enthält NaN, Infinity oder eine zu lange Zahl. Entfernen Sie sie und öffnen Sie die Datei noch einmal.
engine-json-too-deep = { $name } ist nicht lesbar: Das JSON verschachtelt mehr als { $most } Klammern. Wählen Sie eine andere Datei.
engine-json-value = Wert erwartet
engine-json-comma = Komma (,) erwartet
engine-json-colon = Doppelpunkt (:) erwartet
engine-json-key = Name in geraden doppelten Anführungszeichen erwartet
engine-json-text-end = Text ohne Ende, er beginnt hier
engine-json-control = unzulässiges Steuerzeichen
engine-json-more = überzählige Daten
engine-json-last-comma = unzulässiges Komma vor dem Ende des Objekts

## The engine: kinds

engine-doing-codeword = Suche nach einem Gitter mit genau einer Lösung
engine-no-such-act = Das geht in dieser Rätselart nicht ({ $act }).
engine-doing-fill = Das Gitter wird gefüllt
engine-no-filling-found = In dieser Zeit fand sich keine Füllung für das Gitter; es kann trotzdem eine geben. Suchen Sie länger, setzen Sie mehr schwarze Kästchen, lassen Sie sie beim Füllen setzen oder nehmen Sie eine größere Wortliste.
engine-lost-filled = ein dichtes Kreuzworträtsel
engine-diagonal-no-square = Nur ein quadratisches Gitter kann diagonal symmetrisch sein, und dieses hat { $width } × { $height } Kästchen. Wählen Sie eine andere Symmetrie.
engine-no-such-cell = Ein solches Kästchen gibt es nicht; das Gitter hat { $rows } Zeilen und { $columns } Spalten.
engine-needs-letters = Nur Rätsel mit Hinweisen lassen sich ohne Lösung weitergeben.
engine-no-solution = Füllen Sie zuerst das Gitter. Dann lässt es sich ohne Lösung weitergeben.
engine-nothing-to-mark = Dort ist kein Kästchen, das sich markieren lässt.
engine-no-slot-down = Durch dieses Kästchen läuft kein Wort senkrecht.
engine-no-slot-across = Durch dieses Kästchen läuft kein Wort waagerecht.
engine-locked-letters = { $word } ist fixiert. Geben Sie es frei, um seine Buchstaben zu ändern.
engine-no-other-filling = Kein anderes Wort passt anstelle von { $word }, auch nicht, wenn sich die Wörter ringsum ändern. Mischen Sie neu oder ändern Sie ein schwarzes Kästchen.
engine-nothing-to-delete = Es gibt kein Wort zu löschen. Wählen Sie eines aus.
engine-cell-is-block = Dieses Kästchen ist schwarz. Machen Sie es weiß, um darin zu schreiben.
engine-put-other-length = { $word } hat { $letters } Buchstaben, es sind aber { $cells } Kästchen.
engine-already-there = { $word } ist schon in diesem Rätsel. Geben Sie ein anderes Wort ein.
engine-nothing-to-fill = Jedes weiße Kästchen hat seinen Buchstaben. Leeren Sie einige oder füllen Sie das Gitter neu.
engine-letter-stays = Der Buchstabe in { $cell } ist jetzt ein anderer, und er bleibt. Suchen Sie erneut nach Füllungen.
engine-nothing-to-lock = In diesen Kästchen steht kein Buchstabe.
engine-other-grid = Die schwarzen Kästchen sind jetzt andere. Suchen Sie erneut nach Füllungen.
engine-choose-dictionary = Wählen Sie eine Wortliste, um das Gitter zu füllen.
engine-no-words-for-grid = Die Wortliste hat keine brauchbaren Wörter mit { $least } bis { $most } Buchstaben. Ergänzen Sie welche oder ändern Sie „{ $shortest }“ oder „{ $score }“.
engine-no-pattern-words = Keines von { $tried } Mustern lässt sich füllen. Ergänzen Sie Wörter mit { $lengths } Buchstaben, die in der Wortliste fehlen, oder wählen Sie „{ $way }“ unter „{ $option }“.
engine-no-pattern-filled = Keines von { $tried } Mustern lässt sich aus dieser Wortliste füllen (für jedes bewiesen). Wählen Sie „{ $way }“ unter „{ $option }“, ein kleineres Gitter oder eine größere Wortliste.
engine-too-few-to-fill = { $words } Wörter sind zu wenige, um ein Gitter ohne Lücken zu füllen. Wählen Sie eine andere Rätselart, die alle verwendet, oder eine größere Wortliste.
engine-no-such-pattern = Es gibt kein Muster { $name }. Wählen Sie eines aus der Sammlung.
engine-no-pattern-of-size = Die Sammlung hat kein Muster mit { $width } × { $height } Feldern: Ihre Muster sind quadratisch, von 5 × 5 bis 21 × 21.
engine-theme-no-slots = Das Muster hat waagerecht keine Plätze für Wörter mit { $lengths } Buchstaben zusammen. Wählen Sie ein anderes, oder lassen Sie ein neues um die Wörter herum zeichnen.
engine-theme-unpaired = In einem symmetrischen Gitter stehen Themenwörter in Paaren gleicher Länge, und eines darf allein in der Mitte stehen, wenn auf beiden Seiten gleich viel Platz bleibt. Das geht nicht für { $words }: Geben Sie Partner gleicher Länge dazu, ändern Sie die Längen, oder wählen Sie eine andere Symmetrie.
engine-limits-too-low = In Ihren Grenzen wurde kein Muster gefunden. Erhöhen Sie „{ $words }“ oder „{ $blocks }“; 0 setzt keine Grenze.
engine-theme-no-room = Es wurde kein symmetrisches Muster mit { $width } × { $height } Feldern gefunden, das Platz für diese Themenwörter hat. Nehmen Sie weniger oder kürzere, ein größeres Gitter oder eine andere Symmetrie.
engine-theme-not-filled = Keines von { $tried } Mustern um die Themenwörter lässt sich aus dieser Wortliste füllen (für jedes bewiesen). Lassen Sie mehr schwarze Kästchen zu, ändern Sie ein Wort, oder wählen Sie eine größere Wortliste.
engine-theme-twice = { $word } steht zweimal unter den Themenwörtern. Streichen Sie es einmal.
engine-theme-too-long = { $word } hat { $letters } Buchstaben, zu viele für ein Gitter mit { $width } × { $height } Feldern. Nehmen Sie ein größeres Gitter oder ein kürzeres Wort.
engine-theme-too-short = { $word } hat nur { $letters } Buchstaben, und kein Wort darf weniger als { $least } haben.
engine-no-bars = Es wurde kein faires Gitter mit { $width } × { $height } Feldern und Strichen gefunden. Wählen Sie eine andere Größe oder Symmetrie.
engine-unches-many = Zu viele Buchstaben dieses Wortes gehören zu keinem anderen.
engine-unches-beside = Zwei Buchstaben nebeneinander gehören zu keinem anderen Wort.
engine-unches-lone = Dieses Feld gehört zu keinem Wort.
engine-placed-while-filling = Beim Füllen gesetzt
engine-locked-layout = Die Anordnung ist fixiert. Geben Sie sie frei, um neu zu mischen.
engine-letters-would-go = In einem anderen Gitter gingen die Buchstaben verloren, die Sie geschrieben oder fixiert haben. Löschen Sie sie zuerst und geben Sie sie frei oder erstellen Sie ein neues Rätsel.
engine-locked-improve = Die Anordnung ist fixiert. Geben Sie sie frei, um sie zu verbessern.
engine-not-full = Das Gitter ist noch nicht voll. Füllen Sie es zuerst.
engine-nothing-to-improve = Alle Wörter stehen in der Wortliste, und sie hat keine Punkte, nach denen andere vorzuziehen wären. Füllen Sie neu, um andere Wörter zu bekommen.
engine-supply-words = Ergänzen Sie Wörter mit { $lengths } Buchstaben: Die Wortliste hat keine, und das Gitter braucht sie, etwa hier: { $slots }. Oder setzen Sie mehr schwarze Kästchen.
engine-supply-good-words = Ergänzen Sie Wörter mit { $lengths } Buchstaben und mindestens { $least } Punkten: Die Wortliste hat keine, und das Gitter braucht sie, etwa hier: { $slots }. Oder verlangen Sie weniger Punkte.
engine-grid-impossible = Bewiesen: Die Wörter der Liste können dieses Gitter nicht füllen; mehr schwarze Kästchen oder mehr Wörter mit { $lengths } Buchstaben würden helfen.
engine-slots-impossible = Bewiesen: An diesen Stellen passen keine Wörter der Liste zusammen: { $slots }. Mehr schwarze Kästchen dort oder mehr Wörter mit { $lengths } Buchstaben würden helfen.
engine-slot-impossible = Bewiesen: Kein Wort der Liste passt auf { $slot } mit { $letters }. Ändern Sie die Buchstaben dort, setzen Sie ein schwarzes Kästchen oder ergänzen Sie Wörter mit { $length } Buchstaben.
engine-slot-unsupported = Bewiesen: Kein Wort der Liste für { $slot } verträgt sich mit den Wörtern, die es kreuzen. Setzen Sie dort ein schwarzes Kästchen oder ergänzen Sie Wörter mit { $length } Buchstaben.
engine-drawn-twice = { $word } steht an zwei Stellen, { $first } und { $second }, und jedes Wort darf nur einmal vorkommen. Ändern Sie eine davon.
engine-doing-layout = Die Wörter werden angeordnet
engine-lost-freeform = ein freies Kreuzworträtsel
engine-no-word-fits = Keines von { $tried } anderen Wörtern kann { $word } ersetzen, ohne andere zu verdrängen. Ersetzen Sie ein anderes Wort oder mischen Sie zuerst neu.
engine-locked-word = { $word } ist fixiert. Geben Sie es frei, um es zu verschieben.
engine-no-place = { $word } kann dort nicht stehen. Wählen Sie eine der markierten Stellen.
engine-layout-would-break = Die Anordnung ist fixiert und würde dadurch auseinanderfallen. Geben Sie sie zuerst frei.
engine-locked-would-break = Die fixierten Wörter würden dadurch auseinanderfallen. Geben Sie zuerst einige davon frei.
engine-locked-join = Einige Wörter sind fixiert. Geben Sie sie frei, um andere zu verbinden.
engine-no-link = Kein Wort von { $name } verbindet diese Wörter. Versuchen Sie mehrere Teile oder eine andere Rätselart.
engine-no-word-fits-grid = Kein Wort des Rätsels passt in ein Gitter von { $width } × { $height }. Nehmen Sie ein größeres Gitter oder kürzere Wörter.
engine-locked-too-large = Die fixierten Wörter passen nicht in ein Gitter von { $width } × { $height }. Geben Sie zuerst einige davon frei.
engine-doing-prove = Beweise, dass kein kleineres Gitter die Wörter fasst
engine-too-many-to-prove = Das kleinste Gitter lässt sich für bis zu { $most } Wörter beweisen, nicht für { $words }. Nehmen Sie weniger Wörter oder wählen Sie etwas anderes unter „{ $option }“.
engine-why-shares-none = { $word } kann hier nie stehen: Es hat keinen Buchstaben mit den Wörtern im Gitter gemeinsam.
engine-why-apart = { $word } steht abseits: Es fand sich keine Stelle, an der es sich an die anderen anschließt.
engine-why-full = Für { $word } fand sich im Gitter von { $width } × { $height } kein Platz. Mehr Suchzeit oder ein größeres Gitter kann helfen.
engine-why-no-place = Für { $word } fand sich kein Platz. Mischen Sie neu oder lassen Sie länger suchen.
engine-doing-numbers = Die Zahlen werden ausgewählt
engine-lost-numbers = ein Kreuzzahlrätsel
engine-no-other-number = Es fand sich keine andere Zahl und kein anderer Hinweis anstelle von { $number }. Füllen Sie neu oder nehmen Sie größere Zahlenbereiche.
engine-leading-zero = { $number } beginnt mit 0. Geben Sie eine Zahl ein, die mit einer anderen Ziffer beginnt.
engine-no-clue-for-number = Die Zahlen dieses Rätsels ergeben keinen Hinweis für { $number }. Schreiben Sie einen.
engine-number-no-number = ist keine Zahl
engine-number-begins-0 = beginnt mit 0
engine-clue-other-value = hat den Hinweis { $clue }; das ist eine andere Zahl
engine-cells-in-doubt = Die Hinweise lassen mehr als eine Lösung zu; unsichere Kästchen: { $cells }, das erste: { $place }. Schreiben Sie dort einen vollständigen Hinweis.
engine-too-few-numbers = Aus diesen Zahlen ergeben sich { $answers } Antworten mit zwei oder mehr Ziffern; das sind zu wenige zum Kreuzen. Nehmen Sie größere Zahlenbereiche oder mehr Rechenarten.
engine-no-numbers-fit = Bewiesen: Keine Zahlen dieser Bereiche passen in die weißen Kästchen; größere Bereiche, mehr Rechenarten oder mehr schwarze Kästchen würden helfen.
engine-locked-other-grid = In einem anderen Gitter ginge verloren, was fixiert oder von Hand geschrieben ist. Geben Sie es zuerst frei und leeren Sie es.
engine-no-numbers-found = Es fanden sich keine Zahlen, die in die weißen Kästchen passen; größere Bereiche, mehr Rechenarten oder mehr schwarze Kästchen würden helfen.
engine-range-upside-down = { $least } ({ $low }) darf nicht größer sein als { $most } ({ $high }).
engine-no-sum = „{ $clue }“ lässt sich nicht ausrechnen. Schreiben Sie Zahlen mit +, −, × oder ÷ dazwischen oder lassen Sie den Hinweis leer, um einen zu bekommen.
engine-never-comes-to = { $clue } kann nie { $answer } ergeben. Berichtigen Sie den Hinweis oder lassen Sie ihn leer, um einen zu bekommen.
engine-comes-to = { $clue } ergibt { $value }, nicht { $answer }. Berichtigen Sie den Hinweis oder lassen Sie ihn leer, um einen zu bekommen.
engine-cannot-convert = Dieses Rätsel lässt sich nicht in diese Art umwandeln: Das geht nur bei Kreuzworträtseln mit einem Buchstaben in jedem Kästchen.
engine-shortest-longer = { $shortest } ({ $least } Buchstaben) kann nicht länger sein als { $longest } ({ $most } Buchstaben).
engine-no-words-so-long = { $name } hat keine Wörter mit { $least } bis { $most } Buchstaben; die Wörter darin haben { $shortest } bis { $longest }.
engine-no-other-word = Alle Wörter von { $name } sind schon im Rätsel.
engine-no-word-of-number = Das Rätsel hat kein Wort { $number }; es hat { $words }.
engine-other-language = Die Wortliste ist in dieser Sprache: { $language }, das Rätsel in einer anderen. Wählen Sie eine Liste in der Sprache des Rätsels.
engine-other-letters = { $name } liest Buchstaben anders als dieses Rätsel. Ändern Sie das unter „Buchstaben“.
engine-nothing-to-add = Es gibt kein Wort hinzuzufügen. Geben Sie eines ein.
engine-why-too-long = { $word } kann hier nie stehen: Es hat { $letters } Buchstaben, und das Gitter hat { $width } × { $height }.
engine-last-word = Ein Rätsel braucht mindestens ein Wort. Behalten Sie eines oder erstellen Sie ein neues Rätsel.
engine-doing-hide = Die Wörter werden versteckt
engine-no-word-hidden = Keines von { $tried } anderen Wörtern ließ sich anstelle von { $word } verstecken. Ersetzen Sie ein anderes Wort oder nehmen Sie ein größeres Gitter.
engine-banned-too-short = { $word } hat nur einen Buchstaben; der lässt sich nicht fernhalten. Nennen Sie längere Wörter.
engine-locked-other-way = { $word } ist fixiert und läuft nicht in einer Richtung, die Sie gewählt haben. Geben Sie es zuerst frei.
engine-locked-together = { $word } und { $other } sind fixiert und haben einen Buchstaben gemeinsam, was die Optionen ausschließen. Geben Sie zuerst eines davon frei.
engine-message-too-long =
    { $letters ->
        [one] Die versteckte Botschaft ist { $letters } Buchstaben zu lang für die Kästchen, die die Wörter übrig lassen. Kürzen Sie sie oder nehmen Sie ein größeres Gitter.
       *[other] Die versteckte Botschaft ist { $letters } Buchstaben zu lang für die Kästchen, die die Wörter übrig lassen. Kürzen Sie sie oder nehmen Sie ein größeres Gitter.
    }
engine-cannot-hide-once = Mit nur { $letters } Buchstaben ließ sich kein Wort so verstecken, dass es genau einmal zu finden ist. Ergänzen Sie Wörter mit anderen Buchstaben oder wählen Sie „Andere Buchstaben“ um die Wörter herum.
engine-cannot-keep-out = Diese Wörter ließen sich nicht aus dem Gitter fernhalten: { $words }. Nennen Sie weniger oder wählen Sie andere Buchstaben um die Wörter herum.
engine-cannot-keep-clean = Anstößige Wörter ließen sich aus einem Gitter mit diesen Buchstaben nicht fernhalten. Wählen Sie andere Buchstaben um die Wörter herum oder schalten Sie „Keine anstößigen Wörter“ aus.
engine-doing-letters = Die Buchstaben um die Wörter herum werden ausgewählt
engine-why-within = { $word } ist Teil eines anderen Wortes, und solche Wörter sollen wegfallen; in den Optionen lässt sich das ändern.
engine-why-twice = { $word } fiel weg, weil es an einer zweiten Stelle zu finden wäre. Neu mischen oder andere Buchstaben um die Wörter herum können helfen.
engine-why-no-room = Für { $word } fand sich im Gitter von { $width } × { $height } kein Platz. Ein größeres Gitter kann helfen.

## The engine: left_out

engine-left-no-letter = Kein gemeinsamer Buchstabe mit den anderen
engine-left-no-letter-help = Ergänzen Sie ein Wort, das sie verbindet.
engine-left-too-long = Länger als das Gitter
engine-left-larger-help = Wählen Sie unter „Optionen“ ein größeres Gitter.
engine-left-no-room = Kein Platz gefunden
engine-left-no-room-help = Suchen Sie länger oder wählen Sie unter „Optionen“ ein größeres Gitter.
engine-left-apart = Nicht mit den anderen Wörtern verbunden
engine-left-apart-help = Verschieben Sie sie, bis sie eines kreuzen, oder mischen Sie neu.
engine-left-within = Teil eines längeren Wortes
engine-left-within-help = Erlauben Sie unter „Optionen“ Wörter in Wörtern.
engine-left-unfitted = Zum Füllen dieses Gitters nicht gebraucht
engine-left-unfitted-help = Eine andere Rätselart verwendet alle.
engine-left-twice = Wären an zwei Stellen zu finden
engine-left-twice-help = Mischen Sie neu oder wählen Sie unter „Optionen“ ein größeres Gitter.
engine-left-one-cell = Nur ein Buchstabe
engine-left-one-cell-help = Ein Wort braucht zwei.
engine-left-doubled = Zweimal in der Liste
engine-left-doubled-help = Nichts geht verloren: Das erste gilt.
engine-left-overlong = Zu lang
engine-left-overlong-help = Kürzen Sie sie.
engine-left-other-letters = Nicht in Buchstaben dieser Sprache geschrieben
engine-left-other-letters-help = Korrigieren Sie sie oder wählen Sie die Sprache der Liste.
engine-left-list-long = Die Liste hat { $words } Wörter; höchstens { $most } werden alle verwendet
engine-left-undrawn-help = Stellen Sie unter „Optionen“ ein, wie viele verwendet werden.
engine-left-options-help = Das lässt sich unter „Optionen“ ändern.
engine-left-shorter = Weniger als { $least } Buchstaben
engine-left-longer = Mehr als { $most } Buchstaben
engine-left-undrawn = Mehr als die { $words } verlangten Wörter
engine-left-removed = Aus dem Rätsel genommen oder ersetzt

## The engine: puzzle


# Why a word has no place: in brackets behind it, or after “not on the grid:”.

engine-odd-unknown = kein Wort der Wortliste
engine-odd-scrambled = ein Wort der Wortliste, aber mit verdrehten Buchstaben
engine-odd-number = mit den Optionen des Rätsels führt kein Hinweis auf diese Zahl
engine-shares-no-letter = hat keinen Platz: kein gemeinsamer Buchstabe mit den platzierten Wörtern
engine-too-long-for-grid = hat keinen Platz: länger als das Gitter
engine-no-room = in dieser Zeit kein Platz gefunden
engine-isolated = abseits
engine-within-another = Teil eines längeren Wortes, daher weggelassen
engine-found-twice = weggelassen, weil es an zwei Stellen zu finden wäre
engine-proved-smallest = Bewiesen: Kein kleineres Gitter fasst diese Wörter, höchstens vielleicht ein längeres und schmaleres.
engine-proved-not-joined = Bewiesen: Diese Wörter lassen sich nicht alle in einem Kreuzworträtsel verbinden.
engine-proved-unique = Geprüft: Die Hinweise lassen nur eine Lösung zu.
engine-not-unique = Die Hinweise lassen vielleicht mehr als eine Lösung zu.
engine-proved-sole = Geprüft: Die Wortliste lässt nur eine Lösung zu.
engine-not-checked = Nicht geprüft: Es kann mehr als eine Lösung geben.
engine-not-proved = Nicht bewiesen: Es kann ein kleineres Gitter geben.

## The engine: referee


# What is wrong with a puzzle. The texts follow the name of a word, a cell or a part of the puzzle: it is their subject.

engine-all-blocks = hat keine Kästchen
engine-dense-unplaced = hat keinen Platz, aber in diesem Gitter hat jedes Wort einen
engine-pinned-empty = soll seinen Buchstaben behalten, hat aber keinen
engine-odd-no-use = gilt als auffällig auf eine Weise, die es nicht gibt
engine-word-unknown = steht nicht in der Liste der Wörter
engine-word-lost = ist weder platziert noch als nicht platziert aufgeführt
engine-word-twice = kommt { $times } Mal vor
engine-reason-nowhere = soll abseits stehen, steht aber nirgends
engine-reason-unknown = hat keinen bekannten Grund: { $reason }
engine-reason-shares = soll keinen Buchstaben gemeinsam haben, hat aber einen
engine-reason-too-long = soll länger sein als das Gitter, ist es aber nicht
engine-the-language = Sprache
engine-answer-twice = hat dieselbe Antwort wie { $other }
engine-other-cells = sollte die Kästchen { $wanted } haben, hat aber { $found }
engine-other-length = hat { $letters } Buchstaben in { $cells } Kästchen
engine-not-straight = läuft nicht gerade: { $place }
engine-leaves-grid = verlässt das Gitter: { $place }
engine-crossing = braucht { $letter }, wo { $other } steht: { $place }
engine-open-outside = ist offen, liegt aber außerhalb des Gitters
engine-open-in-word = soll zu keinem Wort gehören, gehört aber zu einem
engine-no-single-letter = enthält { $text }, keinen Buchstaben
engine-overlap = liegt auf { $other }
engine-run = berührt andere Buchstaben vor seinem ersten oder nach seinem letzten
engine-false-across = { $letters } waagerecht ist kein Eintrag
engine-false-down = { $letters } senkrecht ist kein Eintrag
engine-other-number = sollte die Nummer { $wanted } haben, hat aber { $found }
engine-no-letter-to-give = hat keinen Buchstaben { $number }, der vorzugeben wäre
engine-proof-contradicts = lässt sich für diese Wörter nicht beweisen
engine-the-proof = Beweis
engine-there-is-no-setting = eine Einstellung { $name } gibt es nicht
engine-setting-no-use = hat eine unbrauchbare Einstellung: { $problem }
engine-the-sheet = Blatt
engine-the-numbers = Zahlen der Buchstaben
engine-code-lacking = haben keine für { $letter }
engine-code-unused = haben eine für { $letter }, das nicht vorkommt
engine-code-twice = haben mehr als eine für { $letter }
engine-other-size = ist { $width }x{ $height }, verlangt war aber { $size }
engine-seed-range = liegt nicht zwischen 0 und { $most }
engine-the-seed = Startzahl
engine-kind-unknown = ist hier nicht bekannt
engine-not-connected = ist nicht mit dem ersten Wort verbunden
engine-loose-hangs = hängt am Hauptteil und gehört daher auf das Blatt
engine-loose-reason = soll { $reason } sein, aber { $words } Wörter hängen daran
engine-loose-larger = gehört zu { $words } Wörtern abseits, mehr, als auf dem Blatt stehen
engine-loose-unasked = steht abseits, aber es sollten keine Wörter gestreut werden
engine-grid-empty = enthält kein Wort
engine-box = ist { $width } × { $height }, die Buchstaben brauchen aber nur { $wide } × { $high }
engine-way-not-allowed = läuft in einer Richtung, die Wörter nicht haben dürfen
engine-hidden-like-entry = ist nummeriert oder gedreht, wie es Wörter hier nicht sind
engine-hidden-marks = hat vorgegebene oder festgehaltene Buchstaben oder auffällige Wörter, die es in keinem Suchsel gibt
engine-hidden-empty = hat keinen Buchstaben
engine-hidden-holes = hat { $cells } Kästchen ohne Buchstaben
engine-shares-a-letter = hat einen Buchstaben mit { $other } gemeinsam, obwohl Wörter keinen gemeinsam haben sollten
engine-found-again = ist ein zweites Mal zu finden: { $place }
engine-banned-found = beginnt { $word }, das ferngehalten werden sollte
engine-message-short = hat { $cells } Kästchen für die Botschaft übrig, die { $letters } braucht
engine-message-letter = enthält { $found }, die Botschaft hat dort aber { $letter }
engine-reason-of-crosswords = hat einen Grund, den nur Kreuzworträtsel haben
engine-reason-not-within = soll Teil eines anderen sein, ist es aber nicht

## The engine: rng

engine-bad-seed = Die Startzahl muss eine ganze Zahl von 0 bis { $most } sein.

## The engine: service

engine-breaks-a-rule = Dieses Rätsel verletzt eine Regel und lässt sich nicht mischen oder bearbeiten: { $where } { $problem }. Erstellen Sie aus seinen Wörtern ein neues.
engine-faulty-puzzle = Das Rätselprogramm hat ein fehlerhaftes Rätsel erstellt ({ $where }: { $problem }); es wurde nichts geändert. Mischen Sie neu und melden Sie das bitte.
engine-fault = Im Rätselprogramm ist ein unerwarteter Fehler aufgetreten. Ihr Rätsel ist wie zuvor. Bitte melden Sie das: { $error }
engine-no-memory = Dafür reicht der Speicher nicht. Ihr Rätsel ist wie zuvor. Schließen Sie andere Tabs oder nehmen Sie eine kleinere Wortliste oder weniger Wörter und versuchen Sie es noch einmal.
engine-file-too-long = Die Datei hat { $words } Wörter; nur die ersten { $most } lassen sich hier bearbeiten. Um aus allen Rätsel zu erstellen, öffnen Sie die Datei als Wortliste.
engine-busy = Es läuft schon eine Suche. Stoppen Sie sie oder warten Sie, bis sie endet.
engine-no-dictionary = Diese Wortliste ist nicht mehr geladen. Öffnen Sie sie noch einmal.
engine-doing-change = Das Rätsel wird geändert
engine-doing-try = Prüfe, ob sich der Rest füllen lässt
engine-doing-improve = Suche nach einem besseren Rätsel
engine-version = Die Seite spricht Protokoll { $page }, das Rätselprogramm { $engine }; laden Sie die Seite neu, damit beide zusammenpassen.
engine-doing-opening = { $name } wird geöffnet
engine-list-too-long = Die Liste hat { $rows } Zeilen; die Grenze liegt bei { $most }. Teilen Sie sie in kleinere Listen auf.
engine-type-a-word = Geben Sie ein Wort ein.
engine-too-many-words = Ein Rätsel kann bis zu { $most } Wörter haben, und dieses hat { $words }. Fügen Sie bis zu { $room } hinzu oder erstellen Sie ein weiteres Rätsel.

## The engine: sheet

engine-no-such-setting = Das Blatt hat keine Einstellung { $name }; es hat { $known }.
engine-no-letter-in-cell = In diesem Kästchen ist kein Buchstabe.

## The engine: textfile

engine-file-not-text = { $name } ist keine Textdatei; wählen Sie eine andere Datei oder speichern Sie ihre Wörter als reinen Text oder CSV in UTF-8 und öffnen Sie das.
engine-file-empty = { $name } ist leer; wählen Sie eine andere Datei.
engine-file-picture = { $name } ist ein Bild ({ $format }), keine Textdatei; speichern Sie die Wörter als reinen Text oder CSV in UTF-8 und öffnen Sie das.
engine-file-pdf = { $name } ist ein PDF, keine Textdatei; speichern Sie die Wörter als reinen Text oder CSV in UTF-8 und öffnen Sie das.
engine-file-formatted = { $name } ist ein formatiertes Dokument ({ $format }), keine Textdatei; speichern Sie es als reinen Text in UTF-8 und öffnen Sie diese Datei.
engine-file-packed = { $name } ist eine gepackte Datei ({ $format }), keine Textdatei; entpacken Sie sie zuerst.
engine-file-database = { $name } ist eine Datenbank ({ $format }), keine Textdatei; speichern Sie die Wörter als reinen Text oder CSV in UTF-8 und öffnen Sie das.
engine-file-excel = { $name } ist eine Excel-Datei, keine Textdatei; speichern Sie sie dort als „CSV UTF-8“ und öffnen Sie diese Datei.
engine-file-calc = { $name } ist eine Datei von LibreOffice Calc, keine Textdatei; speichern Sie sie dort als CSV in UTF-8.
engine-file-word = { $name } ist eine Word-Datei, keine Textdatei; speichern Sie sie dort als reinen Text in UTF-8 und öffnen Sie diese Datei.
engine-file-writer = { $name } ist eine Datei von LibreOffice Writer, keine Textdatei; speichern Sie sie dort als reinen Text in UTF-8.
engine-file-pages = { $name } ist eine Datei von Numbers oder Pages, keine Textdatei; exportieren Sie sie dort als CSV oder reinen Text in UTF-8.
engine-file-old-office = { $name } ist eine alte Excel- oder Word-Datei oder mit einem Passwort geschützt; speichern Sie sie dort als .xlsx oder .docx ohne Passwort und öffnen Sie diese Datei.
engine-file-too-large = { $name } hat { $size } MB; die Grenze liegt bei { $most } MB. Teilen Sie die Datei in kleinere auf.
engine-file-utf-32 = { $name } ist Text in UTF-32; speichern Sie ihn in UTF-8 und öffnen Sie ihn noch einmal.
engine-file-utf-16-damaged = { $name } gibt an, in UTF-16 zu sein, bricht aber bei Byte { $byte } ab oder ist dort beschädigt; speichern Sie die Datei noch einmal, in UTF-8.
engine-file-other-encoding = { $name } ist nicht in UTF-8: Zeile { $line } enthält Buchstaben in einer anderen Kodierung; speichern Sie die Datei als UTF-8 (in Excel: „CSV UTF-8“, im Editor: Codierung „UTF-8“) und öffnen Sie sie noch einmal.

## The engine: view

engine-short-slots = Wörter aus zwei Buchstaben: { $slots }.
engine-unchecked = Kästchen in nur einem Wort: { $cells }.
engine-impossible-by-rules = { $problem } Die Regeln halten Wörter auseinander, die Buchstaben in Folge teilen; mit lockereren gibt es vielleicht eine Füllung.
engine-rule-apart = { $word } steht auch in { $words }.
engine-rule-lopsided = Die schwarzen Kästchen sind nicht symmetrisch.
engine-rule-pangram = Im Gitter fehlende Buchstaben: { $letters }.
engine-rule-repeated = { $word } steht mehr als einmal im Gitter.
engine-rule-shared = { $words } haben { $letters } gemeinsam.
engine-doing-mixing = Die Wortlisten werden gemischt
engine-mixed-language = { $name } ist in dieser Sprache: { $language }, { $first } in einer anderen: { $other }. Gemischt werden nur Listen einer Sprache.
engine-mixed-letters = { $name } teilt Buchstaben anders auf als { $first }.
engine-mixed-none-left = Es bleibt kein Wort übrig: Alle sind gesperrt oder haben 0 Punkte.
engine-mixed-too-large = Die Wortlisten haben zusammen { $words } Wörter; die Grenze liegt bei { $most }. Lassen Sie eine weg.
engine-islands = Getrennte Teile des Gitters: { $parts }.
