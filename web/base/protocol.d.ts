// The messages between the page and the engine, and the view of a puzzle.
// Written by tools/page_types.py from crosscore/wire and crosscore/protocol/requests.py.

/** Row and column of a cell */
export type Place = [number, number];

export type TextDirection = "ltr" | "rtl";

export type Direction = "across" | "down";

/** A puzzle as its .ipuz holds it: only the engine looks inside */
export type Document = object;

/** The value of an option, as crosscore/fields.py describes them */
export type Value = string | number | boolean;

/** The options of a kind, or settings of a sheet, by name */
export type Options = Record<string, Value>;

/** Which letters a language's words are read in, where a choice differs from the usual */
export type Letters = Record<string, string>;

/** The grid model: words in a void, cells and blocks, or letters with words in lines */
export type Model = "crossing" | "blocked" | "letters";

export type Outcome = "found" | "limit" | "stopped" | "failed" | "exhausted";

/** What a sentence mentions: a number, a text, another sentence, or several */
export type Mentioned = string | number | boolean | Sentence | (string | number | Sentence)[];

/** What a sentence says: its id in the page's catalogues, and the values it mentions. */
export interface Said {
  id: string;
  values: Record<string, Mentioned>;
}

/** English text; with `said`, it can be said in other languages. */
export interface Sentence {
  message: string;
  said?: Said;
}

/** One finding; `place` says `where` in other languages. */
export interface Issue extends Sentence {
  code: string;
  where: string;
  place?: Said;
}

/** Why something cannot be done; `slots` are runs of cells that it is about. */
export interface Trouble extends Issue {
  slots?: Place[][];
}

/** What the list editor shows beside a row. */
export interface Finding extends Sentence {
  code: string;
  level: "error" | "note";
}

/** Why a word cannot join, "" if it can. */
export interface Why {
  why: string;
  said?: Said;
}

/** What turns typed text into cells: crosscore/alphabet/typing.py says how. */
export interface Typing {
  fold: Record<string, string>;
  join?: Record<string, string>;
  virama?: string;
  keeps?: boolean;
  bare?: boolean;
  drop?: string;
  apart?: boolean;
  scripts?: string[];
  digits?: string;
  digraphs?: string[];
  single?: string;
  pairs?: string[];
  hang?: string;
  before?: string;
  links?: string;
  linked?: string;
  bound?: boolean;
  whole?: boolean;
  numeric?: boolean;
}

/** A cell with a letter or room for one. */
export interface Cell {
  /** its letter, "" where none is yet */
  t: string;
  /** the number that stands in it */
  n?: string;
  /** its letter is shown to whoever solves the puzzle */
  given?: boolean;
  /** it belongs to a word that is not on the sheet */
  apart?: boolean;
  /** its letter was written by the user */
  pinned?: boolean;
  /** of no word of a word search */
  filler?: boolean;
  circle?: boolean;
  /** a colour `#rrggbb` */
  shade?: string;
  bar?: "end" | "below" | "both";
}

/** A word of the puzzle's list, whether or not it is on the sheet. */
export interface Word {
  index: number;
  word: string;
  /** without the marks that part its cells */
  shown: string;
  /** folded, for the filter */
  key: string;
  cells: string[];
  clue: string;
  enumeration: string;
  /** the clue is longer than `long_limit` */
  long: boolean;
  locked: boolean;
  isolated: boolean;
  state: "placed" | "isolated" | "unplaced";
  across?: boolean;
  places?: Place[];
  /** of a word search */
  way?: string;
  /** of all others */
  label?: string;
  /** "unknown" to the dictionary, or "scrambled" */
  odd?: string;
  /** what is odd */
  message?: string;
  /** why it is not on the sheet */
  reason?: string;
  /** the message, or the reason */
  said?: Said;
}

/** A line of a clue list. */
export interface Clue {
  /** "" where it shares the line of the one before it */
  label: string;
  clue: string;
  enumeration: string;
  /** -1 where the answer isn't in the grid */
  index: number;
  /** the clue's, where that is not `clue_direction` */
  direction?: TextDirection;
  /** the cells of an answer that isn't in the grid */
  places?: Place[];
}

/** What is told of a puzzle besides its title and its author. */
export interface About {
  copyright?: string;
  editor?: string;
  publisher?: string;
  date?: string;
  notes?: string;
  url?: string;
  difficulty?: string;
}

