// Where everything of a sheet goes on its pages. Arithmetic alone: what is measured comes from paper.js, which also
// draws it.
//
//   above                      beside (`span` of the columns below the grid, the others from the head down)
//   +----------------------+   +----------------------+
//   | head                 |   | head                 |
//   |      +--------+      |   | 1     +------------+ |
//   |      |  grid  |      |   | 2     |    grid    | |
//   |      +--------+      |   | 3     +------------+ |
//   | 1     5       9      |   | 4     7      10      |
//   | 2     6       10     |   | 5     8      11      |
//   | bank                 |   | bank                 |
//   +----------------------+   +----------------------+
//
// The text runs down the columns, in reading order. The grid stands where lines end, so that the first clue is where
// the page begins. All columns end as high as they can. On several pages, the first has the grid above, and only the
// last one has columns that end alike.
//
// One page is best, then fewer pages, then large squares and large text in due proportion. Lengths are CSS pixels, but
// sizes of text are points.

import { measuring } from "./measuring.js";

/**
 * @typedef {{height: number, before: number, heading: boolean}} Unit
 *   is never broken: a clue, a word, a heading; `before` is the room above it, not at the top of a column
 */
/**
 * @typedef {{from: number, to: number, height: number, before: number, section: boolean}} Block
 *   units that stay together; `section`: begins with a heading
 */
/**
 * @typedef {{from: number, to: number, top: number, bottom: number}} Column
 *   units from and to, and where they stand on the page
 */
/** @typedef {{across: number, top: number, columns: Column[]}} Part  of a text: `top` is that of its heading */
/**
 * @typedef {object} Text  that stands in columns
 * @property {number} most columns
 * @property {number} narrowest column that it may have, and
 * @property {number} usual one, in sizes of its text
 * @property {boolean} words which take one line each, if there is room
 * @property {number} frame around it
 * @property {(size: number) => number} heading height of one above all columns, 0 without any
 * @property {(size: number, width: number) => Unit[]} measure
 */
/**
 * @typedef {object} Stuff
 * @property {{width: number, height: number, wide: boolean}[]} papers to choose from, the first rather than the second
 * @property {number[]} sizes of text to choose from, the largest first
 * @property {number} usual one: with larger text there is one page only
 * @property {(size: number, width: number) => number} head its height, with the room below it
 * @property {{most: number, enough: number, least: number, beside: boolean, size: (cell: number) => [width: number,
 *   height: number]}} grid its cells: with smaller ones than `least` something goes to another page, larger ones than
 *   `enough` count little; `beside`: whether text may stand there
 * @property {Text} clues @property {Text} bank which stands below
 */
/**
 * @typedef {object} Plan
 * @property {number} size of the text
 * @property {number} cell
 * @property {Stuff["papers"][0]} paper
 * @property {number} span columns below the grid
 * @property {{figure: number | null, clues: Part | null, bank: Part | null}[]} pages `figure`: where the grid stands
 */

export const COLUMN_GAP = 20;
const UNDER = 15; // between what stands one above the other
const ROUNDS = 20; // of halving: finer than can be seen
const SLIGHT = 0.1; // of the page: in less nothing begins below the grid
const SQUEEZED = 0.7; // of its least cells: below a long head, a grid is not made smaller than that
const PARTED = 1.12; // by how much higher columns may be, for that each direction has its own
const POINT = 96 / 72;
const RESCUE = [14, 10.5, 9]; // sizes of text where nothing else leaves every clue on one page
const EASY = [15, 26]; // sizes of text: columns that are read with ease
const EASY_COLUMNS = 4; // more are for clues of one line, as sums are
const FULL = 0.85; // of a page's height: it is not to be filled further
// What is lost for each size of text that a column is too narrow or too broad; where text stands beside the grid;
// where the page lies on its side; for the part of its height that lacks to a full one.
const COST = { narrow: 0.03, broad: 0.01, beside: 0.04, wide: 0.12, empty: 0.1 };
const TEXT_WEIGHT = 0.8; // of the text's size beside the cells'
/** What a size is worth: more than enough counts little. @param {number} size @param {number} enough */
const worth = (size, enough) => Math.log(Math.min(size, enough)) + 0.3 * Math.log(Math.max(size, enough) / enough);

