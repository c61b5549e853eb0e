// The one way to what shapes letters, which no page fetches before it is wanted. A page that is one file has another
// module in its place: single/shape.js.

/** @returns {Promise<typeof import("./shaper.js")>} */
export const shaper = () => import("./shaper.js");