/** All clues across, or down. */
export interface ClueList {
  direction: Direction;
  heading: string;
  items: Clue[];
}

/** Both lists, and how they are read. */
export interface Clues {
  clue_language: string;
  clue_direction: TextDirection;
  clues: ClueList[];
}

/** Labels of rows and columns, where the sheet numbers those. */
export interface Lines {
  rows: string[];
  columns: string[];
}

/** What the sheet says by itself, and which of it is `english` for want of a word. */
export interface Labels {
  across: string;
  down: string;
  bank: string;
  answers: string;
  name: string;
  words: string;
  language: string;
  direction: TextDirection;
  english: string[];
  /** above the list of a word search */
  list?: string;
  /** before the blanks for its hidden message */
  left?: string;
}

/** What solvers or editors may object to; no fault. */
export interface Warned extends Sentence {
  code: string;
  cells: Place[];
}

/** How much of a grid with blocks is done, and what is unusual about it. */
export interface Blocks {
  symmetry: string;
  slots: number;
  full: number;
  empty: number;
  blocks: number;
  warnings: Warned[];
}

/** A word as the sheet of a word search lists it. */
export interface Listed {
  index: number;
  text: string;
  clue?: string;
  length: number;
  enumeration?: string;
  direction?: TextDirection;
}

export type Listing = Listed[];

/** What a word search is like, and what its sheet lists. */
export interface Search {
  ways: string[];
  allowed: string[];
  covered: number;
  shared: number;
  filler: number;
  message: Place[];
  /** letters of each word of the message, where it is whole */
  blanks?: number[];
  inside: number[][];
  list: Listing;
}

/** How good a puzzle is, in numbers. */
export interface Counts {
  given: number;
  placed: number;
  failed: number;
  isolated: number;
  locked: number;
  long: number;
  components: number;
  crossings: number;
  width: number;
  height: number;
  filled: number;
  blocks?: number;
  empty?: number;
  slots?: number;
  full?: number;
  odd?: number;
  score?: number;
  covered?: number;
  shared?: number;
  filler?: number;
}

/** What is counted besides in a grid with blocks. */
export interface BlockCounts {
  blocks: number;
  empty: number;
  slots: number;
  full: number;
  odd: number;
  /** mean of the words, 0 to 100, if the word list has scores */
  score?: number;
}

/** What is counted besides in a word search: cells. */
export interface SearchCounts {
  covered: number;
  shared: number;
  filler: number;
}

/** What is known of a puzzle that was to be the smallest. */
export interface Proof extends Sentence {
  state: string;
}

/** A word as the sheet lists it: `index` in the view's words. */
export interface GroupItem {
  index: number;
  text: string;
  /** it stands in the grid already */
  given?: boolean;
}

/** The words of one length, where the sheet lists them instead of clues. */
export interface Group {
  length: number;
  /** the length in the digits of the sheet */
  heading: string;
  items: GroupItem[];
}

/** A letter and the number that stands for it in the cells. */
export interface Code {
  n: string;
  t: string;
  /** the letter is shown to whoever solves the puzzle */
  given?: boolean;
}

/** What of a puzzle can be another without another layout. */
export interface Put {
  title?: string;
  author?: string;
  instructions?: string;
  about?: About;
  sheet?: Options;
  options?: Options;
}

/** Of the sheet: crosscore/sheet.py. Not every kind has all. */
export interface Settings {
  key?: "apart" | "beside";
  prints?: "puzzle" | "key" | "both";
  paper?: "auto" | "a4" | "letter";
  name_line?: boolean;
  save_ink?: boolean;
  blocks?: "grey" | "black" | "none" | "hidden";
  text_size?: "small" | "normal" | "large" | "huge";
  word_bank?: boolean;
  enumerations?: boolean;
  language?: string;
  digits?: "auto" | "latin" | "native";
  numbering?: "cells" | "lines";
  list?: "words" | "clues" | "none";
  order?: "alphabet" | "listed" | "length";
  grid_lines?: boolean;
  marks?: "rings" | "colours";
  filler?: boolean;
}

