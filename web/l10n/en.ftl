# What the page says, in English. Every other catalogue has the same messages; docs/translating.md
# tells how to write one. Sentences are short, plain and friendly to a teacher.
#
# <b>, <kbd>, <a>, <span>, <strong>, <br> mark parts of a text; they stay, wherever they end up in the sentence.

## The catalogue itself

# The language's own name for itself, as it stands in the list of languages, and the side it is read from.
language-name = English
language-direction = ltr

# Between the items of a list.
list-comma = { ", " }

## Fixed text: what several places say

page-title = Crosscore: crosswords from your own words
# For search engines.
page-description =
    .content = Makes crosswords from word lists in any language, on your own device.
button-undo =
    .title = Undo (Ctrl+Z)
    .aria-label = Undo
button-redo =
    .title = Redo (Ctrl+Y)
    .aria-label = Redo
button-cancel = Cancel
button-close = Close
button-save = Save
# Heads of a word's and of its clue's field.
field-word = Word
field-clue = Clue
# The squares that a word takes.
field-cells =
    .aria-label = Cells

## Fixed text: the bar on top

bar-about =
    .title = About Crosscore
# Read out only; the name of the word list follows.
bar-list = Word list:{ " " }
bar-own = My words
# Lay the same words out anew.
bar-reshuffle = Reshuffle
# Make a crossword of other words.
bar-new-words = New words
bar-options = Options
# On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-create = Create<span> crossword</span>
# Opens the puzzles that are kept on this device.
bar-puzzles = Puzzles

## The language of the page itself

# The button's name; $language is a language's own name for itself.
language-button = Language of this page: { $language }
language-now = This page is in { $language } now.
language-failed = { $language } could not be fetched, so the page stays as it is. Check the connection, then try again.

## Fixed text: the grid, and what is there before it

grid-region =
    .aria-label = Grid
grid-canvas =
    .aria-label = Crossword grid
    .aria-roledescription = crossword grid
# Read out by screen readers only. The keys are the same in every language.
grid-help = Arrow keys move from letter to letter. Space turns between across and down. Enter puts another word in the place of the selected one. F2 edits it, M moves it, L locks it, Delete deletes it. Plus and minus zoom. Question mark shows all keys.
boot-title = Getting ready
boot-again = Try again
boot-note = Everything runs on this device. Your words are not sent anywhere.

## Fixed text: the selected word

# Titles (shown on hovering) name the key in brackets; keys are the same in every language.
chosen-bar =
    .aria-label = Selected word
chosen-replace = Replace
    .title = Another random word from the list (Enter)
chosen-edit = Edit
    .title = Edit word and clue (F2)
chosen-why = Why?
    .title = Why it has no place, and what could stand in for it
chosen-move = Move
    .title = Move to another place (M)
# Keep the word in its place.
chosen-lock = Lock
chosen-delete = Delete
    .title = Delete (Delete key)
# While a word is being moved.
chosen-move-next = Next place
chosen-move-put = Put it here

## Fixed text: the line below the grid

status-progress =
    .aria-label = Search time
status-stop = Stop
status-counts =
    .aria-label = Counts
status-tools =
    .aria-label = Layout and view
status-freeze = Lock layout
    .title = Keep every word in its place
status-zoom-out =
    .title = Zoom out (−)
    .aria-label = Zoom out
status-zoom-fit =
    .title = Whole grid (0)
    .aria-label = Whole grid
status-zoom-in =
    .title = Zoom in (+)
    .aria-label = Zoom in
# The key itself.
status-keys = ?
    .title = Keyboard shortcuts (?)
    .aria-label = Keyboard shortcuts

## Fixed text: the list of the puzzle's words

words-region =
    .aria-label = Words
words-toggle = Words
words-filter =
    .aria-label = Find a word or clue
    .placeholder = Find a word or clue
words-narrow =
    .title = Sort, filter, select
    .aria-label = Sort, filter, select
words-add = Add
    .title = Add words (A)
# What the list is narrowed to: on the grid, without a place, …
words-state =
    .aria-label = State
words-length =
    .aria-label = Length
words-order =
    .aria-label = Order
words-show-all = Show all
words-pick-many = Select several
words-list =
    .aria-label = Words

## Fixed text: the sheet (the page around it; the words on the paper are in the puzzle's language)

sheet-heading = Crossword sheet
# On narrow screens only what is outside <span> is seen; <span> may also come first.
sheet-back = Back<span> to the words</span>
# Over the two buttons that follow: which of the two is shown.
sheet-switch =
    .aria-label = Show
sheet-show-puzzle = Puzzle
sheet-show-answers = Answers
sheet-settings = Settings
sheet-print = Print
sheet-save = Save
sheet-panel =
    .aria-label = Sheet settings
# Letters that are shown to whoever solves the puzzle; <span> is paler.
sheet-given = Given letters <span>or click a cell</span>
sheet-given-first = First letters
# A few letters here and there.
sheet-given-some = A few
# No letters.
sheet-given-none = None
sheet-print-key = Print the answer key too, on its own page
sheet-paper =
    .aria-label = Crossword sheet
