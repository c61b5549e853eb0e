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
# Search on for a better layout, from the one that is there. On narrow screens only the title is told.
bar-improve = Improve
    .title = Search on for a better layout of these words (I)
# Make a crossword of other words. On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-new-words = New<span> words</span>
bar-options = Options
# On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-create = Create<span> crossword</span>
# Solve the puzzle here, on the page.
bar-play = Play
    .title = Solve this puzzle here (P)
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
sheet-heading-hidden = Word search sheet
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
sheet-paper =
    .aria-label = Crossword sheet
sheet-paper-hidden =
    .aria-label = Word search sheet
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
sheet-grid-hidden =
    .aria-roledescription = letter grid
# Read out by screen readers only.
sheet-grid-help = Arrow keys move from cell to cell. Space shows the letter of a cell to whoever solves the puzzle, or hides it again.

## Playing: the puzzle is solved on the page

# The view's heading where the puzzle has no title.
play-heading = Play
# On narrow screens only what is outside <span> is seen; <span> may also come first.
play-back = Back<span> to the words</span>
play-timer =
    .title = Show the time, or hide it
# The button's name, for screen readers; the time follows.
play-time-name = Time
play-hint = Hint
    .title = Ring the first letter of a word (H)
play-more =
    .title = More
    .aria-label = More
play-grid =
    .aria-roledescription = grid of letters
play-grid-label = Grid of letters, { $width } by { $height }
# Read out by screen readers only.
play-help = Arrow keys move from letter to letter. Enter marks the first letter of a word; arrow keys then draw the line, Enter takes it, Escape drops it. H gives a hint.
play-zoom =
    .aria-label = View
play-list-region =
    .aria-label = To be found
play-body =
    .aria-label = Words
play-progress =
    .aria-label = Found
play-how = Draw a line from a word’s first letter to its last, or press both.
# Where the grid is larger than a phone.
play-how-fingers = Two fingers move and enlarge the grid.
# How far one has come.
play-count = { $n } of { $all } found
# In the menu of the three dots.
play-show-all = Show all words
play-show-all-help = Give up: where the other words are
play-start-over = Start over
play-start-over-help = Forget what has been found
play-shown = All words are shown.
play-started-over = Begun anew.
play-undo = Undo
# What a screen reader says. $letter, $letters: of the grid.
play-begun = { $letter }, first letter
play-dropped = The line is dropped.
play-found = { $word } found, { $n } of { $all }
play-again-found = { $word } has been found already.
play-none = { $letters }: no word of the list here
play-hinted = Hint: { $word } begins in row { $row }, column { $column }
# Where clues are given instead of words, or nothing at all.
play-hinted-clue = Hint: “{ $clue }” begins with { $letter }, row { $row }, column { $column }
play-hinted-other = Hint: a word begins with { $letter }, row { $row }, column { $column }
play-hints-out = The first letter of every word that is left is ringed.
# Behind a word of the list, for screen readers.
play-state-found = (found)
play-state-shown = (shown)
play-state-hinted = (first letter ringed)
# The end.
play-done = { $all ->
    [one] Well done! The word is found.
   *[other] Well done! All { $all } words found.
}
play-done-time = It took you { $time }.
play-done-hints = { $n ->
    [one] You had one hint.
   *[other] You had { $n } hints.
}
play-given-up = You found { $n } of { $all } words.
# The message hidden in the letters of no word follows.
play-message = The letters that are left say:
play-again = Play again

## Fixed text: one's own word lists

# On narrow screens only what is outside <span> is seen; <span> may also come first.
lists-back = Back<span> to the crossword</span>
lists-heading = My words
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
# Below the cells of a word, where some of them hold letters that could stand in two cells.
edit-parting = Press an underlined cell to part its letters.
# What pressing a cell does, such as ণ্ডু; and pressing the line between two cells that were parted.
edit-part = Part the letters of { $cell }
edit-join = Join { $one } and { $other } in one cell
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
# The heading of a chapter, and the button that opens it.
proof-heading = How this is checked
proof-policy = The page begins with this policy. By it the browser refuses to load anything from another host and to send anything to one.
# Below it stands a list that can be opened: proof-files.
proof-visit = { $n ->
    [one] On this visit one file was asked for, from this page’s own place.
   *[other] On this visit { $n } files were asked for, all of them from this page’s own place.
}
# $foreign of the $n files are not from this site; they come first in the list below.
proof-visit-foreign = On this visit { $n } files were asked for; not from this site: { $foreign }. An extension of the browser may have asked for them.
# The page is one file on this device.
proof-visit-none = On this visit nothing was asked for: all of the page is in this one file.
proof-files = Which files
proof-look = To see for yourself, open the network panel of the browser’s developer tools and make a puzzle. Or cut the connection: the open page goes on working.
proof-test = A test does the whole job of every kind of puzzle in a real browser and records every request. It fails if one goes to another host, is more than asking for a file of this site, or holds a word that was typed; and if there is a cookie. First it makes sure that the recorder notices such things.
# Opens the test’s source text.
proof-source = The test
proof-no-test = The test could not be fetched; check the connection, then close this and open it again. It is in proof.txt beside this page.
proof-not = <b>What this does not show.</b> Whoever runs the host sees, as with any web page, from which address and when its files are asked for, and which ones. Extensions of the browser can read every page. Spelling help, translation and the filling in of forms are services of the browser; its settings say what they send.
about-kept-heading = What is kept
about-kept = What is kept in the browser can be lost with it. Save a puzzle file (.ipuz) of what you want to keep.
about-licences = Licences of everything shipped
# <a> is the link to the file.
about-licences-text = Crosscore is free software under the MIT licence. It stands on the work of others; each part comes with its own terms. The same as <a>one text file</a>.

## Fixed text: the About box, use without the network

offline-heading = Without the network
offline-check = Check for a new version
offline-remove = Remove the offline copy
offline-again = Keep it on this device
offline-reload = Reload
offline-later = Later
# How far it is: { $files } files of { $size } altogether.
offline-state-soon = This page is about to be kept on this device, so that it works offline, too.
offline-state-fetching = Being kept on this device for use offline: { $done } of { $files } files.
offline-state-kept = Works offline: all { $files } files ({ $size }) are kept on this device.
offline-state-removed = You removed the offline copy, so this page needs the network.
offline-state-full = Not kept for use offline: there is no room left on this device for this page. With the network it works as ever.
offline-state-fetch = Not kept for use offline: { $file } could not be fetched, or is not as it should be. With the network the page works as ever.
offline-state-saving = Not kept for use offline yet: this device is set to save data, and there are many megabytes to fetch.
offline-state-not-here = Cannot be kept for use offline: this browser does not keep pages, or not in a private window.
offline-state-insecure = Cannot be kept for use offline: browsers keep only pages whose address begins with https.
offline-state-one-file = This page is one file. It needs no network.
# Said once, when everything has been kept for the first time.
offline-now = Crosscore works without the network now, too.
offline-news-ready = A new version is ready. What you are making is kept when you reload.
offline-news-elsewhere = Another tab has changed to a new version. This one goes on with its own until you reload it.
offline-checking = Looking for a new version…
offline-newest = This is the newest version.
offline-unreachable = Whether there is a newer version is not known: the site cannot be reached.
offline-update-fetching = A new version is being fetched.
offline-update-failed = There is a new version, but not all of it can be fetched. This one goes on.

## Fixed text: the puzzles on this device

shelf-heading = Puzzles
shelf-close =
    .aria-label = Close
shelf-new = New puzzle
shelf-list =
    .aria-label = Puzzles on this device

## Fixed text: files

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
# The same of a word search: letters with words hidden among them.
sheet-search = Grid of letters with hidden words, { $width } by { $height }; what to find follows
sheet-search-answers = Grid of letters with its words marked, { $width } by { $height }
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
# The note above the paper. <words> stands for the words: each as in sheet-left-out-reason or, where no reason is known, alone; list-comma stands between.
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
# The same of a word search.
save-all-hidden = Save puzzle and answers
    .hint = two pictures and two texts
save-clue-text = Clues (text)
# Of a word search: its letters and its list of words.
save-puzzle-text = Puzzle (text)
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
# Below the version: the whole page as one file, to take along.
about-take = Take it along: <a>Crosscore in one file</a> ({ $size }). It opens with a double click and works without a network or a server.
about-one-file = This is Crosscore in one file. It never changes by itself: a newer one is found where you got this one.
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
lists-language-own-experimental = { $language } · { $own } (experimental)
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
# Of a word list: how many of its words are read.
boot-of-words = { $done } of { $total } words
boot-done = done
# $done, $total: amounts such as "3.1 MB".
boot-of = { $done } of { $total }
# $file: the address of a file of this page.
# Said by a page that was opened from a folder, where its parts may not be read. On one line; crosscore.html and index.html are names of files.
boot-from-disk = This page cannot start from a folder: browsers allow that only to pages that are one file. Open crosscore.html instead, which is Crosscore in one file, or have a web server serve this folder.
# Said where an old browser lacks what the page needs. On one line.
boot-old-browser = This browser is too old for Crosscore. Open this page in an up-to-date one.
release-mixed = A new version was put up while this page was being opened, and its parts do not belong together: reload it.
release-reload = Reload
boot-missing = { $file } could not be fetched. Check the connection, then try again, or open a word list of your own.
# Name of the bar that fills.
boot-progress =
    .aria-label = Getting ready
# A part of the page itself did not come. The name of its file, where it is known, stands after this.
broken-title = This page is not whole.
broken-text = A part of it could not be fetched or run. Check the connection and reload; if that does not help, use a newer browser. Your puzzles are kept on this device.
broken-reload = Reload the page

## The engine stopped by a fault of its own

fatal-title = The engine has stopped
# Why: five causes.
fatal-memory = This browser gave it too little memory. Close other tabs, then start it again.
fatal-fetch = A part of it could not be fetched.
fatal-slow = Starting it took too long: nothing has moved for a minute.
fatal-damaged = A part of it is damaged or missing.
fatal-fault = A fault of its own ended it.
# It has stopped and was started again by itself; the page goes on. What may follow are the next three messages.
crash-fault = The engine was ended by a fault of its own and has been started again. Nothing on this page is lost.
crash-memory = The engine had too little memory and has been started again. Nothing on this page is lost.
# $name: of a word list or file.
crash-reading = It happened while { $name } was read.
crash-shorter-list = Take a shorter word list, or close other tabs first.
crash-smaller = Try it with fewer words or a smaller grid.
# The engine says nothing for long while something is asked of it; with two buttons.
silent-text = The engine has said nothing for a while. It may still be at work. Nothing on this page is lost if you start it again.
silent-wait = Wait on
silent-restart = Start it again
fatal-kept = Your puzzle is kept on this page.
# Where all of the page is one file, and that is damaged or was cut off.
fatal-one-file = Copy this file again, or get it anew from where it came from.
fatal-boot = Check the connection and start it again. If that does not help, reload the page or try another browser.
fatal-details = Details for a bug report
fatal-restart = Restart engine
fatal-not-started = The worker did not start.
failed-restarted = The engine was started again; try once more.
failed-not-running = The engine is not running; restart it first.

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
# The same, of a list that takes a while: short, as the line holds more. $done of its $total words are read.
job-load-words = Reading: { $done } of { $total }
# $done and $total: such as "1.2 MB".
job-load-bytes = Fetching: { $done } of { $total }
job-puzzle-new = Improving the layout …
job-puzzle-reshuffle = Improving the layout …
job-puzzle-improve = Improving the layout …
# Stands there instead while a search for a layout finds nothing; $n: seconds.
job-still = Nothing better for { $n } s
job-puzzle-replace = Looking for another word …
job-puzzle-edit = Finding room for the word …
job-puzzle-add = Finding room for the word …
job-puzzle-delete = Closing the gap …
job-stopping = Stopping …
# Stands beside the bar, small: a time in seconds, of how many; how much is done of a total, counted in words or attempts; a time without an end.
job-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $total } s
job-amount = { $done } of { $total }
job-time = { $seconds } s
# Files are being made to be saved. $done of $total are ready.
job-saving = Saving: { $done } of { $total }
# $name: of a file whose words are read for a list; $size: such as "1.2 MB".
job-parsing = Reading { $name } ({ $size }) …

## What has been done

# A new layout is ready.
done-laid-out = { $placed } of { $given ->
    [one] { $given } word
   *[other] { $given } words
} placed, { $crossings ->
    [one] { $crossings } crossing
   *[other] { $crossings } crossings
}, { $width } by { $height }.
# Follows it: how long was searched, in seconds, and for how long without finding a better layout.
done-searched = Searched { $seconds } s; nothing better in the last { $still } s.
done-searched-better = Searched { $seconds } s; it was still getting better.

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
# $fewer: whether fewer squares of a grid of the same size are black now: what counts for “Fewest black squares”.
done-black = { $fewer ->
    [true] { $black-before } → { $black } black squares,{ " " }
   *[false] { "" }
}
# $gained: whether the number of words that have a place changed.
done-improved = { $gained ->
    [true] Better than before: { done-black }{ $placed-before } → { $placed } words placed, { done-crossings }, { done-size }.
   *[false] Better than before: { done-black }{ done-crossings }, { done-size }.
}
done-not-improved = Nothing better found in { $seconds } s; the layout stays as it is.
done-undone = Undone.
done-redone = Redone.
done-started-again = The engine was started again. Nothing on this page is lost.
done-restarted = The engine did not stop in time and was started again. Your puzzle is as it was.

## What failed; a sentence that says why follows

# $name: of a word list or file.
failed-load = { $name } was not opened; nothing was changed.
failed-open = { $name } was not opened; nothing was changed.
failed-puzzle-new = No new puzzle was made.
failed-puzzle-reshuffle = The words were not laid out anew.
failed-puzzle-improve = The layout was not improved.
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
# The words are in one language, the clues in another.
dictionary-clues-in = { $words }, clues in { $clues }
# One with very many words beside the usual one of the language. $words: the language; in the hint
# $n: words, $size: such as "2.8 MB", which are fetched when it is chosen.
dictionary-large = { $words }, large
    .hint = { $n } words · { $size }
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