/** All that is needed to draw a puzzle: nothing is left to split, count or format. */
export interface View extends Clues {
  kind: string;
  model: Model;
  search?: Search;
  title: string;
  author: string;
  instructions: string;
  about?: About;
  /** below the author: editor, publisher, date */
  credits?: string;
  /** below the instructions */
  notes?: string;
  /** at the foot of the sheet: whose the puzzle is */
  foot?: string;
  /** its letters aren't all here, but each answer has its clue */
  unsolved?: boolean;
  /** then: a salt, and hashes of right solutions */
  checksum?: string[];
  language: string;
  direction: TextDirection;
  width: number;
  height: number;
  seed: number;
  options: Options;
  letters: Letters;
  frozen: boolean;
  sheet: Settings;
  cells: (Cell | null)[][];
  words: Word[];
  labels: Labels;
  native_digits: string;
  counts: Counts;
  proof: Proof | null;
  long_limit: number;
  grid?: Blocks;
  lines?: Lines;
  bank?: string[];
  groups?: Group[];
  codes?: Code[];
}

/** A word that found no place. */
export interface Lost {
  word: string;
  reason: string;
}

/** What is reported besides of a word search. */
export interface SearchReport {
  shared: number;
  filler: number;
  density: number;
  ways: Record<string, number>;
  message: boolean | null;
}

/** Words that the dictionary of a filled grid does not have. */
export interface OddWords {
  unknown: string[];
  scrambled: string[];
}

/** What is reported besides of a grid with blocks. */
export interface BlockReport extends OddWords {
  blocks: number;
  empty: number;
  slots: number;
  full: number;
}

/** What a run reached, in the names of the command line's report. */
export interface Run {
  placed: number;
  given: number;
  unplaced: Lost[];
  components: number;
  crossings: number;
  width: number;
  height: number;
  filled: number;
  seconds: number;
  outcome: string;
  seed: number;
  proof: Proof | null;
  blocks?: number;
  empty?: number;
  slots?: number;
  full?: number;
  unknown?: string[];
  scrambled?: string[];
  shared?: number;
  filler?: number;
  density?: number;
  ways?: Record<string, number>;
  message?: boolean | null;
}

/** What a change did to the puzzle there was. */
export interface Compared {
  moved: number;
  lost: string[];
  before: Counts | null;
  after: Counts;
  /** seconds since anything better was found */
  still?: number;
}

/** What came of an act. */
export interface Report extends Run, Compared {}

/** Whether a grid can be filled. */
export interface Verdict {
  fillable: string;
  reason: Sentence | null;
  slots: Place[][];
  seconds: number;
}

/** One of a field's values. */
export interface Choice {
  value: string;
  label: string;
  help?: string;
}

/** The option on which a field depends, and its values with which the field matters */
export interface When {
  option: string;
  is: string[];
}

/** What an option's values are: crosscore/fields.py */
export type FieldType =
  | "int"
  | "seconds"
  | "choice"
  | "bool"
  | "size"
  | "sides"
  | "ratio"
  | "language"
  | "text"
  | "lines"
  | "set"
  | "mask"
  | "pattern";

/** An option of a kind, or a setting of a sheet. */
export interface Field {
  name: string;
  label: string;
  type: FieldType;
  default: Value;
  help: string;
  unit: string;
  choices: Choice[];
  layout: boolean;
  draws: boolean;
  group: string;
  says: string;
  any: string;
  min?: number;
  max?: number;
  when?: When;
}

/** Values that belong together; `words`: how many a list should have for it. */
export interface Preset {
  id: string;
  label: string;
  values: Options;
  help: string;
  words?: number;
}

/**
 * A kind of puzzle; `acts` are the messages that not every kind knows. `lacks` are those of them that
 * puzzles of a grid model do not know.
 */
export interface Kind {
  id: string;
  fields: Field[];
  presets: Preset[];
  sheet: Field[];
  acts: string[];
  lacks: Record<Model, string[]>;
  dictionary: boolean;
  model: Model;
  /** all that its grids may be made of */
  models: Model[];
}

/** A language that words can be in; `options` are the choices of its letters. */
export interface Language {
  code: string;
  name: string;
  english: string;
  direction: TextDirection;
  experimental: boolean;
  options: Record<string, string[]>;
}

/** Bytes of files. */
export interface Limits {
  dictionary_bytes: number;
  puzzle_bytes: number;
}

/** What the engine is and knows. */
export interface Ready {
  type: "ready";
  protocol: number;
  engine: string;
  python: string;
  languages: Language[];
  kinds: Kind[];
  limits: Limits;
}

/** That it is done. */
export interface Ok {
  type: "ok";
}

