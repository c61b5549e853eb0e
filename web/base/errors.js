// What was thrown, whatever it is.

/** The code of an error that has one; else empty. @param {unknown} error */
export const codeOf = (error) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** What an error says. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
