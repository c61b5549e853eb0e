// Arranges sheets, given as JSON on standard input, with web/sheet/paper-fit.js: what the page would print.
//   node paper_plans.mjs path/to/paper-fit.js < sheets.json
// Lengths come in points; the page's are CSS pixels.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { fit } = await import(pathToFileURL(process.argv[2]).href);
const POINT = 96 / 72;
const MM = 96 / 25.4;

/** A text whose lines break by the width of its columns, as in tests/engine/test_paper_fit.py. */
function text({ lengths, headed, words, frame }) {
  const measure = (size, width) =>
    lengths.flatMap((length, i) => {
      const lines = Math.ceil((length * 0.5 * size) / (width / POINT - 2 * size));
      return [
        ...(headed.includes(i) ? [{ height: 1.8 * size * POINT, before: size * POINT, heading: true }] : []),
        { height: (1.3 * lines + 0.25) * size * POINT, before: 0, heading: false },
      ];
    });
  const heading = (size) => (words && lengths.length ? 1.8 * size * POINT : 0);
  return { most: 6, narrowest: words ? 1 : 8, usual: words ? 1 : 15, words, frame: frame * POINT, heading, measure };
}

const part = (found) =>
  found && [found.across, found.columns.filter(({ from, to }) => to > from).map(({ from, to }) => [from, to])];

const plans = JSON.parse(readFileSync(0, "utf8")).map(({ head, clues, bank, columns, rows, beside, papers, sizes }) => {
  const steps = fit({
    papers: papers.map(([width, height, wide]) => ({ width: width * POINT, height: height * POINT, wide })),
    sizes,
    usual: 10.5,
    head: () => head * POINT,
    grid: { most: 18 * MM, enough: 7 * MM, least: 5 * MM, beside, size: (cell) => [columns * cell, rows * cell] },
    clues: text(clues),
    bank: text(bank),
  });
  let step;
  while (!(step = steps.next()).done);
  const { size, cell, paper, span, pages } = step.value;
  return {
    size,
    cell: cell / POINT,
    wide: paper.wide,
    span,
    pages: pages.map((page) => [page.figure !== null, part(page.clues), part(page.bank)]),
  };
});
console.log(JSON.stringify(plans));
