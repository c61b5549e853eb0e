// What the build packed by brotli, unpacked as it comes: by the browser, where it can, and else by a decoder in
// WebAssembly (brotli-dec-wasm), whose few functions are called here.

const PIECE = 1 << 20; // bytes that come out at a time
const DONE = 1,
  MORE = 3; // what the decoder says: all is out; there is more to come out before it takes anything in
const ADLER = 65521,
  FEW = 4096; // bytes whose sums stay below 2 ** 32

/**
 * @typedef {object} Decoder  as wasm-bindgen made it: numbers are addresses
 * @property {WebAssembly.Memory} memory
 * @property {() => void} __wbindgen_start
 * @property {(bytes: number, align: number) => number} __wbindgen_malloc
 * @property {(at: number, bytes: number, align: number) => void} __wbindgen_free
 * @property {() => number} decompressstream_new
 * @property {(stream: number, at: number, bytes: number, most: number) => [number, number, number]}
 *   decompressstream_decompress  takes what it is given away; a result, and after it whether there is none
 * @property {(result: number) => number} __wbg_get_brotlistreamresult_code
 * @property {(result: number) => number} __wbg_get_brotlistreamresult_input_offset
 * @property {(result: number) => [number, number]} __wbg_get_brotlistreamresult_buf
 * @property {(result: number, _: number) => void} __wbg_brotlistreamresult_free
 */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes @typedef {ReadableWritablePair<Bytes, Bytes>} Through */

/** The browser's own, or none. @returns {Through | null} */
function ofTheBrowser() {
  try {
    return new DecompressionStream(/** @type {CompressionFormat} */ (/** @type {string} */ ("brotli")));
  } catch {
    return null;
  }
}

export const needsDecoder = !ofTheBrowser();

const refuse = () => {
  throw new Error("This is not what brotli packed.");
};

/** @param {WebAssembly.Module} module */
async function begun(module) {
  /** @type {Record<string, Record<string, () => void>>} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] = name.includes("init_externref") ? () => {} : refuse; // they make errors
  const { exports } = await WebAssembly.instantiate(module, imports);
  const decoder = /** @type {Decoder} */ (/** @type {unknown} */ (exports));
  decoder.__wbindgen_start();
  return decoder;
}

/**
 * @param {() => Promise<WebAssembly.Module>} module the decoder's, asked for where it is needed
 * @returns {Through} fails where what goes in is damaged or cut off
 */
export function unpacking(module) {
  /** @type {Decoder} */
  let decoder;
  let stream = 0,
    done = false;
  const bytes = () => new Uint8Array(decoder.memory.buffer);
  /** @param {Bytes} given @param {TransformStreamDefaultController<Bytes>} out @returns {number} taken */
  function step(given, out) {
    const at = decoder.__wbindgen_malloc(given.length, 1);
    bytes().set(given, at);
    const [result, , failed] = decoder.decompressstream_decompress(stream, at, given.length, PIECE);
    if (failed) refuse();
    const [start, length] = decoder.__wbg_get_brotlistreamresult_buf(result);
    out.enqueue(bytes().slice(start, start + length));
    decoder.__wbindgen_free(start, length, 1);
    const code = decoder.__wbg_get_brotlistreamresult_code(result);
    const taken = decoder.__wbg_get_brotlistreamresult_input_offset(result);
    decoder.__wbg_brotlistreamresult_free(result, 1);
    done = code === DONE;
    return code === MORE || taken < given.length ? taken : Infinity;
  }
  return (
    ofTheBrowser() ??
    new TransformStream({
      async start() {
        decoder = await begun(await module());
        stream = decoder.decompressstream_new();
      },
      transform(given, out) {
        if (done) refuse();
        for (let at = 0; at < Infinity && !done;) at += step(given.subarray(at), out);
      },
      flush() {
        if (!done) refuse();
      },
    })
  );
}

/**
 * Lets through what it is given, and fails at its end if that is not what it should be. Brotli itself has no sum to
 * check; hashes are for secure pages only, and this is to tell damage, not malice.
 * @param {() => Promise<number>} wanted its sum by Adler-32 @param {() => void} [sound] called if it is that
 * @returns {Through}
 */
export function checked(wanted, sound = () => {}) {
  let low = 1,
    high = 0;
  return new TransformStream({
    transform(given, out) {
      for (let at = 0; at < given.length;) {
        const end = Math.min(at + FEW, given.length);
        for (; at < end; at++) high += low += given[at];
        low %= ADLER;
        high %= ADLER;
      }
      out.enqueue(given);
    },
    async flush() {
      if (high * 65536 + low !== (await wanted())) throw new Error("The sum of what came is another.");
      sound();
    },
  });
}
