// Which letter a key types, whatever the keyboard's script.

/** @param {KeyboardEvent} event @param {string} letter of the Latin alphabet, small */
export const isLetter = ({ key, code }, letter) =>
  key.toLowerCase() === letter || (!/^[a-z]$/i.test(key) && code === `Key${letter.toUpperCase()}`);