file-opened-with = { $name } was opened, with { $n ->
    [one] { $n } finding
   *[other] { $n } findings
}.
# $where: a word of the file, a cell or a part of it; $what: what is wrong with it, see “what is wrong with an .ipuz file”.
file-finding = { $where }: { $what }
file-one = Several files were dropped; only the first one was opened.
# $size, $limit: amounts such as "80.3 MB".
file-too-big = It has { $size }; files up to { $limit } can be opened. Split it into smaller ones.
file-gone = { $name } is not kept on this device any more; open the file again to use its words.
file-list-gone = The list { $name } is not on this device any more; choose another one.
file-unreadable = The file could not be read from the disk; check that it is still there and try again.
file-not-fetched = It could not be fetched; check the connection and try again.

## Around the page

# In the browser's tab. $title: of the puzzle.
page-title-of = { $title } · Crosscore
page-dismiss = Close this message
# $letters: characters of the puzzle, with spaces between them. $script: the name of their script ("Tamil"), or a list of
# such names. $font: the name of a font that has them ("Noto Serif Tamil"), or a list.
page-no-font = No font on this device has { $letters } ({ $script }). Pictures and print would show empty boxes there; texts and puzzle files are whole. Install the font { $font } to see them.
# $codes: what they are by number, as in "U+E000, U+E001".
page-no-font-code = No font on this device has the characters { $codes }. Pictures and print would show empty boxes there; texts and puzzle files are whole. Take them out, or install a font that has them.

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
bench-no-improve = The layout is locked; unlock it to improve it.
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

# The choice of the sheet's language that is made without choosing. $language: the one that the clues are in.
sheet-language-clues = As the clues: { $language }
# Instead of a language of the sheet’s own.
options-language-none = As the clues
options-size-auto = Auto
options-size-square = Square
options-size-sides = Width × height
options-size-side = Cells on each side
options-size-width = Width in cells
options-size-height = Height in cells
options-ratio-width = Width
options-ratio-height = Height
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
    .improve = Search on for a better layout
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
    .ends = First letter of the row, or the last
    .turn = Turn between across and down
    .zoom = Nearer, farther, whole grid
    .wheel = Zoom at the pointer
    .none = Select nothing
keys-moving = While a word moves
    .next = Next place
    .turn = Turn it, while dragged
    .put = Put it there
    .leave = Leave it where it was
keys-play = Play
    .open = Solve the puzzle here
    .next = Next letter; draws the line once a first letter is marked
    .ends = First letter of the row, or the last
    .mark = Mark the first letter, take the line
    .drop = Drop the line
    .hint = Hint: ring the first letter of a word
    .zoom = Nearer, farther, whole grid
keys-sheet = Sheet
    .next = Next cell of the grid
    .show = Show its letter, or hide it
    .print = Print

## Options of a crossword: the label, what it is for, what a number of it counts

option-count = Number of words
    .help = How many words are drawn from the word list; at most 8 for “Smallest grid, proved”.
    .unit = words
option-goal = What counts most
    .choice-compact = Smallest grid
    .help-compact = All the words in the smallest grid that can be found.
    .choice-crossings = Most crossings
    .help-crossings = The words cross each other as often as possible, even if the grid gets larger.
    .choice-blocks = Fewest black squares
    .help-blocks = A grid of a fixed size, 13 × 17 unless you set another, is filled so that as few squares as possible stay black; some words may be left out.
    .choice-page = Shape of a page
    .help-page = The grid gets the shape of your paper, so that it can be printed as large as possible.
    .choice-proved = Smallest grid, proved
    .help-proved = For up to 8 words: the search goes on until it is certain that there is no smaller grid, and says if it gets there.
option-paper = Paper
    .help = The grid takes the part of the page that margins and title leave.
    .choice-a4 = A4, upright
    .choice-a4-wide = A4, on its side
    .choice-letter = Letter, upright
    .choice-letter-wide = Letter, on its side
    .choice-own = A shape of your own
option-aspect = Width and height
    .help = How wide the grid should be for its height, such as 4 × 3 or 16 × 9 for a screen.
option-size = Grid size
    .help = Auto takes the room that all the words need, or 13 × 17 for “Fewest black squares”. A fixed size holds as many words as fit.
    .unit = cells
option-min_length = Shortest word
    .help = Words with fewer letters than this are not drawn.
    .unit = letters
option-max_length = Longest word
    .help = Words with more letters than this are not drawn.
    .unit = letters
option-seconds = Time to search
    .help = Better layouts are shown as they are found, until this time is up.
    .unit = seconds
option-scatter = Scatter first
    .help = So many words are first put all over the grid, apart from each other; the others must cross them. Words that stay apart are marked and left off the sheet. While words are locked it is not used.
    .unit = words
option-long_clue = Long clue from
    .help = Clues with more characters than this are marked in the list.
    .unit = characters
option-fresh = Avoid recently used words
    .help = Words of your last puzzles are drawn only when the others run out.

## Sets of options to begin with

preset-standard = Standard
    .help = 50 words in the smallest grid.
preset-small = Small
    .help = 15 short words of 3 to 6 letters.
preset-large = Large
    .help = 100 words; takes a little longer.
preset-square = 15 × 15
    .help = A newspaper's square, filled with as many of 40 words as fit.
preset-scattered = Scattered
    .help = 10 words are put all over the grid first, the others cross them.
preset-dense = 13 × 17
    .help = A block of 13 × 17 with as few black squares as 60 words allow.
preset-page = Page
    .help = 50 words in the shape of an A4 page.
preset-proved = Proved
    .help = 8 words in the smallest grid there can be.

## Settings of the sheet: the label, what it is for, what can be chosen

sheet-option-blocks = Cells outside the words
    .help = How the cells that take no letter look on the sheet.
    .choice-grey = Grey
    .choice-black = Black
    .choice-none = Not drawn
sheet-option-text_size = Text size
    .help = How large the clues are printed: 9, 9 to 11, 14 or 18 points. Normal is as large as fits on one page; large print has larger squares, too.
    .choice-small = Small
    .choice-normal = Normal
    .choice-large = Large
    .choice-huge = Large print
sheet-option-word_bank = Word bank
    .help = Lists all the answers in alphabetical order, as a help.
sheet-option-enumerations = Letter counts
    .help = Shows the number of letters behind each clue, such as (6) or (3,5).
sheet-option-key = Answer key
    .help = The filled puzzle on a sheet of its own, or beside the empty one.
    .choice-apart = On its own sheet
    .choice-beside = Beside the puzzle
sheet-option-language = Language of the headings
    .help = What the headings, “Name” and the answer key are written in; without a choice, the language of the clues.
sheet-option-digits = Digits
    .help = How numbers are written: in the grid, before and behind the clues.
    .choice-auto = As usual
    .choice-latin = 0 1 2
    .choice-native = The language’s own
sheet-option-numbering = Numbers
    .help = What the clues are numbered by: the cells that words begin in, or the rows and columns, as in many Arabic and Persian papers.
    .choice-cells = In the cells
    .choice-lines = Rows and columns
sheet-option-list = What to find
    .help = What stands below the grid: the words, clues that lead to them, or only how many words there are.
    .choice-words = Words
    .choice-clues = Clues
    .choice-none = Their number
sheet-option-order = Order of the list
    .help = How the words or their clues are sorted.
    .choice-alphabet = Alphabetical
    .choice-listed = As in the word list
    .choice-length = By length
sheet-option-text_size-hidden = Text size
    .help = How large the list is printed: 9, 9 to 11, 14 or 18 points. Normal is as large as fits on one page; large print has larger letters in the grid, too.
    .choice-small = Small
    .choice-normal = Normal
    .choice-large = Large
    .choice-huge = Large print
sheet-option-grid_lines = Lines between the letters
    .help = Draws a square around every letter.
sheet-option-key-hidden = Answer key
    .help = The solved puzzle on a sheet of its own, or beside the unsolved one.
    .choice-apart = On its own sheet
    .choice-beside = Beside the puzzle
sheet-option-marks = Words in the key
    .help = How the answer key shows where the words are.
    .choice-rings = Ringed
    .choice-colours = Coloured
sheet-option-filler-key = Other letters in the key
    .help = Shows the letters of no word in the answer key as well, in grey.
sheet-option-digits-hidden = Digits
    .help = How numbers are written: behind the clues, and where words are counted.
    .choice-auto = As usual
    .choice-latin = 0 1 2
    .choice-native = The language’s own

## The engine: parts of its sentences

# The engine is the part that makes crosswords and checks words. Its sentences are told when they are needed; the page names
# languages and scripts by itself, and takes the labels of options from the messages option-….

# Parts that stand in for $scripts, $languages, $shares, $what or a number further down.

# Stands in for $language: words in any script, even pictures.
language-any = Any script
language-any-rtl = Any script, right to left
engine-or = { $first } or { $last }
engine-and = { $first } and { $last }
# $script is a script (Latin, Bengali, …), in your language. $percent is a number.
engine-script-share = { $percent }% { $script }
# $code is the code of a language, such as bn; $language is a language, in your language.
engine-code-of-language = { $code } ({ $language })
engine-no-number = no number
engine-nothing = nothing
engine-a-list-or-object = a list or an object
engine-a-text = a text
engine-null = null
engine-true-or-false = true or false
engine-a-number = a number

## The engine: places

# Where something is: they stand alone, in brackets, or before a finding.

# $number is a number.
engine-line = line { $number }
# $number is a number.
engine-entry = entry { $number }
# $number is a number.
engine-word = word { $number }
# $row, $column are numbers.
engine-cell = row { $row }, column { $column }
# $number is a number.
engine-clue-across = { $number } Across
# $number is a number.
engine-clue-down = { $number } Down
engine-the-grid = grid
engine-the-file = file
engine-the-language = language
engine-the-sheet = sheet
engine-the-seed = seed
engine-the-proof = proof

## The engine: why a word is not on the sheet

# In brackets behind the word, or after “not on the grid:”.

engine-shares-no-letter = cannot be placed, as it shares no letter with the placed words
engine-no-room = no room found in this time
engine-within-another = part of a longer word, so left out
engine-found-twice = left out, as it could be found at two places
engine-too-long-for-grid = cannot be placed, as it is longer than the grid
engine-isolated = isolated
engine-separate-group = separate group

## The engine: why no place was found for the selected word

# $word is a word as it was typed.
engine-why-no-place = No place was found for { $word }; reshuffle, or give the search more time.
# $word is a word as it was typed.
engine-why-shares-none = { $word } can never be placed here: it shares no letter with the words on the grid.
# $word is a word as it was typed. $letters, $width, $height are numbers.
engine-why-too-long = { $word } can never be placed here: it has { $letters } letters, and the grid is { $width } × { $height }.
# $word is a word as it was typed.
engine-why-apart = { $word } lies apart: no place was found where it joins the others.
# $word is a word as it was typed. $width, $height are numbers.
engine-why-full = No place was found for { $word } in the grid of { $width } × { $height }; more time to search or a larger grid may help.

engine-proved-smallest = Proved: no smaller grid holds these words, except perhaps a longer and narrower one.
engine-proved-not-joined = Proved: these words cannot all be joined in one crossword.
engine-not-proved = Not proved: there may be a smaller grid.

## The engine: words and their letters

# Beside a word that was typed, and in the list of what is wrong with a word list.

# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-digit = “{ $word }” has the digit { $char }: spell the number in letters.
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-control-character = “{ $word }” has the control character { $char }: remove it.
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-no-letter-there-is = “{ $word }” has { $char }, which is no letter: remove it.
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430); $language is a language, in your language.
engine-symbol = “{ $word }” has { $char }, a symbol; { $language } takes letters only: remove it, or choose “Any script” as the language.
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430); $script is a script (Latin, Bengali, …), in your language; $language is a language, in your language; $scripts is one or more scripts, in your language.
engine-other-script = “{ $word }” has { $char } of the { $script } script, but { $language } is written in { $scripts } letters: correct it, or choose another language.
# $word is a word as it was typed; $code is the code of a character, such as U+D83D.
engine-half-character = “{ $word }” has half of a character ({ $code }, a lone surrogate): retype it.
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430); $name is the name of the character, in English; $language is a language, in your language; $scripts is one or more scripts, in your language.
engine-other-character = “{ $word }” has { $char } { $name }, but { $language } is written in { $scripts } letters: correct it, or choose another language.
engine-list-no-letters = No word of the list has a letter: is it the right file?
# $shares is shares of scripts: see script-share.
engine-list-mixed-scripts = The words are { $shares }: keep one language in a list, or choose the language.
# $code is what was typed; $languages is one or more languages with their codes.
engine-no-such-language-but = There is no language “{ $code }”: did you mean { $languages }.
# $code is what was typed.
engine-no-such-language = There is no language “{ $code }”: take a code as en, bn or ar.
# $language is a language, in your language; $option is what was asked for, in English; $known is names that the program knows, in English.
engine-no-such-letters = { $language } has no option “{ $option }”: choose of { $known }.
# $word is a word as it was typed.
engine-no-letters-of-any-script = “{ $word }” has no letters for the grid: type it in letters.
# $word is a word as it was typed; $scripts is one or more scripts, in your language.
engine-no-letters-of-script = “{ $word }” has no letters for the grid: type it in { $scripts } letters.
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-lone-mark = “{ $word }” has { $char } without a letter before it: add one.
# $word is a word as it was typed. $characters, $most are numbers.
engine-too-many-characters = { $word } has { $characters } characters; a word has at most { $most }.
# $word is a word as it was typed. $least is a number.
engine-one-letter = { $word } has one letter; a word needs at least { $least }.
# $word is a word as it was typed. $letters, $most are numbers.
engine-too-many-letters = { $word } has { $letters } letters; at most { $most } can be used.
# $word is a word as it was typed.
engine-too-many-marks = { $word } has too many marks on one letter; take some out.

## The engine: each row of one’s own word list

# Beside the row.

engine-clue-without-word = This clue has no word: type one.
# $word is a word as it was typed.
engine-no-clue-yet = { $word } has no clue yet.
# $word is a word as it was typed. $cells, $most are numbers.
engine-more-cells = { $word } takes { $cells } cells; only { $most } fit.
# $characters, $most are numbers.
engine-clue-too-long = The clue has { $characters } characters; at most { $most } can be kept.
# $word is a word as it was typed. $row is a number.
engine-same-word = Same word as row { $row }: { $word }.
# $word is a word as it was typed. $row is a number.
engine-same-letters = Same letters as row { $row }: { $word }.
# $row is a number.
engine-same-letters-below = Row { $row } has the same letters.
# $word is a word as it was typed.
engine-gives-away = The clue says the word itself: { $word }.