sheet-title =
    .aria-label = Title
    .placeholder = Add a title
sheet-author =
    .aria-label = Author
    .placeholder = Add an author
sheet-instructions =
    .aria-label = Instructions
    .placeholder = Add instructions
sheet-grid =
    .aria-roledescription = crossword grid
# Read out by screen readers only.
sheet-grid-help = Arrow keys move from cell to cell. Space shows the letter of a cell to whoever solves the puzzle, or hides it again.

## Fixed text: one's own word lists

# On narrow screens only what is outside <span> is seen; <span> may also come first.
lists-back = Back<span> to the crossword</span>
lists-heading = My words
lists-import = Import…
    .title = A .json, .csv, .tsv or .txt file
# Opens a menu of file formats.
lists-save = Save as
lists-make = Make a crossword
lists-side =
    .aria-label = My lists
lists-side-heading = My lists
lists-new = New list
lists-name =
    .aria-label = Name of the list
lists-menu =
    .title = Rename, duplicate, delete
    .aria-label = This list
lists-language = Language
# Add a row to the table.
lists-add-row = Row
    .title = Add a row below (Ctrl+Enter)
lists-remove-row = Delete row
    .title = Delete the selected rows (Ctrl+Delete)
lists-up =
    .title = Move up (Alt+Up)
    .aria-label = Move up
lists-down =
    .title = Move down (Alt+Down)
    .aria-label = Move down
lists-sort = Sort
# To the next row with an error, or with a note.
lists-next =
    .title = Go to the next one
# Read out by screen readers only.
table-help = Arrow keys move. Type to write, F2 to change. Enter goes down, Tab to the next cell. Shift and arrows select rows. Control Enter adds a row, Control Delete takes rows away, Alt and arrows move them. Escape, then Tab, leaves the table.
table =
    .aria-label = Words and clues
# Heads of the columns.
table-row = Row
table-word = Word
table-cells = Cells
table-clue = Clue
# What there is to correct or to know of a row.
table-look = To look at
table-empty = <strong>Type a word, then its clue.</strong>Or paste a whole list here, or import a file.<br>Everything stays on this device.
table-detail =
    .aria-label = This row in full
table-key-tab = <kbd>Tab</kbd> next cell
table-key-enter = <kbd>Enter</kbd> down
table-key-undo = <kbd>Ctrl+Z</kbd> undo

## Fixed text: editing a word, adding words

edit-heading = Edit word and clue
edit-word-help = These are the cells the word will take. Write <kbd>|</kbd> between two letters to part them by hand.
edit-offers-heading = Others for this place
add-heading = Add words
add-save = Add
# Words of the word list that cross words of the puzzle as they lie now.
add-offers-heading = From the word list, joining now
# Words that could be put in.
offers-list =
    .aria-label = Offers
offers-show = Show some
offers-more = Show others

## Fixed text: all keys

keys-heading = Keyboard shortcuts
keys-single = Single keys such as L and M

## Fixed text: the options

options-heading = Options
options-presets =
    .aria-label = Presets
options-standard = Reset to standard
options-memory = Recently used words
options-memory-clear = Clear remembered words
options-repeat = Repeat a puzzle
# A number; the same one makes the same puzzle again.
options-seed = Seed
options-seed-field =
    .placeholder = random
options-seed-help = Empty: another puzzle each time. The same seed, word list and options draw the same words again, unless recently used words are avoided.
# The page writes the number into <b></b>.
options-seed-now = This puzzle: <b></b>
options-seed-again = Use it again
# <b> names two buttons: bar-new-words and bar-reshuffle. The words in quotation marks are options-for-new-words.
options-foot = <b>New words</b> draws other words from the list. <b>Reshuffle</b> keeps the words you see and lays them out anew; what is marked “for new words” does not matter then.
# Wide screens show all of it, narrow ones only what is outside <span>; <span> may also come first.
options-reshuffle = Reshuffle<span> these words</span>
options-new = New words

## Fixed text: about

about-heading = About Crosscore
about-what = Crosscore makes crosswords from your own words and from word lists in many languages, and prints or saves them.
about-private = Nothing leaves this device
about-private-text = Your words, clues and puzzles are read, laid out and kept in this browser only. There is no account and nobody counts your visits. The page fetches its own program and its own word lists from the place it was opened from, sends nothing there, and asks no other place for anything; it forbids itself to.
about-kept = What is kept in the browser can be lost with it. Save a puzzle file (.ipuz) of what you want to keep.
about-licences = Licences of everything shipped
# <a> is the link to the file.
about-licences-text = Crosscore is free software under the MIT licence. It stands on the work of others; each part comes with its own terms. The same as <a>one text file</a>.

## Fixed text: the puzzles on this device

shelf-heading = Puzzles
shelf-close =
    .aria-label = Close
