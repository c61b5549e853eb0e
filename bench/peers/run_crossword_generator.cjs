// crossword-generator: up to 1000 attempts as it comes. It has no time limit: when time is up its
// random numbers run out, which fails the attempt it is at and all that would follow.
const { generateCrossword } = require("crossword-generator");

require("./child.cjs")((task, spent) => {
  const random = Math.random;
  let draws = 0,
    over = false;
  Math.random = () => {
    if (++draws % 256 === 0) over ||= spent() >= task.seconds;
    if (over) throw new Error("time is up");
    return random();
  };
  const options = { wordCount: task.words.length, maxGridSize: task.side };
  const { grid, placedWords } = generateCrossword(task.words, options);
  const cpu = spent();
  return {
    laid: placedWords.map((word) => [
      word.word.toLowerCase(),
      word.startRow,
      word.startCol,
      word.direction === "vertical",
    ]),
    grid: grid.map((row) =>
      row
        .map((letter) => letter ?? " ")
        .join("")
        .toLowerCase(),
    ),
    cpu,
    first: placedWords.length === task.words.length ? cpu : null, // it stops when all are in
  };
});
