# What the page says, in English. Every other catalogue has the same messages; docs/translating.md
# tells how to write one. Sentences are short, plain and friendly to a teacher.
#
# Texts choose their words by { $grid }, how the words of the puzzle lie: crossing in the open, between black squares ([blocked])
# or hidden among letters ([letters]); and by { $content }, words or [numbers]. A language may do without.
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
field-word = { $content ->
    [numbers] Number
   *[words] Word
}
field-clue = Clue
# The squares that a word takes.
field-cells =
    .aria-label = Cells

## Fixed text: the bar on top

bar-about =
    .title = About Crosscore
# The bar above all views. The numbers are those of the steps.
steps =
    .aria-label = Steps
step-words = <b>1</b> Words
step-puzzle = <b>2</b> Puzzle
# On narrow screens only what is outside <span> is seen.
step-print = <b>3</b> Print<span> & share</span>
# Read out only: the heading of the view in which the puzzle is made.
step-puzzle-heading = Puzzle
bar-tools =
    .aria-label = Tools
bar-help = Help
    .title = Help
# Read out only; the name of the word list follows.
bar-list = Word list:{ " " }
bar-own = My words
# Lay the same words out anew; fill the same grid with other words.
bar-reshuffle = { $grid ->
    [blocked] Refill
   *[other] Reshuffle
}
# Search on for a better layout, from the one that is there. On narrow screens only the title is told.
bar-improve = Improve
    .title = Look for a better layout of these words (I)
# Make a crossword of other words. On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-new-words = { $grid ->
    [blocked] New<span> grid</span>
   *[other] New<span> words</span>
}
bar-options = Options
# On to the sheet. On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-create = Print<span> & share</span>
# Solve the puzzle here, on the page.
bar-play = Play
    .title = Solve this puzzle here (P)
# Opens the puzzles that are kept on this device.
bar-puzzles = Puzzles
# The name above the grid: press it to write another one.
puzzle-name = Rename “{ $name }”
puzzle-rename =
    .aria-label = Name of the puzzle

## The language of the page itself

# The button's name; $language is a language's own name for itself.
language-button = Language of this page: { $language }
language-now = This page is now in { $language }.
language-failed = Couldn’t load { $language }, so the page stays in this language. Check your connection and try again.

## Fixed text: the grid, and what is there before it

grid-region =
    .aria-label = Grid
grid-canvas =
    .aria-label = { $grid ->
        [letters] Word search
       *[other] Crossword grid
    }
    .aria-roledescription = { $grid ->
        [letters] letter grid
       *[other] crossword grid
    }
# Read out by screen readers only. The keys are the same in every language.
grid-help = { $grid ->
    [letters] Arrow keys move from letter to letter. Space steps through the words that use the letter. Enter replaces the selected word. F2 edits it, L locks it, Delete deletes it. Plus and minus zoom. Question mark shows all keys.
   *[other] Arrow keys move from letter to letter. Space switches between across and down. Enter replaces the selected word. F2 edits it, M moves it, L locks it, Delete deletes it. Plus and minus zoom. Question mark shows all keys.
}
boot-title = Getting ready
boot-again = Try again
boot-note = Everything runs on this device. Your words aren’t sent anywhere.

## Fixed text: the selected word

# Titles (shown on hovering) name the key in brackets; keys are the same in every language.
chosen-bar =
    .aria-label = Selected word
chosen-replace = Replace
    .title = Another random word from the list (Enter)
chosen-edit = Edit
    .title = Edit word and clue (F2)
chosen-why = Why?
    .title = Why it isn’t on the grid, and what would fit instead
chosen-move = Move
    .title = Move to another place (M)
# Keep the word in its place.
chosen-lock = Lock
chosen-delete = { $grid ->
    [blocked] Clear
   *[other] Delete
}
    .title = { $grid ->
        [blocked] Clear its letters (Delete key)
       *[other] Delete (Delete key)
    }
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
    .aria-label = { $grid ->
        [letters] Words and view
       *[other] Layout and view
    }
status-freeze = { $grid ->
    [letters] Lock all
   *[other] Lock layout
}
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

## Fixed text: the list of the puzzle's words

words-region =
    .aria-label = Words
words-toggle = { $content ->
    [numbers] Numbers
   *[words] Words
}
words-filter =
    .aria-label = { $content ->
        [numbers] Find a number or clue
       *[words] Find a word or clue
    }
    .placeholder = { $content ->
        [numbers] Find a number or clue
       *[words] Find a word or clue
    }
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

## Fixed text: the sheet (the page around it; the words on the paper are in the puzzle's language)

sheet-heading = { $grid ->
    [letters] Word search sheet
   *[other] Crossword sheet
}
# Over the two buttons that follow: which of the two is shown.
sheet-switch =
    .aria-label = Show
sheet-show-puzzle = Puzzle
sheet-show-answers = Answers
sheet-show-both = Both
sheet-settings = Settings
sheet-print = Print / PDF
submission-open = For an editor…
submission-heading = Print for an editor
submission-text = The grid, its solution, and all clues with their answers, double spaced, with margins of an inch. Your details stay on this device: they are on these pages only, in no file.
submission-name = Your name
submission-address = Address
submission-email = E-mail
submission-forget = Forget my details
submission-count = Words: { $n }. Size: { $width } × { $height }.
sheet-share = Share link
sheet-picture = Picture
sheet-files = All files
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
    .aria-label = { $grid ->
        [letters] Word search sheet
       *[other] Crossword sheet
    }
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
    .aria-roledescription = { $grid ->
        [letters] letter grid
       *[other] crossword grid
    }
# Read out by screen readers only.
sheet-grid-help = Arrow keys move from cell to cell. Space gives the cell’s letter to solvers, or hides it again.

## Playing: the puzzle is solved on the page

# The view's heading where the puzzle has no title.
play-heading = Play
play-timer =
    .title = Show or hide the time
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
play-help = Arrow keys move from letter to letter. Enter marks the first letter of a word; then draw the line with the arrow keys, press Enter to accept it or Escape to cancel. H gives a hint.
play-zoom =
    .aria-label = View
play-list-region =
    .aria-label = Words to find
play-progress =
    .aria-label = Found
play-how = Drag from a word’s first letter to its last, or press the first letter and then the last.
# Where the grid is larger than a phone.
play-how-fingers = Use two fingers to move and zoom the grid.
# How far one has come.
play-count = { $n } of { $all } found
play-show-all-help = Give up and see where the other words are
play-start-over = Start over
play-start-over-help = Clear everything you’ve found
play-shown = Showing all words.
play-started-over = Started over.
play-undo = Undo
# What a screen reader says. $letter, $letters: of the grid.
play-begun = { $letter }, first letter
play-dropped = Line cancelled.
play-found = { $word } found, { $n } of { $all }
play-again-found = You’ve already found { $word }.
play-none = { $letters } isn’t a word on the list
play-hinted = Hint: { $word } starts in row { $row }, column { $column }
# Where clues are given instead of words, or nothing at all.
play-hinted-clue = Hint: “{ $clue }” starts with { $letter }, row { $row }, column { $column }
play-hinted-other = Hint: a word starts with { $letter }, row { $row }, column { $column }
play-hints-out = The first letter of every remaining word is ringed.
# Behind a word of the list, for screen readers.
play-state-found = (found)
play-state-shown = (shown)
play-state-hinted = (first letter ringed)
# The end.
play-done = { $all ->
    [one] Well done! You found the word.
   *[other] Well done! You found all { $all } words.
}
play-done-time = It took you { $time }.
play-done-hints = { $n ->
    [one] You had one hint.
   *[other] You had { $n } hints.
}
play-given-up = You found { $n } of { $all } words.
# The message hidden in the letters of no word follows.
play-message = The letters left over say:
play-again = Play again

## Fixed text: one's own word lists

# Opens a menu of file formats.
lists-save = Save as
lists-make = { $grid ->
    [letters] Make a word search
   *[other] Make a crossword
}
# The box for words that are typed or pasted.
own-heading = Type or paste your words
# The first lines of the example.
own-text =
    .placeholder = volcano - a mountain that can erupt
own-help = One word a line; its clue after a dash, a comma or a tab.
own-make = { $grid ->
    [letters] Make my word search
   *[other] Make my crossword
}
own-example = Show an example
own-file = Open a file…
# Write the words into a table of words and clues.
own-table = Use a table
# Put the box away.
own-later = Not now
# The names of other kinds of puzzle follow, as buttons.
own-or = or:
own-kinds =
    .aria-label = Another kind of puzzle
# The lines of the example; "|" stands between them, with a space on both sides. Words that share letters.
own-example-words = volcano - a mountain that can erupt | island - land with water all around | river - it flows to the sea | ocean - larger than a sea | desert - dry land with little rain | valley - low land between hills | glacier - a river of ice | forest - land full of trees | lake - water with land all around | cave - a hollow in the rock
own-count = { $n ->
    [one] { $n } word
   *[other] { $n } words
}{ $clues ->
    [0] .
   *[other] , { $clues } with a clue.
}
own-wrong = { $n ->
    [one] One line needs attention.
   *[other] { $n } lines need attention.
}
# Word lists that come with the page.
lists-ready = Ready word lists
# On phones, on a first visit: leads to the box.
own-open = Use my own words
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
table-help = Arrow keys move. Type to write, F2 to change. Enter goes down, Tab to the next cell. Shift and arrows select rows. Control Enter adds a row, Control Delete deletes rows, Alt and arrows move them. Escape, then Tab, leaves the table.
table =
    .aria-label = Words and clues
