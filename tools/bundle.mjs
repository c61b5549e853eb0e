// Makes one script and one style sheet out of the page's many.
//   node bundle.mjs page SOURCE_FOLDER OUT_FOLDER [REPLACED=BY ...]
//   node bundle.mjs script SOURCE_FOLDER OUT_FOLDER ENTRY [FORMAT]
//
// SOURCE_FOLDER holds web/ and what the build adds to it. The style sheets are those that its index.html
// names, in that order. Functions keep their names, so that a stack trace can be read.
// Modules that OTHERS names stay files of their own, unless REPLACED=BY puts another module in their place.
// `script` makes one file of an entry and what it imports, by the entry's own path; FORMAT is "esm" or "iife".
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";

const [what, source, out, ...more] = process.argv.slice(2);
const folder = resolve(source);
const shared = { bundle: true, charset: "utf8", minifyWhitespace: true, minifySyntax: true, legalComments: "none", logLevel: "warning", absWorkingDir: folder };

/** @param {string[]} pairs of modules, each REPLACED=BY */
async function page(pairs) {
  const replaced = new Map(pairs.map((pair) => pair.split("=").map((name) => resolve(folder, name))));
  const OTHERS = new Set(["boot.js"].map((name) => resolve(folder, name)));
  const sheets = [...readFileSync(resolve(folder, "index.html"), "utf8").matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
  await build({
    ...shared,
    entryPoints: ["main.js"],
    outfile: resolve(out, "app.js"),
    format: "esm",
    target: "es2022",
    plugins: [{
      name: "others",
      setup: ({ onResolve }) => onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const wanted = resolve(resolveDir, path);
        if (replaced.has(wanted)) return { path: replaced.get(wanted) };
        return OTHERS.has(wanted) ? { path, external: true } : undefined;
      }),
    }],
  });
  await build({
    ...shared,
    stdin: { contents: sheets.map(([, name]) => `@import "./${name}";`).join("\n"), resolveDir: folder, loader: "css" },
    outfile: resolve(out, "app.css"),
    external: ["*.woff2", "*.svg"],
  });
}

if (what === "page") await page(more);
else await build({ ...shared, entryPoints: [more[0]], outfile: resolve(out, more[0]), format: more[1] ?? "esm", target: "es2022" });
