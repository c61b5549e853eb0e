// What the page makes of typed text:  node typing.mjs WEB CASES.json
// Each case has the `input` of a puzzle and `texts`. Prints, for each text, its cells when it comes in one go, and those that
// stand in a grid when it comes one code point after the other, the way keyboards give it.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [web, cases] = process.argv.slice(2);
const { WritingGame, fresh } = await import(`${pathToFileURL(web)}/play/writing-game.js`);
const { typing } = await import(`${pathToFileURL(web)}/play/typing.js`);

/** A grid of one row, whose letters nobody knows. */
function row(width) {
  const places = Array.from({ length: width }, (_, c) => [0, c]);
  return {
    width,
    height: 1,
    cells: [places.map(() => ({ t: "?" }))],
    clues: [{ items: [{ index: 0, label: "1", clue: "", enumeration: "" }] }],
    words: [{ across: true, places, cells: [] }],
  };
}

console.log(
  JSON.stringify(
    JSON.parse(readFileSync(cases, "utf8")).map(({ input, texts }) => {
      const split = typing(input);
      return texts.map((text) => {
        const cells = split(text);
        const cross = new WritingGame(row(cells.length + 2), fresh());
        cross.take(input);
        for (const char of text) cross.type(char);
        return [cells, cross.letters(cross.run).filter(Boolean)];
      });
    }),
  ),
);
