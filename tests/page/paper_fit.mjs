// Arranges made-up texts with web/sheet/paper-fit.js and looks at every page.
//   node paper_fit.mjs path/to/paper-fit.js [fault]: "fault" spoils each arrangement first, which has to be found
// Prints how many arrangements had one page and how many had more; ends with an error where one is wrong.
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";

const [file, fault] = process.argv.slice(2);
const { fit } = await import(pathToFileURL(file).href);

let seed = 7;
const draw = (from, to) => from + ((seed = (seed * 48271) % 2147483647) / 2147483647) * (to - from);
const whole = (from, to) => Math.floor(draw(from, to + 1));

/** Units whose lines break by the width of their column, as text does. */
function text(lengths, headed, more) {
  const measure = (size, width) =>
    lengths.map((length, i) => {
      const heading = headed.includes(i);
      const line = size * (4 / 3) * 1.3;
      return {
        height: heading ? line * 1.4 : line * Math.ceil((length * size * 0.7) / width) + 3,
        before: heading ? size : 0,
        heading,
      };
    });
  return { frame: 0, words: false, narrowest: 11.5, usual: 15, most: 4, heading: () => 0, measure, ...more };
}

function look({ plan, stuff }) {
  const { paper, pages, size, cell } = plan;
  const head = stuff.head(size, paper.width);
  const [width, height] = stuff.grid.size(cell);
  assert.ok(stuff.sizes.includes(size) || size < Math.min(...stuff.sizes), "a size that is offered");
  const first = pages[0].figure === null ? 1 : 0; // the page of the grid, behind a long head
  const above = first ? 0 : head;
  assert.ok(width <= paper.width + 0.1 && above + height <= paper.height + 0.1, "the grid is whole");
  assert.ok(
    cell >= 0.69 * Math.min(stuff.grid.least, (cell * paper.width) / width, (cell * paper.height) / height),
    "a long head does not make it small",
  );
  assert.ok(!first || head > 0.2 * paper.height, "it is on the first page, if there is room");
  assert.deepEqual(
    pages.map(({ figure }) => figure),
    pages.map((_, i) => (i === first ? above : null)),
    "the grid is once, below its head",
  );
  for (const name of ["clues", "bank"]) {
    const text = stuff[name];
    let next = 0;
    pages.forEach((page, p) => {
      if (!page[name]) return;
      const { across, columns, top } = page[name];
      const inner = paper.width - 2 * text.frame;
      const units = text.measure(size, (inner - (across - 1) * 20) / across);
      const ends = [];
      columns.forEach(({ from, to, top: begin, bottom }, c) => {
        if (from === to) return;
        assert.equal(from, next, "in order, each once");
        next = to;
        assert.ok(bottom <= paper.height - text.frame + 0.1, "within the page");
        const beside = name === "clues" && p === first && plan.span && c < across - plan.span;
        assert.ok(
          begin >= (beside ? above : p === first ? Math.max(top, above + height) : top),
          "below what stands above",
        );
        assert.ok(!units[to - 1].heading, "no heading stands alone");
        const high = units.slice(from, to).reduce((sum, unit, i) => sum + unit.height + (i ? unit.before : 0), 0);
        assert.ok(Math.abs(begin + high - bottom) < 0.1, "as high as its texts");
        ends.push([begin, bottom]);
      });
      if (next < units.length || columns.some(({ from, to }) => from === to)) return;
      const tallest = Math.max(...units.map(({ height: each }) => each)) + size * 6;
      const sections = name === "clues" && columns.length % 2 === 0; // directions may have their own columns
      const [last] = ends.at(-1).slice(1);
      for (const [, bottom] of ends)
        assert.ok(sections || Math.abs(bottom - last) < 2 * tallest + 0.2 * paper.height, "columns end alike");
    });
    assert.equal(next, text.measure(size, paper.width).length, `all of the ${name}`);
  }
}

const counted = { one: 0, more: 0 };
let late = 0;
for (let round = 0; round < 150; round++) {
  const cells = [whole(3, 40), whole(3, 40)];
  const count = whole(0, 3) ? whole(0, 70) : whole(70, 500);
  const lengths = Array.from({ length: count }, () => (whole(0, 60) ? whole(5, 70) : whole(200, 1000)));
  const bank = Array.from({ length: whole(0, 2) ? 0 : count }, () => whole(3, 16));
  const papers = [
    { width: 684, height: 945, wide: false },
    ...(cells[0] > 1.15 * cells[1] ? [{ width: 945, height: 684, wide: true }] : []),
  ];
  const stuff = {
    papers,
    sizes: whole(0, 3) ? [11, 10, 9] : [18],
    usual: 18,
    head: () => whole(30, 31),
    grid: {
      least: 19,
      enough: 26,
      most: 34,
      beside: whole(0, 1) > 0,
      size: (cell) => [cells[0] * cell, cells[1] * cell],
    },
    clues: text(lengths, count > 3 ? [0, whole(1, count - 2)] : [], {}),
    bank: text(bank, [], { words: true, narrowest: 1, usual: 1, most: 8, frame: 11, heading: () => 20 }),
  };
  stuff.head = (
    (high) => () =>
      high
  )(whole(0, 5) ? whole(0, 120) : whole(500, 640));
  const steps = fit(stuff);
  let step;
  do step = steps.next();
  while (!step.done);
  const plan = step.value;
  counted[plan.pages.length === 1 ? "one" : "more"] += 1;
  late += Number(plan.pages[0].figure === null);
  if (fault) {
    const found = plan.pages.flatMap((page) => page.clues?.columns ?? []).find(({ from, to }) => to > from);
    if (!found) continue;
    found.to -= 1; // a clue is lost
  }
  look({ plan, stuff });
}
assert.ok(fault || late > 5, "some grids have the second page");
console.log(JSON.stringify(counted));