## The engine: files of words

# $word is a word as it was typed; $code is the code of a character, such as U+D83D.
engine-had-half-character = { $word } had half of a character, { $code }; type what is missing.
# $word is a word as it was typed; $code is the code of a character, such as U+D83D.
engine-had-control-character = { $word } had a control character, { $code }; it was taken out.
# $word is a word as it was typed. $row is a number.
engine-read-differently = Row { $row } ({ $word }) would be read differently from such a file; save the list in another format.
engine-nothing-to-save = There are no words to save yet.
# $word is a word as it was typed. $first, $second are numbers.
engine-rows-with-same-word = Rows { $first } and { $second } have the same word, { $word }, and a JSON dictionary holds each word once: change one of them, or save the list as CSV.
# $first, $second are numbers.
engine-rows-without-word = Rows { $first } and { $second } have the same word, none; type a word in one of them, or save the list as CSV.
# $word is a word as it was typed; $what is what it is: one of the texts below.
engine-clue-not-text = The clue of { $word } is { $what }, not a text.
# $name is the name of a file; $what is what it is: one of the texts below; $example is an example.
engine-not-an-object = { $name } holds { $what } where an object of words and clues is wanted, such as { $example }.
engine-empty-entry = The entry has neither a word nor a clue.
# $name is the name of a file; $example is an example.
engine-no-words-in-file = { $name } holds no words; it should hold one word a line, or look like { $example }.
# $example is an example. $entry is a number.
engine-entry-without-word = Entry { $entry } has no word; it should look like { $example }.
# $name is the name of a file.
engine-web-page = { $name } is a web page or XML, not a list of words; copy its words into a plain text file.
# $name is the name of a file.
engine-is-a-puzzle = { $name } is a puzzle, not a list of words; open it as a puzzle.
# $entry, $parts are numbers.
engine-entry-parts = Entry { $entry } has { $parts } parts; only the first two, word and clue, are read.
# $words, $clues are numbers.
engine-columns-left-out = Only column { $words } is read as the words and column { $clues } as the clues; the others are left out. A first line such as word,clue says which is which.
# $lines is a number.
engine-comments = Lines that begin with # are taken for notes and left out: { $lines } here.
# $line is a number.
engine-empty-line = Line { $line } has neither a word nor a clue.
engine-no-mark = Each line was taken as one word, as nothing parts words and clues: put a tab or a colon between them if the lines hold clues.
# $name is the name of a file.
engine-no-clues = None of the words of { $name } has a clue.
engine-entry-is-clue-only = The clue has no word.
# $name is the name of a file. $entries, $most are numbers.
engine-too-many-entries = { $name } holds { $entries } entries, and at most { $most } can be used; split it into smaller files.
# $name is the name of a file. $most is a number.
engine-entries-beyond = { $name } holds more than { $most } entries, and no more can be used; split it into smaller files.
# What is being done, beside a bar that shows how far it is. $name is the name of a file.
engine-doing-reading = Reading { $name }
engine-doing-checking = Checking the words of { $name }
engine-doing-opening = Opening { $name }
engine-doing-layout = Laying out the words
engine-doing-fill = Filling the grid
engine-doing-numbers = Choosing the numbers
engine-doing-hide = Hiding the words
engine-doing-letters = Choosing the letters around the words
engine-doing-prove = Proving that no smaller box holds the words
engine-doing-improve = Looking for a better puzzle
engine-doing-change = Changing the puzzle
engine-doing-try = Trying whether the rest can be filled
engine-no-memory = There is not enough memory for this; your puzzle is as it was. Close other tabs, or take a smaller word list or fewer words, and try again.
# $name is the name of a file; $language is a language, in your language; $problem is another sentence of the engine. $entries is a number.
engine-no-usable-words = No entry of { $name } can be used as a word of the language { $language }; the first of { $entries }: { $problem }
# $name is the name of a file; $problem is another sentence of the engine.
engine-in-file = { $name }: { $problem }
# $word is a word as it was typed.
engine-used-without-clue = { $word } has no clue; it is used without one.
# $word is a word as it was typed.
engine-stands-twice = { $word } stands twice; the first one is kept.
# $word is a word as it was typed; $other is another word.
engine-letters-stand-twice = { $word } has the same letters as { $other }; the first one is kept.
# $word is a word as it was typed. $characters, $most are numbers.
engine-clue-cut = The clue of { $word } has { $characters } characters; only the first { $most } are kept.

## The engine: files that cannot be read

engine-json-value = expecting value
engine-json-comma = expecting ',' delimiter
engine-json-colon = expecting ':' delimiter
engine-json-key = expecting property name enclosed in double quotes
engine-json-text-end = unterminated string starting at
engine-json-control = invalid control character at
engine-json-more = extra data
engine-json-last-comma = illegal trailing comma before end of object
# $name is the name of a file. $most is a number.
engine-json-too-deep = { $name } is not usable JSON: it nests more than { $most } brackets; choose another file.
# $name is the name of a file; $problem is another sentence of the engine. $line, $column are numbers.
engine-json-broken = { $name } is not valid JSON: line { $line }, column { $column }: { $problem }; mend that line and open it again.
# $name is the name of a file.
engine-json-numbers = { $name } is JSON that cannot be read: it holds NaN, Infinity or an endless number; take that out and open it again.
# $name is the name of a file.
engine-file-not-text = { $name } is not a text file; choose another file, or save its words as plain text or CSV in UTF-8, and open that.
# $name is the name of a file.
engine-file-empty = { $name } is empty; choose another file.
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-picture = { $name } is a picture ({ $format }), not a text file; save its words as plain text or CSV in UTF-8, and open that.
# $name is the name of a file.
engine-file-pdf = { $name } is a PDF, not a text file; save its words as plain text or CSV in UTF-8, and open that.
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-formatted = { $name } is a formatted document ({ $format }), not a text file; save it as plain text in UTF-8 and open that file.
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-packed = { $name } is a packed file ({ $format }), not a text file; unpack it first.
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-database = { $name } is a database ({ $format }), not a text file; save its words as plain text or CSV in UTF-8, and open that.
# $name is the name of a file.
engine-file-excel = { $name } is an Excel file, not a text file; save it there as “CSV UTF-8” and open that file.
# $name is the name of a file.
engine-file-calc = { $name } is a LibreOffice Calc file, not a text file; save it there as CSV in UTF-8.
# $name is the name of a file.
engine-file-old-word = { $name } is a Word file, not a text file; save it there as plain text in UTF-8.
# $name is the name of a file.
engine-file-writer = { $name } is a LibreOffice Writer file, not a text file; save it there as plain text in UTF-8.
# $name is the name of a file.
engine-file-pages = { $name } is a Numbers or Pages file, not a text file; export it there as CSV or plain text in UTF-8.
# $name is the name of a file.
engine-file-old-office = { $name } is an old Office file, not a text file; save its words as plain text or CSV in UTF-8, and open that.
# $name is the name of a file.
engine-file-word = { $name } is a Word file, not a text file; save it there as plain text in UTF-8 and open that file.
# $name is the name of a file. $line is a number.
engine-file-other-encoding = { $name } is not in UTF-8: line { $line } has letters in another encoding; save it as UTF-8 (in Excel: “CSV UTF-8”, in Notepad: encoding “UTF-8”) and open it again.
# $name is the name of a file. $size, $most are numbers.
engine-file-too-large = { $name } has { $size } MB, and at most { $most } MB can be opened; split it into smaller files.
# $name is the name of a file.
engine-file-utf-32 = { $name } is text in UTF-32; save it in UTF-8 and open it again.
# $name is the name of a file. $byte is a number.
engine-file-utf-16-damaged = { $name } says that it is in UTF-16 but breaks off or is damaged at byte { $byte }; save it again, in UTF-8.

## The engine: options and texts of a puzzle

# $characters, $most are numbers.
engine-instructions-too-long = The text above the clues has { $characters } characters; at most { $most } can be kept.
# $characters, $most are numbers.
engine-title-too-long = The title has { $characters } characters; at most { $most } can be kept.
# $characters, $most are numbers.
engine-author-too-long = The author's name has { $characters } characters; at most { $most } can be kept.
# $name is its name, in English; $known is names that the program knows, in English.
engine-finished-option = { $name } cannot be changed in a finished puzzle; what can is { $known }.
# $words is a number.
engine-no-such-word = There is no such word; the puzzle has { $words }.
# $word is a word as it was typed.
engine-not-placed = { $word } has no place in the puzzle, so it cannot be locked; place it first.
# $option is the label of an option, as it stands in the form; $unit is the unit of the option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-number = { $option } must be a number from { $least } to { $most } { $unit }, not { $value }.
# $option is the label of an option, as it stands in the form; $unit is the unit of the option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-int = { $option } must be a whole number from { $least } to { $most } { $unit }, not { $value }.
# $option is the label of an option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-size = { $option } must be auto or width x height such as 15x15, each side from { $least } to { $most } cells, not { $value }.
# $option is the label of an option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-ratio = { $option } must be width x height such as 4x3, each a whole number from { $least } to { $most }, not { $value }.
# $name is its name, in English; $known is names that the program knows, in English.
engine-no-such-option = There is no option { $name }; there are { $known }.
# $option is the label of an option, as it stands in the form; $choices is what it can be, in English; $value is what was typed instead.
engine-option-of = { $option } must be one of { $choices }, not { $value }.
# $option is the label of an option, as it stands in the form; $value is what was typed instead.
engine-option-language = { $option } must be a code as en, bn or ar, or nothing, not { $value }.
# $option is the label of an option, as it stands in the form; $value is what was typed instead.
engine-option-bool = { $option } must be true or false, not { $value }.
# $most is a number.
engine-bad-seed = The seed must be a whole number from 0 to { $most }.
engine-no-letter-in-cell = There is no letter of the sheet in that cell.
# $name is its name, in English; $known is names that the program knows, in English.
engine-no-such-setting = The sheet has no setting { $name }; it has { $known }.

## The engine: making and changing a crossword

engine-nothing-to-add = There is no word to add; type one.
engine-nothing-to-delete = There is no word to delete; select one.
# $word is a word as it was typed.
engine-locked-word = { $word } is locked; unlock it to move it.
# $name is the name of a word list.
engine-no-other-word = { $name } has no word that is not already in the puzzle.
# $word is a word as it was typed. $tried is a number.
engine-no-word-fits = None of { $tried } other words fits in the place of { $word } without pushing others out; replace another word, or reshuffle first.
engine-last-word = A puzzle needs at least one word; keep one or make a new puzzle.
# $word is a word as it was typed.
engine-no-place = { $word } cannot lie there; choose one of the marked places.
# $number, $words are numbers.
engine-no-word-of-number = The puzzle has no word { $number }; it has { $words }.
# $language is a language, in your language.
engine-other-language = The dictionary is { $language }, but the puzzle is of another language; choose a dictionary of that language.
# $name is the name of a word list.
engine-other-letters = { $name } is read with other letters than this puzzle; change them under Letters.
# $word is a word as it was typed.
engine-already-there = { $word } is already in this puzzle; write another word.
engine-layout-would-break = The layout is locked, and would fall apart by this; unlock the layout first.
engine-locked-would-break = The locked words would fall apart; unlock some of them first.
engine-locked-layout = The layout is locked; unlock it to reshuffle.
engine-locked-improve = The layout is locked; unlock it to improve it.
# $shortest is the label of an option; $longest is the label of an option. $least, $most are numbers.
engine-shortest-longer = { $shortest } ({ $least } letters) must not be longer than { $longest } ({ $most } letters).
# $name is the name of a word list. $least, $most, $shortest, $longest are numbers.
engine-no-words-so-long = { $name } has no words of { $least } to { $most } letters; its words have { $shortest } to { $longest }.
# $width, $height are numbers.
engine-locked-too-large = The locked words do not fit into a grid of { $width } × { $height }; unlock some of them first.
# $width, $height are numbers.
engine-no-word-fits-grid = No word of the puzzle fits into a grid of { $width } × { $height }; take a larger grid or shorter words.
# $most, $words are numbers; $option is the label of an option.
engine-too-many-to-prove = The smallest grid can be proved for up to { $most } words, not for { $words }; take fewer words, or choose something else under “{ $option }”.
# $where is a place: see the section on places; $problem is another sentence of the engine.
engine-faulty-puzzle = The engine made a faulty puzzle ({ $where }: { $problem }); nothing was changed. Reshuffle, and please report it.
# $error is a technical message in English.
engine-fault = The engine failed unexpectedly; your puzzle is as it was. Please report this: { $error }
# $where is a place: see the section on places; $problem is another sentence of the engine.
engine-breaks-a-rule = This puzzle breaks a rule, so it cannot be laid out anew or edited: { $where } { $problem }. Make a new one from its words.
# $rows, $most are numbers.
engine-list-too-long = The list has { $rows } rows, and at most { $most } can be edited; split it into smaller lists.
engine-type-a-word = Type a word.
# $most, $words, $room are numbers.
engine-too-many-words = A puzzle holds at most { $most } words, and this one has { $words }; add at most { $room }, or make another puzzle.
# $page, $engine are numbers.
engine-version = The page speaks protocol { $page }, the engine { $engine }; reload the page to get the same version of both.
engine-busy = Another search is running; stop it or wait until it has ended.
# $words, $most are numbers.
engine-file-too-long = The file holds { $words } words; only the first { $most } can be edited here. To make puzzles from all of them, open the file as a dictionary.
engine-no-dictionary = That dictionary is no longer loaded; open it again.

## The engine: what is wrong with an .ipuz file

# The texts that begin with “it” or “its” stand in for $why in the first one. The others follow the name of a word, a cell or a
# part of the file, or a colon; the name is their subject.

