// Makes one script and one style sheet out of the page's many.
//   node bundle.mjs page SOURCE_FOLDER OUT_FOLDER [REPLACED=BY ...]
//   node bundle.mjs script SOURCE_FOLDER OUT_FOLDER ENTRY NAME [FORMAT]
//   node bundle.mjs packed SOURCE_FOLDER OUT_FOLDER ENTRY [REPLACED=BY ...]
//   node bundle.mjs sheets SOURCE_FOLDER OUT_FOLDER SHEET ...
//
// SOURCE_FOLDER holds web/ and what the build adds to it. The style sheets are those that its index.html
// names, in that order.
// `page` makes app.js of all that the page starts with, and a file more of each module that it imports when that is
// wanted: NAME-HASH.js, another name whenever anything in it changes. REPLACED=BY: all in app.js, for one file.
// Names in them are short; beside each lies NAME.js.map, which a browser's own tools read.
// Modules that OTHERS names stay files of their own, unless REPLACED=BY puts another module in their place.
// `script` makes one file, NAME, of an entry and what it imports; FORMAT is "esm" or "iife".
// `packed` does so with short names, for what is handed out, and prints the paths of what went into it as JSON.
// `sheets` makes app.css of the style sheets that are named.
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, relative, resolve } from "node:path";
import { build } from "esbuild";

const [what, source, out, ...more] = process.argv.slice(2);
const folder = resolve(source);
const shared = {
  bundle: true,
  charset: "utf8",
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: "none",
  logLevel: "warning",
  absWorkingDir: folder,
  tsconfigRaw: {}, // the checkout has one for its own checks; a build elsewhere must give the same bytes
};

/**
 * Modules in the places of others, and those that stay files of their own.
 * @param {string[]} pairs of modules, each REPLACED=BY @param {string[]} [apart]
 */
function others(pairs, apart = []) {
  const replaced = new Map(pairs.map((pair) => pair.split("=").map((name) => resolve(folder, name))));
  const OTHERS = new Set(apart.map((name) => resolve(folder, name)));
  return {
    name: "others",
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const wanted = resolve(resolveDir, path);
        if (replaced.has(wanted)) return { path: replaced.get(wanted) };
        return OTHERS.has(wanted) ? { path: `./${basename(wanted)}`, external: true } : undefined;
      }),
  };
}

/** @param {string[]} names of style sheets */
const sheets = (names) =>
  build({
    ...shared,
    stdin: { contents: names.map((name) => `@import "./${name}";`).join("\n"), resolveDir: folder, loader: "css" },
    outfile: resolve(out, "app.css"),
    external: ["*.woff2", "*.svg"],
  });

/**
 * What is imported later imports what the page starts with, so that esbuild puts all of that into one file.
 * @param {string} first @param {Set<string>} later
 */
const afterFirst = (first, later) => ({
  name: "after-first",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.js$/ }, async ({ path }) =>
      later.has(path)
        ? { contents: `${await readFile(path, "utf8")}\nimport "./${relative(dirname(path), first)}";`, loader: "js" }
        : undefined,
    ),
});

/**
 * The modules that are imported later. They are known before the build: esbuild reads modules side by side, so that
 * it may have read one for a plain import before it meets the late one.
 * @param {import("esbuild").BuildOptions} options
 */
async function importedLater(options) {
  const { metafile } = await build({ ...options, splitting: true, outdir: folder, write: false, metafile: true });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const late = imports.filter(({ kind, external }) => kind === "dynamic-import" && !external);
  return new Set(late.map(({ path }) => resolve(folder, path)));
}

/**
 * esbuild's app.js does nothing but import the file that all others share: let that be app.js.
 * @param {import("esbuild").BuildResult<{metafile: true}>} made
 */
function theFirst({ metafile }) {
  const name = (/** @type {string} */ path) => resolve(folder, path);
  const outputs = Object.entries(metafile.outputs);
  const [entry] = outputs.find(([, { entryPoint }]) => entryPoint === "app/main.js") ?? [""];
  const [whole] = outputs.find(([, { inputs }]) => "app/main.js" in inputs) ?? [""];
  if (whole === entry) return;
  const [from, to] = [whole, entry].map((path) => basename(path));
  for (const [path] of outputs.filter(([path]) => path.endsWith(".js") && path !== entry))
    writeFileSync(name(path), readFileSync(name(path), "utf8").replaceAll(from, to));
  for (const suffix of ["", ".map"]) renameSync(name(whole + suffix), name(entry + suffix));
}

/** @param {string[]} pairs of modules, each REPLACED=BY */
async function page(pairs) {
  const first = resolve(folder, "app/main.js");
  const shape = { ...shared, entryPoints: { app: "app/main.js" }, format: "esm", target: "es2022" };
  const kept = others(pairs, ["engine/boot.js", "sheet/shaper.js"]);
  if (pairs.length) await build({ ...shape, outfile: resolve(out, "app.js"), plugins: [kept] });
  else {
    // beside the sources, so that the maps name these alike wherever they lie: names of parts depend on their maps
    const made = resolve(folder, "made");
    const later = await importedLater({ ...shape, plugins: [kept] });
    theFirst(
      await build({
        ...shape,
        minifyIdentifiers: true,
        sourcemap: "linked",
        splitting: true,
        metafile: true,
        outdir: made,
        chunkNames: "[name]-[hash]",
        plugins: [kept, afterFirst(first, later)],
      }),
    );
    for (const name of readdirSync(made)) copyFileSync(resolve(made, name), resolve(out, name));
    rmSync(made, { recursive: true });
  }
  await sheets(
    [...readFileSync(resolve(folder, "index.html"), "utf8").matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(
      ([, name]) => name,
    ),
  );
}

/** @param {string} entry @param {string[]} pairs of modules, each REPLACED=BY */
async function packed(entry, pairs) {
  const { metafile } = await build({
    ...shared,
    minifyIdentifiers: true,
    metafile: true,
    entryPoints: [entry],
    outfile: resolve(out, entry),
    format: "esm",
    target: "es2022",
    plugins: [others(pairs)],
  });
  console.log(JSON.stringify(Object.keys(metafile.inputs)));
}

if (what === "page") await page(more);
else if (what === "packed") await packed(more[0], more.slice(1));
else if (what === "sheets") await sheets(more);
else
  await build({
    ...shared,
    entryPoints: [more[0]],
    outfile: resolve(out, more[1]),
    format: more[2] ?? "esm",
    target: "es2022",
    external: ["module"],
  }); // which only Node.js has
