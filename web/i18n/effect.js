// What a change of the puzzle did to the rest of it, as the messages done-… tell it.
import { fillable, interlocked } from "../base/models.js";
import { localised, t } from "./l10n.js";

/** @typedef {import("../base/protocol.d.ts").Report} Report */

const NAMED = 3; // words that are told by name; of more, the number

/** The squares without a letter. @param {import("../base/protocol.d.ts").Counts} counts */
const black = ({ width, height, filled }) => Math.round(width * height * (1 - filled));

/**
 * Values for a message done-…, by the report of an act; what is not known is not told.
 * @param {Partial<import("../base/protocol.d.ts").Compared> | undefined} report
 * @param {import("../base/models.js").Modelled} view of the puzzle
 * @returns {import("./l10n.js").Values}
 */
export function effect(report, view) {
  const { moved = -1, lost = [], before, after } = report ?? {};
  const told = {
    moved,
    lost: lost.length,
    words: lost.slice(0, NAMED),
    more: Math.max(0, lost.length - NAMED),
    counted: Boolean(before && after) && interlocked(view),
  };
  if (!before || !after) return told;
  const sized = before.width !== after.width || before.height !== after.height;
  const [was, is] = [before, after].map(black);
  return {
    ...told,
    fewer: !sized && is < was,
    "black-before": was,
    black: is,
    gained: before.placed !== after.placed,
    "placed-before": before.placed,
    placed: after.placed,
    crossed: before.crossings !== after.crossings,
    "crossings-before": before.crossings,
    crossings: after.crossings,
    sized,
    "width-before": before.width,
    "height-before": before.height,
    width: after.width,
    height: after.height,
  };
}

/**
 * What a filled grid, or one that is still being drawn, has come to.
 * @param {import("../base/state.js").View} view
 * @param {{again?: boolean}} [how] `again`: the same grid was filled with others
 */
export function filled(view, { again = false } = {}) {
  const { words, width, height } = view;
  const { blocks = 0, empty = 0 } = view.counts;
  /** @param {NonNullable<import("../base/state.js").Word["odd"]>} name */
  const odd = (name) => words.filter((word) => word.odd === name).length;
  return t("done-filled", {
    again,
    words: words.length,
    width,
    height,
    blocks,
    empty,
    unknown: odd("unknown"),
    scrambled: odd("scrambled"),
  });
}

/** Seconds as they are told. @param {number} n */
const short = (n) => (n < 9.95 ? Math.round(n * 10) / 10 : Math.round(n));

/** How long a search took, and for how long it had found nothing better by its end. @param {Report} report */
const lasted = ({ seconds, still = 0 }) => ({ seconds: short(seconds), still: short(still) });

/**
 * How long was searched for a layout, and whether it was getting better, or what is proved.
 * @param {Report | undefined} report
 * @param {import("../base/models.js").Modelled} view of the puzzle
 */
export function searched(report, view) {
  if (!report) return ""; // the engine was started again
  const values = lasted(report);
  if (fillable(view) && report.outcome === "found") return t("done-took", values); // there is nothing better
  const proof = report.proof ? localised(report.proof) : "";
  if (report.proof?.state === "smallest") return proof;
  // what is proved first: where there is little room the end is cut
  return [proof, t(values.still ? "done-searched" : "done-searched-better", values)].join(" ").trim();
}

/** The same of a search that found nothing better than what there was. @param {Report} report */
export const unimproved = (report) =>
  report.proof?.state === "smallest" ? localised(report.proof) : t("done-not-improved", lasted(report));

/**
 * Values that name words, or count them if they are many.
 * @param {string} as what the message calls them
 * @param {string[]} names
 */
export const some = (as, names) => ({ [as]: names, n: names.length, named: names.length <= NAMED });