# $name is the name of a file; $why is why: see the texts that begin with “it” or “its”.
engine-not-ipuz-puzzle = { $name } is no .ipuz puzzle that can be opened: { $why }.
# $characters, $most are numbers.
engine-text-cut = has { $characters } characters; { $most } are kept
# $name is its name, in English.
engine-no-setting = has no setting { $name }
# $width, $height are numbers.
engine-dimensions = should be { $width } × { $height }, as the solution is
engine-ipuz-no-object = it holds no JSON object
engine-ipuz-no-version = it has no "version" of ipuz
engine-ipuz-no-kind = it is neither a crossword nor a word search
engine-wrong-type = has a value of the wrong type
engine-ipuz-no-solution = it has no solution
# $most is a number.
engine-ipuz-size = its grid is empty or larger than { $most } × { $most }
# $rows is a number.
engine-ipuz-rows = its puzzle has not { $rows } rows like its solution
engine-ipuz-no-clues = it has no clues
engine-no-text = is no text
engine-no-use = has a value of no use
# $problem is another sentence of the engine.
engine-no-use-because = has a value of no use: { $problem }
# $row, $width are numbers.
engine-ipuz-solution-row = row { $row } of its solution has not { $width } cells like row 1
# $row, $width are numbers.
engine-ipuz-puzzle-row = row { $row } of its puzzle has not { $width } cells
engine-shape = is a letter in one and none in the other of puzzle and solution
engine-list-unread = is a list that is not read
engine-has-no-number = has no number
engine-clue-twice = stands twice
# $row is a number.
engine-ipuz-no-letter = row { $row } of its solution holds a cell without a letter
engine-given-no-position = has given letters without a position
engine-no-row = has no row, column and direction
engine-clue-not-there = names a clue that is not there
engine-neither-locked = is neither locked nor not
engine-has-no-text = has no text
# $word is letters in the grid.
engine-no-clue-down = { $word } down has no clue
# $word is letters in the grid.
engine-no-clue-across = { $word } across has no clue
# $said is such as 3,5. $letters is a number.
engine-enumeration = says { $said } letters, but there are { $letters }
engine-would-lie-outside = would lie outside the grid
# $words, $most are numbers.
engine-ipuz-too-many-words = it has { $words } words, and at most { $most } can be used
# $shown is a number, or “no number”; $number is a number, or “no number”.
engine-label = shows { $shown }, but should show { $number }
# $value is a value, in English or a number.
engine-should-be = should be { $value }
engine-locked-not-placed = is locked, but has no place on the sheet
engine-gives-outside = gives a letter where there is no word
# $number is a number.
engine-gives-hidden = gives its letter { $number }, but the puzzle does not show it
engine-clue-no-place = has no place in the grid
# $letter is a letter.
engine-stray = { $letter } belongs to no word
# $number is a number.
engine-has-no-letter = has no letter { $number }
# $given is a letter; $letter is a letter.
engine-gives-other = gives { $given }, but the letter is { $letter }

# Of word searches. What follows a word or a cell has it as its subject.
engine-ipuz-no-letters = it has no grid of letters
engine-ipuz-no-words = it has no words to find
# $width, $height are numbers.
engine-dimensions-letters = should be { $width } × { $height }, as the grid is
engine-cell-no-letter = holds no letter, so it is left out of the grid
engine-single-letter = has one letter only, so it is left out
engine-place-missing = has no place in the file, so it is looked for in the letters
engine-place-other-letters = does not lie where the file says, so it is looked for in the letters
engine-nowhere-in-letters = is nowhere in the letters
# $places is a number.
engine-several-places = is at { $places } places in the letters; the first one is taken

## The engine: what is wrong with a puzzle

# They follow the name of a word, a cell or a part of the puzzle, or a colon; the name is their subject.

engine-word-unknown = is not in the list of words
# $letters is letters.
engine-false-down = { $letters } down is no entry
engine-not-connected = is not connected with the first word
# $width, $height, $wide, $high are numbers.
engine-box = is { $width } × { $height }, but its letters need only { $wide } × { $high }
# $letters, $cells are numbers.
engine-other-length = has { $letters } letters in { $cells } cells
engine-run = touches other letters before its first or after its last
# $letters is letters.
engine-false-across = { $letters } across is no entry
# $size is a size such as 15x15, or auto. $width, $height are numbers.
engine-other-size = is { $width }x{ $height }, but { $size } was asked for
# $most is a number.
engine-seed-range = is not from 0 to { $most }
engine-kind-unknown = is none that is known here
engine-word-lost = is neither placed nor listed as unplaced
engine-reason-nowhere = is said to lie apart, but lies nowhere
# $other is another word.
engine-answer-twice = has the same answer as { $other }
# $wanted is letters, parted by |; $found is letters, parted by |.
engine-other-cells = should take the cells { $wanted }, but has { $found }
# $place is a cell: see the section on places.
engine-not-straight = does not run straight at { $place }
# $place is a cell: see the section on places.
engine-leaves-grid = leaves the grid at { $place }
# $letter is a letter; $place is a cell: see the section on places; $other is another letter.
engine-crossing = wants { $letter } at { $place }, which holds { $other }
# $other is another word.
engine-overlap = lies on top of { $other }
# $wanted, $found are numbers.
engine-other-number = should have number { $wanted }, but has { $found }
engine-loose-hangs = hangs on the main part, so it belongs on the sheet
# $number is a number.
engine-no-letter-to-give = has no letter { $number } to give
# $times is a number.
engine-word-twice = is used { $times } times
engine-reason-has-place = is said to have no place, but has one
# $reason is one of the reasons for a word without a place. $words is a number.
engine-loose-reason = is said to be { $reason }, but { $words } words hang on it
# $name is its name, in English.
engine-there-is-no-setting = there is no setting { $name }
# $problem is another sentence of the engine.
engine-setting-no-use = has a setting of no use: { $problem }
engine-grid-empty = holds no word
# $reason is what the file says.
engine-reason-unknown = has no known reason: { $reason }
# $words is a number.
engine-loose-larger = is one of { $words } words apart, more than the sheet has
engine-reason-shares = is said to share no letter, but does
engine-reason-too-long = is said to be longer than the grid, but is not
engine-proof-contradicts = cannot be proved of these words
engine-loose-unasked = lies apart, but no words were to be scattered

# Of word searches.
engine-way-not-allowed = runs in a direction that words may not have
engine-hidden-like-entry = is numbered or turned as words here are not
engine-hidden-marks = has letters given or kept, or odd words, as no word search has
engine-hidden-empty = has no letter
# $cells is a number.
engine-hidden-holes = has { $cells } cells without a letter
# $other is another word.
engine-shares-a-letter = shares a letter with { $other }, but no words were to share any
# $place is a cell: see the section on places.
engine-found-again = can be found a second time, at { $place }
# It follows a cell. $word is letters.
engine-banned-found = begins { $word }, which was to be kept out
# $cells, $letters are numbers.
engine-message-short = has { $cells } cells left for the message, which needs { $letters }
# $found, $letter are letters.
engine-message-letter = holds { $found }, but the message has { $letter } there
engine-reason-of-crosswords = has a reason that only crosswords have
engine-reason-not-within = is said to be part of another, but is not

## The language of the words, and their letters

# Two groups in the list of languages: what the words could be in, and all the rest.
languages-likely = Likely
languages-more = More languages
# Beside the choice of the language. $language was guessed from the words.
languages-guessed = Guessed: { $language }. Not right? Choose the language.
languages-guessed-title = Guessed from the name: { $language }. Not right? Choose the language.
# $others: up to three languages that these words could be in as well.
languages-guessed-others = Guessed: { $language }. It could also be { $others }. Not right? Choose the language.
languages-guessed-many = Guessed: { $language }. Other languages write with the same letters. Not right? Choose the language.
languages-proposal = No printed crossword in { $language } was found, so how its words fall into cells is a proposal.
languages-proposal-si = No printed crossword in { $language } was found. As a proposal, a letter with a hal mark has a cell of its own.
languages-proposal-lo = No printed crossword in { $language } was found. As a proposal, its cells are made as in Thai.
languages-proposal-km = No printed crossword in { $language } was found. As a proposal, letters that stand below one another share a cell.
languages-proposal-my = No printed crossword in { $language } was found. As a proposal, a letter with an asat has a cell of its own.
languages-proposal-bo = No printed crossword in { $language } was found. As a proposal, each stack of letters has a cell.
languages-proposal-vi = Crosswords in { $language } differ in whether letters keep their marks. Choose it under Letters.
# A dialog, when the words of a file are in several scripts.
languages-ask = Which language are these words in?
languages-ask-help = Words in other letters are left out then.
languages-ask-yes = Open the list

# A button and a menu item that open the dialog; $language is what the words are in.
letters-button = Letters…
letters-heading = Letters
letters-of = Letters of { $language }
letters-of-menu = Letters of { $language }…
letters-help-dictionary = The word list is read anew, and a new puzzle is made of it. The puzzle you see keeps its letters.
letters-help-list = It counts for this list, and for the puzzles you make of it from now on.
letters-usual = Back to usual
letters-change = Use these letters
# Of a word list that cannot give words to the puzzle because it is read in another way. $name: of the list.
letters-differ = The word list { $name } is read with other letters than this puzzle; choose the same letters to replace words.
# How letters are read: the name of a choice, what it is about, and what can be chosen. Examples stay as they are.
letters-digits = Digits in words
    .help = Such as 4 in B4. As usual, a word with a digit is left out.
    .choice-refuse = Leave the word out
    .choice-keep = A cell of its own
letters-hamza = Alef with hamza
    .help = أ إ آ ٱ at a crossing of two words. Most printed puzzles take them for ا.
    .choice-fold = Same as ا
    .choice-keep = Letters of their own
letters-teh_marbuta = Teh marbuta
    .help = ة at the end of a word, which some puzzles let cross with ه.
    .choice-keep = A letter of its own
    .choice-fold = Same as ه
letters-alef_maqsura = Alef maqsura
    .help = ى at the end of a word, which some puzzles let cross with ي.
    .choice-keep = A letter of its own
    .choice-fold = Same as ي
letters-hamza_seats = Hamza on waw and yeh
    .help = ؤ and ئ, which some puzzles let cross with و and ي.
    .choice-keep = Letters of their own
    .choice-fold = Same as و and ي
letters-sara_am = Sara am
    .help = ำ as in น้ำ: in the cell of its consonant, or in the next one.
    .choice-with-consonant = With its consonant
    .choice-own-cell = A cell of its own
letters-tones = Marks
    .help = What is left of ấ: all of it, â without the tone, or A.
    .choice-keep = Keep all
    .choice-drop-tones = Drop the tones
    .choice-drop-all = Drop all marks
letters-long_vowels = Long vowels
    .help = Í Ó Ő Ú Ű at a crossing: letters of their own, or the same as I O Ö U Ü.
    .choice-keep = Letters of their own
    .choice-short = Same as the short ones
letters-ij = IJ
    .help = As in IJS: one cell for both letters, or two.
    .choice-one-cell = One cell
    .choice-two-cells = Two cells
letters-umlauts = Umlauts
    .help = Ä Ö Ü as AE OE UE, as crosswords have them, or as letters of their own.
    .choice-two-cells = Two cells
    .choice-one-cell = One cell

## Number crosswords

engine-no-digit = “{ $word }” has { $char }, which is no digit: a number crossword takes whole numbers only.
engine-type-a-number = Type a number.
engine-proved-unique = Checked: the clues leave only one solution.
engine-not-unique = The clues may leave more than one solution.
engine-option-int-plain = { $option } must be a whole number from { $least } to { $most }, not { $value }.
engine-range-upside-down = { $least } ({ $low }) must not be more than { $most } ({ $high }).
engine-no-sum = “{ $clue }” cannot be worked out; write numbers with +, −, × or ÷ between them, or leave the clue empty to get one.
engine-never-comes-to = { $clue } can never be { $answer }; correct it, or leave the clue empty to get one.
engine-comes-to = { $clue } is { $value }, not { $answer }; correct it, or leave the clue empty to get one.
engine-too-few-numbers = These numbers give { $answers } answers of two digits or more, too few to cross; take larger ranges or more operations.
engine-no-numbers-fit = Proved: no numbers of these ranges fit into the white squares; larger ranges, more operations or more black squares would help.
engine-no-numbers-found = No numbers were found that fit into the white squares; larger ranges, more operations or more black squares would help.
engine-locked-other-grid = Another grid would lose what is locked or written by hand; unlock and clear it first.
engine-no-other-number = Neither another number was found for the place of { $number }, nor another clue; reshuffle, or take larger ranges.
engine-leading-zero = { $number } begins with 0; write a number that begins with another digit.
engine-no-clue-for-number = The numbers of this puzzle make no clue for { $number }; write one.
engine-odd-number = no clue of the puzzle’s options gives this number
engine-cells-in-doubt = The clues leave more than one solution; cells in doubt: { $cells }, the first in { $place }; write a clue there that says all.
option-numbers-size = Grid size
    .help = Width and height of the grid; 10 × 10 has about fifty clues.
    .unit = cells
option-numbers-symmetry = Symmetry
    .help = Where one square is black, so is its image. With few numbers to choose from, no symmetry is kept.
    .choice-rotational = Half a turn
    .choice-left-right = Left and right
    .choice-up-down = Top and bottom
    .choice-both = All four sides
    .choice-diagonal = Diagonal
    .choice-none = None
option-operations = Operations
    .help = What the clues ask for.
    .choice-times = × times
    .choice-divide = ÷ divided by
    .choice-times-divide = × and ÷
    .choice-plus = + plus
    .choice-minus = − minus
    .choice-plus-minus = + and −
    .choice-all = All four
option-first_least = First factor from
    .help = The smallest number on the left of ×.
option-first_most = First factor to
    .help = The largest number on the left of ×: 12 for the tables up to twelve.
option-second_least = Second factor from
    .help = The smallest number on the right of ×. Divisions are multiplications turned round.
option-second_most = Second factor to
    .help = The largest number on the right of ×.
option-term_least = Added numbers from
    .help = The smallest number on either side of + and −.
option-term_most = Added numbers to
    .help = The largest number on either side of + and −.
option-clue = Clues
    .choice-full = Whole: 12 × 7
    .help-full = Each clue gives its answer: it only has to be worked out.
    .choice-hidden = A number hidden: □ × 7
    .help-hidden = Many clues hide a number, and the crossings must decide. As many are shown whole as it takes to leave one solution only: that is checked.
