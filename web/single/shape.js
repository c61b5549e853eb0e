// In the place of ../shape.js, where the page is one file.
import { readSite } from "./site.js";

/** @returns {Promise<typeof import("../sheet/shaper.js")>} */
export async function shaper() {
  const url = URL.createObjectURL(new Blob([await (await readSite("shaper.js")).text()], { type: "text/javascript" }));
  try {
    return await import(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