/** @param {number} width @param {number} across */
export const columnWidth = (width, across) => (width - (across - 1) * COLUMN_GAP) / across;

/** @param {Unit[]} units @returns {Block[]} a heading stays with what follows it */
function blocksOf(units) {
  /** @type {Block[]} */
  const blocks = [];
  units.forEach(({ height, before, heading }, i) => {
    const last = blocks.at(-1);
    if (last && units[last.to - 1].heading) {
      last.height += height + before;
      last.to = i + 1;
    } else blocks.push({ from: i, to: i + 1, height, before, section: heading });
  });
  return blocks;
}

/**
 * Fill columns from their tops down to a limit.
 * @param {Block[]} blocks
 * @param {number} first of them
 * @param {number[]} tops
 * @param {number} limit
 * @param {boolean} [parted] the next section begins in the middle column
 */
function fill(blocks, first, tops, limit, parted = false) {
  let next = first;
  const columns = tops.map((top, c) => {
    const start = next;
    let bottom = top;
    for (; next < blocks.length; next++) {
      const { height, before, section } = blocks[next];
      if (parted && section && next > first && c < tops.length / 2) break;
      const end = bottom + height + (next > start ? before : 0);
      if (end > limit + 0.01) break;
      bottom = end;
    }
    const from = start < blocks.length ? blocks[start].from : (blocks.at(-1)?.to ?? 0);
    return { from, to: next > start ? blocks[next - 1].to : from, top, bottom };
  });
  // an empty one ends nowhere
  return { columns, next, bottom: Math.max(...columns.map(({ from, to, bottom }) => (to > from ? bottom : 0))) };
}

/**
 * The same, with columns that end as high as they can; null if there is no room.
 * @param {Block[]} blocks
 * @param {number} first
 * @param {number[]} tops
 * @param {number} limit
 */
function even(blocks, first, tops, limit) {
  /** @param {boolean} parted */
  const filled = (parted) => {
    let best = fill(blocks, first, tops, limit, parted);
    if (best.next < blocks.length) return null;
    let [low, high] = [Math.min(...tops), Math.min(limit, best.bottom)];
    for (let round = 0; round < ROUNDS; round++) {
      const middle = (low + high) / 2;
      const found = fill(blocks, first, tops, middle, parted);
      if (found.next === blocks.length) [best, high] = [found, middle];
      else low = middle;
    }
    return best;
  };
  const plain = filled(false);
  if (!plain || tops.length % 2 || blocks.filter(({ section }, i) => section && i >= first).length !== 2) return plain;
  const parted = filled(true);
  const top = Math.min(...tops);
  return parted && parted.bottom - top <= PARTED * (plain.bottom - top) ? parted : plain;
}

/**
 * The largest number for which something holds that holds for smaller ones too; 0 if there is none.
 * @param {number} least
 * @param {number} most
 * @param {(cell: number) => boolean} holds
 */