preset-numbers-times = Multiplication
    .help = 10 × 10: a number up to 12 times a number up to 99.
preset-numbers-tables = Times tables
    .help = 8 × 8: the tables from 2 to 12, up to twenty times.
preset-numbers-large = Large multiplication
    .help = 10 × 10: numbers of two digits times numbers of two digits.
preset-numbers-plus = Plus and minus
    .help = 10 × 10: sums and differences of numbers up to 199.
preset-numbers-mixed = Mixed
    .help = 10 × 10: all four operations.
preset-numbers-hidden = Puzzle
    .help = 10 × 10: clues with a number missing, for those who like to think.
options-group-sums = Numbers and clues

## Filled crosswords: options, and what the engine says of drawing and filling

engine-option-sides = { $option } must be width x height such as 13x13, each side from { $least } to { $most } cells, not { $value }.
option-filled-size = Grid size
    .help = Width and height of the grid.
    .unit = cells
option-blocks = Black squares
    .choice-pattern = A pattern
    .help-pattern = A new pattern as in newspapers: every letter stands in two words, and all words hang together. It needs a large word list.
    .choice-few = Placed while filling
    .help-few = They are put wherever words end, so that short word lists can fill the grid as well.
    .choice-rows = Row by row (older program)
    .help-rows = Each row is filled with words and black squares between them; down words are no longer than you say.
    .choice-columns = Column by column (older program)
    .help-columns = The black squares come from the columns first, then the rows are filled.
    .choice-none = None: an open grid
    .help-none = Nothing is black: for small squares, or to draw your own.
option-symmetry = Symmetry
    .help = Where one square is black, so is its image.
    .choice-rotational = Half a turn
    .choice-left-right = Left and right
    .choice-up-down = Top and bottom
    .choice-both = All four sides
    .choice-diagonal = Diagonal
    .choice-none = None
option-black = How many black squares
    .help = More of them make the grid easier to fill.
    .choice-few = Few
    .choice-medium = Medium
    .choice-many = Many
option-max_down = Longest word down
    .help = The older program fills rows and hopes for the columns: short ones come out right more often.
    .unit = letters
option-filled-min_length = Shortest word
    .help = Shorter words are not used; shorter gaps are not left open.
    .unit = letters
option-min_score = Lowest score
    .help = Words with a lower score are not used, where the word list has scores.
    .unit = points
option-better = Prefer words with a high score
    .help = Where the word list has scores, the best words are tried first.
option-method = How to search
    .choice-solver = Every word known
    .help-solver = Only words of the list are used, across and down; or it is proved that they cannot fill the grid.
    .choice-progressive = Progressive (older program)
    .help-progressive = Rows are filled with words, and the words down are improved bit by bit; some may remain that no list has. They are marked.
option-objective = What counts as wrong
    .choice-lengths = Letters of unknown words
    .help-lengths = The letters of unknown words, and a fifth of those of scrambled ones.
    .choice-counts = Unknown and scrambled words
    .help-counts = Each unknown word counts one, each scrambled one a half.
    .choice-unknown = Unknown words
    .help-unknown = Each unknown word counts one, scrambled ones too.
option-queue = Queue
    .help = How many grids are kept to be improved.
    .unit = grids
option-neighbours = Neighbours
    .help = How many changes of a grid are tried at a time.
    .unit = changes
option-filled-seconds = Time to search
    .help = The search ends as soon as the grid is full, or when this time is up.
    .unit = seconds
preset-newspaper = Newspaper
    .help = 13 × 13 with a symmetric pattern, for a large word list.
preset-newspaper-15 = Newspaper, 15 × 15
    .help = The size of most daily crosswords.
preset-mini = Mini
    .help = 5 × 5 with few black squares, for a coffee break.
preset-own-blocks = Full grid
    .help = 12 × 12; the black squares are placed while filling, as few as possible.
preset-small-list = Small word list
    .help = More black squares and short words, so that a small word list is enough.
preset-older = Older program
    .help = 12 × 12 by the progressive search of an older program, with its own settings; unknown words may remain.
engine-diagonal-no-square = Only a square grid can be the same on both sides of a diagonal, and this one is { $width } × { $height }; choose another symmetry.
engine-no-such-cell = There is no such cell; the grid has { $rows } rows and { $columns } columns.
engine-no-slot-down = No word runs down through that cell.
engine-no-slot-across = No word runs across through that cell.
engine-cell-is-block = That cell is black; make it white to write there.
engine-put-other-length = { $word } has { $letters } letters, and there are { $cells } cells for it.
engine-locked-letters = { $word } is locked; unlock it to change its letters.
engine-nothing-to-fill = Every white square has its letter; clear some, or reshuffle the words.
engine-choose-dictionary = Choose a word list to fill the grid with.
engine-no-filling-found = No filling was found in this time, and it is not proved that there is none; search longer, set more black squares, let them be placed while filling or take a larger word list.
engine-supply-words = Supply words of { $lengths } letters: the word list has none, and the grid needs them, as at { $slots }; or set more black squares.
engine-supply-good-words = Supply words of { $lengths } letters with a score of { $least } or more: the word list has none, and the grid needs them, as at { $slots }; or take a lower score.
engine-grid-impossible = Proved: the words of the list cannot fill this grid; more black squares or more words of { $lengths } letters would help.
engine-slots-impossible = Proved: no words of the list fit together at { $slots }; more black squares there or more words of { $lengths } letters would help.
engine-slot-impossible = Proved: no word of the list fits at { $slot }, where { $letters } stands; change its letters, set a black square there or supply more words of { $length } letters.
engine-slot-unsupported = Proved: no word of the list at { $slot } goes with the words that cross it; set a black square there or supply more words of { $length } letters.
engine-drawn-twice = { $word } stands at { $first } and at { $second }, and no word may stand twice; change one of them.
engine-no-words-for-grid = The word list has no words of { $least } to { $most } letters that could be used; supply some, or change “{ $shortest }” or “{ $score }”.
engine-no-pattern-words = None of { $tried } patterns can be filled: supply words of { $lengths } letters, which the word list lacks, or choose “{ $way }” under “{ $option }”.
engine-no-pattern-filled = None of { $tried } patterns can be filled from the word list, which is proved for each; choose “{ $way }” under “{ $option }”, a smaller grid or a larger word list.
engine-placed-while-filling = Placed while filling
engine-letters-would-go = Another grid would lose the letters that you wrote or locked; clear and unlock them first, or make a new puzzle.
engine-nothing-to-improve = All words are in the word list, and it has no scores by which others would be better; reshuffle to get other words.
engine-no-other-filling = No other word was found for the place of { $word }, even with the words around it changed; reshuffle, or change a black square.
engine-no-such-act = That cannot be done with a puzzle of this kind ({ $act }).
engine-in-line = { $name }, line { $line }: { $problem }
engine-template-too-large = The grid in { $name } is { $width } × { $height }, and at most { $most } × { $most } can be filled.
engine-template-ragged = Line { $line } of { $name } has { $cells } cells, but others have { $width }; write ? for an open cell and # for a block, so that all lines are as long.
engine-template-hidden = A word search has no template; save its letters as texts, or all of it as .ipuz.
engine-template-empty = { $name } has no cells; write a line for each row, with # for a block and ? for an open cell.
engine-not-full = The grid is not full yet; fill it first.

# The sentences of filled crosswords end here.

# Formats of files: what is read, what is lost.
engine-no-puzzle-file = { $name } is no puzzle that can be opened; there are .ipuz, .puz, .jpz, Exolve and the pages and .zip files that were saved here. Open a list of words as a word list.
engine-loss-only-letters = Only the letters of the grid: no clues, no title.
engine-loss-texts = Texts to be read and printed; they cannot be opened again.
# The sentences about formats end here.

## Grids with blocks: what the engine finds in files and drawings

engine-odd-unknown = not a word of the dictionary
engine-odd-scrambled = a word of the dictionary, but with its letters mixed up
engine-short-slots = Words of only two letters: { $slots }.
engine-unchecked = Cells that belong to one word only: { $cells }.
engine-islands = Parts of the grid that touch no other: { $parts }.
engine-voids-are-blocks = has { $cells } cells outside, which become blocks
engine-clue-not-full = is left out: its answer has empty cells
engine-pinned-no-letter = names a cell without a letter
engine-dense-unplaced = has no place, but in this grid every word has one
engine-pinned-empty = is said to keep its letter, but has none
engine-odd-no-use = is said to be odd in a way that cannot be
engine-open-outside = is open, but outside the grid
engine-open-in-word = is said to belong to no word, but does
engine-no-single-letter = holds { $text }, no letter
engine-all-blocks = has no cells
engine-number-no-number = is no number
engine-number-begins-0 = begins with 0
engine-clue-other-value = has the clue { $clue }, which is another number
engine-columns-but-scores = Only column { $words } is read as the words and column { $scores } as their scores; the others are left out.
engine-bad-score = The score of { $word } is { $score }, not a whole number from 0 to { $most }; it counts as { $usual }.
engine-no-score = { $word } has no score; it counts as { $usual }.

# The sentences of grids with blocks end here.

## Kinds of puzzle: the button in the bar, and what is said otherwise where a grid is filled

# Read out only; the kind of the shown puzzle follows.
bar-kind = Kind of puzzle:{ " " }
kind-heading = Kind of puzzle
kind-none = Crossword
# ".short" stands on the button, ".help" below the name in the menu.
kind-freeform = Free-form crossword
    .short = Crossword
    .help = Words cross wherever they fit, and the grid grows around them.
kind-filled = Filled crossword
    .short = Filled grid
    .help = A newspaper’s grid with black squares: every row and column is full of words.
kind-numbers = Number crossword
    .short = Numbers
    .help = Numbers cross instead of words, with facts about them as clues. Needs no word list.
# Fill the same grid with other words.
bar-reshuffle-grid = Refill
# On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-new-grid = New<span> grid</span>
# <b> names two buttons: bar-new-grid and bar-reshuffle-grid.
options-foot-grid = <b>New grid</b> begins again with these options. <b>Refill</b> finds other words for this grid: what you wrote or locked stays, and so do black squares that are a pattern or yours.
options-reshuffle-grid = Refill<span> this grid</span>
options-new-grid = New grid
options-seed-help-plain = Empty: another puzzle each time. The same seed and options make the same puzzle again.
dictionary-not-needed = No word list
dictionary-no-words = This kind of puzzle needs no word list.
replace-not-here = Words of this kind of puzzle cannot be replaced.
job-puzzle-new-grid = Filling the grid …
job-puzzle-reshuffle-grid = Filling the grid …
job-puzzle-improve-grid = Looking for a better filling …
job-grid-fill = Filling the grid …
job-grid-try = Trying if the grid can be filled …
failed-grid-new = No new grid was made.
failed-grid-set = The grid was not changed.
failed-grid-type = The letter was not written.
failed-grid-clear = Nothing was taken out.
failed-grid-put = The word was not put in.
failed-grid-fill = The grid was not filled.
failed-grid-try = It is not known whether the grid can be filled.
# A grid is filled, or drawn and still partly empty. The other done-filled-… are only ever parts of it.
done-filled = { done-filled-how }: { $worded ->
    [false] { $words ->
        [one] { $words } number
       *[other] { $words } numbers
    }
   *[true] { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
}, { $width } × { $height }, { $blocks ->
    [one] { $blocks } black square
   *[other] { $blocks } black squares
}{ done-filled-unknown }{ done-filled-scrambled }{ done-filled-empty }.
# $again: the same grid was filled once more; in done-filled, $worded: whether with words, not numbers.
done-filled-how = { $empty ->
    [0] { $again ->
        [true] Filled anew
       *[false] Filled
    }
   *[other] Grid
}
# Words that no word list has.
done-filled-unknown = { $unknown ->
    [0] { "" }
   *[other] , { $unknown } unknown
}
# Words whose letters make a word of the list in another order.
done-filled-scrambled = { $scrambled ->
    [0] { "" }
   *[other] , { $scrambled } scrambled
}
done-filled-empty = { $empty ->
    [0] { "" }
    [one] , { $empty } cell empty
   *[other] , { $empty } cells empty
}
# $filled: the message done-filled.
done-improved-grid = Better than before. { $filled }
done-took = Found in { $seconds } s.
done-not-improved-grid = Nothing better found in { $seconds } s; the grid stays as it is.
counts-words = <b>{ $n }</b> { $n ->
    [one] word
   *[other] words
}
counts-numbers = <b>{ $n }</b> { $n ->
    [one] number
   *[other] numbers
}
counts-unknown = <b>{ $n }</b> unknown
    .only = Show only these words: not in the word list
counts-scrambled = <b>{ $n }</b> scrambled
    .only = Show only these words: in the word list with the letters in another order
counts-clueless = <b>{ $n }</b> without a clue
    .only = Show only these words: without a clue
counts-empty = <b>{ $n }</b> { $n ->
    [one] cell empty
   *[other] cells empty
}
counts-cells = <b>{ $n }</b> { $n ->
    [one] cell filled
   *[other] cells filled
}
counts-blocks = <b>{ $n }</b> { $n ->
    [one] black square
   *[other] black squares
}
list-unknown = unknown
list-scrambled = scrambled
list-only-unknown = Unknown
list-only-scrambled = Scrambled
sheet-empty-cells = { $n ->
    [one] { $n } cell is still empty.
   *[other] { $n } cells are still empty.
}
sheet-no-clue = { $n ->
    [one] { $n } word has no clue: write it in the list.
   *[other] { $n } words have no clue: write them in the list.
}
# In the place of a letter.
sheet-cell-empty = empty

## The grid as something to draw and write in

drawing-bar =
    .aria-label = Drawing
drawing-mode =
    .aria-label = A press on a cell
# What a press on a cell is for: to write there, or to make it a black square.
drawing-letters = Letters
drawing-blocks = Black squares
drawing-symmetry =
    .aria-label = Symmetry of the black squares
    .title = Symmetry of the black squares
drawing-symmetry-rotational = Half a turn
drawing-symmetry-left-right = Left and right
drawing-symmetry-up-down = Top and bottom
drawing-symmetry-both = All four sides
drawing-symmetry-diagonal = Diagonal
drawing-symmetry-none = No symmetry
drawing-fill = Fill the rest
    .title = Fill all empty cells with words of the list (Ctrl+Enter)
drawing-region = Fill region
    .title = Fill the selected cells anew; all others stay (Ctrl+Shift+Enter)
drawing-clear = Clear
drawing-clear-fill = Letters that were filled in
drawing-clear-letters = All letters
drawing-clear-cells = Letters of the selected region
drawing-clear-blocks = Everything: an open grid
drawing-heat = Hard cells
    .title = Show where few words fit
drawing-empty = Empty grid
    .title = Begin a new, empty grid
# How hard it is to fill a cell.
drawing-heat-0 = easy
drawing-heat-1 = some choice
drawing-heat-2 = little choice
drawing-heat-3 = hardly any
drawing-heat-4 = impossible
drawing-heat-key =
    .aria-label = How hard the cells are
# Runs of cells between black squares; $full of $slots have all their letters.
drawing-full = { $full } of { $slots } full
drawing-warnings = { $n ->
    [one] { $n } note
   *[other] { $n } notes
}
drawing-input =
    .aria-label = Letters of the grid
# Read out by screen readers only. The keys are the same in every language.
drawing-help = Arrow keys move. Letters are written where the cursor is; Space turns between across and down, full stop makes a black square or takes it away. Tab goes to the next word, Enter to the words that fit. Shift and arrows select a region. Control Enter fills the rest. Escape, then Tab, leaves the grid.
drawing-leave = Tab leaves the grid now.
drawing-choose = Press a cell to write in it.
drawing-on-block = This is a black square: a full stop makes it a cell.
drawing-no-region = Select cells first: drag over them, or hold Shift and use the arrow keys.
# What screen readers say of the cursor. $fits: how many words fit, -1 if that is not known; $heat: 0 (easy) to 4 (impossible).
drawing-at = { $place }, cell { $n } of { $total }, { $empty ->
    [true] empty
   *[false] { $letter }
}{ $written ->
    [true] , written
   *[false] { "" }
}{ $heat ->
    [4] , cannot be filled
    [3] , hard
   *[other] { "" }
}{ $fits ->
    [-1] { "" }
    [one] , { $fits } word fits
   *[other] , { $fits } words fit
}
drawing-at-single = row { $row }, column { $column }, { $empty ->
    [true] empty
   *[false] { $letter }
}{ $written ->
    [true] , written
   *[false] { "" }
}, in no word
drawing-at-block = Black square, row { $row }, column { $column }
drawing-at-region = Region of { $rows } × { $columns } cells
# A run that is not full. $n: its cells; $fits: how many words fit, -1 if that is not known.
drawing-fits = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}{ $fits ->
    [-1] { "" }
    [one] ; { $fits } word fits
   *[other] ; { $fits } words fit
}
# In the table of the grid, for screen readers.
drawing-cell-block = black
drawing-cell-empty = empty
drawing-cell-pinned = written
side-switch =
    .aria-label = Show
