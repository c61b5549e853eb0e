// Texts of what the engine describes.
import { has, t } from "./l10n.js";

/**
 * A text in the page's language, or else the engine's own.
 * @param {string} id of the message
 * @param {string} [otherwise]
 */
export const worded = (id, otherwise = "") => (has(id) ? t(id) : otherwise);