/**
 * How other workers can join in a job, each with a seed of its own. They make the same search if they
 * `race`; else they improve the best puzzle there is. They need the job's dictionary if `words`.
 */
export interface Share {
  race: boolean;
  words: boolean;
  seeds: number[];
}

/** That a job has begun; `share` where other workers can join in. */
export interface Accepted {
  type: "accepted";
  job: number;
  share?: Share;
}

/** A puzzle as it travels; `sheet` is the view of what is printed, where it is another one. */
export interface Shown {
  document: Document;
  view: View;
  sheet?: View;
}

/** A puzzle. */
export interface PuzzleAnswer extends Shown {
  type: "puzzle";
}

/** A puzzle in which a word was moved. */
export interface MovedAnswer extends PuzzleAnswer {
  report: Report;
}

/** A puzzle into which letters were written, where typing goes on, and the last cell written. */
export interface TypedAnswer extends PuzzleAnswer {
  cursor: Place;
  typed: Place;
}

/** A puzzle as it was in a file, and what was found in it. */
export interface OpenedPuzzle extends PuzzleAnswer {
  issues: Issue[];
}

/** That a file is a list of words, to be read as a dictionary or as rows. */
export interface OpenedWords {
  type: "words";
}

/** How typed text becomes letters; without `input` where none are typed. */
export interface TypingAnswer {
  type: "typing";
  input?: Typing;
}

/** What the referee finds wrong. */
export interface Findings {
  type: "findings";
  issues: Issue[];
}

/** Words that are left out for one reason, what would help, and how many `more` there are. */
export interface LeftGroup {
  why: Sentence;
  help: Sentence;
  words: string[];
  more: number;
}

/**
 * The words that are not on the sheet. Where some share too few letters, there is what else can be
 * done: whether words of another list can `join` them, the options to lay them out in `pieces`,
 * another `kind`.
 */
export interface LeftOut {
  type: "left";
  groups: LeftGroup[];
  join: boolean;
  pieces: Options | null;
  kind: string | null;
}

/** A word of a puzzle that stands in a row of a list, both by index; the column of its clue. */
export interface WordAndRow {
  word: number;
  row: number;
  column: string;
}

/**
 * What differs between a puzzle and its list of one's own. Words with different clues: changed in the
 * list only (`listed`), in the puzzle only (`written`), in `both`. Rows that are new (`added`), words
 * that the list has no longer (`removed`) or never had (`own`). `agreed` are the rows as both agree on
 * them, for the next time.
 */
export interface Differences {
  type: "differences";
  listed: WordAndRow[];
  written: WordAndRow[];
  both: WordAndRow[];
  added: number[];
  removed: number[];
  own: number[];
  agreed: Row[];
}

/** A place where a word may lie; `here`, where it lies now. */
export interface LegalPlace {
  row: number;
  column: number;
  way: Direction;
  cells: Place[];
  crossings: number;
  here?: boolean;
}

/** Where a word may lie. */
export interface Places {
  type: "places";
  places: LegalPlace[];
}

/** A word that could join. */
export interface Suggested {
  word: string;
  clue: string;
  cells: string[];
  crossings: number;
  moved: number;
}

/** Words that could join with nothing moving. */
export interface Suggestions extends Why {
  type: "suggestions";
  words: Suggested[];
}

/** What a format can do with a puzzle: it loses something, or refuses. */
export interface FormatOffer {
  to: string;
  losses?: Issue[];
  refusal?: Sentence;
}

/** All formats, in the order in which they are offered. */
export interface Formats {
  type: "formats";
  formats: FormatOffer[];
}

/**
 * What stands behind the "#" of a link, or why there can be none; sizes in characters. `embed` is HTML
 * that shows the page's file in another one, if the puzzle can be solved.
 */
export interface Link {
  type: "link";
  most: number;
  size: number;
  embed?: string;
  fragment?: string;
  refusal?: Sentence;
}

/** A file: a text, or bytes in base 64, or a page of the site with values in its places. */
export interface File {
  name: string;
  text?: string;
  base64?: string;
  template?: string;
  values?: Record<string, string>;
}

/** Files that belong together. */
export interface Files {
  type: "files";
  base: string;
  files: File[];
}

/**
 * A word that matches a slot; `fits`: its crossings stay possible. `fewest` words are left for the
 * tightest of those that it settles (null: it settles none), and all of them together have about 10 to
 * the power of `ways`.
 */
