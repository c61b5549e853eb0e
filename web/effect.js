// What a change of the puzzle did to the rest of it, as the messages done-… tell it.

const NAMED = 3; // words that are told by name; of more, the number

/**
 * Values for a message done-…, by the report of an act; what is not known is not told.
 * @param {{moved?: number, lost?: string[], before?: Record<string, number>, after?: Record<string, number>} | undefined} report
 * @returns {Record<string, any>}
 */
export function effect(report) {
  const { moved = -1, lost = [], before, after } = report ?? {};
  const told = { moved, lost: lost.length, words: lost.slice(0, NAMED), more: Math.max(0, lost.length - NAMED), counted: Boolean(before && after) };
  if (!before || !after) return told;
  return {
    ...told,
    crossed: before.crossings !== after.crossings, "crossings-before": before.crossings, crossings: after.crossings,
    sized: before.width !== after.width || before.height !== after.height,
    "width-before": before.width, "height-before": before.height, width: after.width, height: after.height,
  };
}

/** Values that name words, or count them if they are many. @param {string} as what the message calls them @param {string[]} names */
export const some = (as, names) => ({ [as]: names, n: names.length, named: names.length <= NAMED });
