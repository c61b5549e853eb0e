// Runs bench/ours.py in Pyodide under Node: one task as JSON on standard input, the answer on
// standard output. Its clock is the CPU time of the process, as it is for every other program.
//   node in_pyodide.mjs PYODIDE_FOLDER REPOSITORY
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, root] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const py = await loadPyodide({ indexURL: pyodide, env: { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" } });
py.mountNodeFS("/repository", root);
py.globals.set("task", readFileSync(0, "utf8"));
py.globals.set("cpu_time", () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});
try {
  console.log(
    py.runPython(`
import json, sys, time
sys.path.insert(0, "/repository")
time.process_time = cpu_time
from bench.ours import run
json.dumps(run(json.loads(task)))`),
  );
} catch (error) {
  console.error(error.message); // alone: with its stack Node prints a line of Pyodide, which is long
  process.exitCode = 1;
}