function largest(least, most, holds) {
  if (most < least || !holds(least)) return 0;
  if (holds(most)) return most;
  let [low, high] = [least, most];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The largest cell with which the grid stays within a box.
 * @param {Stuff["grid"]} grid @param {number} width @param {number} height
 */
const within = ({ size, most }, width, height) =>
  largest(0.5, most, (cell) => size(cell)[0] <= width && size(cell)[1] <= height);

/**
 * The top of the grid on the first page; null if so much stands above it that it has the second page.
 * @param {Stuff} stuff
 * @param {Stuff["papers"][0]} paper
 * @param {number} size
 */
function figureTop({ head, grid }, { width, height }, size) {
  const top = head(size, width);
  return within(grid, width, height - top) >= SQUEEZED * Math.min(grid.least, within(grid, width, height)) ? top : null;
}

/**
 * Whether each unit of a text takes one line, in so many columns.
 * @param {Text} text @param {number} size @param {number} width @param {number} across
 */
function inLines({ measure }, size, width, across) {
  const heights = [width, columnWidth(width, across)].map((wide) =>
    measure(size, wide).flatMap(({ height, heading }) => (heading ? [] : [height])),
  );
  return Math.max(...heights[1]) < 1.5 * Math.min(...heights[0]);
}

/**
 * In how many columns a text may stand: words in as many as leave each in one line, and no column empty.
 * @param {Text} text
 * @param {number} size
 * @param {number} width
 * @param {number} narrow
 */
function mostColumns(text, size, width, narrow) {
  const fit = Math.max(1, Math.min(text.most, Math.floor((width + COLUMN_GAP) / (narrow * size * POINT + COLUMN_GAP))));
  if (!text.words) return fit;
  for (let across = fit; across > 1; across--) {
    const { length } = text.measure(size, columnWidth(width, across));
    if (!length) return 1;
    if (inLines(text, size, width, across)) return Math.ceil(length / Math.ceil(length / across));
  }
  return 1;
}

/**
 * A text in columns below one another's heading, ready to be filled.
 * @param {Text} text
 * @param {number} size
 * @param {number} width
 */
function ready(text, size, width, across = mostColumns(text, size, width - 2 * text.frame, text.usual)) {
  const blocks = blocksOf(text.measure(size, columnWidth(width - 2 * text.frame, across)));
  const over = blocks.length ? text.frame + text.heading(size) : 0; // above its columns
  const height = blocks.length
    ? over + (even(blocks, 0, Array(across).fill(0), Infinity)?.bottom ?? 0) + text.frame
    : 0;
  return { blocks, across, over, height };
}

/**
 * Where a text of its own height goes that begins at a top.
 * @param {ReturnType<typeof ready>} text
 * @param {number} top
 * @returns {Part | null}
 */
function whole({ blocks, across, over }, top) {
  const made = blocks.length ? even(blocks, 0, Array(across).fill(top + over), Infinity) : null;
  return made && { across, top, columns: made.columns };
}

/**
 * All on one page, with cells as large as that allows; null if it cannot be.
 * @param {Stuff} stuff
 * @param {Stuff["papers"][0]} paper
 * @param {number} size
 * @param {number} across
 * @param {number} span
 * @returns {{plan: Plan, value: number} | null}
 */
function onePage(stuff, paper, size, across, span) {
  const { grid, clues, bank, usual } = stuff;
  const { width, height } = paper;
  const top = figureTop(stuff, paper, size);
  const column = columnWidth(width, across);
  const short = clues.words || inLines(clues, size, width, across);
  if (top === null || (across > EASY_COLUMNS && !short)) return null;
  const last = ready(bank, size, width);
  const room = height - (last.height && last.height + UNDER);
  const place = span === across ? width : span * column + (span - 1) * COLUMN_GAP;
  const { blocks, over } = ready(clues, size, width, across);
  const most = within(grid, place, room - top);
  // a grid that is as wide as the page has small cells anyway
  const least = Math.min(grid.least, 0.85 * within(grid, width, height - top));
  /** @param {number} cell */
  const tops = (cell) =>
    Array.from({ length: across }, (_, c) => (c < across - span ? top : top + grid.size(cell)[1] + UNDER + over));
  const cell = blocks.length
    ? largest(least, most, (side) => fill(blocks, 0, tops(side), room).next === blocks.length)
    : most >= least
      ? most
      : 0;
  if (!cell) return null;
  const below = top + grid.size(cell)[1];
  const filled = blocks.length ? even(blocks, 0, tops(cell), room) : null;
  const end = Math.max(below, filled?.bottom ?? 0);
  const part = filled && { across, top: below + UNDER, columns: filled.columns };
  const wide = column / (size * POINT);
  const strain = short ? 0 : COST.narrow * Math.max(0, EASY[0] - wide) + COST.broad * Math.max(0, wide - EASY[1]);
  const value =
    worth(cell, grid.enough) +
    TEXT_WEIGHT * worth(size, usual) -
    strain -
    (span < across ? COST.beside : 0) -
    (paper.wide ? COST.wide : 0) -
    COST.empty * Math.max(0, FULL - end / height);
  return {
    plan: { size, cell, paper, span, pages: [{ figure: top, clues: part, bank: whole(last, end + UNDER) }] },
    value,
  };
}

/**
 * The grid and as much as fits below it, then the rest.
 * @param {Stuff} stuff
 * @param {Stuff["papers"][0]} paper
 * @param {number} size
 * @param {number} cell
 * @returns {Plan}
 */
function manyPages(stuff, paper, size, cell) {
  const { grid, clues, bank } = stuff;
  const { width, height } = paper;
  const top = figureTop(stuff, paper, size);
  /** @type {Plan["pages"]} */
  const pages = [...(top === null ? [null] : []), top ?? 0].map((figure) => ({ figure, clues: null, bank: null }));
  let used = (top ?? 0) + grid.size(cell)[1];
  const turn = () => {
    pages.push({ figure: null, clues: null, bank: null });
    used = 0;
  };
  /**
   * Put a text where there is room, on as many pages as it takes.
   * @param {Text} text
   * @param {"clues" | "bank"} name
   * @param {boolean} split whether it may begin on a page that it does not end on
   */
  const put = (text, name, split) => {
    let found = ready(text, size, width);
    while (found.across > 1 && found.blocks.some((block) => block.height > height - found.over - text.frame))
      found = ready(text, size, width, found.across - 1);
    const { blocks, across, over } = found;
    const limit = height - text.frame;
    for (let first = 0; first < blocks.length;) {
      const top = used && used + UNDER;
      const tops = Array(across).fill(top + over);
      let part = even(blocks, first, tops, limit);
      if (!part) {
        part = fill(blocks, first, tops, limit);
        if (used && (!split || part.next === first || limit - tops[0] < SLIGHT * height)) {
          turn();
          continue;
        }
        // higher than any page
        if (part.next === first) part = fill(blocks, first, [over], over + blocks[first].height);
      }
      pages[pages.length - 1][name] = { across, top, columns: part.columns };
      used = part.bottom + text.frame;
      first = part.next;
      if (first < blocks.length) turn();
    }
  };
  put(clues, "clues", true);
  put(bank, "bank", false);
  return { size, cell, paper, span: 0, pages };
}

/**
 * The best arrangement. A generator, as measuring takes its time: it yields now and then.
 * @param {Stuff} stuff @returns {Generator<void, Plan>}
 */
export function* fit(stuff) {
  const { papers, sizes, usual, grid, clues } = stuff;
  let best = null;
  for (const paper of papers) {
    for (const size of sizes) {
      const most = yield* measuring(() => mostColumns(clues, size, paper.width, clues.narrowest));
      for (let across = clues.words ? most : 1; across <= most; across++) {
        for (let span = across; span >= (grid.beside ? Math.ceil(across / 2) : across); span--) {
          const found = yield* measuring(() => onePage(stuff, paper, size, across, span));
          if (found && (!best || found.value > best.value + 1e-6)) best = found;
        }
        yield;
      }
    }
  }
  if (best) return best.plan;
  /** @type {Plan | undefined} */
  let fewest;
  /** @param {number} size @param {Stuff["papers"][0]} paper */
  const low = (size, { width, height }) =>
    stuff.head(size, width) <= height &&
    clues.measure(size, width).every((unit) => unit.height <= height - clues.heading(size));
  const some = yield* measuring(() => sizes.filter((size) => size <= usual && low(size, papers[0])));
  // a clue, or a head, as long as a page
  const rescue = () => [RESCUE.find((each) => low(each, papers[0])) ?? RESCUE[RESCUE.length - 1]];
  for (const paper of papers) {
    for (const size of some.length ? some : yield* measuring(rescue)) {
      fewest = yield* measuring(() => {
        const most = within(grid, paper.width, paper.height - (figureTop(stuff, paper, size) ?? 0));
        /** @param {number} cell */
        const count = (cell) => manyPages(stuff, paper, size, cell).pages.length;
        const least = count(Math.min(grid.least, most));
        if (fewest && least >= fewest.pages.length) return fewest;
        const cell = largest(Math.min(grid.least, most), most, (side) => count(side) <= least);
        return manyPages(stuff, paper, size, cell);
      });
      yield;
    }
  }
  return /** @type {Plan} */ (fewest); // there is paper
}
