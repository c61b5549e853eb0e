// Runs bench/slices.py in Pyodide under Node: names of cases as JSON on standard input, what
// was measured as JSON on standard output, one case a line. The clock is the CPU time of the main
// thread where the system tells it (Linux, to about 4 ms), so that a busy machine matters little.
//   node slices.mjs DIST REPOSITORY        (DIST: a built site; its engine is not used, the repository's is)
import { existsSync, openSync, readFileSync, readSync } from "node:fs";
import { resolve } from "node:path";

const [dist, root] = process.argv.slice(2).map((path) => resolve(path));
const decoder = new TextDecoder();
const folder = `${dist}/py/`;
const released = "../node_modules/pyodide/"; // the same bytes, under names that Node takes for modules
const { loadPyodide } = await import(`${released}pyodide.mjs`);
const { default: createPyodideModule } = await import(`${released}pyodide.asm.mjs`);
const { lock } = await import(
  `data:text/javascript,${encodeURIComponent(readFileSync(`${folder}manifest.js`, "utf8"))}`
);
const py = await loadPyodide({
  indexURL: folder,
  createPyodideModule,
  stdLibURL: `${folder}stdlib.zip`,
  lockFileContents: lock,
  packageBaseUrl: folder,
  packages: Object.keys(lock.packages).filter((name) => name !== "crosscore"),
  stdout: console.error,
  env: { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" },
});
py.mountNodeFS("/repository", root);
py.globals.set("task", readFileSync(0, "utf8"));
py.globals.set("heap", () => py._module.HEAPU8.length);
py.globals.set("tell", (line) => console.log(line));
const spent = "/proc/self/schedstat";
if (existsSync(spent)) {
  const [file, text] = [openSync(spent), new Uint8Array(64)];
  py.globals.set(
    "cpu_time",
    () => Number(decoder.decode(text.subarray(0, readSync(file, text, 0, 64, 0))).split(" ")[0]) / 1e9,
  );
  py.runPython("import time\ntime.thread_time = cpu_time");
}
py.runPython(`
import json, sys
sys.path.insert(0, "/repository")
from bench.slices import measured
for name in json.loads(task):
    tell(json.dumps({**measured(name), "heap": heap()}))`);
