// A puzzle to be solved in a page that holds nothing else: a file that was handed out, or solve.html behind a link.
//
// The puzzle is a `play` object (crosscore/play.py). A file has it in <script id="puzzle">, with the document that
// made it;
// a link has it behind the "#" of its address, which browsers do not send. What is told to nobody needs no server.
import { expanded } from "./compact.js";
import { checked } from "./checked.js";
import { held, unpacked } from "./packed.js";

/** A puzzle that is part of the page. */
const inside = document.getElementById("puzzle")?.textContent;
const LINK = /^#1\.([\w-]+)$/;

/** @typedef {import("./compact.js").Short} Short */

/** The puzzle, undefined where there is none  @throws if it is damaged */
async function puzzle() {
  if (inside) return checked(expanded(/** @type {{play: Short}} */ (held(inside)).play));
  if (!location.hash) return undefined;
  const [, text] = LINK.exec(location.hash) ?? [];
  if (!text) throw new Error("no puzzle");
  return checked(expanded(/** @type {Short} */ (await unpacked(text))));
}

if (!inside) addEventListener("hashchange", () => location.reload()); // another link in the same tab
let play,
  broken = false;
try {
  play = await puzzle();
} catch (error) {
  broken = true;
  console.warn("This is no puzzle:", error);
}
if (play) Object.assign(document.documentElement, { lang: play.view.clue_language });
const { show, refuse } = await import("./show.js");
if (play) await show(play);
else refuse(broken);
