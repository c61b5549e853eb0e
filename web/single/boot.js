// In the place of ../boot.js, where the page is one file.

/** A worker for an engine: see head.js. @type {() => Worker} */
export const startWorker = globalThis.single.startWorker;
