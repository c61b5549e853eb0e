// Packs a file by brotli, as small as the quality (at most 11, and slow) allows.
//   node brotli.mjs FILE OUT QUALITY
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const [file, out, quality] = process.argv.slice(2);
const data = readFileSync(file);
const params = {
  [constants.BROTLI_PARAM_QUALITY]: Number(quality),
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
};
writeFileSync(out, brotliCompressSync(data, { params }));
