// Runs in a page of the built site: draws every view with the page's own painter, and says what its pixels show.
async ({ views, sides }) => {
  const base = location.href.replace(/[^/]*$/, "");
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${base}fonts.css` });
  await new Promise((loaded) => {
    link.onload = loaded;
    document.head.append(link);
  });
  const { paint } = await import(`${base}grid/paint.js`);
  const { missingIn } = await import(`${base}grid/missing.js`);
  const NEVER = ["\u{10fffd}", "\u0378"];
  const compared = 30; // canvas pixels of the cells whose pictures are compared
  const WHITE = { cell: "#fff", line: "#fff", ink: "#fff", soft: "#fff", tint: "#fff", accent: "#fff" };

  /** Which canvas pixels are dark when only letters ("ink") or only numbers ("soft") have a colour. */
  const dark = (view, side, part) => {
    const canvas = Object.assign(document.createElement("canvas"), {
      width: view.width * side,
      height: view.height * side,
    });
    const ctx = canvas.getContext("2d", { willReadFrequently: true });
    paint(ctx, view, {
      cell: side,
      margin: 0,
      ground: "#fff",
      theme: { ...WHITE, [part]: "#000" },
      letters: true,
      numbers: side >= 20,
      digits: 0.22,
    });
    const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height);
    const found = new Uint8Array(canvas.width * canvas.height);
    for (let i = 0; i < found.length; i += 1) found[i] = data[4 * i] < 190 ? 1 : 0;
    return found;
  };

  /** Each cluster in a cell that has void all around it; the last ones are missing for sure. */
  const spread = (view) => {
    const clusters = [
      ...new Set([...view.words.flatMap((word) => word.cells), ...view.cells.flat().flatMap((cell) => cell?.t ?? [])]),
    ];
    const all = [...clusters, ...NEVER];
    const across = Math.ceil(Math.sqrt(all.length));
    const rows = Math.ceil(all.length / across);
    const cells = Array.from({ length: 2 * rows + 1 }, (_, r) =>
      Array.from({ length: 2 * across + 1 }, (__, c) => {
        const text = r % 2 && c % 2 ? all[((r - 1) / 2) * across + (c - 1) / 2] : undefined;
        return text ? { t: text, n: view.label } : null;
      }),
    );
    return { ...view, words: [], cells, width: 2 * across + 1, height: 2 * rows + 1 };
  };

  const facts = {};
  for (const view of views) {
    const found = { missing: await missingIn(view), blank: [], boxed: [], leaving: [], meeting: [], void: [] };
    facts[view.name] = found;
    const apart = spread(view);
    for (const side of sides) {
      const wide = apart.width * side;
      const [letters, numbers] = [dark(apart, side, "ink"), dark(apart, side, "soft")];
      const blocks = new Map();
      apart.cells.forEach((row, r) =>
        row.forEach((cell, c) => {
          if (!cell) return;
          const left = (view.direction === "rtl" ? apart.width - 1 - c : c) * side;
          const block = [];
          let [inside, outside, both] = [0, 0, 0];
          for (let y = -side; y < 2 * side; y += 1) {
            for (let x = -side; x < 2 * side; x += 1) {
              const at = (r * side + y) * wide + left + x;
              const within = x > 0 && y > 0 && x < side - 1 && y < side - 1;
              // half of a void neighbour belongs to this cell
              if (x < -side / 2 || y < -side / 2 || x >= 1.5 * side || y >= 1.5 * side) continue;
              if (within && side === compared) block.push(letters[at]);
              if (letters[at]) within ? (inside += 1) : (outside += 1);
              both += letters[at] & numbers[at];
            }
          }
          if (side === compared) blocks.set(cell.t, block.join(""));
          if (NEVER.includes(cell.t)) return;
          if (inside < side * side * 0.008) found.blank.push(cell.t);
          if (outside) found.leaving.push(`${cell.t} ${side}`);
          if (both) found.meeting.push(`${cell.t} ${side}`);
        }),
      );
      const boxes = side === compared ? NEVER.map((never) => blocks.get(never)) : [];
      for (const [text, block] of blocks) if (!NEVER.includes(text) && boxes.includes(block)) found.boxed.push(text);
    }
    // the puzzle as it stands: ink in every cell that has a letter, none elsewhere
    const side = 60;
    const letters = dark(view, side, "ink");
    view.cells.forEach((row, r) =>
      row.forEach((cell, c) => {
        const x0 = (view.direction === "rtl" ? view.width - 1 - c : c) * side;
        let inked = 0;
        for (let y = 0; y < side; y += 1)
          for (let x = 0; x < side; x += 1) inked += letters[(r * side + y) * view.width * side + x0 + x];
        if (cell?.t && inked < 30) found.blank.push(`${cell.t} at ${r}, ${c}`);
        if (!cell && inked) found.void.push(`${r}, ${c}`);
      }),
    );
  }
  return facts;
};
