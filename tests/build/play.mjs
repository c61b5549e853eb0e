// Plays a transcript with the built engine in Pyodide under Node.
//   node play.mjs DIST SCRIPT.json: a list of [request text, path of a file to go with it or null]
// Prints a JSON list: for each request [answer text, [text that step() gave, ...]], all as it came:
// JavaScript must not touch what is compared byte by byte (it would write 1.0 as 1).
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const [dist, script] = process.argv.slice(2).map((word) => resolve(word));
const folder = `${dist}/py/`;
const released = "../../node_modules/pyodide/"; // the same bytes, under names that Node takes for modules
const { loadPyodide } = await import(`${released}pyodide.mjs`);
const { default: createPyodideModule } = await import(`${released}pyodide.asm.mjs`);
const { lock } = await import(
  `data:text/javascript,${encodeURIComponent(readFileSync(`${folder}manifest.js`, "utf8"))}`
);
const unpacked = mkdtempSync(join(tmpdir(), "play-"));
const wasm = brotliDecompressSync(readFileSync(`${folder}pyodide.asm.bin`));
writeFileSync(join(unpacked, "pyodide.asm.wasm"), wasm);
const py = await loadPyodide({
  indexURL: unpacked,
  createPyodideModule,
  stdLibURL: `${folder}stdlib.zip`,
  lockFileContents: lock,
  packageBaseUrl: folder,
  packages: Object.keys(lock.packages),
  stdout: console.error, // what a package loader tells is not part of the answer
});
py.runPython("from crosscore.service import Service\nservice = Service()");
const service = py.globals.get("service");
const handle = py.runPython("lambda text, data=None: service.handle(text, data and data.to_bytes())");
const step = py.runPython("lambda milliseconds: '[' + ', '.join(service.step(milliseconds)) + ']'");
const told = [];
for (const [text, path] of JSON.parse(readFileSync(script, "utf8"))) {
  const answer = handle(text, path ? new Uint8Array(readFileSync(path)) : undefined);
  const unasked = [];
  while (service.busy) unasked.push(step(30));
  told.push([answer, unasked]);
}
console.log(JSON.stringify(told));
