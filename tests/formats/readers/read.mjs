// Prints what xword-parser reads from the files named on the command line, as one JSON text.
import { readFileSync } from "node:fs";
import { basename } from "node:path";

import { parse } from "@xwordly/xword-parser";

const listed = (clues) => clues.map(({ number, text }) => [number, text]);

function read(path) {
  try {
    const { title, author, grid, clues } = parse(readFileSync(path), { filename: basename(path) });
    const rows = grid.cells.map((row) => row.map((cell) => (cell.isBlack ? null : (cell.solution ?? ""))));
    return { title, author, rows, across: listed(clues.across), down: listed(clues.down) };
  } catch (error) {
    return { error: String(error) };
  }
}

process.stdout.write(JSON.stringify(process.argv.slice(2).map(read)));