# Heads of the columns.
table-row = Row
table-word = Word
table-cells = Cells
# What there is to correct or to know of a row.
table-look = Needs attention
table-empty = <strong>Type a word, then its clue.</strong>Or paste a whole list here, or import a file.<br>Everything stays on this device.
table-detail =
    .aria-label = This row in full
table-key-tab = <kbd>Tab</kbd> next cell
table-key-enter = <kbd>Enter</kbd> down
table-key-undo = <kbd>Ctrl+Z</kbd> undo

## Fixed text: editing a word, adding words

edit-heading = { $content ->
    [numbers] Edit number and clue
   *[words] Edit word and clue
}
# Below the cells of a word, where some of them hold letters that could stand in two cells.
edit-parting = Press an underlined cell to split its letters.
# What pressing a cell does, such as ণ্ডু; and pressing the line between two cells that were parted.
edit-part = Split the letters of { $cell }
edit-join = Join { $one } and { $other } into one cell
edit-word-help = These are the cells the word will take. Type <kbd>|</kbd> between two letters to split them yourself.
edit-offers-heading = { $grid ->
    [letters] Others from the word list
   *[other] Other words that fit here
}
add-heading = Add words
add-save = Add
# Words of the word list that cross words of the puzzle as they lie now.
add-offers-heading = { $grid ->
    [letters] From the word list
   *[other] Words from the list that join the crossword
}
# Words that could be put in.
offers-list =
    .aria-label = Suggestions
offers-show = Show suggestions
offers-more = Show more

## Fixed text: all keys

keys-heading = Keyboard shortcuts
keys-single = Single-letter shortcuts such as L and M
# Links to the documentation, each where it is wanted; they open in another tab. Its pages are in English: say so.
manual-guide = Guide
manual-words = Which files work
manual-paper = What fits on paper
manual-bench = Constructing, step by step
manual-share = How sharing works
# The how-to of one page; <b> begins each step.
howto-heading = How to make a puzzle
howto-1 = <b>Write your words.</b> In step 1, type or paste them, one a line. The clue comes after a dash, a comma or a tab.
howto-2 = <b>Or bring a file.</b> Open a word list there, or drop it anywhere on the page. You can also begin with a ready word list.
howto-3 = <b>Make the puzzle.</b> One press, and your words are laid out. If a word doesn’t fit, the list says why.
howto-4 = <b>Look at it in step 2.</b> Reshuffle lays the same words out again; Improve looks for a better layout.
howto-5 = <b>Try another kind.</b> The first button above the grid names the kind of puzzle. Press it to choose another.
howto-6 = <b>Change a word.</b> Select it on the grid or in the list. The buttons that appear edit, move, lock or delete it. Undo takes anything back.
howto-7 = <b>Set the rules.</b> Options decide how large the puzzle is, how its words may lie and how hard it is.
howto-8 = <b>Print it in step 3.</b> Write a title on the sheet, choose the paper and the answer key, then print it or save a PDF.
howto-9 = <b>Share it, or solve it here.</b> Step 3 makes a link or a page for others to solve. With Play you solve it yourself.
howto-10 = <b>Find it again.</b> Your puzzles are kept on this device, under Puzzles. Save the puzzle file of anything that matters. Nothing you write leaves this device.

## Fixed text: the options

options-presets =
    .aria-label = Presets
options-standard = Reset to defaults
options-memory = Recently used words
options-memory-clear = Forget remembered words
options-repeat = Repeat a puzzle
# A number; the same one makes the same puzzle again.
options-seed = Seed
options-seed-field =
    .placeholder = random
options-seed-help = { $content ->
    [numbers] Leave it empty for a new puzzle each time. The same seed and options make the same puzzle again.
   *[words] Leave it empty for a new puzzle each time. The same seed, word list and options give the same words again, unless recently used words are avoided.
}
# The page writes the number into <b></b>.
options-seed-now = This puzzle: <b></b>
options-seed-again = Use it again
# <b> names two buttons: bar-new-words and bar-reshuffle, as they are called there. The words in quotation marks are options-for-new-words.
options-foot = { $grid ->
    [letters] <b>New words</b> picks other words from the list. <b>Reshuffle</b> keeps these words and hides them again; options marked “for new words” don’t apply then.
    [blocked]
        { $content ->
            [numbers] <b>New grid</b> starts again with these options. <b>Refill</b> finds other numbers for this grid and keeps what you wrote or locked.
           *[words] <b>New grid</b> starts again with these options. <b>Refill</b> finds other words for this grid and keeps what you wrote or locked, and black squares from a pattern or drawn by you.
        }
   *[other] <b>New words</b> picks other words from the list. <b>Reshuffle</b> keeps these words and lays them out again; options marked “for new words” don’t apply then.
}
# Wide screens show all of it, narrow ones only what is outside <span>; <span> may also come first.
options-reshuffle = { $grid ->
    [blocked] Refill<span> this grid</span>
   *[other] Reshuffle<span> these words</span>
}
options-new = { $grid ->
    [blocked] New grid
   *[other] New words
}

## Fixed text: about

about-heading = About Crosscore
about-what = Crosscore makes crosswords from your own words and from word lists in many languages, and prints or saves them.
about-private = Nothing leaves this device
about-private-text = Your words, clues and puzzles stay in this browser. There’s no account, and nobody counts your visits. The page loads its own program and word lists from the site you opened it from. It sends nothing back, contacts no other site, and its security policy forbids it to.
# The heading of a chapter, and the button that opens it.
proof-heading = How you can check this
proof-policy = The page starts with this policy. It makes the browser refuse to load anything from another site or to send anything to one.
# Below it stands a list that can be opened: proof-files.
proof-visit = { $n ->
    [one] On this visit the page requested one file, from its own site.
   *[other] On this visit the page requested { $n } files, all from its own site.
}
# $foreign of the $n files are not from this site; they come first in the list below.
proof-visit-foreign = On this visit { $n } files were requested, { $foreign } of them not from this site. A browser extension may have requested those.
# The page is one file on this device.
proof-visit-none = On this visit the page requested nothing: it is all in this one file.
proof-files = Which files
proof-look = To see for yourself, open the network panel of your browser’s developer tools and make a puzzle. Or go offline: the open page keeps working.
proof-test = A test makes every kind of puzzle in a real browser and records every request. It fails if a request goes to another site, does more than load a file of this one, or contains a typed word, or if a cookie is set. First it proves that the recorder would notice.
# Opens the test’s source text.
proof-source = The test
proof-no-test = Couldn’t load the test. Check your connection, then close this and open it again. It’s in proof.txt beside this page.
proof-not = <b>What this doesn’t show.</b> As with any web page, whoever runs the site can see which files were requested, when, and from which address. Browser extensions can read every page. Spell checking, translation and autofill belong to your browser; its settings say what they send.
about-kept-heading = What is kept
about-kept = What’s kept in the browser can be lost with it. Save a puzzle file (.ipuz) of anything that matters.
about-licences = Licences
# <a> is the link to the file.
about-licences-text = Crosscore is free software under the MIT licence. It builds on the work of others; each part has its own terms. You can also read them as <a>one text file</a>.

## Fixed text: the About box, use without the network

offline-heading = Offline use
offline-check = Check for a new version
offline-remove = Remove the offline copy
offline-again = Keep on this device
offline-reload = Reload
offline-later = Later
# How far it is: { $files } files of { $size } altogether.
offline-state-soon = This page will soon be kept on this device so that it works offline.
offline-state-fetching = Saving for offline use: { $done } of { $files } files.
offline-state-kept = Works offline: all { $files } files ({ $size }) are kept on this device.
offline-state-removed = You removed the offline copy, so this page needs a connection.
offline-state-full = Not available offline: this device has no room left for it. With a connection the page works as before.
offline-state-fetch = Not available offline: { $file } couldn’t be loaded or is damaged. With a connection the page works as before.
offline-state-saving = Not available offline yet: this device is set to save data, and the copy takes many megabytes.
offline-state-not-here = Can’t be made available offline: this browser doesn’t allow it, or not in a private window.
offline-state-insecure = Can’t be made available offline: browsers allow that only for addresses that start with https.
offline-state-one-file = This page is a single file. It needs no connection.
# Said once, when everything has been kept for the first time.
offline-now = Crosscore now works offline too.
offline-news-ready = A new version is ready. Your puzzle is kept when you reload.
offline-news-elsewhere = Another tab has switched to a new version. This tab keeps its version until you reload it.
offline-checking = Checking for a new version…
offline-newest = This is the newest version.
offline-unreachable = Couldn’t check for a new version: the site can’t be reached.
offline-update-fetching = Downloading a new version.
offline-update-failed = There’s a new version, but it couldn’t be downloaded completely. You’re still using this one.

