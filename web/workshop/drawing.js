// What the workshop has for grids that are drawn by hand: tools, the words that fit, and the constructor's bench.
import { fills } from "./bench-fills.js";
import { clues } from "./bench-clues.js";
import { wordLists } from "./bench-lists.js";
import { rules } from "./bench-rules.js";
import { statistics } from "./bench-statistics.js";
import { Bench } from "./bench.js";
import { Candidates } from "./candidates.js";
import { editorTools } from "./editor-tools.js";
import { foresee } from "./foresee.js";

/**
 * @param {import("./bench.js").Place} place
 * @param {(open: boolean) => void} unfold the words below the grid
 */
export function drawing(place, unfold) {
  const { editor, say, tell } = place;
  foresee(place, editor);
  editorTools(place, editor, { tell });
  const candidates = new Candidates(place, editor, { say, tell, unfold });
  const bench = new Bench(place);
  bench.register({ id: "clues", mount: clues, act: "grid.clue" });
  bench.register({ id: "lists", mount: wordLists(candidates), act: "grid.candidates" });
  bench.register({ id: "rules", mount: rules });
  bench.register({ id: "fills", mount: fills, act: "grid.fills" });
  bench.register({ id: "statistics", mount: statistics });
  return { bench, candidates };
}