export interface Candidate {
  word: string;
  shown: string;
  cells: string[];
  clue: string;
  score: number | null;
  fits: boolean;
  fewest: number | null;
  ways: number;
}

/** The words of a slot. */
export interface Candidates {
  total: number;
  fitting: number;
  cells: Place[];
  way: Direction;
  pattern: string[];
  words: Candidate[];
}

/** The words of a slot. */
export interface CandidatesAnswer extends Candidates {
  type: "candidates";
}

/** A run of a grid with blocks: what is written in it, its clue, and remarks on that. */
export interface ClueRow {
  label: string;
  across: boolean;
  cells: Place[];
  /** its letters, "" where none is yet */
  pattern: string[];
  /** the word by its index, if the run is full */
  word: number | null;
  /** and as a reader sees it */
  shown: string;
  clue: string;
  /** letter counts that came with the clue */
  counts: string;
  remarks: Sentence[];
}

/** The clues of a grid with blocks, those across first. */
export interface ClueRows {
  type: "clues";
  rows: ClueRow[];
}

/** The clues that a word list has for a word. */
export interface WordClues {
  type: "word-clues";
  clues: string[];
}

/** The words of one length, and how many of them are written. */
export interface LengthCount {
  length: number;
  words: number;
  full: number;
}

/** How often a letter stands in the grid. */
export interface LetterCount {
  letter: string;
  count: number;
}

/** The words of the lowest score. */
export interface Lowest {
  score: number;
  words: string[];
}

/** How long the words are; `words` that aren't written yet count too. */
export interface LengthStatistics {
  words: number;
  full: number;
  lengths: LengthCount[];
  mean_length: number;
}

/** What constructors and editors ask of a puzzle. */
export interface Statistics extends LengthStatistics {
  cells: number;
  letters: LetterCount[];
  /** words that the list doesn't have */
  new: string[];
  /** of a grid with blocks, and their share of it */
  blocks?: number;
  block_share?: number;
  /** cells in two words; the others are unchecked */
  checked?: number;
  unchecked?: number;
  /** for a pangram, where the language has an alphabet */
  missing?: string[];
  /** of the letters as tiles, where their values are known */
  points?: number;
  mean_points?: number;
  /** mean of the words, where the list has scores */
  score?: number;
  lowest?: Lowest;
}

/** Statistics of a puzzle. */
export interface StatisticsAnswer {
  type: "statistics";
  statistics: Statistics;
}

/** How many words a slot can still take. */
export interface SlotHeat {
  cells: Place[];
  across: boolean;
  candidates: number;
}

/** How hard each slot and cell is to fill; cells from 0 (no trouble) to 4 (impossible). */
export interface Heat {
  slots: SlotHeat[];
  cells: (number | null)[][];
  hardest: number | null;
  easiest: number | null;
}

/** How hard a grid is to fill. */
export interface HeatAnswer {
  type: "heat";
  heat: Heat;
}

/** That a message could not be carried out; nothing has changed. */
export interface Refused extends Trouble {
  type: "error";
}

/** A pattern of the library: rows of `#` and `.`, the lengths of its longest words across. */
export interface Pattern {
  name: string;
  width: number;
  height: number;
  words: number;
  blocks: number;
  themes: number[];
  rows: string[];
}

/** The patterns of the library. */
export interface PatternsAnswer {
  type: "patterns";
  patterns: Pattern[];
}

/** A word of a list, and its clue; `more` as docs/formats.md says of the richer form. */
export interface Row {
  word: string;
  clue: string;
  more?: Record<string, string>;
}

/** A row of a list that is being edited. */
export interface NewRow {
  word: string;
  clue?: string;
  more?: Record<string, string>;
}

/** The clue that a word of a puzzle is to have. */
export interface NewClue {
  word: number;
  clue: string;
}

/** A word to be added to a puzzle. */
export interface NewWord {
  text: string;
  clue?: string;
}

/** A file of words as rows to edit. */
export interface Rows {
  format: string;
  encoding: string;
  rows: Row[];
  entries: number;
  issues: Issue[];
  issue_total: number;
}

/** A file of words. */
export interface RowsAnswer extends Rows {
  type: "rows";
}

/** Whether a language was guessed, by what, and which others it could be. */
export interface Guessed {
  guessed: boolean;
  by: string;
  sure: boolean;
  others: string[];
}