## Fixed text: the puzzles on this device

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
shelf-spoilt = Damaged: couldn’t be opened
shelf-damaged = The puzzle “{ $name }” is damaged and can’t be opened. It stays on the shelf, where you can save its data as a file.
# The menu of a puzzle.
shelf-rename = Rename…
shelf-duplicate = Duplicate
shelf-save = Save puzzle file (.ipuz)
shelf-save-raw = Save its data as a file
shelf-delete = Delete…
# Giving another name: label of the text field, and the two buttons.
shelf-new-name = New name
shelf-rename-yes = Rename
# Deleting: the question, and the two buttons.
shelf-delete-ask = Delete “{ $name }” from this device? You can’t undo this.
shelf-delete-yes = Delete
shelf-delete-no = Keep it
shelf-deleted = “{ $name }” was deleted.
shelf-renamed = It’s now called “{ $name }”.
shelf-duplicated = “{ $name }” was duplicated.
shelf-not-while-open = It’s open in another tab. Close it there first.
shelf-gone = It’s no longer on this device.
shelf-empty = No puzzles yet.
shelf-shared = This puzzle is open in another tab too. Changes you make here are kept as a separate copy.
shelf-copied = This puzzle is open in another tab too. Your changes continue here as “{ $name }”; the other tab keeps its own.
shelf-safe = The browser keeps them until you delete them.
shelf-unsafe = The browser may clear them when the device runs out of room. Save what matters as a puzzle file.
# Room on the device: what the page has used of what it may use, in megabytes, and in gigabytes where it may use more.
shelf-used = { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB of { NUMBER($room, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB used.
shelf-used-gigabytes = { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB of { NUMBER($room, maximumFractionDigits: 0) } GB used.
shelf-unreadable = This device’s storage can’t be read.

## What copies are called, of puzzles and of word lists

copy-name = { $name } (copy)
# $n is 2 or more: there is such a copy already.
copy-name-again = { $name } (copy { $n })

## Keeping on the device

# Beside the puzzle's name. On narrow screens only what is outside <span> is seen.
keep-yes = Kept<span> on this device</span>
keep-no = Not kept<span> on this device</span>
keep-trouble-full = Not kept on this device: there’s no room left for this page. Save the puzzle file, or delete puzzles you don’t need.
keep-trouble-denied = Not kept on this device: the browser doesn’t let this page store anything, as in a private window. Save the puzzle file before you close the page.
keep-trouble-newer = Not kept on this device: a newer version of Crosscore is open in another tab. Save the puzzle file, then reload this page.
keep-trouble-blocked = Not kept on this device: an older version of Crosscore is open in another tab. Close that tab, then try again. Or save the puzzle file.
# $why is what the browser says, mostly in English.
keep-trouble-failed = Not kept on this device: its storage failed ({ $why }). Save the puzzle file, then try again.
keep-no-answer = The storage isn’t responding.
keep-file = Save puzzle file
# $name is a file's.
keep-file-not-kept = { $name } is open but couldn’t be kept on this device. After a reload, open it again to use its words.

## The sheet: the page around the paper, and what screen readers say of it

# Labels of the grid, its size in cells.
sheet-grid-empty = { $grid ->
    [letters] Grid of letters with hidden words, { $width } by { $height }; what to find follows
   *[other] Empty crossword grid, { $width } by { $height } cells; the clues follow
}
sheet-grid-answers = { $grid ->
    [letters] Grid of letters with its words marked, { $width } by { $height }
   *[other] Crossword grid with answers, { $width } by { $height } cells
}
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
   *[false] { $letter } is no longer shown.
}
sheet-letters-given = { $n ->
    [0] No letters are shown.
    [one] { $n } letter shown.
   *[other] { $n } letters shown.
}
# The same where there are more words than are named: $more of them.
# One of these words: <word> stands for it, $reason says why it is left out.

## The Save menu of the sheet

save-all = { $grid ->
    [letters] Save puzzle and answers
   *[other] Save puzzle, clues and answers
}
    .hint = { $grid ->
        [letters] two pictures and two texts
       *[other] one picture and two texts
    }
save-clue-text = Clues (text)
# Of a word search: its letters and its list of words.
save-puzzle-text = Puzzle (text)
save-answer-text = Answers (text)
save-puzzle-file = Puzzle file (.ipuz)
    .hint = to open and change later
# $names are names of files, one or several.
save-done = Saved { $names }.
save-no-picture = The browser couldn’t make the picture. Try a smaller grid.

## The About box: the line with the version

about-engine = Version { $version }
about-build = build { $build }
about-python = Python { $version }
# Below the version: the whole page as one file, to take along.
about-take = Take it with you: <a>Crosscore in one file</a> ({ $size }). It opens with a double click and needs no network or server.
about-one-file = This is Crosscore in one file. It never updates itself; get a newer one where you got this one.
about-no-licences = Couldn’t load the licences. Check your connection, then close this and open it again. They’re in NOTICES.txt beside this page.

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
lists-delete = Delete this list…
lists-duplicated = List copied; this is { $name }.
lists-delete-heading = Delete this list?
lists-delete-text = { $n ->
    [one] “{ $name }” has { $n } word. It will be deleted from this device, and you can’t undo this.
   *[other] “{ $name }” has { $n } words. It will be deleted from this device, and you can’t undo this.
}
lists-delete-yes = Delete the list
lists-deleted = The list { $name } was deleted.
lists-not-deleted = The list was not deleted.
lists-gone = This list was deleted in another tab.
lists-unreadable = The list couldn’t be read from this device.
lists-conflict = This list was changed in another tab. Both versions are kept: yours is now “{ $name }”.
lists-kept-again = “{ $name }” was deleted in another tab. The version here is kept.
lists-followed = The list was changed in another tab; you see it as it is now.
lists-not-kept = This list couldn’t be kept on this device.
lists-save-as-file = Save it as a file before you close the page.
lists-not-checked = The words couldn’t be checked.

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
lists-finding-error = Needs attention:
lists-finding-note = Note:
lists-findings-more = +{ $n } more
# How many rows have such remarks. On narrow screens only what is outside <span> is seen.
lists-errors = { $n ->
    [one] { $n }<span> needs attention</span>
   *[other] { $n }<span> need attention</span>
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
lists-swap = Swap words and clues
lists-swapped = Words and clues were swapped.

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
lists-nothing-in = It has no words.
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
lists-not-imported = { $name } wasn’t imported. Nothing has changed.
lists-imported = { $n ->
    [one] { $n } row imported from { $name }.
   *[other] { $n } rows imported from { $name }.
}
lists-import-heading = Where should the words go?
# $name is a file's, $list the open list's.
lists-import-text = { $n ->
    [one] { $name } has { $n } row. Add them to the end of “{ $list }”, or make a new list from them?
   *[other] { $name } has { $n } rows. Add them to the end of “{ $list }”, or make a new list from them?
}
lists-import-add = Add to this list
lists-save-json = Dictionary (.json)
    .hint = opens here again
lists-save-csv = Table (.csv)
    .hint = for spreadsheets
lists-save-tsv = Table with tabs (.tsv)
    .hint = for spreadsheets
lists-save-text = Plain text (.txt)
    .hint = one word a line
lists-not-made = { $grid ->
    [letters] No word search was made.
   *[other] No crossword was made.
}
lists-none-usable = No row can be used yet. See what needs attention beside the words.
# After a crossword was made: $n rows without which.
lists-left-out = { $n ->
    [one] { $n } row was left out.
   *[other] { $n } rows were left out.
}
lists-left-out-why = { $n ->
    [one] It can’t be used yet; the list says why.
   *[other] They can’t be used yet; the list says why.
}
# The same with the words, and with some of more words.
lists-left-out-words = { $n ->
    [one] It can’t be used yet ({ $words }); the list says why.
   *[other] They can’t be used yet ({ $words }); the list says why.
}
lists-left-out-some = { $n ->
    [one] It can’t be used yet ({ $words }, …); the list says why.
   *[other] They can’t be used yet ({ $words }, …); the list says why.
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
boot-from-disk = This page can’t start from a folder; browsers allow that only for single-file pages. Open crosscore.html instead, which is Crosscore in one file, or serve this folder with a web server.
# Said where an old browser lacks what the page needs. On one line.
boot-old-browser = This browser is too old for Crosscore. Open this page in an up-to-date browser.
release-mixed = A new version was published while this page was loading, so its parts don’t match. Reload it.
boot-missing = Couldn’t load { $file }. Check your connection and try again, or open your own word list.
# Name of the bar that fills.
boot-progress =
    .aria-label = Getting ready
# A part of the page itself did not come. The name of its file, where it is known, stands after this.
broken-title = Part of this page failed to load.
broken-text = Check your connection and reload. If that doesn’t help, use a newer browser. Your puzzles are kept on this device.
broken-reload = Reload the page

## The engine stopped by a fault of its own

fatal-title = The engine has stopped
# Why: five causes.
fatal-memory = It ran out of memory. Close other tabs, then restart it.
fatal-fetch = Part of it couldn’t be loaded.
fatal-slow = It took too long to start: nothing has happened for a minute.
fatal-damaged = Part of it is damaged or missing.
fatal-fault = It stopped because of a bug.
# It has stopped and was started again by itself; the page goes on. What may follow are the next three messages.
crash-fault = The engine stopped because of a bug and has been restarted. Nothing on this page is lost.
crash-memory = The engine ran out of memory and has been restarted. Nothing on this page is lost.
# $name: of a word list or file.
crash-reading = It happened while reading { $name }.
crash-shorter-list = Use a shorter word list, or close other tabs first.
crash-smaller = Try fewer words or a smaller grid.
# The engine says nothing for long while something is asked of it; with two buttons.
silent-text = The engine hasn’t responded for a while. It may still be working. If you restart it, nothing on this page is lost.
silent-wait = Keep waiting
silent-restart = Restart it
fatal-kept = Your puzzle is kept on this page.
# Where all of the page is one file, and that is damaged or was cut off.
fatal-one-file = Copy this file again, or download it again from where you got it.
fatal-boot = Check your connection and restart it. If that doesn’t help, reload the page or try another browser.
fatal-details = Details for a bug report
fatal-restart = Restart engine
fatal-not-started = The worker didn’t start.
failed-restarted = The engine was restarted. Try again.
failed-not-running = The engine isn’t running. Restart it first.

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
counts-placed = { $grid ->
    [letters]
        <b>{ $placed }</b> of { $given ->
            [one] { $given } word
           *[other] { $given } words
        } hidden
   *[other] <b>{ $placed }</b> of { $given } placed
}
counts-on-sheet = <b>{ $placed }</b> of { $given } on the crossword
counts-failed = { $grid ->
    [letters] <b>{ $n }</b> left out
   *[other] <b>{ $n }</b> without a place
}
    .only = { $grid ->
        [letters] Show only these words: left out
       *[other] Show only these words: without a place
    }
counts-isolated = <b>{ $n }</b> apart
    .only = Show only these words: apart
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
counts-frozen = { $grid ->
    [letters] all locked
   *[other] layout locked
}
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
counts-details = Details
# What a press does once only some words are shown.
counts-all = Show all words

# The words that are not on the sheet, and what can be done with them.
left-out = { $n ->
    [one] { $n } word isn’t on the sheet
   *[other] { $n } words aren’t on the sheet
}
# After the words that are named.
left-out-more = and { $n } more
left-out-pieces = Several pieces
    .help = Puts them beside the others on the sheet.
# $name is a word list.
left-out-join = Join with { $name }
    .help = Words of this list link yours.
# $kind is a kind of puzzle.
left-out-kind = { $kind } instead
    .help = There words need no letter in common.

# The puzzle and the list of one's own that it was made of, where they differ. $what is a list of the next four.
own-list-differs = Your list and this puzzle differ: { $what }.
own-list-clues = { $n ->
    [one] { $n } clue
   *[other] { $n } clues
}
own-list-added = { $n ->
    [one] { $n } new word in the list
   *[other] { $n } new words in the list
}
own-list-removed = { $n ->
    [one] { $n } word no longer in the list
   *[other] { $n } words no longer in the list
}
own-list-own = { $n ->
    [one] { $n } word only in the puzzle
   *[other] { $n } words only in the puzzle
}
own-list-update-puzzle = Update the puzzle
own-list-update-list = Update my list
own-list-taken = The puzzle has the changes of your list.
own-list-updated = Your list has the changes of the puzzle.

## What runs, beside the bar that fills, with a button to stop it

job-starting = Starting the engine …
# $name: of a word list or file.
job-load = Reading { $name } …
# The same, of a list that takes a while: short, as the line holds more. $done of its $total words are read.
job-load-words = Reading: { $done } of { $total }
# $done and $total: such as "1.2 MB".
job-load-bytes = Fetching: { $done } of { $total }
job-puzzle-new = { $grid ->
    [letters] Hiding the words …
    [blocked] Filling the grid …
   *[other] Improving the layout …
}
job-puzzle-reshuffle = { $grid ->
    [letters] Hiding the words …
    [blocked] Filling the grid …
   *[other] Improving the layout …
}
job-puzzle-improve = { $grid ->
    [blocked] Looking for better words …
   *[other] Improving the layout …
}
# Stands there instead while a search for a layout finds nothing; $n: seconds.
job-still = No gain for { $n } s
job-puzzle-replace = Looking for another word …
job-puzzle-edit = Finding a place for the word …
job-puzzle-join = Joining the words …
job-puzzle-add = Finding a place for the word …
job-puzzle-revise = Updating the puzzle …
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

# A new layout is ready. $shared: letters that belong to several words.
done-laid-out = { $grid ->
    [letters]
        { $placed } of { $given ->
            [one] { $given } word
           *[other] { $given } words
        } hidden in { $width } by { $height }, { $shared ->
            [one] { $shared } letter
           *[other] { $shared } letters
        } shared.
   *[other]
        { $placed } of { $given ->
            [one] { $given } word
           *[other] { $given } words
        } placed, { $crossings ->
            [one] { $crossings } crossing
           *[other] { $crossings } crossings
        }, { $width } by { $height }.
}
# Follows it: how long was searched, in seconds, and for how long without finding a better layout.
done-searched = Searched for { $seconds } s; no improvement in the last { $still } s.
done-searched-better = Searched for { $seconds } s; it was still improving.

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
    [one] ; { $words } no longer fits
   *[other] ; { done-lost-words } no longer fit
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
done-replaced = { $before } replaced with { $after }{ done-others }{ done-lost }{ done-counts }.
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
done-not-improved = { $grid ->
    [blocked] No better words found in { $seconds } s, so the grid stays as it is.
   *[other] No better layout found in { $seconds } s, so it stays as it is.
}
done-undone = Undone.
done-redone = Redone.
done-started-again = The engine was restarted. Nothing on this page is lost.
done-restarted = The engine didn’t stop in time and was restarted. Your puzzle is as it was.

## What failed; a sentence that says why follows

# $name: of a word list or file.
failed-load = { $name } wasn’t opened. Nothing has changed.
failed-open = { $name } wasn’t opened. Nothing has changed.
failed-puzzle-new = No new puzzle was made.
failed-puzzle-reshuffle = { $grid ->
    [letters] The words weren’t hidden again.
   *[other] The words weren’t reshuffled.
}
failed-puzzle-improve = The layout wasn’t improved.
failed-puzzle-replace = The word wasn’t replaced.
failed-puzzle-edit = The word wasn’t changed.
failed-puzzle-clues = The clue wasn’t changed.
failed-puzzle-join = The words weren’t joined.
failed-puzzle-add = The word wasn’t added.
failed-puzzle-revise = The puzzle wasn’t updated.
failed-puzzle-delete = Nothing was deleted.
failed-puzzle-move = The word wasn’t moved.
failed-puzzle-lock = The lock wasn’t changed.
failed-puzzle-set = The puzzle’s text and settings weren’t changed.
failed-save = Nothing was saved.
failed-unchanged = Nothing was changed.
failed-other-puzzle = The puzzle has changed in the meantime. Check it and try again.
failed-other-word = { $word } is no longer here. Nothing has changed; close this and choose the word again.

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
# One with very many words and no clues.
dictionary-scored = { $words }, large, without clues
# Heading of such lists in the menu of word lists; first those in the language in use, the others after a press.
dictionary-large-heading = Large lists for filled grids
dictionary-large-more = More languages
# Choosing words by theme and level. $list: such as Spanish, clues in English; $themes: their names, or how many.
dictionary-themes = { $list }: { $themes }
themes-open = Words by theme…
themes-heading = Words by theme
# Labels of lists of languages to choose from.
themes-words = Words in
themes-clues = Clues in
themes-clues-own = the same language
# Where clues are in another language: the translation of each word, or what describes it.
themes-style = The clues are
themes-translated = translations
themes-described = descriptions
# Label of a list of countries: which words of a language are used.
themes-region = { $language }: region
themes-levels = Level
# $cefr: A1, A2 or B1.
themes-level = { $n } (about { $cefr })
themes-themes = Themes
# Below the levels and the themes, which have boxes to tick.
themes-help = Tick none for all of them.
themes-make = Make a puzzle
themes-edit = Edit as my own list
themes-many = { $n ->
    [one] { $n } theme
   *[other] { $n } themes
}
themes-every = all themes
# After a new puzzle from a list whose words have nearly all been used.
done-used-again = { $n ->
    [one] { $n } word was in one of your last puzzles: the list has no other left.
   *[other] { $n } words were in one of your last puzzles: the list has no others left.
}
theme-actions = Actions
theme-animals = Animals
theme-art = Art and music
theme-body = Body and health
theme-clothes = Clothes
theme-family = Family and people
theme-feelings = Feelings and qualities
theme-festivals = Festivals
theme-food = Food and drink
theme-geography = Geography
theme-home = Home
theme-jobs = Jobs
theme-nature = Nature and weather
theme-school = School
theme-science = Science
theme-sport = Sport and play
theme-technology = Technology
theme-time = Time and number
theme-town = Town and country
theme-travel = Travel and transport
dictionary-none = No word list is open. Choose one first.
dictionary-other-language = The word list { $name } isn’t in this puzzle’s language. To replace words, choose a list that is.
# Below the list's name, of a list that was opened by hand. $name: of the file.
dictionary-note = { $n ->
    [one] { $n } word
   *[other] { $n } words
} from { $name }
dictionary-findings = { $n ->
    [one] { $n } note on this list
   *[other] { $n } notes on this list
}
dictionary-findings-more = … and { $n } more.

file-opened-with = { $name } was opened, with { $n ->
    [one] { $n } note
   *[other] { $n } notes
}.
# $where: a word of the file, a cell or a part of it; $what: what is wrong with it, see “what is wrong with an .ipuz file”.
file-finding = { $where }: { $what }
file-one = You dropped several files; only the first was opened.
# $size, $limit: amounts such as "80.3 MB".
file-too-big = It’s { $size }, and files can be up to { $limit }. Split it into smaller ones.
file-gone = { $name } is no longer kept on this device. Open the file again to use its words.
file-list-gone = The list { $name } is no longer on this device. Choose another one.
file-unreadable = The file couldn’t be read. Check that it’s still there and try again.
file-not-fetched = It couldn’t be loaded. Check your connection and try again.

## Around the page

# In the browser's tab. $title: of the puzzle.
page-title-of = { $title } · Crosscore
page-dismiss = Close this message
# $letters: characters of the puzzle, with spaces between them. $script: the name of their script ("Tamil"), or a list of
# such names. $font: the name of a font that has them ("Noto Serif Tamil"), or a list.
page-no-font = No font on this device has { $letters } ({ $script }), so pictures and print would show empty boxes; texts and puzzle files are fine. Install the font { $font } to see them.
# $codes: what they are by number, as in "U+E000, U+E001".
page-no-font-code = No font on this device has the characters { $codes }, so pictures and print would show empty boxes; texts and puzzle files are fine. Remove them, or install a font that has them.

## The list of words

# What a word's state is called, in a small box beside it.
list-placed = placed
list-unplaced = no place
list-isolated = apart
list-locked = locked
list-long = long clue
list-no-clue = no clue
# Where a clue is written: what stands there without one, and the name of the field.
clue-add = Add a clue
clue-of = Clue of { $word }
clue-write = Write this clue
# The choices of states the list can be narrowed to.
list-only-all = { $content ->
    [numbers] All numbers
   *[words] All words
}
list-only-placed = { $grid ->
    [letters] Hidden
   *[other] On the grid
}
list-only-failed = { $grid ->
    [letters] Left out
   *[other] Without a place
}
list-only-isolated = Apart
list-only-long = Long clue
list-only-locked = Locked
list-only-clueless = No clue
list-any-length = Any length
list-letters = { $content ->
    [numbers] { $n ->
        [one] { $n } digit
       *[other] { $n } digits
    }
   *[words] { $n ->
        [one] { $n } letter
       *[other] { $n } letters
    }
}
# The orders the list can stand in.
list-sort-listed = As listed
list-sort-word = By word
list-sort-length = By length
list-sort-state = By state
list-sort-number = { $grid ->
    [letters] By place
   *[other] By number
}
# How many of all words are shown.
list-shown = { $content ->
    [numbers]
        { $n } of { $total ->
            [one] { $total } number
           *[other] { $total } numbers
        }
   *[words]
        { $n } of { $total ->
            [one] { $total } word
           *[other] { $total } words
        }
}
list-not-found = No word or clue contains “{ $text }”.
list-none-in-state = No words match.
list-nothing = No words match.
list-picked-all = { $n ->
    [one] { $n } word selected.
   *[other] { $n } words selected.
}

## The bar below the grid: the selected word and what can be done with it

workshop-one = Selected word
workshop-many = Selected words
workshop-moving = Word being moved
workshop-choose = Select a word in the list or on the grid.
# In its place while nobody has changed a clue yet; the next is the button that puts it away.
hint-clue = Click a clue to change it.
hint-away = Don’t show this again
workshop-several = { $n ->
    [one] { $n } word selected
   *[other] { $n } words selected
}
# $words: the first of many.
workshop-and-others = { $words }, …
# $reason: why a word has no place, as a short sentence without a full stop.
workshop-not-placed = { $grid ->
    [letters] not hidden: { $reason }
   *[other] not on the grid: { $reason }
}
workshop-apart = not on the crossword: { $reason }
workshop-lock =
    .title = Keep it in its place (L)
workshop-unlock = Unlock
    .title = Let it move again (L)
workshop-layout-locked = { $grid ->
    [letters] All words are locked; unlock them first (“Lock all”).
   *[other] The whole layout is locked; unlock it first.
}
workshop-only-placed = { $grid ->
    [letters] Only a hidden word can be locked.
   *[other] Only a word on the crossword can be locked.
}
workshop-no-reshuffle = { $grid ->
    [letters] All words are locked; unlock them to reshuffle.
   *[other] The layout is locked. Unlock it to reshuffle.
}
workshop-no-improve = The layout is locked. Unlock it to improve it.
# $named: whether the words are few enough to be named; $n: how many they are.
workshop-locked-now = { $named ->
    [true] { $words } locked.
   *[false] { $n ->
        [one] { $n } word locked.
       *[other] { $n } words locked.
    }
}
workshop-unlocked-now = { $named ->
    [true] { $words } unlocked.
   *[false] { $n ->
        [one] { $n } word unlocked.
       *[other] { $n } words unlocked.
    }
}
workshop-layout-locked-now = { $grid ->
    [letters] All words locked. They stay in place until you unlock them.
   *[other] Layout locked. Words stay in place until you unlock it.
}
workshop-layout-unlocked-now = { $grid ->
    [letters] Words unlocked.
   *[other] Layout unlocked.
}

## A word that is moved to another place

moving-heading = Move
moving-looking = Looking for places …
moving-choose = { $n ->
    [1] There’s { $n } free place. Choose it on the grid.
   *[other] There are { $n } free places. Choose one on the grid.
}
moving-found = { $n ->
    [1] There’s { $n } other free place.
   *[other] There are { $n } other free places.
}
# $place: the message moving-place or moving-place-crossing.
moving-begun = { moving-found } Choose with the arrow keys or Tab; Enter puts it there, Escape cancels. { $place }
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
moving-nowhere = { $word } has no other place while the other words stay where they are.
moving-not-placed = { $word } is not on the grid.
moving-locked = { $word } is locked; unlock it to move it.
moving-frozen = The layout is locked. Unlock it to move a word.
moving-cancelled = Not moved.

## Words that are added or edited

# $cells: the letters of a word as they will stand in its cells.
edit-cells-of = { $n ->
    [one] { $n } cell: { $cells }
   *[other] { $n } cells: { $cells }
}
# How long the clue is. $limit: from where on it is called long.
edit-clue-length = { $n } of { $limit } characters
edit-clue-length-long = { $n } of { $limit } characters: a long clue
edit-duplicate = { $word } is already in the puzzle.
add-empty = Type a word first.
# $place: where it lies, such as "12 Across".
add-placed = { $word } added, { $place }
# $reason: why a word has no place, as a short sentence without a full stop.
add-unplaced = { $word } added to the list but not placed ({ $reason })

# Words of the open word list that would fit the puzzle as it lies.
offers-why = Why { $word } isn’t on the grid
offers-looking = Looking in the word list …
offers-none = { $grid ->
    [letters] No word in the list can be hidden here.
   *[other] No word in the list joins the words as they are now.
}
offers-instead = Choose one of these to replace it.
# How many words it would cross.
offers-joins = { $n ->
    [one] { $n } crossing
   *[other] { $n } crossings
}

## The grid, in words

grid-label = { $grid ->
    [letters] Word search, { $width } by { $height } letters
   *[other] Crossword grid, { $width } by { $height } cells
}
grid-label-titled = { $grid ->
    [letters] Word search { $title }, { $width } by { $height } letters
   *[other] Crossword grid of { $title }, { $width } by { $height } cells
}
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
sheet-language-clues = Same as the clues: { $language }
# Instead of a language of the sheet’s own.
options-language-none = Same as the clues
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
options-group-sums = Numbers and clues
# A mark on what only matters when words are drawn.
options-for-new-words = for new words
# No ready-made choice of options is the one that is set.
options-own = Your own choice of options.
options-bad-seed = A seed is a whole number of up to 15 digits. Leave it empty for a new one each time.
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
options-remembered-cleared = Remembered words forgotten.

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
    .improve = Look for a better layout
keys-words = Selected words
    .replace = Replace with another word
    .edit = Edit word and clue
    .delete = Delete
    .lock = Lock or unlock
    .move = Move on the grid
keys-list = List
    .next = Next word
    .ends = First and last word
    .several = Select several
    .more = Add to or remove from the selection
    .all = Select all that are shown
    .one = Only one word again
    .clue = Write the clue
keys-grid = Grid
    .next = Next letter
    .ends = First letter of the row, or the last
    .turn = Switch between across and down
    .zoom = Zoom in, zoom out, whole grid
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
    .mark = Mark the first letter, accept the line
    .drop = Cancel the line
    .hint = Hint: ring the first letter of a word
    .zoom = Zoom in, zoom out, whole grid
keys-sheet = Sheet
    .next = Next cell of the grid
    .show = Show its letter, or hide it
    .print = Print

## Names of languages that are none

# Stands in for $language: words in any script, even pictures.
language-any = Any script
language-any-rtl = Any script, right to left

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
languages-ask-help = Words in other letters are left out.
languages-ask-yes = Open the list

# A button and a menu item that open the dialog; $language is what the words are in.
letters-button = Letters…
letters-heading = Letters
letters-of = Letters of { $language }
letters-of-menu = Letters of { $language }…
letters-help-dictionary = The word list is read again and a new puzzle is made from it. The puzzle you see keeps its letters.
letters-help-list = Applies to this list and to the puzzles you make from it from now on.
letters-usual = Reset to defaults
letters-change = Use these letters
# Of a word list that cannot give words to the puzzle because it is read in another way. $name: of the list.
letters-differ = The word list { $name } uses different letter settings from this puzzle. To replace words, choose the same settings.
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
letters-yeh_hamza = Hamza on yeh and waw
    .help = ئ and ؤ, which most puzzles take for ی and و.
    .choice-fold = Same as ی and و
    .choice-keep = Letters of their own
letters-alef_madda = Alef madda
    .help = آ, which some puzzles let cross with ا.
    .choice-keep = A letter of its own
    .choice-fold = Same as ا
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
dictionary-not-needed = No word list
dictionary-no-words = This kind of puzzle needs no word list.
replace-not-here = You can’t replace words in this kind of puzzle.
job-grid-fill = Filling the grid …
job-grid-try = Checking whether the grid can be filled …
job-grid-fills = Looking for fills …
failed-grid-new = No new grid was made.
failed-grid-set = The grid wasn’t changed.
failed-grid-type = The letter wasn’t entered.
failed-grid-clear = Nothing was cleared.
failed-grid-put = The word wasn’t entered.
failed-grid-fill = The grid wasn’t filled.
failed-grid-try = It’s not known whether the grid can be filled.
failed-grid-fills = No fills were found.
failed-grid-take = The fill wasn’t put in.
failed-grid-pin = Nothing was locked.
# A grid is filled, or drawn and still partly empty. The other done-filled-… are only ever parts of it.
done-filled = { done-filled-how }: { $content ->
    [numbers] { $words ->
        [one] { $words } number
       *[other] { $words } numbers
    }
   *[words] { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
}, { $width } × { $height }, { $blocks ->
    [one] { $blocks } black square
   *[other] { $blocks } black squares
}{ done-filled-unknown }{ done-filled-scrambled }{ done-filled-empty }.
# $again: the same grid was filled once more.
done-filled-how = { $empty ->
    [0] { $again ->
        [true] Refilled
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
counts-words = { $content ->
    [numbers]
        <b>{ $n }</b> { $n ->
            [one] number
           *[other] numbers
        }
   *[words]
        <b>{ $n }</b> { $n ->
            [one] word
           *[other] words
        }
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
# Of the words in the word list, 0 to 100.
counts-score = mean score <b>{ $n }</b>
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
    [one] { $n } word has no clue. Click its line below to write one.
   *[other] { $n } words have no clue. Click their lines below to write them.
}
# In the place of a letter.
sheet-cell-empty = empty

## The grid as something to draw and write in

editor-bar =
    .aria-label = Drawing
editor-mode =
    .aria-label = A press on a cell
# What a press on a cell is for: to write there, or to make it a black square.
editor-letters = { $content ->
    [numbers] Digits
   *[words] Letters
}
editor-blocks = Black squares
editor-bars = Bars
editor-mark = Mark
mark-circle = Circle
mark-shade = Shading
mark-yellow = Yellow
mark-rose = Pink
mark-green = Green
mark-blue = Blue
mark-grey = Grey
mark-none = No shading
mark-bar-end = After this cell
mark-bar-below = Below this cell
mark-draw-bars = Draw bars: press the sides of cells
editor-symmetry =
    .aria-label = Symmetry of the black squares
    .title = Symmetry of the black squares
editor-symmetry-rotational = Half a turn
editor-symmetry-left-right = Left and right
editor-symmetry-up-down = Top and bottom
editor-symmetry-both = All four sides
editor-symmetry-diagonal = Diagonal
editor-symmetry-none = No symmetry
editor-fill = Fill
    .title = { $content ->
        [numbers] Fill all empty cells with numbers (Ctrl+Enter)
       *[words] Fill all empty cells with words from the list (Ctrl+Enter)
    }
editor-region = Fill region
    .title = Refill the selected cells and keep all others (Ctrl+Shift+Enter)
editor-clear = Clear
editor-clear-fill = Letters that were filled in
editor-clear-letters = { $content ->
    [numbers] All digits
   *[words] All letters
}
editor-clear-cells = Letters of the selected region
editor-clear-blocks = Everything: an open grid
editor-heat = Hard cells
    .title = Show where few words fit
editor-empty = Empty grid
    .title = Start with an empty grid
# How hard it is to fill a cell.
editor-heat-0 = easy
editor-heat-1 = some choice
editor-heat-2 = little choice
editor-heat-3 = hardly any
editor-heat-4 = impossible
editor-heat-key =
    .aria-label = How hard the cells are
# Runs of cells between black squares; $full of $slots have all their letters.
editor-full = { $full } of { $slots } full
editor-warnings = { $n ->
    [one] { $n } note
   *[other] { $n } notes
}
editor-input =
    .aria-label = Letters of the grid
# Read out by screen readers only. The keys are the same in every language.
editor-help = Arrow keys move. Letters go where the cursor is; Space switches between across and down, and a full stop adds or removes a black square. Tab goes to the next word, Enter to the words that fit. Shift and arrows select a region. Control Enter fills the rest. Escape, then Tab, leaves the grid.
editor-leave = Tab now leaves the grid.
editor-choose = Press a cell to write in it.
editor-on-block = This is a black square. Press full stop to make it a cell.
editor-no-region = Select cells first: drag over them, or hold Shift and use the arrow keys.
# What screen readers say of the cursor. $fits: how many words fit, -1 if that is not known; $heat: 0 (easy) to 4 (impossible).
editor-at = { $place }, cell { $n } of { $total }, { $empty ->
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
editor-at-single = row { $row }, column { $column }, { $empty ->
    [true] empty
   *[false] { $letter }
}{ $written ->
    [true] , written
   *[false] { "" }
}, in no word
editor-at-block = Black square, row { $row }, column { $column }
editor-at-region = Region of { $rows } × { $columns } cells
# Behind what is said of a cell ($told, which may be nothing): what it is marked with.
editor-marked = { $told }{ $circle ->
    [true] { " " }(circled)
   *[false] { "" }
}{ $shade ->
    [true] { " " }(shaded)
   *[false] { "" }
}{ $end ->
    [true] { " " }(bar after it)
   *[false] { "" }
}{ $below ->
    [true] { " " }(bar below it)
   *[false] { "" }
}
# A run that is not full. $n: its cells; $fits: how many words fit, -1 if that is not known.
editor-fits = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}{ $fits ->
    [-1] { "" }
    [one] ; { $fits } word fits
   *[other] ; { $fits } words fit
}
# In the table of the grid, for screen readers.
editor-cell-block = black
editor-cell-empty = empty
editor-cell-pinned = written
bench-heading = Constructor’s bench
bench-part-lists = Word lists
bench-part-rules = Rules
bench-part-fills = Fills
bench-part-clues = Clues
clues-missing = { $n } without a clue
clues-offers = Clues for this word
clues-remembered = Words whose clues this device remembers: { $n }
clues-remember = Remember this puzzle’s clues
clues-forget = Forget remembered clues
clues-forgotten = The remembered clues are gone.
bench-part-statistics = Statistics
fills-find = Show me several
    .title = Look for whole fills that differ from each other
fills-hint = Fills the empty cells; in a full grid or a selection all anew, except what you wrote or locked.
fills-none = No fill was found in this time.
fills-found = Fills found: { $n }
fills-list =
    .aria-label = Fills found
fills-scores = mean { $mean }, lowest { $lowest }
fills-name = Fill { $n }
fills-pin = Pin
fills-use = Use
fills-differ = Cells that differ: { $n }
fills-select = Select
    .title = Select cells by dragging, with a finger too
fills-lock = Lock letters
    .title = Letters that stay whatever is filled
fills-unlock = Unlock letters
done-grid-lock = Letters locked.
done-grid-unlock = Letters unlocked.
done-grid-take = Fill { $n } is in the grid.
statistics-mean-length = Mean length
statistics-unchecked = Unchecked cells
statistics-share = { $n } ({ $percent } %)
statistics-points = Scrabble value
statistics-points-value = { $n } ({ $mean } a letter)
statistics-score = Mean score
statistics-lowest = Lowest score
statistics-lowest-value = { $score }: { $words }
statistics-new = Not in the word list
statistics-missing = Letters missing
statistics-pangram = none: it’s a pangram
statistics-none = none
statistics-figure = { $n }
statistics-length = Length
statistics-number = Words
statistics-letters = Letters in the grid
mix-add = Add a list…
mix-use = Use { $name }
mix-weight = Points added to { $name }
mix-remove = Remove { $name }
mix-banned = Words never to use
mix-banned-help = Separated by spaces or commas.
mix-scores = Scores of your own: { $n }
mix-scores-save = Save my scores
mix-scores-bring = Bring scores from a file…
mix-my-scores = My scores
mix-up = Raise the score of { $word }
mix-down = Lower the score of { $word }
mix-never = Never use { $word }
mix-scored = { $word }: { $score } points
rules-none = The grid breaks none of these rules.
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
# Words fit here, but none of them leaves words for all that is still empty. The name is that of editor-heat.
candidates-hopeless = Whatever you put here, another place is left without a word. “Hard cells” shows where.
candidates-more = The first { $n } of { $total }; type to narrow.
candidates-unread = Still reading the word list.
candidates-fits = fits
candidates-blocks = blocks others
candidates-score = { $score }
candidates-score-title = Score in the word list
candidates-order =
    .aria-label = Sort candidates by
candidates-order-best = Best first
candidates-order-score = Score
candidates-order-leaves = What they leave
candidates-order-alphabet = A to Z
candidates-leaves = leaves { $n }
candidates-leaves-title = The tightest crossing keeps { $n } words; all crossings together, about 10 to the power of { $ways } ways
candidates-try = Can the rest be filled?
candidates-rest-running = Checking whether the rest can be filled …
candidates-rest-yes = The rest can still be filled.
candidates-rest-no = { $reasoned ->
    [true] The rest can’t be filled: { $reason }
   *[false] The rest can’t be filled.
}
candidates-rest-unknown = It’s not yet known whether the rest can be filled.
done-grid-put = { $word } entered.
done-grid-clear = Cleared.
keys-drawing = Drawing and writing
    .next = to the next cell
    .turn = switch direction
    .slot = the next word, or the one before
    .ends = first cell of a word, or last
    .block = add or remove a black square
    .circle = circle the cell
    .shade = shade the cell
    .bar = bar after the cell, or below it
    .clear = clear the letter
    .region = select cells
    .candidates = the words that fit
    .fill = fill all empty cells
    .part = refill the selected cells
    .edit = edit word and clue
    .leave = drop the region; then Tab leaves the grid

## Kinds of puzzle: where numbers stand for words, and what a grid that could not be filled leaves to do

list-counted = { $content ->
    [numbers]
        { $n ->
            [one] { $n } number
           *[other] { $n } numbers
        }
   *[words] { word-count }
}
# Two buttons beside the message that a new grid could not be filled.
failed-unfilled-options = Change options
failed-unfilled-empty = Start with the empty grid
options-empty = Empty grid
    .title = An empty grid with these options, to draw and fill by hand
# $help: what the preset is for. $words: how many words a list should have for it; $known: how many the chosen one has.
options-preset-more = { $help } Needs a list of about { $words } words; this one has { $known }.
# The word list in use is too small for it, but there is a larger one, which is fetched with it.
options-preset-fetch = { $help } Brings in the list { $name }: { $words } words, { $size }.
options-preset-whole = Uses all the words of your list.
# In a filled grid; $others: how many others changed with it.
done-replaced-grid = { $before } replaced with { $after }{ $others ->
    [0] { "" }
    [one] ; { $others } other changed with it
   *[other] ; { $others } others changed with it
}.
done-stopped = Stopped before anything was found. Your puzzle hasn’t changed.

## Word searches: words hidden among other letters

kind-wordsearch = Word search
    .short = Word search
    .help = Words are hidden among other letters, in up to eight directions.
# What screen readers say of a letter. $n: in how many words it is; $words: those, the ringed one first.
hidden-cell = row { $row }, column { $column }, { $letter }{ $n ->
    [0] , in no word
   *[other] , in { $words }
}
# Where a word begins, and in which direction it runs: one of the messages direction-…
hidden-place = row { $row }, column { $column }, { $way }
direction-right = to the right
direction-left = to the left
direction-down = down
direction-up = up
direction-down-right = down to the right
direction-up-right = up to the right
direction-down-left = down to the left
direction-up-left = up to the left
# A word is part of the word $word, and hidden there.
list-inside = in { $word }
list-sort-direction = By direction
status-rings = Show all
    .title = Ring all words
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
# The size is a button: pressed, new grids are as large as this one.
counts-size-keep = Keep this size: { $width } × { $height } for reshuffling and new words
counts-size-free = This size is kept. Press to let the words decide again
counts-size-kept = kept
done-size-kept = The size is kept: { $width } by { $height }.
done-size-free = The next grid will be as large as its words need.
options-group-filler = Other letters
keys-hidden = Grid
    .next = Next letter
    .ends = First letter of the row, or the last
    .turn = Next word of the letter
    .zoom = Zoom in, zoom out, whole grid
    .wheel = Zoom at the pointer
    .none = Select nothing

## What counts as one place: the rules of word searches, told in the options

rules-heading = What counts as one place
rules-once = Every word on the list can be found in exactly one place, in the directions you allow; the other letters are chosen so that this holds.
rules-palindrome = A word that reads the same both ways is in one place, even though you can read it in two directions.
rules-inside = A word inside a longer one, like TIN in PLATINUM, counts where the longer one is. With “Words within words” you choose whether it stays there, gets its own place, or is left out.
rules-twice = A word listed twice is hidden once. A word that can’t be hidden in just one place is left out, and the list says so.

## Options that are a text, a choice of directions, or a picture

form-left = { $n ->
    [one] { $n } character left
   *[other] { $n } characters left
}
form-over = { $n ->
    [one] { $n } character too many
   *[other] { $n } characters too many
}
form-none-chosen = Choose at least one.
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
mask-invert = Invert
    .title = Filled squares become empty, empty ones filled
mask-width =
    .aria-label = Squares across
mask-height =
    .aria-label = Squares down
# A slider: from how dark on the parts of a picture become letters.
mask-dark = How dark a square must be
mask-canvas =
    .aria-roledescription = squares to paint
mask-help = Filled squares become letters. Paint with the mouse or a finger; with the keys, arrows move, Space fills or empties, Shift and arrows draw a line. Files stay on this device.
mask-use = Use this picture
# Read out by screen readers only.
mask-at = row { $row }, column { $column }, { $filled ->
    [true] filled
   *[false] empty
}
mask-unreadable = This file isn’t a picture Crosscore can read. Choose a PNG, JPEG, WebP, GIF or SVG, or a text of # and full stops.
# $size, $limit: such as "20.0 MB".
mask-too-large = It’s { $size }, and pictures can be up to { $limit }.
mask-too-many-pixels = It has { $width } × { $height } pixels, which is too many. Make it smaller first.
mask-too-light = Nothing in this picture is dark enough. Move the slider.
mask-text-strange = Line { $line } has “{ $char }”. In a text picture, use # for a letter and a full stop for none.
mask-text-large = It has { $width } × { $height } squares; a side can have up to { $most }.
mask-text-empty = It has no #. Each # becomes a letter.
mask-side = A side has { $least } to { $most } squares.
mask-empty = Fill at least one square.
mask-missing = Draw or open a picture first, or choose another shape.

## The gallery of patterns

gallery-open = Choose a pattern…
gallery-heading = Patterns
gallery-size = Size
gallery-all = All sizes
# Their lengths are typed behind it, such as 15 11 11.
gallery-long = Long words across
gallery-any = Any of the grid’s size
gallery-count = { $n ->
    [one] { $n } pattern
   *[other] { $n } patterns
}
gallery-item = { $width } × { $height }, { $words } words
# $themes: lengths of the longest words across, such as 15 13 13; may be empty.
gallery-told = { $width } × { $height }, { $words } words, { $blocks } black squares; long words across: { $themes }

## SVG and pictures

picture-too-large = This browser can’t make a picture of { $width } × { $height } pixels. Choose a smaller size, or save the grid as SVG.
outlines-none = Couldn’t load the part that outlines letters. Save the drawing with its letters as text, or try again with a connection.
# $letters are letters of the puzzle; a font that has them is not part of this page.
outlines-left = Some letters stay as text because no font here has them: { $letters }.

## Saving and opening

# The Save menu of the sheet.
save-zip = All files (.zip)…
    .hint = pictures, texts and every format in one
save-export = For other programs…
    .hint = crossword programs, pages to solve, lists of words
# While the engine finds out what each format can hold of a large puzzle.
export-looking = Checking what each format can hold …
export-heading = Save for other programs
export-group-programs = Crossword programs
export-group-solving = To solve on a screen
export-group-words = Words and clues
export-group-learning = For learning platforms
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
export-save-lossy = Save as { $ending } anyway
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
format-ipuz-seen = Puzzle file in visual order (.ipuz)
    .about = For programs that show the usual one mirrored.
    .ending = .ipuz as seen
format-puz = Across Lite (.puz)
    .about = For most crossword apps and programs, including older ones.
    .ending = .puz
format-jpz = Crossword Compiler (.jpz)
    .about = For Crossword Compiler and the apps that read its files.
    .ending = .jpz
format-jpz-xml = Crossword Compiler (.xml)
    .about = The same, uncompressed.
    .ending = .xml
format-exolve = Exolve
    .about = For web pages and blogs that use Exolve.
    .ending = Exolve
format-xd = .xd
    .about = Plain text, for archives of crosswords.
    .ending = .xd
format-html = Page to solve (.html)
    .about = Opens in any browser, without a network; nothing to install.
    .ending = .html
format-csv = Table (.csv)
    .about = For Excel and other spreadsheets.
    .ending = .csv
format-tsv = Table with tabs (.tsv)
    .about = For vocabulary programs; for Anki, there is a format of its own.
    .ending = .tsv
format-json = Word list (.json)
    .about = For other programs, and as a word list here.
    .ending = .json
format-template = Grid pattern (.txt)
    .about = Rows of text, for Crosscore’s command line.
    .ending = .txt
format-h5p = H5P (.h5p)
    .about = For Moodle, WordPress, Lumi and other sites that have H5P.
    .ending = .h5p
format-moodle = Moodle crossword (.xml)
    .about = For Moodle with the question type Crossword, an extra plug-in.
    .ending = .xml
format-gift = Moodle questions (GIFT)
    .about = Each clue is a question, and the word its answer; other platforms read it, too.
    .ending = GIFT
format-glossary = Moodle glossary (.xml)
    .about = The words, with their clues as definitions.
    .ending = .xml
format-anki = Flashcards for Anki (.txt)
    .about = A word on one side, its clue on the other.
    .ending = .txt
format-quizlet = Flashcards for Quizlet (.txt)
    .about = To paste into Quizlet under “Import”.
    .ending = .txt
zip-heading = All files in one
zip-text = One .zip file with everything you tick; all names in it carry the same date and time.
zip-save = Save the .zip
zip-none = Tick at least one.
# Opens the list of it, file by file.
zip-losses = What is left out or changed
# $n: of the ticked files.
zip-lossy = { $n ->
    [one] { $n } of these files can’t hold everything; the puzzle file (.ipuz) does.
   *[other] { $n } of these files can’t hold everything; the puzzle file (.ipuz) does.
}
zip-lossy-without = { $n ->
    [one] { $n } of these files can’t hold everything. Tick the puzzle file (.ipuz), which does.
   *[other] { $n } of these files can’t hold everything. Tick the puzzle file (.ipuz), which does.
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
picture-letters-help = Outlines look the same everywhere. Text can be searched and edited, but needs a font with these letters wherever it’s opened.
picture-as-outlines = As outlines
picture-as-text = As text
picture-told-svg = A drawing, sharp at every size.
picture-width-wrong = Choose a width from { $least } to { $most } pixels.
picture-told = { $width } × { $height } pixels.
# $across, $down: centimetres; $dpi: pixels per inch.
picture-told-print = { NUMBER($across, maximumFractionDigits: 1) } × { NUMBER($down, maximumFractionDigits: 1) } cm at { $dpi } dpi: { $width } × { $height } pixels.
# Opening files.
# While a file is dragged over the page.
drop-file = <strong>Drop it anywhere</strong><br>a word list (.json, .csv, .tsv, .txt)<br>or a puzzle (.ipuz, .puz, .jpz, .xd, Exolve, .html, .zip)<br><span>It stays on this device.</span>
dictionary-open-puzzle = Open a puzzle…
    .hint = .ipuz, .puz, .jpz, .xd, Exolve, .html, .zip
lists-import-file = Import…
    .title = A list (.json, .csv, .tsv, .txt), or a puzzle for its words
lists-puzzle-heading = This is a puzzle
# $name is a file's.
lists-puzzle-text = Use the words and clues of { $name } as a list, or open it as a puzzle?
lists-puzzle-open = Open the puzzle
lists-puzzle-words = Use its words

## A puzzle in a page of its own: a file that was handed out, or a link

# Where the browser runs no JavaScript. It stands in the page in every language at once.
player-noscript = This page needs JavaScript to solve the puzzle, and this browser doesn’t run it. Allow JavaScript, or open the page in another browser.
player-print =
    .title = Print
    .aria-label = Print
player-search = Word search
# The heading of a page without a puzzle; the next three say why.
player-none = Nothing to solve
player-broken = Part of this link or file was lost on the way, so there’s no complete puzzle in it. Ask for it again.
player-nothing = There’s no puzzle in this address: the part after the # is missing. Copy the whole link.
player-old-browser = This browser is too old to open a puzzle from a link. Update it, or use another one.
## The dialog that shares a puzzle

share-heading = For others to solve
share-link-heading = As a link
share-link-text = The whole puzzle is in the link itself, after the #. Anyone who opens the link can solve it. Making the link sent nothing to anyone.
share-link =
    .aria-label = Link
share-copy = Copy
# Hands the link to the device's own list of ways to send something.
share-send = Send…
# How long the link is, in thousands of characters, and how long it may be.
share-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } kB of { $most } kB
share-copied = Link copied.
share-copy-yourself = Your browser doesn’t allow that. Copy the link from the field yourself.
# The title that the device is told with the link, where the puzzle has none.
share-title = A puzzle to solve
share-no-address = This copy of Crosscore is a file without a web address, so it can’t make links. Save the page instead.
share-this-computer = This address works on this computer only; elsewhere the link won’t open.
share-near = This address works on this network only; elsewhere the link won’t open.
share-file-heading = As one file
share-file-text = One page (.html) that needs nothing else, not even a connection. Email it or put it on a memory stick. It opens in any browser, and here if you want to change it.
share-file = Save the page
share-embed = Put it on a website
share-embed-text = Save the page, upload it to your site, and paste this where the puzzle is to stand. If the page isn’t in the same folder, write its address in place of its name.
share-embed-code =
    .aria-label = Code to paste
share-embed-copied = Code copied.
share-answers = Both contain the answers, packed but not secret.
share-secret = Without the solution
share-secret-help = For a contest: whoever fills the grid learns only whether all of it is right.
share-ipuz = Save as .ipuz
share-no-answers = The answers aren’t in it, only a code by which a full grid is found right or wrong.
share-diagram = Whoever solves it on a screen sees the black squares all the same.
share-failed = Couldn’t share the puzzle.

## The sheet on paper

sheet-group-print = Printing
sheet-group-look = Look
sheet-group-words = Language and numbers
sheet-about = More details
about-copyright = Copyright
about-editor = Editor
about-publisher = Publisher
about-date = Date
about-notes = Notes
about-difficulty = Difficulty
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

## A crossword that is solved on the page

# Why a puzzle cannot be solved.
play-nothing = There’s nothing to solve yet.
play-unfilled = This grid still has empty cells. Fill it first, then you can solve it.
play-pencil = Pencil
    .title = Pencil: for letters you’re not sure of
play-check = Check
    .title = Check letters
play-check-letter = This letter
play-check-word = This word
play-check-all = Whole grid
play-reveal = Reveal
    .title = Reveal letters
play-clue =
    .aria-label = Current clue
play-clue-back =
    .aria-label = Previous clue
    .title = Previous clue (Shift+Tab)
play-clue-on =
    .aria-label = Next clue
    .title = Next clue (Tab)
# Read out by screen readers only.
play-cross-help = Type letters. Arrow keys move, Tab goes to the next clue, Space switches between across and down. Escape, then Tab, leaves the grid.
play-cross-label = Crossword, { $width } by { $height }
# All clues one below the other, each with a field for its word.
play-text = As text
    .title = All clues as text, with a field for each word
play-clues-region = Clues
play-filled = Cells filled
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
play-no-letter = This puzzle doesn’t use that letter.
# Behind a clue, for screen readers.
play-state-filled = (filled)
play-state-wrong = (with a wrong letter)
play-too-long = { $n } letters, but there’s room for only { $all }.
play-not-right = The grid is full, but something isn’t right yet.
play-full-secret = The grid is full. The solution isn’t part of this puzzle, so nobody can check it here.
play-check-full = Fill the whole grid first. Then you can find out whether it’s right.
# $scope: letter, word or all.
play-checked = { $wrong ->
    [0] { $empty ->
        [0] Everything is right.
       *[other] Nothing is wrong so far.
    }
    [one] One letter is wrong.
   *[other] { $wrong } letters are wrong.
}
play-revealed = { $n ->
    [0] Nothing to reveal: that’s right.
    [one] One letter revealed.
   *[other] { $n } letters revealed.
}
# The end.
play-solved = Solved!
play-solved-help = { $n ->
    [one] One letter was revealed.
   *[other] { $n } letters were revealed.
}
play-revealed-all = Whole grid revealed.
keys-solving = Play
    .open = Solve the puzzle here
    .next = to the next cell, or turn
    .turn = switch direction
    .slot = the next clue, or the one before
    .ends = first cell of a word, or last
    .clear = clear the letter
    .check = check the word
    .leave = then Tab leaves the grid

kind-convert = Turn this puzzle into
# $kind: the name of the kind of puzzle that was made of another one.
done-converted = Turned into: { $kind }.
job-puzzle-convert = Making another kind of puzzle …
failed-puzzle-convert = The puzzle couldn’t be turned into another kind.
kind-krisskross = Kriss-kross
    .short = Kriss-kross
    .help = An empty grid, with the words that go into it listed by length.
kind-codeword = Codeword
    .short = Codeword
    .help = Each letter is a number. Some letters are given, and there is only one solution.

## A class set: different puzzles like the one on the sheet

# On a phone, what <span> holds is left out.
versions-open = <span>Make </span>30 versions…
versions-heading = A different puzzle for everyone
versions-text = Each has its number in the title, and so has its answer key.
versions-number = How many
versions-number-wrong = Choose a number from { $least } to { $most }.
# Where the words of each version come from.
versions-words = Words
versions-words-list = Others in each
versions-words-same = The same in all
versions-keys = Answer keys
versions-keys-none = None
versions-keys-end = At the end
versions-keys-each = After each
versions-print = Print all
versions-zip = Save as .zip
# The title that is printed on a version, with its number.
versions-title = { $title } – Version { $n }
versions-title-bare = Version { $n }
versions-made = Versions made: { $done } of { $total }
# While their pages are set for printing.
versions-set = Ready to print: { $done } of { $total }
versions-ready = { $n ->
    [0] There is no version to print or save.
    [one] { $n } version is ready: print or save it.
   *[other] { $n } versions are ready: print or save them.
}
versions-stopped = { $n ->
    [0] Stopped before the first version was made.
    [one] Stopped: { $n } version is ready. Print or save it.
   *[other] Stopped: { $n } versions are ready. Print or save them.
}
versions-few = { $n ->
    [one] Only { $n } version can be made of these words. Print or save it, or use more words.
   *[other] Only { $n } different versions can be made of these words. Print or save them, or use more words.
}
# $n: how many $numbers are; $reason: a sentence.
versions-lacking = { $n ->
    [one] Version { $numbers } couldn’t be made: { $reason }
   *[other] Versions { $numbers } couldn’t be made: { $reason }
}
failed-puzzle-versions = The versions weren’t made.
