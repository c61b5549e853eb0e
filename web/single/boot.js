// In the place of ../boot.js, where the page is one file.

/** A worker for an engine: see head.js. @type {() => Worker} */
export const startWorker = globalThis.single.startWorker;

/** What comes early elsewhere is in this file. @type {{code: string, answer: Promise<Response>} | null} */
export const starter = null;
