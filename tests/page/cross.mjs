// A crossword in play without a page:  node cross.mjs WEB CASE.json
// CASE has the `play` object of a puzzle, what was `kept` of it, and `acts`: [name of a method, arguments...]. Prints the state after
// each: [what the act returned, cursor, across, letters by rows, marks by rows].
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [web, file] = process.argv.slice(2);
const { WritingGame, fresh } = await import(`${pathToFileURL(web)}/play/writing-game.js`);
const {
  play: { view, input },
  kept,
  acts,
} = JSON.parse(readFileSync(file, "utf8"));
const game = new WritingGame(view, fresh());
game.restore(kept);
const rows = (what) => view.cells.map((row, r) => row.map((cell, c) => (cell ? what(game.at([r, c])) : "#")).join(""));
const mark = ({ t, pencil, wrong, told }) => (wrong ? "!" : told ? "^" : pencil ? "~" : t ? "+" : ".");
const special = {
  take: () => game.take(input),
  pencil: () => (game.progress.pencil = !game.progress.pencil),
  goTo: (at) => game.goTo(game.runs[at]),
  write: (at, text) => game.write(game.runs[at], game.cellsOf(text)),
  look: () => [game.count, game.all, game.full, game.done, game.over, game.told],
  kept: () => game.toJSON(),
};
console.log(
  JSON.stringify(
    acts.map(([name, ...given]) => {
      const told = (special[name] ?? ((...all) => game[name](...all)))(...given);
      return [told ?? null, game.cursor, game.across, rows(({ t }) => t || "."), rows(mark)];
    }),
  ),
);