/** A row as checked; `key` is equal for equal answers. */
export interface CheckedRow {
  cells: string[];
  key: string;
  shown: string;
  findings: Finding[];
}

/** A list as checked, by the rules of one language. */
export interface Checked extends Guessed {
  type: "checked";
  language: string;
  direction: TextDirection;
  letters: Letters;
  choices: Record<string, string[]>;
  usable: number;
  errors: number;
  rows: CheckedRow[];
}

/** The cells of a word. */
export interface Split {
  type: "cells";
  cells: string[];
}

/** And the text with a mark more, or less, at each cell or boundary, or "". */
export interface Parted extends Split {
  parted: string[];
  joined: string[];
}

/** A dictionary to be mixed with others, and the points that its scores gain or lose. */
export interface Weighted {
  dictionary: string;
  weight?: number;
}

/** A dictionary that was loaded. */
export interface Dictionary extends Guessed {
  id: string;
  name: string;
  language: string;
  direction: TextDirection;
  letters: Letters;
  words: number;
  entries: number;
  issues: Issue[];
  issue_total: number;
  shortest: number;
  longest: number;
  digest: string;
}

/** How far a job is. */
export interface Progress {
  type: "progress";
  job: number;
  nodes: number;
  done: number;
  total: number;
  part: number | null;
  doing: Sentence;
  elapsed: number;
  seconds: number | null;
  still: number | null;
}

/** A puzzle better than the last one shown. */
export interface Best extends Shown {
  type: "best";
  job: number;
}

/** One of a set: what is on its sheet, or why it could not be made; its files. */
export interface Version {
  type: "version";
  job: number;
  number: number;
  seed: number;
  name: string;
  files: File[];
  view?: View;
  reason?: Sentence;
}

/** A whole fill of a grid: null a block; the mean and the lowest score of its words, if any. */
export interface Fill {
  type: "fill";
  job: number;
  number: number;
  rows: (string | null)[][];
  mean: number | null;
  lowest: number | null;
}

/** What a job leaves: a puzzle with its report, a report, a dictionary, a list, an error. */
export interface Result {
  document?: Document;
  view?: View;
  sheet?: View;
  report?: Report | Verdict;
  dictionary?: Dictionary;
  error?: Trouble;
  format?: string;
  encoding?: string;
  rows?: Row[];
  entries?: number;
  issues?: Issue[];
  issue_total?: number;
}

/** The last word of a job. */
export interface End extends Result {
  type: "end";
  job: number;
  outcome: Outcome;
}

