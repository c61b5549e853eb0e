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
  long: "long clue",
  noClue: "no clue",
  chooseHint: "Select a word in the list or on the grid.",
  chooseNotPlaced: (reason) => `not on the grid: ${reason}`,
  shown: (n, total) => (n === total ? `${n}` : `${n} of ${total}`),
  nothingFound: (text) => `No word or clue contains “${text}”.`,
  nothingLeft: "No word is in this state any more.",
  showOnly: (label) => `Show only these words: ${label}`,
  showAll: "Show all words",

  counts: {
    placed: (placed, given) => [number(placed), ` of ${number(given)} placed`],
    failed: (n) => [number(n), n === 1 ? " does not fit" : " do not fit"],
    isolated: (n) => [number(n), " isolated"],
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
    stopping: "Stopping …",
  },
  starting: "Starting the engine …",
  ended: (c) => `${c.placed} of ${count(c.given, "word")} placed, ${count(c.crossings, "crossing")}, ${c.width} by ${c.height}.`,
  replaced: (before, after) => `${before} was replaced by ${after}.`,
  edited: (word) => `${word} was changed.`,
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
    "puzzle.set": "The puzzle's text or settings were not changed.",
    save: "Nothing was saved.",
  },
  otherPuzzle: "The puzzle has changed meanwhile; look at it again and repeat this.",
  unchanged: "Nothing was changed.",
  tooBig: (size, limit) => `It has ${megabytes(size)}; files up to ${megabytes(limit)} can be opened. Split it into smaller ones.`,
  wrongFile: "Choose a word list that ends in .json or a puzzle that ends in .ipuz.",
  openedWith: (name, n) => `${name} was opened, with ${count(n, "finding")}.`,
  oneFile: "Several files were dropped; only the first one was opened.",
  unreadable: "The file could not be read from the disk; check that it is still there and try again.",
  noFetch: "It could not be fetched; check the connection and try again.",
  noPicture: "The browser could not make the picture; try a smaller grid.",
  missing: (file) => `${file} could not be fetched. Check the connection, then try again, or open a word list of your own.`,
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
  openJson: "Open a JSON file…",
  openIpuz: "Open a puzzle (.ipuz)…",
  dropHint: "or drop it anywhere on the page",
  note: (d) => `${count(d.words, "word")} from ${d.name}`,
  findings: (n, total) => `${n} ${total === 1 ? "entry was" : "entries were"} left out or changed`,
  findingsMore: (n) => `… and ${number(n)} more.`,
  language: "Language",
  experimental: "experimental",

  // Options.
  sizes: { auto: "Auto", square: "Square", sides: "Width × height", side: "Cells on each side", width: "Width in cells", height: "Height in cells" },
  groups: { words: "Words", grid: "Grid", search: "Search" },
  forNewWords: "For new words.",
  ownOptions: "Your own choice of options.",
  badSeed: "A seed is a whole number of at most 15 digits; leave it empty for a new one each time.",
  range: (min, max, unit) => `${number(min)} to ${number(max)}${unit ? ` ${unit}` : ""}`,
  memory: (words, puzzles) =>
    words
      ? `New puzzles avoid the ${count(words, "word")} of your last ${puzzles === 1 ? "puzzle" : `${puzzles} puzzles`}. This is remembered on this device only.`
      : "New puzzles avoid the words of your last 20 puzzles. Nothing is remembered yet.",
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

  // Sheet.
  name: "Name:",
  answersMark: "Answers",
  sheetLabel: (title) => title || "Crossword",
  gridEmpty: (w, h) => `Empty crossword grid, ${w} by ${h} cells; the clues follow`,
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
};
