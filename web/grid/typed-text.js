// The text field that lies over the grid's cursor: input methods and on-screen keyboards write into a real
// field, a piece at a time, and what they have written is taken out of it at once.

const MARK = "\u200b"; // stands in the empty field, so that an on-screen keyboard has something to delete

/**
 * @param {HTMLInputElement} field
 * @param {{type: (text: string) => void, erase: () => void, key: (event: KeyboardEvent) => boolean, whole: () => boolean}} on
 *   `type` takes what was written; `key` says whether a key was meant for something else; `whole`: whether a composition is
 *   only worth something at its end, as where letters stand for the word that is chosen by them
 */
export function typedInto(field, on) {
  let composing = false;
  const reset = () => {
    composing = false; // a composition whose text is taken away does not tell its end
    field.toggleAttribute("data-composing", false);
    field.value = MARK;
    field.setSelectionRange(1, 1);
  };
  const take = () => {
    const text = field.value.replaceAll(MARK, "");
    const erased = !text && !field.value;
    reset();
    if (text) on.type(text);
    else if (erased) on.erase();
  };
  // A finger's keyboard composes whole words where no word is being written: each letter is taken as it comes.
  const waits = () => composing && (on.whole() || !matchMedia("(pointer: coarse)").matches);
  field.addEventListener("compositionstart", () => {
    composing = true;
    field.toggleAttribute("data-composing", true);
  });
  field.addEventListener("compositionend", take);
  field.addEventListener("input", () => waits() || take());
  field.addEventListener("focus", reset);
  field.addEventListener("keydown", (event) => {
    if (event.isComposing || composing || event.keyCode === 229) return; // the input method's
    if (on.key(event)) (event.preventDefault(), event.stopPropagation());
  });
  reset();
}