/** What each message holds; some come with a file. */
export interface Requests {
  /** The page greets: what the engine is and knows. */
  hello: { protocol: number };
  /** Load a file of words, in a job. */
  "dictionary.load": { name: string; language?: string; letters?: Letters; clues?: string; at_hand?: string[] };
  /** Several dictionaries as one, in a job; `scores` one with personal scores. */
  "dictionary.mix": { lists: Weighted[]; scores?: string; banned?: string[] };
  /** Forget a dictionary. */
  "dictionary.drop": { dictionary: string };
  /** Make a puzzle, in a job; with `whole` 1, of all words of the list unless options say less. */
  "puzzle.new": {
    kind: string;
    dictionary?: string;
    language?: string;
    options?: Options;
    seed: number;
    nodes?: number;
    avoid?: string[][];
    whole?: number;
  };
  /** Lay a puzzle out anew, in a job. */
  "puzzle.reshuffle": { document: Document; dictionary?: string; options?: Options; seed: number; nodes?: number };
  /** Look for a better puzzle from where this one is, in a job. */
  "puzzle.improve": { document: Document; dictionary?: string; seed: number; nodes?: number };
  /** Make a puzzle of another kind in the same grid, in a job. */
  "puzzle.convert": { document: Document; kind: string; dictionary?: string; seed: number; nodes?: number };
  /** Make a set of different puzzles like one, in a job. */
  "puzzle.versions": {
    document: Document;
    dictionary?: string;
    number: number;
    same_words?: number;
    titles?: string[];
    to?: string[];
    nodes?: number;
  };
  /** Put another word in the place of one, in a job. */
  "puzzle.replace": { document: Document; word: number; dictionary?: string; seed: number; avoid?: string[][] };
  /** Change a word and its clue, in a job. */
  "puzzle.edit": { document: Document; word: number; text: string; clue: string; seed: number };
  /** Change the clues of words, and nothing else. */
  "puzzle.clues": { document: Document; clues: NewClue[] };
  /** Add words of `{text, clue}`, in a job. */
  "puzzle.add": { document: Document; words: NewWord[]; seed: number };
  /** Join words that share few letters with words of a list, in a job. */
  "puzzle.join": { document: Document; dictionary: string; seed: number; nodes?: number };
  /** Take words out, in a job. */
  "puzzle.delete": { document: Document; words: number[]; seed: number };
  /** Change clues, take words out (by their indexes before) and add others, in one job. */
  "puzzle.revise": { document: Document; clues?: NewClue[]; without?: number[]; words?: NewWord[]; seed: number };
  /** Where a word may lie. */
  "puzzle.places": { document: Document; word: number };
  /** Put a word at one of its places. */
  "puzzle.move": { document: Document; word: number; row: number; column: number; way: Direction };
  /** Words that can join with nothing moving; without `word`, to be added. */
  "puzzle.suggest": { document: Document; word?: number; dictionary: string; seed: number; count?: number };
  /** Lock words, or the whole layout; with `on` 0, unlock. */
  "puzzle.lock": { document: Document; words?: number[]; on?: number };
  /** Change the title, the author, the instructions, settings of the sheet, options. */
  "puzzle.set": { document: Document; values: Put };
  /** Show letters on the sheet. */
  "puzzle.give": { document: Document; how: string; row?: number; column?: number };
  /** Look at a puzzle. */
  "puzzle.view": { document: Document };
  /** Which words are not on the sheet; also those of a list of one's own that was to be used. */
  "puzzle.left": { document: Document; dictionary?: string };
  /** What differs between a puzzle and its list of one's own; `agreed`: as both had it last. */
  "puzzle.compare": { document: Document; rows: NewRow[]; agreed?: NewRow[] };
  /** Have a puzzle checked. */
  "puzzle.check": { document: Document };
  /** How long the words of a puzzle are, which letters it has, and the like. */
  "puzzle.statistics": { document: Document; dictionary?: string };
  /** What each format can do with a puzzle. */
  "puzzle.formats": { document: Document };
  /** A link to a puzzle; `stamp`: that of the page's file, which another page is to show. */
  "puzzle.link": { document: Document; stamp?: string };
  /** The puzzle without its solution, to be handed out. */
  "puzzle.unsolved": { document: Document };
  /** A puzzle's files in a format. */
  "puzzle.export": { document: Document; to: string; stamp: string };
  /** Open a file, whatever it is: the puzzle in it, or that it holds words. */
  "file.open": { name: string };
  /** How typed text becomes the letters of a puzzle. */
  "typing.rules": { document: Document };
  /** A grid to fill. */
  "grid.new": { kind: string; language?: string; letters?: Letters; options?: Options; seed: number };
  /** The patterns of the library. */
  "grid.patterns": {};
  /** Make cells blocks, open, or empty. */
  "grid.set": { document: Document; cells: Place[]; to: string; symmetry?: string };
  /** Write letters from a cell on. */
  "grid.type": { document: Document; row: number; column: number; way: Direction; text: string; after?: Place };
  /** Take letters or blocks out. */
  "grid.clear": { document: Document; what: string; cells?: Place[] };
  /** Circle cells (1; 0: no more) or shade them with a colour (""; no more). */
  "grid.mark": { document: Document; cells: Place[]; circle?: number; shade?: string };
  /** Set bars at the `end` of cells or `below` them; with `on` 0, take them away. */
  "grid.bar": { document: Document; cells: Place[]; side: string; on?: number; symmetry?: string };
  /** Write a word into a slot. */
  "grid.put": {
    document: Document;
    dictionary?: string;
    row: number;
    column: number;
    way: Direction;
    text: string;
    clue?: string;
  };
  /** Fill the rest of a grid, or a part, in a job. */
  "grid.fill": { document: Document; dictionary?: string; cells?: Place[]; seed: number; nodes?: number };
  /** Find out whether the rest can be filled, in a job. */
  "grid.try": { document: Document; dictionary?: string; nodes?: number };
  /** The words that match a slot. */
  "grid.candidates": {
    document: Document;
    dictionary?: string;
    row: number;
    column: number;
    way: Direction;
    typed?: string;
    count?: number;
    order?: string;
  };
  /** How hard the grid is to fill, slot by slot. */
  "grid.heat": { document: Document; dictionary?: string };
  /** Set the clue of a slot, full or not. */
  "grid.clue": { document: Document; row: number; column: number; way: Direction; clue: string };
  /** The clues of all slots, full or not, with remarks. */
  "grid.clues": { document: Document };
  /** The clues that a dictionary has for a word, given its cells. */
  "word.clues": { dictionary: string; cells: string[] };
  /** Look for several whole fills of the rest of a grid, or of a part, in a job. */
  "grid.fills": {
    document: Document;
    dictionary?: string;
    cells?: Place[];
    count?: number;
    seed: number;
    nodes?: number;
  };
  /** Write one of these fills into the grid. */
  "grid.take": { document: Document; dictionary?: string; rows: (string | null)[][] };
  /** Let the letters of cells stay whatever is filled, or no longer. */
  "grid.pin": { document: Document; cells: Place[]; on: number };
  /** Read a file of words. */
  "words.parse": { name: string };
  /** Read a file of words, in a job. */
  "words.read": { name: string };
  /** Check the rows of a list. */
  "words.check": {
    rows: NewRow[];
    language?: string;
    letters?: Letters;
    longest?: number;
    name?: string;
    at_hand?: string[];
  };
  /** Write a list as a file. */
  "words.save": { rows: NewRow[]; name: string; to?: string };
  /** The cells of a word. */
  "word.split": { language: string; text: string; letters?: Letters };
  /** The cells of a word, and where they could be parted otherwise. */
  "word.parting": { language: string; text: string; letters?: Letters };
  /** Stop a job with the best so far. */
  "job.cancel": { job: number };
  /** What another worker has found for a job; with `final` 1 nothing better is looked for. */
  "job.share": { job: number; document: Document; final?: number };
}

