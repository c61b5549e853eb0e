import { byId } from "../base/dom.js";

/**
 * A text that is edited where it stands.
 * @param {"title" | "author" | "instructions"} name of it in the view, and of its element
 * @param {(text: string) => void} change
 */
export function editedText(name, change) {
  const input = byId(name);
  const box = /** @type {HTMLElement} */ (input.parentElement);
  let shown = ""; // what the puzzle has
  const grow = () => {
    // the box is as high as its text, on the screen and on paper
    box.dataset.text = input.value;
    box.toggleAttribute("data-empty", !input.value.trim());
  };
  const commit = () => {
    if (input.value === shown) return;
    shown = input.value;
    change(input.value);
  };
  input.addEventListener("input", grow);
  input.addEventListener("change", commit);
  if (name !== "instructions")
    input.addEventListener(
      "keydown",
      (event) => event.key === "Enter" && !event.isComposing && (event.preventDefault(), input.blur()),
    );
  return {
    name,
    commit,
    get value() {
      return input.value;
    },
    /** What is being typed does not give way. @param {string} text */
    show(text) {
      const typing = document.activeElement === input && input.value !== shown;
      shown = text;
      if (!typing) input.value = text;
      grow();
    },
  };
}
