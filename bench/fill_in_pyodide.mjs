// Runs a module of bench in Pyodide under Node: one task as JSON on standard input, the answer on
// standard output. Its clock is the CPU time of the process; memory is the WebAssembly heap, which never shrinks.
//   node fill_in_pyodide.mjs PYODIDE_FOLDER REPOSITORY MODULE
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, root] = process.argv.slice(2, 4).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const py = await loadPyodide({ indexURL: pyodide, env: { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" } });
py.mountNodeFS(root, root); // the same paths as outside
py.globals.set("root", root);
py.globals.set("module", process.argv[4]);
py.globals.set("task", readFileSync(0, "utf8"));
py.globals.set("heap", () => py._module.HEAPU8.length / 1e6);
py.globals.set("cpu_time", () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});
try {
  console.log(
    py.runPython(`
import importlib, json, sys, time
sys.path.insert(0, root)
time.process_time = cpu_time
found = importlib.import_module(module)
found.measure[0] = heap
json.dumps(found.run(json.loads(task)))`),
  );
} catch (error) {
  console.error(error.message); // alone: with its stack Node prints a line of Pyodide, which is long
  process.exitCode = 1;
}
