// Bytes out of text with seven bits a letter, as tools/dense.py writes it.

/** The bits of a letter: most are those of its code, but what HTML would read otherwise has another. */
const BITS = Uint8Array.from({ length: 256 }, (_, code) => code);
BITS[0xc0] = 0; // NUL
BITS[0xc1] = 13; // CR
BITS[0xc2] = 60; // <

/** @param {string} text */
export function bytesOf(text) {
  const bytes = new Uint8Array(Math.floor((text.length * 7) / 8));
  let held = 0,
    at = 0;
  for (let i = 0; i < text.length; i++) {
    held = (held << 7) | BITS[text.charCodeAt(i)];
    const whole = i % 8; // so many bits of this letter end a byte
    if (whole) bytes[at++] = held >> (7 - whole);
  }
  return bytes;
}
