// Writes down Python's memory as it is when the engine is there, so that no browser has to bring it there again.
//   node memory.mjs PYODIDE_FOLDER STDLIB_ZIP PACKAGES_FOLDER MODULES OUT_FILE
//
// MODULES: names of modules outside of the engine, with commas between. OUT_FILE: what gzip makes of the memory.
// Clock and chance come out the same each time, and so does the memory; another release of Node lays it out otherwise.
import crypto from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

process.env.TZ = "UTC";
let now = 0;
performance.now = () => (now += 0.2);
Date.now = () => 1e12;
crypto.randomFillSync = (view) => view.fill(0);

const [pyodide, stdLibURL, packages, modules, out] = process.argv
  .slice(2)
  .map((word, i) => (i === 3 ? word : resolve(word)));
process.argv = ["", ""]; // where this runs is no business of that memory
process.execPath = "";
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const { info } = JSON.parse(readFileSync(`${pyodide}/pyodide-lock.json`, "utf8"));
const py = await loadPyodide({
  _makeSnapshot: true,
  indexURL: pyodide,
  stdLibURL,
  lockFileContents: { info, packages: {} },
  packageBaseUrl: packages, // never unset: an unknown package must not be looked for elsewhere
  enableRunUntilComplete: false, // as worker.mjs starts it
  env: { PYTHONHASHSEED: "0" },
});
const wheel = readdirSync(packages).find((name) => /^crosscore-.*\.whl$/.test(name));
py.unpackArchive(new Uint8Array(readFileSync(`${packages}/${wheel}`)), "wheel");
py.runPython(readFileSync(new URL("rehearse.py", import.meta.url), "utf8"), { filename: "rehearse.py" });
py.runPython(`rehearse(${JSON.stringify(modules)}.split(",")); del rehearse`);
const memory = py.makeMemorySnapshot();
const pack = py.runPython("import zlib\nlambda memory: zlib.compress(memory.to_bytes(), 6, wbits=31)");
writeFileSync(out, pack(memory).toJs());