/** What answers each message. */
export interface Answers {
  hello: Ready;
  "dictionary.load": Accepted;
  "dictionary.mix": Accepted;
  "dictionary.drop": Ok;
  "puzzle.new": Accepted;
  "puzzle.reshuffle": Accepted;
  "puzzle.improve": Accepted;
  "puzzle.convert": Accepted;
  "puzzle.versions": Accepted;
  "puzzle.replace": Accepted;
  "puzzle.edit": Accepted;
  "puzzle.clues": PuzzleAnswer;
  "puzzle.add": Accepted;
  "puzzle.join": Accepted;
  "puzzle.delete": Accepted;
  "puzzle.revise": Accepted;
  "puzzle.places": Places;
  "puzzle.move": MovedAnswer;
  "puzzle.suggest": Suggestions;
  "puzzle.lock": PuzzleAnswer;
  "puzzle.set": PuzzleAnswer;
  "puzzle.give": PuzzleAnswer;
  "puzzle.view": PuzzleAnswer;
  "puzzle.left": LeftOut;
  "puzzle.compare": Differences;
  "puzzle.check": Findings;
  "puzzle.statistics": StatisticsAnswer;
  "puzzle.formats": Formats;
  "puzzle.link": Link;
  "puzzle.unsolved": PuzzleAnswer;
  "puzzle.export": Files;
  "file.open": OpenedPuzzle | OpenedWords;
  "typing.rules": TypingAnswer;
  "grid.new": PuzzleAnswer;
  "grid.patterns": PatternsAnswer;
  "grid.set": PuzzleAnswer;
  "grid.type": TypedAnswer;
  "grid.clear": PuzzleAnswer;
  "grid.mark": PuzzleAnswer;
  "grid.bar": PuzzleAnswer;
  "grid.put": PuzzleAnswer;
  "grid.fill": Accepted;
  "grid.try": Accepted;
  "grid.candidates": CandidatesAnswer;
  "grid.heat": HeatAnswer;
  "grid.clue": PuzzleAnswer;
  "grid.clues": ClueRows;
  "word.clues": WordClues;
  "grid.fills": Accepted;
  "grid.take": PuzzleAnswer;
  "grid.pin": PuzzleAnswer;
  "words.parse": RowsAnswer;
  "words.read": Accepted;
  "words.check": Checked;
  "words.save": Files;
  "word.split": Split;
  "word.parting": Parted;
  "job.cancel": Ok;
  "job.share": Ok;
}
