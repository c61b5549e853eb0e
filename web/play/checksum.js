// Whether letters are the solution of a puzzle that only has its hash: SHA-1 of all letters, row by row, and a salt, as
// .ipuz files have it. By hand, because browsers hash on secure pages only, and a page may be opened from a disk.

/** SHA-1 as 40 hexadecimal digits. @param {string} text @returns {string} */
export function sha1(text) {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const words = new Uint32Array(16 * blocks);
  bytes.forEach((byte, i) => (words[i >> 2] |= byte << (24 - 8 * (i & 3))));
  words[bytes.length >> 2] |= 0x80 << (24 - 8 * (bytes.length & 3));
  words[words.length - 1] = 8 * bytes.length;
  const hash = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const w = new Uint32Array(80);
  const turned = (/** @type {number} */ n, /** @type {number} */ by) => (n << by) | (n >>> (32 - by));
  for (let block = 0; block < words.length; block += 16) {
    let [a, b, c, d, e] = hash;
    for (let i = 0; i < 80; i++) {
      w[i] = i < 16 ? words[block + i] : turned(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
      const [mixed, more] =
        i < 20
          ? [(b & c) | (~b & d), 0x5a827999]
          : i < 40
            ? [b ^ c ^ d, 0x6ed9eba1]
            : i < 60
              ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc]
              : [b ^ c ^ d, 0xca62c1d6];
      [a, b, c, d, e] = [(turned(a, 5) + mixed + e + more + w[i]) | 0, a, turned(b, 30), c, d];
    }
    [a, b, c, d, e].forEach((part, i) => (hash[i] += part));
  }
  return [...hash].map((part) => part.toString(16).padStart(8, "0")).join("");
}

/**
 * Whether letters, row by row, are a right solution.
 * @param {string} letters @param {string[]} checksum a salt, then hashes
 */
export function solves(letters, [salt = "", ...hashes]) {
  const known = new Set(hashes.map((hash) => hash.trim().toLowerCase()));
  return known.has(sha1(letters + salt)) || known.has(sha1(salt + letters));
}

/** The same for letters that are often those of the last time. @returns {typeof solves} */
export function comparing() {
  let last = { letters: "", right: false };
  return (letters, checksum) => {
    if (letters !== last.letters) last = { letters, right: solves(letters, checksum) };
    return last.right;
  };
}
