// Settings that are remembered on the device.

/** JSON kept on the device; a full or forbidden storage only means that nothing is remembered. */
export const device = {
  /** @param {string} name @param {any} otherwise */
  read(name, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(`crosscore.${name}`) ?? "null") ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  /** @param {string} name @param {any} value */
  write(name, value) {
    try {
      localStorage.setItem(`crosscore.${name}`, JSON.stringify(value));
    } catch {
      /* private mode or full */
    }
  },
};