side-candidates = Candidates
side-fold =
    .aria-label = The words below the grid
candidates-region =
    .aria-label = Candidates
candidates-list =
    .aria-label = Words that fit
candidates-filter =
    .aria-label = Begins with
    .placeholder = Begins with …
candidates-slot = { $place }, { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}
candidates-nowhere = Put the cursor on a white cell.
# Of the $total words that match the letters that are there, so many leave words for all that cross them.
candidates-count = { $fitting } of { $total } fit
candidates-none = No word of the list fits here.
# Words fit here, but none of them leaves words for all that is still empty. The name is that of drawing-heat.
candidates-hopeless = Whatever stands here, another place is left without a word: “Hard cells” shows where.
candidates-more = The first { $n } of { $total }; type to narrow.
candidates-unread = The word list is still being read.
candidates-fits = fits
candidates-blocks = blocks others
candidates-score = { $score }
candidates-score-title = Score in the word list
candidates-try = Can the rest be filled?
candidates-rest-running = Looking whether the rest can be filled …
candidates-rest-yes = The rest can still be filled.
candidates-rest-no = { $reasoned ->
    [true] The rest cannot be filled: { $reason }
   *[false] The rest cannot be filled.
}
candidates-rest-unknown = It is not known yet whether the rest can be filled.
# A button beside what was found of the rest.
drawing-undo = Undo
done-grid-put = { $word } put in.
done-grid-clear = Cleared.
chosen-delete-grid = Clear
    .title = Take its letters out (Delete key)
keys-drawing = Drawing and writing
    .next = to the next cell
    .turn = the other direction
    .slot = the next word, or the one before
    .ends = first cell of a word, or last
    .block = a black square, or none
    .clear = take the letter out
    .region = select cells
    .candidates = the words that fit
    .fill = fill the rest
    .part = fill the selected cells anew
    .edit = edit word and clue
    .leave = no region; then Tab leaves the grid

## Kinds of puzzle: where numbers stand for words, and what a grid that could not be filled leaves to do

drawing-digits = Digits
drawing-fill-numbers = Fill the rest
    .title = Fill all empty cells with numbers (Ctrl+Enter)
drawing-clear-digits = All digits
words-toggle-numbers = Numbers
words-filter-numbers =
    .aria-label = Find a number or clue
    .placeholder = Find a number or clue
options-foot-numbers = <b>New grid</b> begins again with these options. <b>Refill</b> finds other numbers for this grid: what you wrote or locked stays.
edit-heading-numbers = Edit number and clue
field-number = Number
number-count = { $n ->
    [one] { $n } number
   *[other] { $n } numbers
}
list-shown-numbers = { $n } of { $total ->
    [one] { $total } number
   *[other] { $total } numbers
}
list-only-all-numbers = All numbers
# Two buttons beside the message that a new grid could not be filled.
failed-unfilled-options = Change options
failed-unfilled-empty = Begin with the empty grid
options-empty = Empty grid
    .title = An empty grid with these options, to draw and fill by hand
# $help: what the preset is for. $words: how many words a list should have for it; $known: how many the chosen one has.
options-preset-more = { $help } Wants a list of about { $words } words; this one has { $known }.
# In a filled grid; $others: how many others changed with it.
done-replaced-grid = { $after } in for { $before }{ $others ->
    [0] { "" }
    [one] ; { $others } other changed with it
   *[other] ; { $others } others changed with it
}.
done-stopped = Stopped before anything was found; the puzzle stays as it was.

## Word searches: words hidden among other letters

kind-wordsearch = Word search
    .short = Word search
    .help = Words are hidden among other letters, in up to eight directions.
# On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-create-hidden = Create<span> sheet</span>
lists-back-hidden = Back<span> to the word search</span>
lists-make-hidden = Make a word search
lists-not-made-hidden = No word search was made.
grid-canvas-hidden =
    .aria-label = Word search
    .aria-roledescription = letter grid
# Read out by screen readers only. The keys are the same in every language.
grid-help-hidden = Arrow keys move from letter to letter. Space turns through the words that have the letter. Enter puts another word in the place of the selected one. F2 edits it, L locks it, Delete deletes it. Plus and minus zoom. Question mark shows all keys.
grid-label-hidden = Word search, { $width } by { $height } letters
grid-label-titled-hidden = Word search { $title }, { $width } by { $height } letters
# What screen readers say of a letter. $n: in how many words it is; $words: those, the ringed one first.
hidden-cell = row { $row }, column { $column }, { $letter }{ $n ->
    [0] , in no word
   *[other] , in { $words }
}
# Where a word begins, and which way it runs: one of the messages way-…
hidden-place = row { $row }, column { $column }, { $way }
way-right = to the right
way-left = to the left
way-down = down
way-up = up
way-down-right = down to the right
way-up-right = up to the right
way-down-left = down to the left
way-up-left = up to the left
# A word is part of the word $word, and hidden there.
list-inside = in { $word }
list-only-placed-hidden = Hidden
list-only-failed-hidden = Left out
list-sort-number-hidden = By place
list-sort-way = By direction
status-rings = Show all
    .title = Ring all words
status-tools-hidden =
    .aria-label = Words and view
status-freeze-hidden = Lock all
    .title = Keep every word in its place
bench-not-placed-hidden = not hidden: { $reason }
# Words of the word list: to be added, and to stand in for one of the puzzle.
add-offers-heading-hidden = From the word list
edit-offers-heading-hidden = Others from the word list
offers-none-hidden = The word list has none that can be hidden here.
bench-only-placed-hidden = Only a hidden word can be locked.
bench-layout-locked-hidden = All words are locked; unlock them first (“Lock all”).
bench-no-reshuffle-hidden = All words are locked; unlock them to reshuffle.
bench-layout-locked-now-hidden = All words are locked: none moves until you unlock them.
bench-layout-unlocked-now-hidden = The words are free again.
# The line of counts: <b> marks what is printed bold.
counts-hidden = <b>{ $placed }</b> of { $given ->
    [one] { $given } word
   *[other] { $given } words
} hidden
counts-failed-hidden = <b>{ $n }</b> left out
    .only = Show only these words: left out
# Letters that belong to several words.
counts-shared = <b>{ $n }</b> { $n ->
    [one] letter shared
   *[other] letters shared
}
# $percent of all letters belong to words.
counts-covered = <b>{ $percent } %</b> in words
# How many letters of a hidden message stand in the grid.
counts-message = message of <b>{ $n }</b> { $n ->
    [one] letter
   *[other] letters
}
counts-frozen-hidden = all locked
# The size is a button: pressed, new grids are as large as this one.
counts-size-keep = Keep this size: { $width } × { $height } for reshuffling and new words
counts-size-free = This size is kept; press to let the words decide again
counts-size-kept = kept
done-size-kept = The size is kept: { $width } by { $height }.
done-size-free = The next grid is as large as its words need.
# $shared: letters that belong to several words.
done-hidden = { $placed } of { $given ->
    [one] { $given } word
   *[other] { $given } words
} hidden in { $width } by { $height }, { $shared ->
    [one] { $shared } letter
   *[other] { $shared } letters
} shared.
job-puzzle-new-hidden = Hiding the words …
failed-puzzle-reshuffle-hidden = The words were not hidden anew.
# <b> names two buttons: bar-new-words and bar-reshuffle. The words in quotation marks are options-for-new-words.
options-foot-hidden = <b>New words</b> draws other words from the list. <b>Reshuffle</b> hides the words you see anew; what is marked “for new words” does not matter then.
options-group-filler = Other letters
keys-hidden = Grid
    .next = Next letter
    .ends = First letter of the row, or the last
    .turn = Next word of the letter
    .zoom = Nearer, farther, whole grid
    .wheel = Zoom at the pointer
    .none = Select nothing

## What counts as found once: the rules of word searches, told in the options

rules-heading = What counts as found once
rules-once = Every word of the list can be found at one place only, in the directions you allow; the other letters are chosen so.
rules-palindrome = A word that reads the same from both ends is at one place, though it can be read both ways.
rules-inside = A word that is part of a longer one, as TIN of PLATINUM, counts where the longer one lies. “Words within words” says whether it is hidden there, gets a place of its own, or is left out.
rules-twice = A word that is in the list twice is hidden once. A word for which no place can be the only one is left out, and the list says so.

## Options that are a text, a choice of directions, or a picture

form-left = { $n ->
    [one] { $n } character left
   *[other] { $n } characters left
}
form-over = { $n ->
    [one] { $n } character too many
   *[other] { $n } characters too many
}
form-none-chosen = Choose one at least.
# A picture of squares.
mask-heading = Your picture
mask-edit = Draw or open a picture…
mask-none = No picture yet
# $n: squares that become letters.
mask-size = { $width } × { $height }, { $n ->
    [one] { $n } letter
   *[other] { $n } letters
}
mask-open = Open a picture…
mask-clear = Clear
mask-invert = Invert
    .title = Filled squares become empty, empty ones filled
mask-undo =
    .title = Undo (Ctrl+Z)
    .aria-label = Undo
mask-width =
    .aria-label = Squares across
mask-height =
    .aria-label = Squares down
# A slider: from how dark on the parts of a picture become letters.
mask-dark = How much of the picture counts
mask-canvas =
    .aria-roledescription = squares to paint
mask-help = Filled squares become letters. Paint with the mouse or a finger; with the keys, arrows move, Space fills or empties, Shift and arrows draw a line. Files stay on this device.
mask-use = Use this picture
# Read out by screen readers only.
mask-at = row { $row }, column { $column }, { $filled ->
    [true] filled
   *[false] empty
}
mask-unreadable = This file is no picture that can be read; choose a PNG, JPEG, WebP, GIF or SVG, or a text of # and full stops.
# $size, $limit: such as "20.0 MB".
mask-too-large = It has { $size }; pictures up to { $limit } can be opened.
mask-too-many-pixels = It has { $width } × { $height } pixels, more than can be opened; make it smaller first.
mask-too-light = Nothing in this picture is dark enough; move the slider.
mask-text-strange = Line { $line } has “{ $char }”; a picture as text has # for a letter and a full stop for none.
mask-text-large = It has { $width } × { $height } squares; at most { $most } a side can be used.
mask-text-empty = It has no #; each # becomes a letter.
mask-side = A side has { $least } to { $most } squares.
mask-empty = Fill one square at least.
mask-missing = Draw or open a picture first, or choose another shape.

## Word searches: options, and what the engine says of hiding words

option-count-hidden = Number of words
    .help = How many words are drawn from the word list.
    .unit = words
option-level = Directions
    .choice-easy = Easy
    .help-easy = Words run forwards and down.
    .choice-medium = Medium
    .help-medium = Along the diagonals as well, forwards.
    .choice-hard = Hard
    .help-hard = In all eight directions, backwards too.
    .choice-own = Your own
    .help-own = Choose each direction by itself.
option-ways = Words run
    .help = At least one direction.
    .choice-forward = Forwards
    .choice-down = Down
    .choice-forward-down = Forwards and down
    .choice-forward-up = Forwards and up
    .choice-backward = Backwards
    .choice-up = Up
    .choice-backward-up = Backwards and up
    .choice-backward-down = Backwards and down
option-size-hidden = Grid size
    .help = Auto finds a size in which all the words have room. In a grid of a fixed size those that find no place are left out.
    .unit = cells
