// What the player makes of links and files, outside of a browser.
//   node player.mjs WEB_FOLDER CASES.json: a list of {text} as it stands in a link, or {play} as it is
// Prints a JSON list: {play} as it would be shown, or {wrong} where it would not.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [web, cases] = process.argv.slice(2).map((word) => resolve(word));
const load = (name) => import(`${pathToFileURL(web)}/player/${name}`);
const [{ unpacked }, { expanded }, { checked }] = await Promise.all(
  ["packed.js", "compact.js", "checked.js"].map(load),
);
const told = [];
for (const { text, play } of JSON.parse(readFileSync(cases, "utf8"))) {
  try {
    told.push({ play: checked(play ?? expanded(await unpacked(text))) });
  } catch (error) {
    told.push({ wrong: String(error) });
  }
}
console.log(JSON.stringify(told));
