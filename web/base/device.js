// Settings that are remembered on the device.

/** What a standard value tells of others. @template T @typedef {T extends boolean ? boolean : T} Like */

/** JSON kept on the device; a full or forbidden storage only means that nothing is remembered. */
export const device = {
  /** What was written last. @template T @param {string} name @param {T} otherwise @returns {Like<T>} */
  read(name, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(`crosscore.${name}`) ?? "null") ?? otherwise;
    } catch {
      return /** @type {Like<T>} */ (otherwise);
    }
  },
  /** @param {string} name @param {unknown} value */
  write(name, value) {
    try {
      localStorage.setItem(`crosscore.${name}`, JSON.stringify(value));
    } catch {
      /* private mode or full */
    }
  },
};
