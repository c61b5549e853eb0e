// Writes down Python's memory as it is when the engine is there, so that no browser has to bring it there again.
//   node memory.mjs PYODIDE_FOLDER STDLIB_ZIP PACKAGES_FOLDER MODULES OUT_FILE
//
// MODULES: names of modules outside of the engine, with commas between. OUT_FILE: the difference between the memory
// and what the WebAssembly module itself puts there: worker.mjs adds that again.
// Clock and chance come out the same each time, and so does the memory; another release of Node lays it out otherwise.
import crypto from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const BUFFER = 131_072; // bytes: io.DEFAULT_BUFFER_SIZE

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
/** What memory holds before anything has run. */
let fresh = new Uint8Array();
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  const { memory } = (made.instance ?? made).exports;
  if (memory && !fresh.length) fresh = new Uint8Array(memory.buffer.slice(0)); // some small ones have none
  return made;
};
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
py.runPython("import sys\nsys.stdout.flush()\nsys.stderr.flush()\ndel sys");
forget(py._module);
if (!fresh.length) throw new Error("The memory that this Pyodide starts with was not seen.");
const memory = py.makeMemorySnapshot();
const start = new Uint32Array(memory.buffer, 4, 1)[0]; // after a header
for (let at = 0; at < fresh.length; at++) memory[start + at] ^= fresh[at];
writeFileSync(out, memory);

/**
 * Writes zeros over what is free in the heap: blocks of dlmalloc, each with its length before it, whose last bits say
 * whether it and the one before are in use. So it does in the empty buffers of standard input, output and errors, which
 * hold what was there before them.
 * @param {{HEAPU8: Uint8Array, ___heap_base: number, _sbrk: (bytes: number) => number}} module
 */
function forget({ HEAPU8: bytes, ___heap_base: base, _sbrk: sbrk }) {
  const words = new Uint32Array(bytes.buffer);
  const end = sbrk(0);
  /** How long the block is, or 0 if there is none. @param {number} at */
  const length = (at) => {
    const size = words[(at >> 2) + 1] & ~7;
    const next = words[((at + size) >> 2) + 1];
    return size >= 16 && at + size < end && (next & 1) === ((words[(at >> 2) + 1] >> 1) & 1) ? size : 0;
  };
  /** Whether so many blocks follow each other. @param {number} at @param {number} count */
  const chain = (at, count) => {
    while (count-- && length(at)) at += length(at);
    return count < 0;
  };
  let at = Math.ceil(base / 8) * 8;
  while (at < end && !chain(at, 5000)) at += 8;
  let freed = 0,
    buffers = 0;
  for (let size; (size = length(at)); at += size) {
    if (words[(at >> 2) + 1] & 2) {
      if (size !== BUFFER + 8) continue;
      bytes.fill(0, at + 8, at + size);
      buffers++;
      continue;
    }
    bytes.fill(0, at + (size < 256 ? 16 : 32), at + size); // what comes first are links between free blocks
    freed += size;
  }
  if (!freed || buffers !== 3 || end - at > 65536) throw new Error("The heap of this Pyodide is laid out otherwise.");
}