shelf-new = New puzzle
shelf-list =
    .aria-label = Puzzles on this device

## Fixed text: files

# While a file is dragged over the page.
drop = <strong>Drop it anywhere</strong><br>a word list (.json, .tsv, .csv, .txt) or a puzzle (.ipuz)<br><span>It is read on this device only.</span>
# The fields that take files; the first belongs to the word lists of the workshop, the second to one's own lists.
file-json =
    .aria-label = Word list file
file-list =
    .aria-label = File with words
file-ipuz =
    .aria-label = Puzzle file

## The shelf: the puzzles that are kept on this device

# What a puzzle without a name or title is called. $from is a word list's name or a language, $date a date with the time.
shelf-name = { $from }, { $date }
# Stands for $from where neither is known.
shelf-name-unknown = Crossword
# $date is a date with the time.
shelf-changed = Changed { $date }
shelf-words = { $given ->
    [one] { $given } word
   *[other] { $given } words
}
# Of the puzzle's $given words, $placed are on the crossword.
shelf-words-placed = { $given ->
    [one] { $placed } of { $given } word placed
   *[other] { $placed } of { $given } words placed
}
# $name is a puzzle's: a button's label.
shelf-more = More for { $name }
# What a puzzle's row says of it.
shelf-now = Open now
shelf-elsewhere = Open in another tab
shelf-spoilt = Damaged: could not be opened
shelf-damaged = The puzzle “{ $name }” is damaged and cannot be opened. It stays on the shelf; from there its data can be saved as a file.
# The menu of a puzzle.
shelf-rename = Rename…
shelf-duplicate = Duplicate
shelf-save = Save puzzle file (.ipuz)
shelf-save-raw = Save its data as a file
shelf-delete = Delete…
# Giving another name: label of the text field, and the two buttons.
shelf-new-name = New name
shelf-rename-yes = Rename
shelf-rename-no = Cancel
# Deleting: the question, and the two buttons.
shelf-delete-ask = Delete “{ $name }” from this device? It cannot be brought back.
shelf-delete-yes = Delete
shelf-delete-no = Keep it
shelf-deleted = “{ $name }” was deleted.
shelf-renamed = It is called “{ $name }” now.
shelf-duplicated = “{ $name }” was duplicated.
shelf-not-while-open = It is open in another tab; close it there first.
shelf-gone = It is not on this device any more.
shelf-empty = No puzzle is kept yet.
shelf-shared = This puzzle is open in another tab, too. What you change here is kept as a copy of its own.
shelf-copied = Another tab has this puzzle, too. Your changes go on here as “{ $name }”; the other tab keeps its own.
shelf-safe = The browser keeps them until you delete them.
shelf-unsafe = The browser may clear them when the device runs out of room: save what matters as a puzzle file.
# Room on the device: what the page has used of what it may use, in megabytes, and in gigabytes where it may use more.
shelf-used = { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB of { NUMBER($room, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB used.
shelf-used-gigabytes = { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB of { NUMBER($room, maximumFractionDigits: 0) } GB used.
shelf-unreadable = Nothing can be read from this device's storage.

## What copies are called, of puzzles and of word lists

copy-name = { $name } (copy)
# $n is 2 or more: there is such a copy already.
copy-name-again = { $name } (copy { $n })

## Keeping on the device

# Beside the puzzle's name. On narrow screens only what is outside <span> is seen.
keep-yes = Kept<span> on this device</span>
keep-no = Not kept<span> on this device</span>
keep-trouble-full = Not kept on this device: there is no room left for this page. Save the puzzle file, or delete puzzles that you do not need.
keep-trouble-denied = Not kept on this device: the browser lets this page store nothing, as in a private window. Save the puzzle file before you close the page.
keep-trouble-newer = Not kept on this device: a newer version of Crosscore is open in another tab. Save the puzzle file, then reload this page.
keep-trouble-blocked = Not kept on this device: an older version of Crosscore is open in another tab. Close that tab, then try again. Or save the puzzle file.
# $why is what the browser says, mostly in English.
keep-trouble-failed = Not kept on this device: its storage failed ({ $why }). Save the puzzle file, then try again.
keep-no-answer = The storage does not answer.
keep-file = Save puzzle file
keep-again = Try again
# $name is a file's.
keep-file-not-kept = { $name } is open, but could not be kept on this device. After a reload, open it again to use its words.

## The sheet: the page around the paper, and what screen readers say of it

# Labels of the grid, its size in cells.
sheet-grid-empty = Crossword grid to be filled, { $width } by { $height } cells; the clues follow
sheet-grid-answers = Crossword grid with answers, { $width } by { $height } cells
# The cell at the cursor; whether its letter is printed for whoever solves the puzzle.
sheet-cell = { $given ->
    [true] Row { $row }, column { $column }: { $letter }, shown
   *[false] Row { $row }, column { $column }: { $letter }, not shown
}
# The same, where an entry starts: $label is its number as printed in the cell.
sheet-cell-numbered = { $given ->
    [true] Row { $row }, column { $column }, number { $label }: { $letter }, shown
   *[false] Row { $row }, column { $column }, number { $label }: { $letter }, not shown
}
sheet-letter-given = { $given ->
    [true] { $letter } is shown.
   *[false] { $letter } is not shown any more.
}
sheet-letters-given = { $n ->
    [0] No letters are shown.
    [one] { $n } letter shown.
   *[other] { $n } letters shown.
}
# The note above the paper. <words> stands for the words: as many as sheet-left-out-word or -reason, with commas between.
sheet-left-out = { $n ->
    [one] { $n } word is not on this sheet: <words>
   *[other] { $n } words are not on this sheet: <words>
}
# The same where there are more words than are named: $more of them.
sheet-left-out-more = { $n ->
    [one] { $n } word is not on this sheet: <words> and { $more } more
   *[other] { $n } words are not on this sheet: <words> and { $more } more
}
# One of these words: <word> stands for it, $reason says why it is left out.
sheet-left-out-reason = <word> ({ $reason })

## The Save menu of the sheet

save-all = Save puzzle, clues and answers
    .hint = one picture and two texts
save-puzzle-picture = Puzzle picture (PNG)
save-answer-picture = Answer picture (PNG)
save-clue-text = Clues (text)
save-answer-text = Answers (text)
save-puzzle-file = Puzzle file (.ipuz)
    .hint = to open and change it later
# $names are names of files, one or several.
save-done = Saved { $names }.
save-no-picture = The browser could not make the picture; try a smaller grid.

## The About box: the line with the version

about-engine = Version { $version }
about-build = build { $build }
about-python = Python { $version }
about-no-licences = The licences could not be fetched; check the connection, then close this and open it again. They are in NOTICES.txt beside this page.

## One's own word lists

lists-edit = Edit my lists…
lists-copy-puzzle = Copy this puzzle’s words to a list
lists-copied = { $n ->
    [one] { $n } word copied to a new list.
   *[other] { $n } words copied to a new list.
}
# Names for new lists. $name is a word list's.
lists-from-puzzle = Words of a puzzle
lists-from-puzzle-of = Puzzle from { $name }
lists-unnamed = My list
# $n is 2 or more: there is a list of that name already.
lists-unnamed-again = My list { $n }
# The button that shows all lists, on narrow screens.
lists-mine = { $n ->
    [0] My lists
    [1] My lists
   *[other] My lists ({ $n })
}
# When a list was changed: $time is the time of day.
lists-today = today { $time }
lists-not-kept-yet = not kept yet
# In the choice of a list's language. $own is its own name for itself.
lists-language-own = { $language } · { $own }
lists-language-experimental = { $language } (experimental)
lists-language-guess = Guess from the words
lists-language-guessed = Guessed: { $language }
# The menu of a list.
lists-rename = Rename
lists-duplicate = Duplicate
lists-delete = Delete this list…
lists-duplicated = The list was copied; this is { $name }.
lists-delete-heading = Delete this list?
lists-delete-text = { $n ->
    [one] “{ $name }” has { $n } word. It is deleted from this device and cannot be brought back.
   *[other] “{ $name }” has { $n } words. It is deleted from this device and cannot be brought back.
}
lists-delete-yes = Delete the list
lists-deleted = The list { $name } was deleted.
lists-not-deleted = The list was not deleted.
lists-gone = This list was deleted in another tab.
lists-unreadable = The list could not be read from this device.
lists-conflict = This list was changed in another tab meanwhile. Both are kept: yours is now “{ $name }”.
lists-kept-again = “{ $name }” was deleted in another tab. What is here was kept again.
lists-followed = The list was changed in another tab; this is how it is now.
lists-not-kept = This list could not be kept on this device.
lists-save-as-file = Save it as a file before you close the page.
lists-not-checked = The words could not be checked.

## One's own word lists: the table

# Labels of the two text fields of a row; the first row, while it is empty, shows what to type.
lists-word = Word, row { NUMBER($row, useGrouping: 0) }
    .placeholder = Type a word
lists-clue = Clue, row { NUMBER($row, useGrouping: 0) }
    .placeholder = and its clue
# At the head of each row, and of the empty one at the end.
lists-row = { NUMBER($row, useGrouping: 0) }
lists-row-new = new
lists-full = { $most ->
    [one] A list holds up to { $most } row. Make another list for more.
   *[other] A list holds up to { $most } rows. Make another list for more.
}
lists-no-cells = No cells
# Said before what is remarked about a row: it cannot be used as it is, or it can.
lists-finding-error = To look at:
lists-finding-note = Note:
lists-findings-more = +{ $n } more
# How many rows have such remarks. On narrow screens only what is outside <span> is seen.
lists-errors = { $n ->
    [one] { $n }<span> to look at</span>
   *[other] { $n }<span> to look at</span>
}
lists-notes = { $n ->
    [one] { $n }<span> note</span>
   *[other] { $n }<span> notes</span>
}
lists-delete-rows = { $n ->
    [0] Delete row
    [1] Delete row
   *[other] Delete { $n } rows
}
lists-rows-deleted = { $n ->
    [one] { $n } row deleted.
   *[other] { $n } rows deleted.
}
lists-rows-selected = { $n ->
    [one] { $n } row selected.
   *[other] { $n } rows selected.
}
# $to is the number of the first of these rows now.
lists-rows-moved = { $n ->
    [one] { $n } row moved to place { $to }.
   *[other] { $n } rows moved to place { $to }.
}
lists-sort-word = Sort by word
lists-sort-length = Sort by length
lists-sort-clue = Sort by clue
lists-sorted = The rows were sorted.

## One's own word lists: pasting, files, a crossword of the words

# What pasted text is called where a file's name would stand.
lists-clipboard = pasted
lists-pasted = { $n ->
    [one] { $n } row pasted.
   *[other] { $n } rows pasted.
}
lists-clues-pasted = { $n ->
    [one] { $n } clue pasted.
   *[other] { $n } clues pasted.
}
lists-not-pasted = Nothing was pasted.
lists-nothing-in = There are no words in it.
lists-too-many = { $n ->
    [one] It has { $n } row; a list holds up to { $most }. Split it into several lists, or open the file as a word list in the workshop.
   *[other] It has { $n } rows; a list holds up to { $most }. Split it into several lists, or open the file as a word list in the workshop.
}
# The same where the list has $there rows already.
lists-too-many-more = { $n ->
    [one] It has { $n } row and the list has { $there }; a list holds up to { $most }. Split it into several lists.
   *[other] It has { $n } rows and the list has { $there }; a list holds up to { $most }. Split it into several lists.
}
# $name is a file's.
lists-not-imported = { $name } was not imported; nothing was changed.
lists-imported = { $n ->
    [one] { $n } row imported from { $name }.
   *[other] { $n } rows imported from { $name }.
}
lists-wrong-file = Choose a file with words that ends in .json, .csv, .tsv or .txt.
lists-import-heading = Where should the words go?
# $name is a file's, $list the open list's.
lists-import-text = { $n ->
    [one] { $name } has { $n } row. Add them to the end of “{ $list }”, or make a new list of them?
   *[other] { $name } has { $n } rows. Add them to the end of “{ $list }”, or make a new list of them?
}
lists-import-new = New list
lists-import-add = Add to this list
lists-save-json = Dictionary (.json)
    .hint = opens here again
lists-save-csv = Table (.csv)
    .hint = for spreadsheets
lists-save-tsv = Table with tabs (.tsv)
    .hint = for spreadsheets
lists-save-text = Plain text (.txt)
    .hint = one word a line
lists-not-made = No crossword was made.
lists-none-usable = No row can be used yet; look at what is said beside the words.
# After a crossword was made: $n rows without which.
lists-left-out = { $n ->
    [one] { $n } row was left out.
   *[other] { $n } rows were left out.
}
lists-left-out-why = { $n ->
    [one] It cannot be used yet; the list says why.
   *[other] They cannot be used yet; the list says why.
}
# The same with the words, and with some of more words.
lists-left-out-words = { $n ->
    [one] It cannot be used yet ({ $words }); the list says why.
   *[other] They cannot be used yet ({ $words }); the list says why.
}
lists-left-out-some = { $n ->
    [one] It cannot be used yet ({ $words }, …); the list says why.
   *[other] They cannot be used yet ({ $words }, …); the list says why.
}

## The start: what is fetched and made ready until the first puzzle is there

# The steps, each in a row; "Python" is the programming language the engine runs in.
boot-step-runtime = Python
boot-step-engine = Puzzle engine
boot-step-words = Word list
boot-step-layout = First crossword
# What stands beside a step.
boot-waiting = waiting
boot-done = done
# $done, $total: amounts such as "3.1 MB".
boot-of = { $done } of { $total }
# $file: the address of a file of this page.
boot-missing = { $file } could not be fetched. Check the connection, then try again, or open a word list of your own.

## The engine stopped by a fault of its own

fatal-title = The engine has stopped
fatal-kept = Your puzzle is kept on this page.
fatal-boot = Check the connection and start it again. If that does not help, reload the page or try another browser.
fatal-details = Details for a bug report
fatal-restart = Restart engine

## Amounts

# $n: how many words.
word-count = { $n ->
    [one] { $n } word
   *[other] { $n } words
}
megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB

## The line of counts below the grid

# <b> marks what is printed bold. ".only" is told of a count that can be pressed, so that the list
# shows only the words it counts.
counts-placed = <b>{ $placed }</b> of { $given } placed
counts-on-sheet = <b>{ $placed }</b> of { $given } on the crossword
counts-failed = <b>{ $n }</b> { $n ->
    [one] does not fit
   *[other] do not fit
}
    .only = Show only these words: { $n ->
        [one] does not fit
       *[other] do not fit
    }
counts-isolated = <b>{ $n }</b> isolated
    .only = Show only these words: isolated
counts-long = <b>{ $n }</b> { $n ->
    [one] long clue
   *[other] long clues
}
    .only = Show only these words: { $n ->
        [one] long clue
       *[other] long clues
    }
counts-locked = <b>{ $n }</b> locked
    .only = Show only these words: locked
counts-frozen = layout locked
# Into how many parts the crossword falls that do not touch.
counts-pieces = { $n ->
    [1] one piece
   *[other] <b>{ $n }</b> pieces
}
counts-crossings = <b>{ $n }</b> { $n ->
    [one] crossing
   *[other] crossings
}
# Of the grid, in cells.
counts-size = <b>{ $width } × { $height }</b>
# $percent of the grid's cells hold letters.
counts-filled = <b>{ $percent } %</b> filled
# $seed: digits that lay the same puzzle out again; they are typed as they stand here.
counts-seed = seed { $seed }
# What a press does once only some words are shown.
counts-all = Show all words

## What runs, beside the bar that fills, with a button to stop it

job-starting = Starting the engine …
# $name: of a word list or file.
job-load = Reading { $name } …
job-puzzle-new = Improving the layout …
job-puzzle-reshuffle = Improving the layout …
job-puzzle-replace = Looking for another word …
job-puzzle-edit = Finding room for the word …
job-puzzle-add = Finding room for the word …
job-puzzle-delete = Closing the gap …
job-stopping = Stopping …

## What has been done

# A new layout is ready.
done-laid-out = { $placed } of { $given ->
    [one] { $given } word
   *[other] { $given } words
} placed, { $crossings ->
    [one] { $crossings } crossing
   *[other] { $crossings } crossings
}, { $width } by { $height }.

# The four messages done-others, done-lost, done-crossings, done-size are only ever parts of the ones
# below them, which tell one change and what else came of it, such as:
#   OCEAN moved: 3 other words moved; LAKE has no place any more; 20 → 21 crossings, 12 × 9.
# In a language that is read from right to left the arrow has to point left: ←

# $moved: how many other words moved; -1 if that is not known, then nothing is said of it.
done-others = { $moved ->
    [-1] { "" }
    [0] : nothing else moved
    [one] : { $moved } other word moved
   *[other] : { $moved } other words moved
}
# $lost: how many words lost their place; $words: the first of them, $more: how many are not named.
done-lost = { $lost ->
    [0] { "" }
    [one] ; { $words } has no place any more
   *[other] ; { done-lost-words } have no place any more
}
done-lost-words = { $more ->
    [0] { $words }
   *[other] { $words } and { $more } more
}
# $crossed: whether the number of crossings changed.
done-crossings = { $crossed ->
    [true] { $crossings-before } → { $crossings } crossings
   *[false] { $crossings } crossings
}
# Of the grid in cells. $sized: whether it changed.
done-size = { $sized ->
    [true] { $width-before } × { $height-before } → { $width } × { $height }
   *[false] { $width } × { $height }
}
# $counted: whether anything is known of the grid.
done-counts = { $counted ->
    [true] ; { done-crossings }, { done-size }
   *[false] { "" }
}
done-moved = { $word } moved{ done-others }{ done-lost }{ done-counts }.
done-edited = { $word } changed{ done-others }{ done-lost }{ done-counts }.
# One word took the place of another.
done-replaced = { $after } in for { $before }{ done-others }{ done-lost }{ done-counts }.
# $named: whether the words are few enough to be named; $n: how many they are.
done-deleted = { $named ->
    [true] { $deleted }
   *[false] { $n ->
        [one] { $n } word
       *[other] { $n } words
    }
} deleted{ done-others }{ done-lost }{ done-counts }.
# $place: where it lies, such as "12 Across".
done-added = { add-placed }{ done-others }{ done-lost }{ done-counts }.
done-added-unplaced = { add-unplaced }{ done-others }{ done-lost }{ done-counts }.
done-undone = Undone.
done-redone = Redone.
done-restarted = The engine did not stop in time and was started again. Your puzzle is as it was.

## What failed; a sentence that says why follows

# $name: of a word list or file.
failed-load = { $name } was not opened; nothing was changed.
failed-open = { $name } was not opened; nothing was changed.
failed-puzzle-new = No new puzzle was made.
failed-puzzle-reshuffle = The words were not laid out anew.
failed-puzzle-replace = The word was not replaced.
failed-puzzle-edit = The word was not changed.
failed-puzzle-add = The word was not added.
failed-puzzle-delete = Nothing was deleted.
failed-puzzle-move = The word was not moved.
failed-puzzle-lock = The lock was not changed.
failed-puzzle-set = The puzzle's text or settings were not changed.
failed-save = Nothing was saved.
failed-unchanged = Nothing was changed.
failed-other-puzzle = The puzzle has changed meanwhile; look at it again and repeat this.
failed-other-word = { $word } is not in this place any more. Nothing was changed; close this and choose the word again.

## Word lists and files

dictionary-bundled = Word lists
dictionary-opened = Opened by you
dictionary-own = Your own
dictionary-open = Open a word list file…
    .hint = JSON, table or text
    .hint-drop = or drop it anywhere on the page
dictionary-open-ipuz = Open a puzzle (.ipuz)…
# The words are in one language, the clues in another.
dictionary-clues-in = { $words }, clues in { $clues }
dictionary-none = No word list is open; choose one first.
dictionary-other-language = The word list { $name } is in another language than this puzzle; choose a list in its language to replace words.
# Below the list's name, of a list that was opened by hand. $name: of the file.
dictionary-note = { $n ->
    [one] { $n } word
   *[other] { $n } words
} from { $name }
dictionary-findings = { $n ->
    [one] { $n } remark on this list
   *[other] { $n } remarks on this list
}
dictionary-findings-more = … and { $n } more.
dictionary-language = Language
# In brackets after a language's name.
dictionary-experimental = experimental

file-opened-with = { $name } was opened, with { $n ->
    [one] { $n } finding
   *[other] { $n } findings
}.
file-one = Several files were dropped; only the first one was opened.
# $size, $limit: amounts such as "80.3 MB".
file-too-big = It has { $size }; files up to { $limit } can be opened. Split it into smaller ones.
file-wrong = Choose a word list that ends in .json, .tsv, .csv or .txt, or a puzzle that ends in .ipuz.
file-gone = { $name } is not kept on this device any more; open the file again to use its words.
file-list-gone = The list { $name } is not on this device any more; choose another one.
file-unreadable = The file could not be read from the disk; check that it is still there and try again.
file-not-fetched = It could not be fetched; check the connection and try again.

## Around the page

# In the browser's tab. $title: of the puzzle.
page-title-of = { $title } · Crosscore
page-dismiss = Close this message
# $letters: letters of the puzzle, with spaces between them.
page-no-font = No font on this device has { $letters }. Pictures and print would show empty boxes there; texts and puzzle files are whole. Install a font for this script to see them.

## The list of words

# What a word's state is called, in a small box beside it.
list-placed = placed
list-unplaced = no room
list-isolated = isolated
list-locked = locked
list-long = long clue
list-no-clue = no clue
# The choices of states the list can be narrowed to.
list-only-all = All words
list-only-placed = On the grid
list-only-failed = Without a place
list-only-isolated = Apart
list-only-long = Long clue
list-only-locked = Locked
list-only-clueless = No clue
list-any-length = Any length
list-letters = { $n ->
    [one] { $n } letter
   *[other] { $n } letters
}
# The orders the list can stand in.
list-sort-listed = As listed
list-sort-word = By word
list-sort-length = By length
list-sort-state = By state
list-sort-number = By number
# How many of all words are shown.
list-shown = { $n } of { $total ->
    [one] { $total } word
   *[other] { $total } words
}
list-not-found = No word or clue contains “{ $text }”.
list-none-in-state = No word is in this state.
list-nothing = No word is like this.
list-picked-all = { $n ->
    [one] { $n } word selected.
   *[other] { $n } words selected.
}

## The bar below the grid: the selected word and what can be done with it

bench-one = Selected word
bench-many = Selected words
bench-moving = Word being moved
bench-choose = Select a word in the list or on the grid.
bench-several = { $n ->
    [one] { $n } word selected
   *[other] { $n } words selected
}
# $words: the first of many.
bench-and-others = { $words }, …
# $reason: why a word has no place, as a short sentence without a full stop.
bench-not-placed = not on the grid: { $reason }
bench-apart = not on the crossword: { $reason }
bench-lock =
    .title = Keep it in its place (L)
bench-unlock = Unlock
    .title = Let it move again (L)
bench-layout-locked = The whole layout is locked; unlock it first.
bench-only-placed = Only a word on the crossword can be locked.
bench-no-reshuffle = The layout is locked; unlock it to reshuffle.
# $named: whether the words are few enough to be named; $n: how many they are.
bench-locked-now = { $named ->
    [true] { $words } locked.
   *[false] { $n ->
        [one] { $n } word locked.
       *[other] { $n } words locked.
    }
}
bench-unlocked-now = { $named ->
    [true] { $words } unlocked.
   *[false] { $n ->
        [one] { $n } word unlocked.
       *[other] { $n } words unlocked.
    }
}
bench-layout-locked-now = The layout is locked: no word moves until you unlock it.
bench-layout-unlocked-now = The layout is unlocked.

## A word that is moved to another place

moving-heading = Move
moving-looking = Looking for places …
moving-choose = { $n ->
    [1] { $n } place is free. Choose one on the grid.
   *[other] { $n } places are free. Choose one on the grid.
}
moving-found = { $n ->
    [1] { $n } other place is free.
   *[other] { $n } other places are free.
}
# $place: the message moving-place or moving-place-crossing.
moving-begun = { moving-found } Arrows or Tab choose, Enter puts it there, Escape leaves it. { $place }
# $way: across or down. $n: which of the $total places is shown.
moving-place = Place { $n } of { $total }: { $way ->
    [down] down
   *[across] across
}.
# $words: those it would cross there.
moving-place-crossing = Place { $n } of { $total }: { $way ->
    [down] down
   *[across] across
}, crossing { $words }.
moving-nowhere = { $word } has no other place while all other words stay where they are.
moving-not-placed = { $word } is not on the grid.
moving-locked = { $word } is locked; unlock it to move it.
moving-frozen = The layout is locked; unlock it to move a word.
moving-cancelled = It stays where it was.

## Words that are added or edited

# $cells: the letters of a word as they will stand in its cells.
edit-cells-of = { $n ->
    [one] { $n } cell: { $cells }
   *[other] { $n } cells: { $cells }
}
# How long the clue is. $limit: from where on it is called long.
edit-clue-length = { $n } of { $limit } characters
edit-clue-length-long = { $n } of { $limit } characters: a long clue
edit-duplicate = The puzzle has { $word } already.
add-empty = Type a word first.
# $place: where it lies, such as "12 Across".
add-placed = { $word } added, { $place }
# $reason: why a word has no place, as a short sentence without a full stop.
add-unplaced = { $word } added to the list, without a place ({ $reason })

# Words of the open word list that would fit the puzzle as it lies.
offers-why = Why { $word } has no place
offers-looking = Looking in the word list …
offers-none = The word list has none that joins as the words lie now.
offers-instead = Choose one of these to take its place in the list.
# How many words it would cross.
offers-joins = { $n ->
    [one] { $n } crossing
   *[other] { $n } crossings
}

## The grid, in words

grid-label = Crossword grid, { $width } by { $height } cells
grid-label-titled = Crossword grid of { $title }, { $width } by { $height } cells
grid-caption = The grid, row by row: { $height } rows, { $width } columns
grid-row = Row { $n }
# Where a word lies, such as "12 Across": its number, and the heading of its clues in the puzzle's language.
grid-entry = { $number } { $heading }
grid-cell = { $letter }, row { $row }, column { $column }
# $words: of the messages grid-cell-word, with list-semicolon between them.
grid-cell-words = { $letter }, row { $row }, column { $column }: { $words }
grid-cell-word = { $place }, { $word }
list-semicolon = { "; " }

## Options

options-size-auto = Auto
options-size-square = Square
options-size-sides = Width × height
options-size-side = Cells on each side
options-size-width = Width in cells
options-size-height = Height in cells
options-group-words = Words
options-group-grid = Grid
options-group-search = Search
# A mark on what only matters when words are drawn.
options-for-new-words = for new words
# No ready-made choice of options is the one that is set.
options-own = Your own choice of options.
options-bad-seed = A seed is a whole number of at most 15 digits; leave it empty for a new one each time.
# What a number may be.
options-range = { $min } to { $max }
    .unit = { $min } to { $max } { $unit }
# $words of the last $puzzles are remembered.
options-remembered = { $words ->
    [one] { $words } word of your last { $puzzles ->
        [one] puzzle
       *[other] { $puzzles } puzzles
    } is remembered, on this device only.
   *[other] { $words } words of your last { $puzzles ->
        [one] puzzle
       *[other] { $puzzles } puzzles
    } are remembered, on this device only.
}
options-remembered-none = No words of earlier puzzles are remembered.
options-remembered-cleared = The remembered words were cleared.

## The keys

# Names of keys, as they stand on the keyboards of this language.
key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-delete = Delete
key-home = Home
key-end = End
key-space = Space
key-tab = Tab
key-esc = Esc
key-wheel = wheel
# Between two ways to do the same.
keys-or = or

keys-anywhere = Anywhere
    .sheet = This sheet
    .undo = Undo
    .redo = Redo
    .save = Save the puzzle file
    .find = Find a word or clue
    .add = Add words
keys-words = Selected words
    .replace = Replace by another word
    .edit = Edit word and clue
    .delete = Delete
    .lock = Lock or unlock
    .move = Move on the grid
keys-list = List
    .next = Next word
    .ends = First and last word
    .several = Select several
    .more = Add to the selection, or take out
    .all = Select all that are shown
    .one = Only one word again
keys-grid = Grid
    .next = Next letter
    .turn = Turn between across and down
    .zoom = Nearer, farther, whole grid
    .wheel = Zoom at the pointer
    .none = Select nothing
keys-moving = While a word moves
    .next = Next place
    .turn = Turn it, while dragged
    .put = Put it there
    .leave = Leave it where it was
keys-sheet = Sheet
    .next = Next cell of the grid
    .show = Show its letter, or hide it
    .print = Print
