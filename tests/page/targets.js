// Controls that are seen and too small for a finger: "name WIDTHxHEIGHT" for each. Room that a control has around
// itself (its ::after) belongs to it, and so does the label of a tick.
(least) => {
  const open = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
  const controls = "button, input, select, textarea, summary, a[href], [role=option]";
  const size = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element, "::after");
    const around = style.position === "absolute" && getComputedStyle(element).overflow === "visible";
    const beyond = (side) => (around ? Math.max(0, -parseFloat(style[side]) || 0) : 0);
    return [width + beyond("left") + beyond("right"), height + beyond("top") + beyond("bottom")];
  };
  return (
    [...open.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      // not what only screen readers have, what stands in the middle of a sentence, in cells, or on the paper
      .filter((control) => !control.closest(".unseen, p, .counts, .cells, .paper, .typed-text"))
      .map((control) => [
        control,
        size(
          control.matches("[type=radio], [type=checkbox]")
            ? (control.closest("label") ?? control.parentElement)
            : control,
        ),
      ])
      .filter(([, sides]) => Math.min(...sides) < least - 0.1)
      .map(([{ id, className }, sides]) => `${id || className} ${sides.map(Math.round).join("x")}`)
  );
};
