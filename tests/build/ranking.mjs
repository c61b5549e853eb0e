// node ranking.mjs QUERY ... < INDEX: for each query, the addresses that the documentation's search finds, best first.
import { readFileSync } from "node:fs";
import MiniSearch from "minisearch";
import { FIELDS, find } from "../../web/docs/ranking.mjs";

const index = MiniSearch.loadJSON(readFileSync(0, "utf8"), FIELDS);
console.log(JSON.stringify(process.argv.slice(2).map((query) => find(index, query).map(({ id }) => id))));
