// Every sentence the page says, in one place. The engine's messages arrive as sentences.

/** @param {number} n */
export const number = (n) => n.toLocaleString("en");
/** @param {number} n @param {string} one @param {string} [many] */
const count = (n, one, many = `${one}s`) => `${number(n)} ${n === 1 ? one : many}`;
/** @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

export const STEPS = {
  runtime: "Python",
  engine: "Puzzle engine",
  words: "Word list",
  layout: "First crossword",
};

export const S = {
  waiting: "waiting",
  done: "done",
  of: (done, total) => `${done} of ${total}`,
  count: (n) => count(n, "word"),

  // What a word's state is called, in the list and in the status line.
  placed: "placed",
  unplaced: "no room",
  isolated: "isolated",
  locked: "locked",
  long: "long clue",
  noClue: "no clue",
  chooseHint: "Select a word in the list or on the grid.",
  chooseNotPlaced: (reason) => `not on the grid: ${reason}`,
  shown: (n, total) => (n === total ? `${n}` : `${n} of ${total}`),
  nothingFound: (text) => `No word or clue contains “${text}”.`,
  nothingLeft: "No word is in this state.",
  showOnly: (label) => `Show only these words: ${label}`,
  showAll: "Show all words",

  counts: {
    placed: (placed, given) => [number(placed), ` of ${number(given)} placed`],
    failed: (n) => [number(n), n === 1 ? " does not fit" : " do not fit"],
    isolated: (n) => [number(n), " isolated"],
    onSheet: (placed, given) => [number(placed), ` of ${number(given)} on the crossword`],
    locked: (n) => [number(n), " locked"],
    frozen: ["", "layout locked"],
    long: (n) => [number(n), n === 1 ? " long clue" : " long clues"],
    pieces: (n) => (n === 1 ? ["", "one piece"] : [number(n), " pieces"]),
    crossings: (n) => [number(n), n === 1 ? " crossing" : " crossings"],
    size: (w, h) => [`${w} × ${h}`, ""],
    filled: (part) => [`${Math.round(part * 100)} %`, " filled"],
    seed: (n) => ["", `seed ${n}`],
  },

  // Jobs.
  working: {
    load: (name) => `Reading ${name} …`,
    "puzzle.new": "Improving the layout …",
    "puzzle.reshuffle": "Improving the layout …",
    "puzzle.replace": "Looking for another word …",
    "puzzle.edit": "Finding room for the word …",
    "puzzle.add": "Finding room for the word …",
    "puzzle.delete": "Closing the gap …",
    stopping: "Stopping …",
  },
  starting: "Starting the engine …",
  ended: (c) => `${c.placed} of ${count(c.given, "word")} placed, ${count(c.crossings, "crossing")}, ${c.width} by ${c.height}.`,
  replaced: (before, after) => `${after} in for ${before}`,
  edited: (word) => `${word} changed`,
  // What an act has done to the rest of the puzzle, by its report.
  effect(what, report) {
    const { moved, lost = [], before, after } = report ?? {};
    const change = (one, other) => (one === other ? other : `${one} → ${other}`);
    const others = moved === undefined ? "" : moved ? `${count(moved, "other word")} moved` : "nothing else moved";
    const size = (c) => `${c.width} × ${c.height}`;
    const counts = before && after ? `${change(before.crossings, after.crossings)} crossings, ${change(size(before), size(after))}` : "";
    const without = lost.length ? `${lost.slice(0, 3).join(", ")}${lost.length > 3 ? ` and ${lost.length - 3} more` : ""} ${lost.length > 1 ? "have" : "has"} no place any more` : "";
    return `${[[what, others].filter(Boolean).join(": "), without, counts].filter(Boolean).join("; ")}.`;
  },
  undone: "Undone.",
  redone: "Redone.",
  restarted: "The engine did not stop in time and was started again. Your puzzle is as it was.",

  // Errors: what failed; the engine's sentence follows.
  failed: {
    load: (name) => `${name} was not opened; nothing was changed.`,
    open: (name) => `${name} was not opened; nothing was changed.`,
    "puzzle.new": "No new puzzle was made.",
    "puzzle.reshuffle": "The words were not laid out anew.",
    "puzzle.replace": "The word was not replaced.",
    "puzzle.edit": "The word was not changed.",
    "puzzle.add": "The word was not added.",
    "puzzle.delete": "Nothing was deleted.",
    "puzzle.move": "The word was not moved.",
    "puzzle.lock": "The lock was not changed.",
    "puzzle.set": "The puzzle's text or settings were not changed.",
    save: "Nothing was saved.",
  },
  otherPuzzle: "The puzzle has changed meanwhile; look at it again and repeat this.",
  unchanged: "Nothing was changed.",
  tooBig: (size, limit) => `It has ${megabytes(size)}; files up to ${megabytes(limit)} can be opened. Split it into smaller ones.`,
  wrongFile: "Choose a word list that ends in .json, .tsv, .csv or .txt, or a puzzle that ends in .ipuz.",
  fileGone: (name) => `${name} is not kept on this device any more; open the file again to use its words.`,
  listGone: (name) => `The list ${name} is not on this device any more; choose another one.`,
  openedWith: (name, n) => `${name} was opened, with ${count(n, "finding")}.`,
  oneFile: "Several files were dropped; only the first one was opened.",
  unreadable: "The file could not be read from the disk; check that it is still there and try again.",
  noFetch: "It could not be fetched; check the connection and try again.",
  noPicture: "The browser could not make the picture; try a smaller grid.",
  missing: (file) => `${file} could not be fetched. Check the connection, then try again, or open a word list of your own.`,
  cluesIn: (words, clues) => `${words}, clues in ${clues}`,
  tryAgain: "Try again",
  noFont: (letters) => `No font on this device has ${letters}. Pictures and print would show empty boxes there; texts and puzzle files are whole. Install a font for this script to see them.`,
  pageTitle: (title) => `${title} · Crosscore`,
  dismiss: "Close this message",
  fatalTitle: "The engine has stopped",
  fatalText: "Your puzzle is kept on this page.",
  fatalBoot: "Check the connection and start it again. If that does not help, reload the page or try another browser.",
  fatalDetails: "Details for a bug report",
  restart: "Restart engine",

  // Dictionaries.
  bundled: "Word lists",
  opened: "Opened by you",
  ownFiles: "Your own",
  noDictionary: "No word list is open; choose one first.",
  otherLanguage: (label) => `The word list ${label} is in another language than this puzzle; choose a list in its language to replace words.`,
  openJson: "Open a word list file…",
  openJsonHint: "JSON, table or text",
  myLists: "My lists",
  editLists: "Edit my lists…",
  openIpuz: "Open a puzzle (.ipuz)…",
  dropHint: "or drop it anywhere on the page",
  note: (d) => `${count(d.words, "word")} from ${d.source.label}`,
  findings: (n, total) => `${n} ${total === 1 ? "remark" : "remarks"} on this list`,
  findingsMore: (n) => `… and ${number(n)} more.`,
  language: "Language",
  experimental: "experimental",

  // Options.
  sizes: { auto: "Auto", square: "Square", sides: "Width × height", side: "Cells on each side", width: "Width in cells", height: "Height in cells" },
  groups: { words: "Words", grid: "Grid", search: "Search" },
  forNewWords: "for new words",
  ownOptions: "Your own choice of options.",
  badSeed: "A seed is a whole number of at most 15 digits; leave it empty for a new one each time.",
  range: (min, max, unit) => `${number(min)} to ${number(max)}${unit ? ` ${unit}` : ""}`,
  memory: (words, puzzles) =>
    words
      ? `${count(words, "word")} of your last ${puzzles === 1 ? "puzzle" : `${puzzles} puzzles`} ${words === 1 ? "is" : "are"} remembered, on this device only.`
      : "No words of earlier puzzles are remembered.",
  memoryCleared: "The remembered words were cleared.",

  // Editing.
  otherWord: (word) => `${word} is not in this place any more. Nothing was changed; close this and choose the word again.`,
  cellsOf: (cells, n) => `${count(n, "cell")}: ${cells}`,
  clueLength: (n, limit) => `${n} of ${limit} characters${n > limit ? ": a long clue" : ""}`,

  // Grid.
  gridLabel: (w, h, title) => `Crossword grid${title ? ` of ${title}` : ""}, ${w} by ${h} cells`,
  tableCaption: (w, h) => `The grid, row by row: ${h} rows, ${w} columns`,
  row: (n) => `Row ${n}`,
  cell: (letter, row, column, words) => `${letter}, row ${row}, column ${column}${words ? `: ${words}` : ""}`,
  entry: (label, heading) => `${label} ${heading}`,

  // The shelf: the puzzles that are kept on this device.
  shelf: {
    /** What a puzzle is called: as it was named, else by its title, else by one's own word list or the language, and the date (to the second, if asked). */
    name({ name, title, language, created, source }, precise = false) {
      if (name || title) return name || title;
      const list = source && !source.bundled ? source.label.replace(/\.(json|tsv|csv|txt)$/i, "") : "";
      const tongue = language && new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(language);
      return `${list || tongue || "Crossword"}, ${new Date(created).toLocaleString("en-GB", { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit", ...(precise && { second: "2-digit" }) })}`;
    },
    changed: (time) => `Changed ${new Date(time).toLocaleString("en-GB", { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" })}`,
    words: (placed, given) => (placed === given ? count(given, "word") : `${number(placed)} of ${count(given, "word")} placed`),
    open: (name) => `Open ${name}`,
    more: (name) => `More for ${name}`,
    now: "Open now",
    elsewhere: "Open in another tab",
    spoilt: "Damaged: could not be opened",
    damaged: (name) => `The puzzle “${name}” is damaged and cannot be opened. It stays on the shelf; from there its data can be saved as a file.`,
    rename: "Rename…",
    duplicate: "Duplicate",
    save: "Save puzzle file (.ipuz)",
    saveRaw: "Save its data as a file",
    remove: "Delete…",
    newName: "New name",
    keepName: "Rename",
    cancel: "Cancel",
    ask: (name) => `Delete “${name}” from this device? It cannot be brought back.`,
    yes: "Delete",
    no: "Keep it",
    removed: (name) => `“${name}” was deleted.`,
    renamed: (name) => `It is called “${name}” now.`,
    duplicated: (name) => `“${name}” was duplicated.`,
    notWhileOpen: "It is open in another tab; close it there first.",
    empty: "No puzzle is kept yet.",
    shared: "This puzzle is open in another tab, too. What you change here is kept as a copy of its own.",
    copied: (name) => `Another tab has this puzzle, too. Your changes go on here as “${name}”; the other tab keeps its own.`,
    safe: "The browser keeps them until you delete them.",
    unsafe: "The browser may clear them when the device runs out of room: save what matters as a puzzle file.",
    used: (usage, quota) => `${megabytes(usage)} of ${quota >= 1e9 ? `${number(Math.round(quota / 1e9))} GB` : megabytes(quota)} used.`,
    readBack: "Nothing can be read from this device's storage.",
  },

  // Keeping on the device.
  keep: {
    yes: ["Kept", " on this device"],
    no: ["Not kept", " on this device"],
    trouble: {
      full: "Not kept on this device: there is no room left for this page. Save the puzzle file, or delete puzzles that you do not need.",
      denied: "Not kept on this device: the browser lets this page store nothing, as in a private window. Save the puzzle file before you close the page.",
      newer: "Not kept on this device: a newer version of Crosscore is open in another tab. Save the puzzle file, then reload this page.",
      blocked: "Not kept on this device: an older version of Crosscore is open in another tab. Close that tab, then try again. Or save the puzzle file.",
      failed: (why) => `Not kept on this device: its storage failed (${why}). Save the puzzle file, then try again.`,
    },
    file: "Save puzzle file",
    again: "Try again",
    fileNotKept: (name) => `${name} is open, but could not be kept on this device. After a reload, open it again to use its words.`,
  },

  // Sheet.
  gridEmpty: (w, h) => `Crossword grid to be filled, ${w} by ${h} cells; the clues follow`,
  sheetCell: (letter, row, column, label, given) => `Row ${row}, column ${column}${label ? `, number ${label}` : ""}: ${letter}, ${given ? "shown" : "not shown"}`,
  letterGiven: (letter, given) => (given ? `${letter} is shown.` : `${letter} is not shown any more.`),
  lettersGiven: (n) => (n ? `${count(n, "letter")} shown.` : "No letters are shown."),
  leftOut: (n) => (n === 1 ? "1 word is not on this sheet:" : `${number(n)} words are not on this sheet:`),
  andMore: (n) => ` and ${number(n)} more`,
  gridAnswers: (w, h) => `Crossword grid with answers, ${w} by ${h} cells`,
  saveAll: "Save puzzle, clues and answers",
  saveAllHint: "one picture and two texts",
  savePuzzle: "Puzzle picture (PNG)",
  saveAnswers: "Answer picture (PNG)",
  saveClueText: "Clues (text)",
  saveAnswerText: "Answers (text)",
  saveFile: "Puzzle file (.ipuz)",
  saveFileHint: "to open and change it later",
  saved: (names) => `Saved ${names.join(", ")}.`,

  // About.
  versionOf: (engine) => `Version ${engine}`,
  buildOf: (build) => `build ${build}`,
  pythonOf: (python) => `Python ${python}`,
  missingNotices: "The licences could not be fetched; check the connection, then close this and open it again. They are in NOTICES.txt beside this page.",

  // One's own word lists.
  lists: {
    edit: "Edit my lists…",
    copyPuzzle: "Copy this puzzle’s words to a list",
    copied: (n) => `${count(n, "word")} copied to a new list.`,
    fromPuzzle: (label) => (label ? `Puzzle from ${label}` : "Words of a puzzle"),
    unnamed: "My list",
    shelf: (n) => (n > 1 ? `My lists (${n})` : "My lists"),
    when(time) {
      const then = new Date(time);
      const today = then.toDateString() === new Date().toDateString();
      return today ? `today ${then.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}` : then.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });
    },
    notYet: "not kept yet",
    rename: "Rename",
    duplicate: "Duplicate",
    remove: "Delete this list…",
    copyOf: (name) => `${name.replace(/ \(copy\)$/, "")} (copy)`,
    duplicated: (name) => `The list was copied; this is ${name}.`,
    removeHeading: "Delete this list?",
    removeText: (name, n) => `“${name}” has ${count(n, "word")}. It is deleted from this device and cannot be brought back.`,
    removeYes: "Delete the list",
    listRemoved: (name) => `The list ${name} was deleted.`,
    notRemoved: "The list was not deleted.",
    gone: "This list was deleted in another tab.",
    notRead: "The list could not be read from this device.",
    conflict: (name) => `This list was changed in another tab meanwhile. Both are kept: yours is now “${name}”.`,
    keptAgain: (name) => `“${name}” was deleted in another tab. What is here was kept again.`,
    followed: "The list was changed in another tab; this is how it is now.",
    notKept: "This list could not be kept on this device.",
    saveAsFile: "Save it as a file before you close the page.",
    notChecked: "The words could not be checked.",

    word: (n) => `Word, row ${n}`,
    clue: (n) => `Clue, row ${n}`,
    hint: { word: "Type a word", clue: "and its clue" },
    newRow: "new",
    full: (most) => `A list holds up to ${number(most)} rows. Make another list for more.`,
    noCells: "No cells",
    error: "To look at: ",
    note: "Note: ",
    more: (n) => `+${n} more`,
    errors: (n) => [number(n), " to look at"],
    notes: (n) => [number(n), n === 1 ? " note" : " notes"],
    guess: "Guess from the words",
    guessed: (name) => `Guessed: ${name}`,
    removeRows: (n) => (n > 1 ? `Delete ${number(n)} rows` : "Delete row"),
    removed: (n) => `${count(n, "row")} deleted.`,
    selected: (n) => `${count(n, "row")} selected.`,
    movedTo: (n, to) => `${count(n, "row")} moved to place ${number(to)}.`,
    byWord: "Sort by word",
    byLength: "Sort by length",
    byClue: "Sort by clue",
    sorted: "The rows were sorted.",

    clipboard: "pasted.txt",
    pasted: (n) => `${count(n, "row")} pasted.`,
    pastedClues: (n) => `${count(n, "clue")} pasted.`,
    notPasted: "Nothing was pasted.",
    nothingIn: "There are no words in it.",
    tooMany: (n, most, there) => `It has ${count(n, "row")}${there ? ` and the list has ${number(there)}` : ""}; a list holds up to ${number(most)}. Split it into several lists${there ? "" : ", or open the file as a word list in the workshop"}.`,
    notImported: (name) => `${name} was not imported; nothing was changed.`,
    imported: (n, name) => `${count(n, "row")} imported from ${name}.`,
    wrongFile: "Choose a file with words that ends in .json, .csv, .tsv or .txt.",
    importHeading: "Where should the words go?",
    importText: (name, n, list) => `${name} has ${count(n, "row")}. Add them to the end of “${list}”, or make a new list of them?`,
    importNew: "New list",
    importAdd: "Add to this list",
    saveAs: {
      json: { label: "Dictionary (.json)", hint: "opens here again" },
      csv: { label: "Table (.csv)", hint: "for spreadsheets" },
      tsv: { label: "Table with tabs (.tsv)", hint: "for spreadsheets" },
      text: { label: "Plain text (.txt)", hint: "one word a line" },
    },
    notMade: "No crossword was made.",
    noneUsable: "No row can be used yet; look at what is said beside the words.",
    leftOut: (n) => `${count(n, "row")} ${n === 1 ? "was" : "were"} left out.`,
    leftOutWords: (words, n) => `${n === 1 ? "It" : "They"} cannot be used yet${words.length ? ` (${words.join(", ")}${n > words.length ? ", …" : ""})` : ""}; the list says why.`,
  },

  // The list and the grid.
  list: {
    only: { "": "All words", placed: "On the grid", failed: "Without a place", isolated: "Apart", long: "Long clue", locked: "Locked", clueless: "No clue" },
    anyLength: "Any length",
    letters: (n) => `${n} letters`,
    sorts: { listed: "As listed", word: "By word", length: "By length", state: "By state", number: "By number" },
    shown: (n, total) => (n === total ? count(total, "word") : `${number(n)} of ${count(total, "word")}`),
    nothing: "No word is like this.",
    pickedAll: (n) => `${count(n, "word")} selected.`,
  },
  bench: {
    one: "Selected word",
    many: "Selected words",
    moving: "Word being moved",
    several: (n) => `${number(n)} words selected`,
    apart: (reason) => `not on the crossword: ${reason}`,
    lock: "Lock",
    unlock: "Unlock",
    lockTitle: "Keep it in its place (L)",
    unlockTitle: "Let it move again (L)",
    frozenTitle: "The whole layout is locked; unlock it first.",
    unplacedTitle: "Only a word on the crossword can be locked.",
    noReshuffle: "The layout is locked; unlock it to reshuffle.",
    deleted: (names) => `${names.length > 3 ? `${number(names.length)} words` : names.join(", ")} deleted`,
    lockedNow: (names, on) => `${names.length > 3 ? `${number(names.length)} words` : names.join(", ")} ${on ? "locked" : "unlocked"}.`,
    frozenNow: (on) => (on ? "The layout is locked: no word moves until you unlock it." : "The layout is unlocked."),
  },
  moving: {
    heading: "Move",
    looking: "Looking for places …",
    choose: (n) => `${n === 1 ? "1 place is" : `${number(n)} places are`} free. Choose one on the grid.`,
    found: (n) => `${n === 1 ? "1 other place is" : `${number(n)} other places are`} free.`,
    how: "Arrows or Tab choose, Enter puts it there, Escape leaves it.",
    place: (n, total, way, crossed) => `Place ${n} of ${total}: ${way}${crossed.length ? `, crossing ${crossed.join(", ")}` : ""}.`,
    nowhere: (word) => `${word} has no other place while all other words stay where they are.`,
    notPlaced: (word) => `${word} is not on the grid.`,
    locked: (word) => `${word} is locked; unlock it to move it.`,
    frozen: "The layout is locked; unlock it to move a word.",
    moved: (word) => `${word} moved`,
    cancelled: "It stays where it was.",
  },
  field: {
    duplicate: (word) => `The puzzle has ${word} already.`,
  },
  offers: {
    why: (word) => `Why ${word} has no place`,
    other: "Others for this place",
    looking: "Looking in the word list …",
    none: "The word list has none that joins as the words lie now.",
    instead: "Choose one of these to take its place in the list.",
    show: "Show some",
    more: "Show others",
    joins: (n) => count(n, "crossing"),
  },
  add: {
    empty: "Type a word first.",
    placed: (word, place) => `${word} added, ${place}`,
    unplaced: (word, reason) => `${word} added to the list, without a place (${reason})`,
  },
  keys: {
    // Keys of one name stand together; "or" and "then" are said as words.
    groups: [
      { heading: "Anywhere", keys: [
        ["?", "This sheet"],
        ["Ctrl+Z", "Undo"],
        ["Ctrl+Y or Ctrl+Shift+Z", "Redo"],
        ["Ctrl+S", "Save the puzzle file"],
        ["/", "Find a word or clue"],
        ["A", "Add words"],
      ] },
      { heading: "Selected words", keys: [
        ["Enter", "Replace by another word"],
        ["F2", "Edit word and clue"],
        ["Delete", "Delete"],
        ["L", "Lock or unlock"],
        ["M", "Move on the grid"],
      ] },
      { heading: "List", keys: [
        ["↑ ↓", "Next word"],
        ["Home End", "First and last word"],
        ["Shift+↑ Shift+↓", "Select several"],
        ["Ctrl+Space", "Add to the selection, or take out"],
        ["Ctrl+A", "Select all that are shown"],
        ["Esc", "Only one word again"],
      ] },
      { heading: "Grid", keys: [
        ["← ↑ → ↓", "Next letter"],
        ["Space", "Turn between across and down"],
        ["plus − 0", "Nearer, farther, whole grid"],
        ["Ctrl+wheel", "Zoom at the pointer"],
        ["Esc", "Select nothing"],
      ] },
      { heading: "While a word moves", keys: [
        ["← ↑ → ↓ or Tab", "Next place"],
        ["Space", "Turn it, while dragged"],
        ["Enter", "Put it there"],
        ["Esc", "Leave it where it was"],
      ] },
      { heading: "Sheet", keys: [
        ["← ↑ → ↓", "Next cell of the grid"],
        ["Space", "Show its letter, or hide it"],
        ["Ctrl+P", "Print"],
      ] },
    ],
  },
};