option-room = Room
    .choice-normal = Normal
    .help-normal = About two thirds of the letters belong to words. With a hidden message, the grid is just large enough for both.
    .choice-tight = Tight
    .help-tight = The smallest grid that can be found for the words.
    .choice-loose = Loose
    .help-loose = More than half of the letters belong to no word, so they are harder to find.
option-shape = Shape
    .help = The outline that the letters fill.
    .choice-rectangle = Rectangle
    .choice-circle = Circle
    .choice-heart = Heart
    .choice-diamond = Diamond
    .choice-tree = Tree
    .choice-own = Your own picture
option-mask = Your picture
    .help = Black squares become letters. The picture is scaled to the grid.
option-sharing = Shared letters
    .help = Words that cross have a letter in common.
    .choice-any = As it comes
    .choice-many = Many
    .choice-few = Few
    .choice-none = None
option-inside = Words within words
    .choice-there = Only there
    .help-there = A word that is part of another one, as TIN of PLATINUM, is found there and nowhere else.
    .choice-own = Hidden as well
    .help-own = It has a place of its own besides, so it can be found at both.
    .choice-out = Left out
    .help-out = It is left out of the puzzle.
option-filler = Around the words
    .choice-words = Letters of the words
    .help-words = Letters as frequent as they are in the words.
    .choice-first = First letters only
    .help-first = Harder: only letters that words begin with.
    .choice-others = Other letters
    .help-others = Easier: letters that no word has, as far as the language has such letters.
option-first = From the beginning
    .help = So many letters at the beginning of each word are used.
    .unit = letters
option-message = Hidden message
    .help = The letters that belong to no word, read line by line, begin with it.
option-clean = No rude words
    .help = No rude word can be read anywhere by accident, in any direction.
option-banned = Words to keep out
    .help = Words that must not be read anywhere by accident either, parted by spaces or commas.
preset-search-standard = Standard
    .help = 20 words in four directions.
preset-search-easy = For beginners
    .help = 10 short words, forwards and down, among letters that they do not have.
preset-search-hard = Hard
    .help = 30 words in all eight directions, among letters that words begin with.
preset-search-large = Large
    .help = 60 words in all eight directions.
preset-search-packed = Packed
    .help = 30 words in the smallest grid that can be found, across each other.
preset-search-heart = Heart
    .help = 25 words in the shape of a heart.
preset-search-tree = Tree
    .help = 25 words in the shape of a fir tree.
# The message has so many letters too many.
engine-message-too-long = { $letters ->
    [one] The hidden message is { $letters } letter too long for the cells that the words leave; shorten it, or take a larger grid.
   *[other] The hidden message is { $letters } letters too long for the cells that the words leave; shorten it, or take a larger grid.
}
engine-option-text = { $option } must be a text, not { $value }.
engine-option-text-long = { $option } has { $characters } characters; at most { $most } can be kept.
engine-option-set = { $option } must be one or more of { $choices }, not { $value }.
engine-option-mask = { $option } must be a picture of rows of equal length, # for a letter and . for none, at most { $most } cells a side and with one # at least.
engine-no-word-hidden = None of { $tried } other words could be hidden in the place of { $word }; replace another word, or take a larger grid.
engine-banned-too-short = { $word } has one letter only, which cannot be kept out; keep out longer words.
engine-cannot-keep-clean = Rude words could not be kept out of a grid of these letters; choose other letters around the words, or switch off “No rude words”.
engine-locked-other-way = { $word } is locked, and does not run in one of the directions that were chosen; unlock it first.
engine-locked-together = { $word } and { $other } are locked and share a letter, which the options rule out; unlock one of them first.
engine-cannot-hide-once = With letters as few as { $letters }, no word could be hidden so that it is found only once; add words with other letters, or choose “Other letters” around the words.
engine-cannot-keep-out = These words could not be kept out of the grid: { $words }; keep out fewer, or choose other letters around the words.
engine-why-no-room = No place was found for { $word } in the grid of { $width } × { $height }; a larger grid may help.
engine-why-within = { $word } is part of another word, and such words are to be left out; the options can change that.
engine-why-twice = { $word } was left out because it could be found at a second place; reshuffling, or other letters around the words, may help.
# (end of word searches)

# other programs' formats, .puz and .ipuz: begin
engine-loss-workshop = What it takes to go on making the puzzle is not kept: { $what }.
engine-lost-options = options and seed
engine-lost-dictionary = the name of its word list
engine-lost-locks = which words are locked
engine-lost-pinned = which letters were written by hand
engine-lost-unplaced = words without a place: { $words }
engine-loss-look = Settings of the sheet are not kept: { $what }.
engine-lost-blocks = how the cells outside the words look
engine-lost-text-size = the size of the text
engine-lost-word-bank = the word bank
engine-lost-key = where the answer key stands
engine-lost-headings = the language of the headings
engine-lost-digits = the digits
engine-lost-printing = how it is printed
engine-lost-numbering = numbers by rows and columns
engine-loss-direction = There is no field for the direction: other programs show the grid from left to right, as in a mirror.
engine-loss-language = The language is not kept: opened here again, the words would be taken for { $guessed }, not { $language }.
engine-loss-clue-language = The language of the clues is not kept.
engine-loss-letters = These letters would become others then: { $letters }.
engine-letters-folded = has letters that words in the language it was taken for do not have, and that became plain ones: { $letters }
engine-loss-counts = There is no field for letter counts: they stand at the ends of the clues.
engine-loss-outside = { $cells ->
    [one] { $cells } cell outside the words becomes a black square.
   *[other] { $cells } cells outside the words become black squares.
}
engine-loss-unfilled = { $cells ->
    [one] { $cells } cell has no letter yet; other programs may take it for a mistake.
   *[other] { $cells } cells have no letter yet; other programs may take them for mistakes.
}
engine-loss-spelling = { $words ->
    [one] { $words } word is kept only as its letters in the grid, not as it was written.
   *[other] { $words } words are kept only as their letters in the grid, not as they were written.
}
engine-loss-counts-off = That there are no letter counts is not kept.
engine-loss-kind = Opened here again, it is { $kind }.
engine-lost-numbers = a number crossword
engine-lost-filled = a filled crossword
engine-lost-freeform = a free-form crossword
engine-loss-rebus = { $cells ->
    [one] { $cells } cell becomes a rebus square: what is in it is not one of the letters that this format has.
   *[other] { $cells } cells become rebus squares: what is in them is not one of the letters that this format has.
}
engine-loss-rebus-keys = There are { $letters } different rebus squares; some programs know { $most } at most.
engine-loss-puz-utf-8 = The texts are in UTF-8 (version 2.0 of the format); programs that know only older versions show them garbled.
engine-loss-typographic = { $texts ->
    [one] Typographic quotes, dashes and the like become plain ones in { $texts } text.
   *[other] Typographic quotes, dashes and the like become plain ones in { $texts } texts.
}
engine-loss-cut = { $clues ->
    [one] { $clues } clue is longer than { $most } characters and is cut.
   *[other] { $clues } clues are longer than { $most } characters and are cut.
}
engine-loss-taken-for-counts = { $clues ->
    [one] The end of { $clues } clue will be taken for a letter count.
   *[other] The ends of { $clues } clues will be taken for letter counts.
}
engine-loss-dash = { $clues ->
    [one] { $clues } clue that is only a dash counts as missing.
   *[other] { $clues } clues that are only a dash count as missing.
}
engine-puz-hidden = A .puz file holds crosswords only; save a word search as .ipuz.
engine-puz-sides = A .puz file has at most { $most } cells a side, and this grid is { $width } × { $height }; save it as .ipuz.
engine-puz-keys = A .puz file holds at most { $most } different letters besides A to Z, and this puzzle has { $letters }; save it as .ipuz.
engine-puz-letter = The cell with “{ $cell }” has a sign that a .puz file uses itself; save it as .ipuz.
engine-puz-too-large = { $name } has { $size } MB, and at most { $most } MB can be opened; choose another file.
engine-not-puz-puzzle = { $name } is no .puz puzzle that can be opened: { $why }.
engine-puz-broken-off = it breaks off before the end of its grid
engine-puz-no-grid = its grid has no cells
engine-puz-row = row { $row } of its grid has not { $width } cells
engine-puz-texts-broken-off = breaks off: the last of its clues are missing
engine-puz-checksums = has wrong checksums: something in it was changed or damaged after it was saved
engine-puz-diagramless = hides its black squares, which are shown here
engine-puz-unlocked = was locked with the key { $key }
engine-puz-locked = has a locked solution that could not be opened, so it has no letters here
engine-puz-rebus-unknown = { $cells ->
    [one] does not tell what stands in { $cells } of its rebus squares, so it has one letter
   *[other] does not tell what stands in { $cells } of its rebus squares, so they have one letter
}
engine-puz-clue-count = has { $clues } clues for the { $words } words of its grid
engine-circles-lost = { $cells ->
    [one] has a circle in { $cells } cell, which is not kept
   *[other] has circles in { $cells } cells, which are not kept
}
engine-filled-in-lost = { $cells ->
    [one] has a letter in { $cells } cell that a solver filled in, which is not kept
   *[other] has letters in { $cells } cells that a solver filled in, which are not kept
}
engine-seen-as-read = This is for crosswords that are read from right to left; save this puzzle as .ipuz.
engine-loss-cells = Programs that do not look at the cells of each clue read the words backwards; for them there is the other .ipuz.
engine-html-lost = { $texts ->
    [one] has pictures, small raised letters or the like in { $texts } text; only its letters are kept
   *[other] has pictures, small raised letters or the like in { $texts } texts; only their letters are kept
}
engine-ipuz-bars-lost = { $cells ->
    [one] parts words by bars at { $cells } cell, which is not kept: words on both sides become one
   *[other] parts words by bars at { $cells } cells, which is not kept: words on both sides become one
}
engine-ipuz-codes-lost = has numbers for letters, which are not kept
engine-ipuz-styles-lost = { $cells ->
    [one] has a colour, picture or other mark in { $cells } cell, which is not kept
   *[other] has colours, pictures or other marks in { $cells } cells, which are not kept
}
engine-alternatives-lost = { $cells ->
    [one] allows several letters in { $cells } cell; the first is kept
   *[other] allows several letters in { $cells } cells; the first is kept
}
engine-ipuz-keys-lost = has entries that are not kept: { $keys }
engine-clues-unsolved = { $clues ->
    [one] has no solution, so its { $clues } clue is left out: clues belong to words
   *[other] has no solution, so its { $clues } clues are left out: clues belong to words
}
engine-copyright-lost = has a note on copyright that is not kept: { $text }
# other programs' formats, .puz and .ipuz: end

# SVG and pictures: begin
picture-too-large = A picture of { $width } × { $height } pixels is larger than this browser can make; choose a smaller size, or save the grid as SVG.
engine-loss-picture = A picture: it cannot be opened again.
outlines-none = What makes outlines of letters could not be fetched; save the drawing with its letters as text, or try again with the network.
# $letters are letters of the puzzle; a font that has them is not part of this page.
outlines-left = Some letters stay text, as no font here has them: { $letters }.
# SVG and pictures: end

# word lists of a puzzle and .zip files: begin
engine-loss-only-words = Only the words and their clues: no grid, no title.
engine-zip-not-opened = { $name } is no .zip file with a puzzle that can be opened: { $why }.
engine-zip-damaged = it is damaged
engine-zip-too-large = it has more than { $files } files or { $megabytes } MB when it is unpacked
engine-zip-paths = its files would leave their folder
engine-zip-locked = it is locked with a password; unpack it first
engine-zip-compressed = it is packed in an unusual way; unpack it first
engine-zip-nested = it holds another .zip file; unpack it and open that
engine-zip-no-puzzle = there is no puzzle in it
engine-zip-several = it holds several puzzles ({ $names }); unpack it and open one of them
# word lists of a puzzle and .zip files: end

# saving and opening: begin
# The Save menu of the sheet.
save-zip = All files (.zip)…
    .hint = pictures, texts and every format in one
save-picture = Picture…
    .hint = PNG or SVG, for the screen or for print
save-export = For other programs…
    .hint = crossword programs, pages to solve, lists of words
# While the engine finds out what each format can hold of a large puzzle.
export-looking = Looking at what each format can hold …
export-heading = Save for other programs
export-group-programs = Crossword programs
export-group-solving = To solve on a screen
export-group-words = Words and clues
export-group-grids = Grids
# How much of the puzzle a format holds.
export-whole = Holds everything
export-lossless = Holds the whole puzzle
export-lossy = { $n ->
    [one] { $n } thing is left out or changed
   *[other] { $n } things are left out or changed
}
# $ending: such as ".puz".
export-save = Save as { $ending }
export-save-lossy = Save as { $ending } all the same
export-save-whole = Save as { $ending }, which keeps everything
# Names of formats in these lists, and what each is for. "ending": what the file is called for short.
format-png = Pictures (PNG)
    .about = The grid to solve and the answers.
format-svg = Drawings (SVG)
    .about = The same, sharp at every size, for word processors and layout programs.
    .ending = .svg
format-text = Texts (.txt)
    .about = Clues and answers to copy.
    .ending = .txt
format-ipuz = Puzzle file (.ipuz)
    .about = To open and change it here later; some other programs read it too.
    .ending = .ipuz
# Of a crossword that is read from the right.
format-ipuz-seen = Puzzle file as it is seen (.ipuz)
    .about = For other programs that show the usual one as in a mirror.
    .ending = .ipuz as seen
format-puz = Across Lite (.puz)
    .about = For most crossword apps and programs, also older ones.
    .ending = .puz
format-jpz = Crossword Compiler (.jpz)
    .about = For Crossword Compiler and the apps that read its files.
    .ending = .jpz
format-jpz-xml = Crossword Compiler (.xml)
    .about = The same, not packed.
    .ending = .xml
format-exolve = Exolve
    .about = For web pages and blogs that use Exolve.
    .ending = Exolve
format-html = Page to solve (.html)
    .about = Opens in any browser, without a network; nothing to install.
    .ending = .html
format-csv = Table (.csv)
    .about = For Excel and other spreadsheets.
    .ending = .csv
format-tsv = Table with tabs (.tsv)
    .about = For programs that learn words, such as Anki.
    .ending = .tsv
