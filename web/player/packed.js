// What a puzzle is packed in. Whoever made it, it may be anything.

const MOST = 2_000_000; // bytes that may come out of a link: what a hostile few letters can swell to has an end

/** @param {string} text base64, also as it stands in addresses (-_, no =) @returns {Uint8Array<ArrayBuffer>} @throws */
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
/** @param {BufferSource} bytes @returns {unknown} the JSON in them  @throws */
const read = (bytes) => JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));

/** Out of a file: base64 around JSON. @param {string} text @returns {unknown} @throws if it is damaged */
export const held = (text) => read(bytesOf(text.trim()));

/**
 * Out of a link: base64 around raw deflate around JSON.
 * @param {string} text @returns {Promise<unknown>} @throws if it is damaged, cut off, or too large
 */
export async function unpacked(text) {
  const reader = new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const pieces = [];
  for (let total = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    total += value.length;
    if (total > MOST) {
      await reader.cancel();
      throw new Error("too large");
    }
    pieces.push(value);
  }
  return read(await new Blob(pieces).arrayBuffer());
}
