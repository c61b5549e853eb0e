// Which view is shown. The store has it as `route`; the router writes it into the page, for styles and for what has no
// store.

/** @typedef {"workshop" | "sheet" | "play" | "lists"} Route */

/** @returns {Route} */
export const shownRoute = () => /** @type {Route} */ (document.documentElement.dataset.view);

/** @param {Route} route */
export const showRoute = (route) => void (document.documentElement.dataset.view = route);
