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
# <b> names two buttons: bar-new-words and bar-reshuffle. The words in quotation marks are option-new-words-tag.
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