format-json = Word list (.json)
    .about = For other programs, and as a word list here.
    .ending = .json
format-template = Pattern of the grid (.txt)
    .about = Rows of text, for the command line of Crosscore.
    .ending = .txt
zip-heading = All files in one
zip-text = One .zip file with what you tick here; every name in it has the same date and time.
zip-save = Save the .zip
zip-none = Tick at least one of them.
# Opens the list of it, file by file.
zip-losses = What is left out or changed
# $n: of the ticked files.
zip-lossy = { $n ->
    [one] { $n } of these files cannot hold everything; the puzzle file (.ipuz) among them does.
   *[other] { $n } of these files cannot hold everything; the puzzle file (.ipuz) among them does.
}
zip-lossy-without = { $n ->
    [one] { $n } of these files cannot hold everything. Tick the puzzle file (.ipuz), which does.
   *[other] { $n } of these files cannot hold everything. Tick the puzzle file (.ipuz), which does.
}
picture-heading = Save a picture
picture-what = Picture of
picture-what-puzzle = Puzzle
picture-what-answers = Answers
picture-what-both = Both
picture-how-large = Size
picture-for-screen = For the screen
picture-for-print = For print
picture-by-width = By width
picture-pixels-across = Pixels across
picture-file = File
picture-letters = Letters
picture-letters-help = Outlines look the same everywhere. Texts can be found and edited, but need a font with these letters where they are opened.
picture-as-outlines = As outlines
picture-as-text = As text
picture-told-svg = A drawing, sharp at every size.
picture-width-wrong = Choose a width from { $least } to { $most } pixels.
picture-told = { $width } × { $height } pixels.
# $across, $down: centimetres; $dpi: pixels per inch.
picture-told-print = { NUMBER($across, maximumFractionDigits: 1) } × { NUMBER($down, maximumFractionDigits: 1) } cm at { $dpi } dpi: { $width } × { $height } pixels.
# Opening files.
# While a file is dragged over the page.
drop-file = <strong>Drop it anywhere</strong><br>a word list (.json, .csv, .tsv, .txt)<br>or a puzzle (.ipuz, .puz, .jpz, Exolve, .html, .zip)<br><span>It is read on this device only.</span>
dictionary-open-puzzle = Open a puzzle…
    .hint = .ipuz, .puz, .jpz, Exolve, .html, .zip
lists-import-file = Import…
    .title = A list (.json, .csv, .tsv, .txt), or a puzzle for its words
lists-puzzle-heading = This is a puzzle
# $name is a file's.
lists-puzzle-text = Take the words and clues of { $name } as a list, or open it as a puzzle?
lists-puzzle-open = Open the puzzle
lists-puzzle-words = Take its words
# saving and opening: end

# player: begin
## A puzzle in a page of its own: a file that was handed out, or a link

# Where the browser runs no JavaScript. It stands in the page in every language at once.
player-noscript = This puzzle is solved on the screen by a program (JavaScript) that is part of this page, and this browser does not run it. Allow it, or open the page in another browser.
player-print =
    .title = Print
    .aria-label = Print
# The page's title where the puzzle has none.
player-crossword = Crossword
player-search = Word search
# The heading of a page without a puzzle; the next three say why.
player-none = Nothing to solve
player-broken = This link or file holds no whole puzzle: a part of it was lost on the way. Ask for it again.
player-nothing = There is no puzzle in this address: the part behind the # is missing. Copy the whole link.
player-old-browser = This browser is too old to open a puzzle from a link. Update it, or use another one.
## The dialog that shares a puzzle

# In the Save menu.
save-share = For others to solve…
    .hint = A link, or one page (.html)
share-heading = For others to solve
share-link-heading = As a link
share-link-text = The whole puzzle is in the link itself, behind the #: whoever opens it can solve the puzzle. Making it has sent nothing to anybody.
share-link =
    .aria-label = Link
share-copy = Copy
# Hands the link to the device's own list of ways to send something.
share-send = Send…
# How long the link is, in thousands of characters, and how long it may be.
share-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } kB of { $most } kB
share-copied = The link is copied.
share-copy-yourself = This browser does not let the page do that: copy the link out of the field.
# The title that the device is told with the link, where the puzzle has none.
share-title = A puzzle to solve
share-no-address = This copy of Crosscore is a file and has no address on the web, so there is no link to make. Save the page instead.
share-this-computer = The address is one of this computer alone: elsewhere the link opens nothing.
share-near = The address is one of this network alone: elsewhere the link opens nothing.
share-file-heading = As one file
share-file-text = A page (.html) that needs nothing else, not even a network: send it by mail or put it on a stick. It opens in any browser, and here again to be changed.
share-file = Save the page
share-answers = The answers are in both, packed up but not secret.
share-failed = Could not share the puzzle.
engine-nothing-to-solve = There is nothing to solve yet: no word has a place in the grid.
engine-unfilled-to-solve = { $cells ->
    [one] It cannot be solved yet: { $cells } cell of the grid has no letter.
   *[other] It cannot be solved yet: { $cells } cells of the grid have no letter.
}
engine-link-too-long = The link would have { $size } characters, and { $most } are the most that are sure to arrive. Share the puzzle as a file.
engine-no-player = The page that solves puzzles is not here.
engine-damaged-page = The puzzle in { $name } is damaged. Save the page anew, or open the .ipuz file that it was made of.
# player: end

# .jpz and Exolve: begin
engine-exolve-3d = it is a crossword in three dimensions
engine-exolve-beyond = Exolve cannot take letters such as { $letter }; save it as .ipuz, or as a page to solve it in.
engine-exolve-diagramless = hides its blocks from solvers; here they are seen
engine-exolve-fillers = has lines between its clues, which are not kept
engine-exolve-hints = has hints to its clues; they are not kept
engine-exolve-long-line = a clue has more than { $most } characters
engine-exolve-long-row = has more than { $width } cells in row { $row } of its grid; the rest is left out
engine-exolve-no-word-search = Exolve shows no word searches; save it as .ipuz, or as a page to solve it in.
engine-exolve-placeless = { $clues ->
    [one] has { $clues } clue that names no word of the grid; it is left out
   *[other] has { $clues } clues that name no word of the grid; they are left out
}
engine-exolve-rows = its grid has { $rows } rows, but its height is { $height }
engine-exolve-sections = has parts that are not kept: { $sections }
engine-exolve-several = has several puzzles; the first is opened
engine-exolve-shaped = its cells have shapes of their own
engine-exolve-short-row = row { $row } of its grid has { $cells } cells, but its width is { $width }
engine-exolve-too-large = The grid is { $width } × { $height }, and Exolve shows at most { $most } × { $most }; save it as .ipuz, or as a page to solve it in.
engine-exolve-too-long = A letter of the grid has { $characters } characters, and Exolve takes at most { $most }; save it as .ipuz, or as a page to solve it in.
engine-foreign-backwards = { $clues ->
    [one] has { $clues } word that is read backwards; here it stands as its cells are read
   *[other] has { $clues } words that are read backwards; here they stand as their cells are read
}
engine-foreign-barred = bars between its cells part the words, and grids here are parted by blocks alone
engine-foreign-bars = has bars in its grid, which are not kept
engine-foreign-completion = has a message for whoever solves it, which is not kept
engine-foreign-copyright = has a copyright notice, which is not kept: { $notice }
engine-foreign-deep = its XML is larger than any crossword’s
engine-foreign-doctype = it declares a document type, which no crossword needs
engine-foreign-encoding = its text is not in { $encoding } as it says
engine-foreign-explained = has explanations of its clues, which are not kept
engine-foreign-large = it has more than { $most } MB
engine-foreign-linked = { $clues ->
    [one] has { $clues } clue for several words of the grid; here it is the first one’s alone
   *[other] has { $clues } clues for several words of the grid each; here they are the first one’s alone
}
engine-foreign-long-cell = a cell of its grid holds a whole text
engine-foreign-looks = has circles or colours in cells, which are not kept
engine-foreign-marked = has clues in bold, italics and the like; kept plain
engine-foreign-misfit = is left out: its cells are no word of the grid
engine-foreign-no-cells = its grid has no cells
engine-foreign-no-runs = its words do not run across and down from block to block
engine-foreign-numbers = has other numbers than the words would be counted by; they are counted anew
engine-foreign-one-cell = { $clues ->
    [one] has { $clues } word of a single cell, which is left out
   *[other] has { $clues } words of a single cell, which are left out
}
engine-foreign-pictures = has pictures in cells, which are not kept
engine-foreign-refused = { $name } cannot be opened: { $why }.
engine-foreign-several = { $cells ->
    [one] has { $cells } cell that holds no single letter; its words stay as they are
   *[other] has { $cells } cells that hold no single letter; their words stay as they are
}
engine-foreign-size = its grid is empty or larger than { $most } × { $most }
engine-foreign-states = has letters that a solver filled in, which are not kept
engine-foreign-unanswered = { $clues ->
    [one] has { $clues } clue that is left out, as its answer has empty cells
   *[other] has { $clues } clues that are left out, as their answers have empty cells
}
engine-foreign-words = it has { $words } words, and at most { $most } can be used
engine-jpz-arrows = its clues stand in the grid, as in an arrow word, and not in lists
engine-jpz-no-puzzle = it holds no puzzle of Crossword Compiler
engine-jpz-no-word-search = A .jpz file holds no word search; save it as .ipuz, or as a page to solve it in.
engine-jpz-other-kind = it is no crossword but a puzzle of the kind “{ $kind }”
engine-jpz-second-numbers = has second numbers in cells, which are not kept
engine-jpz-strange-cells = has cells that lie outside of its grid
engine-jpz-wordless = has clues that name no word of the grid; left out
engine-loss-exolve-typing = Letters of several characters are typed after a double click: some of these characters ({ $signs }) belong to no one script.
engine-loss-jpz-direction = There is no field for the direction: the grid stands as on paper and each word lists its cells from the right; a program that does not follow that list reads it from the left.
engine-xml-broken = { $name } is broken: its XML cannot be read from line { $line }, column { $column }, on; get the file anew.
# .jpz and Exolve: end

# the sheet on paper: begin
sheet-group-print = Printing
sheet-group-look = Look
sheet-group-words = Language and numbers
# How many pages the sheet takes as it is now, with clues in letters of $size points.
sheet-pages = { $n ->
    [one] Prints on { $n } page, its text in { $size } points.
   *[other] Prints on { $n } pages, the text in { $size } points.
}
# The same where the answer key alone is printed.
sheet-pages-key = { $n ->
    [one] Prints on { $n } page.
   *[other] Prints on { $n } pages.
}
sheet-option-prints = What is printed
    .help = The puzzle, its answer key, or both, each on pages of its own.
    .choice-puzzle = Puzzle
    .choice-key = Answer key
    .choice-both = Both
sheet-option-paper = Paper
    .help = What the pages are made for; without a choice, they fit on A4 and on Letter.
    .choice-auto = A4 or Letter
    .choice-a4 = A4
    .choice-letter = Letter
sheet-option-name_line = Line for the name
    .help = A line above the puzzle, for the name of whoever solves it.
sheet-option-save_ink = Save ink
    .help = Thin lines, and nothing is filled: black squares are hatched.
# the sheet on paper: end

# solving: begin
## A crossword that is solved on the page

# Why a puzzle cannot be solved.
play-nothing = There is nothing to solve yet.
play-unfilled = This grid still has empty squares: fill it, then it can be solved.
play-pencil = Pencil
    .title = Pencil: letters that you are not sure of
play-check = Check
    .title = Check letters
play-check-letter = This letter
play-check-word = This word
play-check-all = Whole grid
play-reveal = Reveal
    .title = Reveal letters
play-reveal-letter = This letter
play-reveal-word = This word
play-reveal-all = Whole grid
play-clue =
    .aria-label = Current clue
play-clue-back =
    .aria-label = Clue before
    .title = Clue before (Shift+Tab)
play-clue-on =
    .aria-label = Next clue
    .title = Next clue (Tab)
# Read out by screen readers only.
play-cross-help = Type letters. Arrow keys move, Tab goes to the next clue, Space turns between across and down. Escape, then Tab, leaves the grid.
play-cross-label = Crossword, { $width } by { $height }
# All clues one below the other, each with a field for its word.
play-text = As text
    .title = All clues as text, with a field for each word
play-clues-region = Clues
play-filled = Squares filled
play-cells = { $n } of { $all } filled
play-start-over-letters = Empty the grid
# What a screen reader says. $place: "4 Across"; $letters: those of the word, with play-blank for each empty square.
play-blank = blank
play-told = { $begun ->
    [true] { $place }: { $clue }, { $n } letters, { $letters }
   *[false] { $place }: { $clue }, { $n } letters
}
# The square where one is. $n, $all: its place in the word.
play-told-cell = { $letter }{ $wrong ->
    [true] , wrong
   *[false] { "" }
}{ $told ->
    [true] , revealed
   *[false] { "" }
}{ $pencil ->
    [true] , pencil
   *[false] { "" }
}, { $n } of { $all }
play-no-letter = That is no letter of this puzzle.
# Behind a clue, for screen readers.
play-state-filled = (filled)
play-state-wrong = (with a wrong letter)
play-too-long = { $n } letters; there is room for { $all }.
play-not-right = The grid is full, but not everything is right yet.
# $scope: letter, word or all.
play-checked = { $wrong ->
    [0] { $empty ->
        [0] All is right.
       *[other] Nothing is wrong so far.
    }
    [one] One letter is wrong.
   *[other] { $wrong } letters are wrong.
}
play-revealed = { $n ->
    [0] Nothing to reveal: that is right.
    [one] One letter is revealed.
   *[other] { $n } letters are revealed.
}
# The end.
play-solved = Solved!
play-solved-help = { $n ->
    [one] One letter was revealed.
   *[other] { $n } letters were revealed.
}
play-revealed-all = The whole grid is revealed.
play-keys = Keyboard shortcuts
keys-solving = Play
    .open = Solve the puzzle here
    .next = to the next square, or turn
    .turn = the other direction
    .slot = the next clue, or the one before
    .ends = first square of a word, or last
    .clear = take the letter out
    .check = check the word
    .leave = then Tab leaves the grid
# solving: end
