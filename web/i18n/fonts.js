// Which fonts draw a script, how large beside its cell, and the wait for those that the site brings along.

const LATIN = `"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, "Times New Roman", serif`;

/**
 * By ISO 15924 script: families by preference, and the font size as a part of the cell's side, such
 * that nearly all clusters of the script fit without being made smaller (the others are, one by one).
 * The first family is the one that tools/fonts.py ships, so that every device draws alike; and it is the one to install
 * where none is shipped.
 * A third number lifts letters off the common line, where they are low or reach deep below theirs: a part of the side
 * again.
 * @type {Record<string, [families: string, size: number, rise?: number]>}
 */
const SCRIPTS = {
  Latn: [LATIN, 0.62],
  Grek: [LATIN, 0.62],
  Cyrl: [LATIN, 0.62],
  Armn: [`"Noto Serif Armenian", "Noto Sans Armenian", Mshtakan, Sylfaen`, 0.6],
  Geor: [`"Noto Serif Georgian", "Noto Sans Georgian", Sylfaen`, 0.6],
  Hebr: [`"Noto Serif Hebrew", "New Peninim MT", "Frank Ruehl CLM", David, "Times New Roman"`, 0.64],
  Arab: [`"Noto Naskh Arabic", "Geeza Pro", "Traditional Arabic", "Times New Roman"`, 0.64, 0.1],
  Thaa: [`"Noto Sans Thaana", "MV Boli"`, 0.58],
  Beng: [`"Noto Serif Bengali", "Noto Sans Bengali", "Bangla MN", "Bangla Sangam MN", "Nirmala UI"`, 0.62],
  Deva: [`"Noto Serif Devanagari", "Noto Sans Devanagari", "Kohinoor Devanagari", "Devanagari MT", "Nirmala UI"`, 0.62],
  Gujr: [`"Noto Serif Gujarati", "Noto Sans Gujarati", "Kohinoor Gujarati", "Gujarati MT", "Nirmala UI"`, 0.62],
  Guru: [`"Noto Sans Gurmukhi", "Noto Serif Gurmukhi", "Gurmukhi MN", "Nirmala UI"`, 0.62],
  Orya: [`"Noto Sans Oriya", "Noto Serif Oriya", "Oriya MN", "Nirmala UI"`, 0.6],
  Telu: [`"Noto Serif Telugu", "Noto Sans Telugu", "Kohinoor Telugu", "Nirmala UI"`, 0.58],
  Knda: [`"Noto Sans Kannada", "Noto Serif Kannada", "Kannada MN", "Nirmala UI"`, 0.52],
  Sinh: [`"Noto Serif Sinhala", "Noto Sans Sinhala", "Sinhala MN", "Nirmala UI"`, 0.5, 0.05],
  Taml: [`"Noto Serif Tamil", "Noto Sans Tamil", "Tamil MN", "Nirmala UI"`, 0.46, 0.07],
  Mlym: [`"Noto Serif Malayalam", "Noto Sans Malayalam", "Malayalam MN", "Nirmala UI"`, 0.48, 0.07],
  Mymr: [`"Noto Sans Myanmar", "Noto Serif Myanmar", "Myanmar MN", "Myanmar Text"`, 0.5, 0.06],
  Khmr: [`"Noto Serif Khmer", "Noto Sans Khmer", "Khmer MN", "Khmer UI"`, 0.54],
  Thai: [`"Noto Serif Thai", "Noto Sans Thai", Thonburi, "Leelawadee UI"`, 0.6],
  Laoo: [`"Noto Serif Lao", "Noto Sans Lao", "Lao MN", "Leelawadee UI"`, 0.6],
  Tibt: [`"Noto Serif Tibetan", Kokonor, "Microsoft Himalaya"`, 0.56],
  Ethi: [`"Noto Sans Ethiopic", "Noto Serif Ethiopic", Kefa, Ebrima, Nyala`, 0.58],
  Cher: [`"Noto Sans Cherokee", "Plantagenet Cherokee", Gadugi`, 0.58],
  Cans: [`"Noto Sans Canadian Aboriginal", "Euphemia UCAS", Gadugi`, 0.58],
  Hang: [`"Noto Serif CJK KR", "Noto Serif KR", AppleMyungjo, Batang, "Malgun Gothic"`, 0.62],
  Jpan: [`"Noto Serif CJK JP", "Noto Serif JP", "Hiragino Mincho ProN", "Yu Mincho", "MS Mincho"`, 0.62],
  Hans: [`"Noto Serif CJK SC", "Noto Serif SC", "Songti SC", SimSun`, 0.62],
  Hant: [`"Noto Serif CJK TC", "Noto Serif TC", "Songti TC", PMingLiU`, 0.62],
  // Without a profile of their own; a puzzle may be in them all the same.
  Syrc: [`"Noto Sans Syriac", "Estrangelo Edessa"`, 0.54],
  Nkoo: [`"Noto Sans NKo", Ebrima`, 0.56],
  Tfng: [`"Noto Sans Tifinagh", Ebrima`, 0.56],
  Mong: [`"Noto Sans Mongolian", "Mongolian Baiti"`, 0.5],
  Java: [`"Noto Sans Javanese", "Javanese Text"`, 0.46],
  Olck: [`"Noto Sans Ol Chiki", "Nirmala UI"`, 0.56],
  Mtei: [`"Noto Sans Meetei Mayek", "Nirmala UI"`, 0.56],
  Adlm: [`"Noto Sans Adlam", Ebrima`, 0.56],
};
/** @type {Record<string, string>} */
const ALIASES = { Kore: "Hang", Hira: "Jpan", Kana: "Jpan", Hani: "Hans" };
const SANS = `system-ui, "Segoe UI", "Noto Sans"`;
/** What the device has, as in app.css. */
export const DEVICE = [
  `${SANS}, "Nirmala UI", "Kohinoor Bangla", "Kohinoor Devanagari"`,
  `"Noto Sans Bengali", "Noto Sans Devanagari", "Noto Sans Hebrew", "Noto Sans Arabic", sans-serif`,
].join(", ");
const PATIENCE_MS = 10_000; // a font that takes longer is not waited for

