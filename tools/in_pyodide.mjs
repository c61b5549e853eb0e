// Runs one function of tools/inside.py in Pyodide under Node, on folders of this machine.
//   node in_pyodide.mjs PYODIDE_FOLDER STDLIB_ZIP FUNCTION IN_FOLDER OUT_FOLDER
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, stdLibURL, name, input, output] = process.argv
  .slice(2)
  .map((word, i) => (i === 2 ? word : resolve(word)));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const { info } = JSON.parse(readFileSync(`${pyodide}/pyodide-lock.json`, "utf8"));
const py = await loadPyodide({
  indexURL: pyodide,
  stdLibURL,
  lockFileContents: { info, packages: {} },
  packageBaseUrl: input, // never unset: an unknown package must not be looked for elsewhere
  env: { PYTHONHASHSEED: "0" }, // same inputs, same bytes
});
py.mountNodeFS("/in", input);
py.mountNodeFS("/out", output);
py.runPython(readFileSync(new URL("inside.py", import.meta.url), "utf8"), { filename: "inside.py" });
await py.globals.get(name)();
