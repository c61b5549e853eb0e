// What every canvas of the page has to know: the page's colours, and when it has to be drawn anew.
import { onFonts } from "../i18n/fonts.js";

/** The page's colours of the moment. @param {Element} element */
export function pageTheme(element) {
  const style = getComputedStyle(element);
  /** @param {string} name */
  const of = (name) => style.getPropertyValue(name).trim();
  return {
    cell: of("--cell"),
    line: of("--rule"),
    ink: of("--ink"),
    soft: of("--soft"),
    tint: of("--lit"),
    accent: of("--accent"),
    apart: of("--paper"),
    hair: of("--hair"),
    target: of("--tint"),
    block: of("--block"),
    heat: of("--heat"),
  };
}

/**
 * Call `draw` whenever the window, its pixels, its colours or the fonts are others.
 * @param {Element} stage
 * @param {() => void} draw
 */
export function redraws(stage, draw) {
  new ResizeObserver(draw).observe(stage);
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"])
    matchMedia(query).addEventListener("change", draw);
  const watchPixels = () => {
    const other = () => {
      watchPixels();
      draw();
    };
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", other, { once: true });
  };
  watchPixels();
  onFonts(draw);
}
