// What a puzzle in play is kept under.

/**
 * A number that tells a puzzle from its reshuffles: FNV-1a over its letters and words.
 * @param {import("../base/state.js").View} view
 */
export function markOf({ cells, words }) {
  const text = JSON.stringify([
    cells.map((row) => row.map((cell) => cell?.t ?? 0)),
    words.map((word) => word?.cells ?? 0),
  ]);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