/** @type {(() => void)[]} */
const listeners = [];
/** Called whenever fonts have come: what was measured or drawn before may be in others. @param {() => void} listener */
export const onFonts = (listener) => void listeners.push(listener);
const arrived = () => listeners.forEach((listener) => listener());
document.fonts?.addEventListener?.("loadingdone", () => {
  // Chromium leaves some texts as they stood before their font came: with another value of this, every text is set
  // anew.
  document.documentElement.toggleAttribute("data-fonts");
  arrived();
});

/**
 * Fonts of the scripts that texts so far were in; not of all, for a font whose name is given may be fetched.
 * @type {Set<string>}
 */
const met = new Set();

/** @param {string} families @returns {string} the first, in its quotes */
function firstOf(families) {
  return families.split(",")[0];
}

/** @param {string} language a language code  @returns {string} its script, "Zyyy" if it has none */
export function scriptOf(language) {
  try {
    return new Intl.Locale(language).maximize().script ?? "Zyyy";
  } catch {
    return "Zyyy";
  }
}

/**
 * The fonts of a language, and after them those of other scripts that were met: a puzzle may hold a word in one.
 * @param {string} language
 * @returns {{letters: string, numbers: string, size: number, rise: number}} font-family lists, and parts of the cell
 */
export function fontOf(language) {
  const script = scriptOf(language);
  const [families, size, rise = 0] = SCRIPTS[ALIASES[script] ?? script] ?? [LATIN, 0.56];
  const own = families === LATIN ? "" : `${families}, `;
  const others = [...met, ""].join(", ");
  return {
    letters: `${own}${LATIN.replace(/serif$/, "")}${others}serif`,
    numbers: `${SANS}, ${own}${others}sans-serif`,
    size,
    rise,
  };
}

/** @type {Map<string, RegExp>} */
const members = new Map();

/**
 * The script that a character belongs to, as far as fonts here are known by script; Chinese characters belong to the
 * language's.
 * @param {string} character @param {string} language @returns {string} such as "Taml"; "Zyyy" for all others
 */
export function scriptFor(character, language) {
  if (!members.size)
    for (const code of [...Object.keys(SCRIPTS), ...Object.keys(ALIASES)])
      if (!/^(Jpan|Hans|Hant|Kore)$/.test(code)) members.set(code, new RegExp(`^\\p{Script=${code}}`, "u"));
  const found = [...members].find(([, test]) => test.test(character))?.[0] ?? "Zyyy";
  const own = ALIASES[scriptOf(language)] ?? scriptOf(language);
  return found === "Hani" && /^(Jpan|Hans|Hant)$/.test(own) ? own : (ALIASES[found] ?? found);
}

/** The font that has a script, to name it. @param {string} script */
export const fontFor = (script) =>
  SCRIPTS[script] && SCRIPTS[script][0] !== LATIN ? firstOf(SCRIPTS[script][0]).replaceAll('"', "") : "Noto Serif";

/**
 * Resolves when what the site brings along for a text has arrived, or cannot be had: then the device's fonts draw it.
 * @param {string} text @param {string} language
 */
export async function fontsFor(text, language) {
  const letters = [...new Set(text)].filter((letter) => letter > "\u024f");
  const families = [...new Set(letters.map((letter) => `"${fontFor(scriptFor(letter, language))}"`))];
  const fresh = families.filter((family) => !met.has(family));
  families.forEach((family) => met.add(family));
  const loads = families.map((family) => document.fonts.load(`24px ${family}`, letters.join("")).catch(() => []));
  await Promise.race([Promise.all(loads), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  if (fresh.length) arrived(); // the event comes a moment later, when a picture may be made already
}
