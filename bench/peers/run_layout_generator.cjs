// crossword-layout-generator: one run, as it comes; or ("restarts", ours) runs over random word orders
// until the time is up, keeping the one with the most words and then the smallest box.
const { generateLayout } = require("crossword-layout-generator");

require("./child.cjs")((task, spent) => {
  const words = [...task.words];
  let best,
    first = null;
  do {
    const made = generateLayout(words.map((answer) => ({ clue: "", answer })));
    const laid = made.result.filter((word) => word.orientation !== "none");
    if (laid.length === words.length) first ??= spent();
    const area = made.rows * made.cols;
    if (!best || laid.length > best.laid.length || (laid.length === best.laid.length && area < best.area)) {
      best = { laid, area, table: made.table };
    }
    for (let i = words.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [words[i], words[j]] = [words[j], words[i]];
    }
  } while (task.how === "restarts" && spent() < task.seconds);
  return {
    laid: best.laid.map((word) => [word.answer, word.starty - 1, word.startx - 1, word.orientation === "down"]),
    grid: best.table.map((row) => row.join("").replaceAll("-", " ")),
    first,
  };
});
