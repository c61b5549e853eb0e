// Which fonts draw a script, how large beside its cell, and whether a font is there at all.

const LATIN = `"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, "Times New Roman", serif`;

/**
 * By ISO 15924 script: families by preference, and the font size as a part of the cell's side, such
 * that nearly all clusters of the script fit without being made smaller (the others are, one by one).
 * @type {Record<string, [families: string, size: number]>}
 */
const SCRIPTS = {
  Latn: [LATIN, 0.62],
  Grek: [LATIN, 0.62],
  Cyrl: [LATIN, 0.62],
  Armn: [`"Noto Serif Armenian", "Noto Sans Armenian", Mshtakan, Sylfaen`, 0.6],
  Geor: [`"Noto Serif Georgian", "Noto Sans Georgian", Sylfaen`, 0.6],
  Hebr: [`"Noto Serif Hebrew", "New Peninim MT", "Frank Ruehl CLM", David, "Times New Roman"`, 0.64],
  Arab: [`"Noto Naskh Arabic", "Geeza Pro", "Traditional Arabic", "Times New Roman"`, 0.58],
  Thaa: [`"Noto Sans Thaana", "MV Boli"`, 0.58],
  Beng: [`"Noto Serif Bengali", "Noto Sans Bengali", "Bangla MN", "Bangla Sangam MN", "Nirmala UI"`, 0.56],
  Deva: [`"Noto Serif Devanagari", "Noto Sans Devanagari", "Kohinoor Devanagari", "Devanagari MT", "Nirmala UI"`, 0.58],
  Gujr: [`"Noto Serif Gujarati", "Noto Sans Gujarati", "Kohinoor Gujarati", "Gujarati MT", "Nirmala UI"`, 0.58],
  Guru: [`"Noto Serif Gurmukhi", "Noto Sans Gurmukhi", "Gurmukhi MN", "Nirmala UI"`, 0.58],
  Orya: [`"Noto Serif Oriya", "Noto Sans Oriya", "Oriya MN", "Nirmala UI"`, 0.56],
  Telu: [`"Noto Serif Telugu", "Noto Sans Telugu", "Kohinoor Telugu", "Nirmala UI"`, 0.56],
  Knda: [`"Noto Serif Kannada", "Noto Sans Kannada", "Kannada MN", "Nirmala UI"`, 0.5],
  Sinh: [`"Noto Serif Sinhala", "Noto Sans Sinhala", "Sinhala MN", "Nirmala UI"`, 0.5],
  Taml: [`"Noto Serif Tamil", "Noto Sans Tamil", "Tamil MN", "Nirmala UI"`, 0.46],
  Mlym: [`"Noto Serif Malayalam", "Noto Sans Malayalam", "Malayalam MN", "Nirmala UI"`, 0.46],
  Mymr: [`"Noto Serif Myanmar", "Noto Sans Myanmar", "Myanmar MN", "Myanmar Text"`, 0.5],
  Khmr: [`"Noto Serif Khmer", "Noto Sans Khmer", "Khmer MN", "Khmer UI"`, 0.54],
  Thai: [`"Noto Serif Thai", "Noto Sans Thai", Thonburi, "Leelawadee UI"`, 0.6],
  Laoo: [`"Noto Serif Lao", "Noto Sans Lao", "Lao MN", "Leelawadee UI"`, 0.6],
  Tibt: [`"Noto Serif Tibetan", Kokonor, "Microsoft Himalaya"`, 0.56],
  Ethi: [`"Noto Serif Ethiopic", "Noto Sans Ethiopic", Kefa, Ebrima, Nyala`, 0.58],
  Hang: [`"Noto Serif CJK KR", "Noto Serif KR", AppleMyungjo, Batang, "Malgun Gothic"`, 0.62],
  Jpan: [`"Noto Serif CJK JP", "Noto Serif JP", "Hiragino Mincho ProN", "Yu Mincho", "MS Mincho"`, 0.62],
  Hans: [`"Noto Serif CJK SC", "Noto Serif SC", "Songti SC", SimSun`, 0.62],
  Hant: [`"Noto Serif CJK TC", "Noto Serif TC", "Songti TC", PMingLiU`, 0.62],
};
const ALIASES = { Kore: "Hang", Hira: "Jpan", Kana: "Jpan", Hani: "Hans" };

/** @param {string} language a language code  @returns {string} its script, "Zyyy" if it has none */
export function scriptOf(language) {
  try {
    return new Intl.Locale(language).maximize().script ?? "Zyyy";
  } catch {
    return "Zyyy";
  }
}

/** @param {string} language @returns {{letters: string, size: number}} a font-family list, a part of the cell */
export function fontOf(language) {
  const script = scriptOf(language);
  const [families, size] = SCRIPTS[ALIASES[script] ?? script] ?? [LATIN, 0.56];
  return { letters: families === LATIN ? LATIN : `${families}, ${LATIN}`, size };
}

export const NUMBERS = `system-ui, "Segoe UI", "Noto Sans", "Noto Sans Bengali", "Nirmala UI", sans-serif`;

/** @type {Map<string, boolean>} */
const known = new Map();
let scratch;

/** The pixels of a text in a font, to compare. */
function pixels(text, family) {
  scratch ??= Object.assign(document.createElement("canvas"), { width: 40, height: 40 }).getContext("2d", { willReadFrequently: true });
  scratch.clearRect(0, 0, 40, 40);
  scratch.font = `24px ${family}`;
  scratch.fillText(text, 6, 30);
  return scratch.getImageData(0, 0, 40, 40).data.join();
}

/**
 * The clusters that no font of this device can draw. The widths tell nothing, and document.fonts says
 * yes to fonts that are not there: only the picture of a missing letter gives it away.
 * @param {Iterable<string>} clusters @param {string} family
 */
export function undrawable(clusters, family) {
  let boxes;
  return [...new Set(clusters)].filter((cluster) => {
    const first = String.fromCodePoint(cluster.codePointAt(0) ?? 32);
    if (/^[\u0000-\u024f]/.test(first)) return false;
    const key = `${first} ${family}`;
    if (!known.has(key)) {
      boxes ??= ["\u{10fffd}", "\u0378"].map((never) => pixels(never, family));
      known.set(key, boxes.includes(pixels(first, family)));
    }
    return known.get(key);
  });
}
