// Makes HTML of texts in Markdown, and an index of their words.
//   node docs.mjs FILE.md ...
//
// Prints JSON: `pages`, one for each file (what it says and names: see `read`), and `index`, for web/docs/main.js.
// Links and pictures stand in the HTML as in the text: tools/docs.py puts the site's in their places.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { Marked } from "marked";
import MiniSearch from "minisearch";
import { FIELDS, weight } from "../web/docs/ranking.mjs";

const SHORT = 20; // characters of an option or a name that stays in one line
const LONGEST = 4000; // characters of a section that are shown and looked through

/** @param {string} text */
const escaped = (text) =>
  text.replace(/[&<>"]/g, (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[char] ?? char);

/**
 * The words of tokens, without what is only there for their looks.
 * @param {any[]} tokens @returns {string}
 */
const plain = (tokens) =>
  tokens
    .map((token) => {
      if (token.type === "table")
        return [token.header, ...token.rows].map((row) => row.map((cell) => plain(cell.tokens)).join(" ")).join("\n");
      if (token.type === "list") return token.items.map((item) => plain(item.tokens)).join("\n");
      if (token.type === "br") return " ";
      if (token.type === "html") return "";
      const said = token.tokens ? plain(token.tokens) : (token.text ?? token.raw);
      return ["paragraph", "code", "blockquote", "space"].includes(token.type) ? `${said}\n` : said;
    })
    .join("");

/** Headings are called as other programs call them that show these texts. @param {Map<string, number>} before */
function named(text, before) {
  const name = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-");
  const count = before.get(name) ?? 0;
  before.set(name, count + 1);
  return count ? `${name}-${count}` : name;
}

/** @param {string} path */
function read(path) {
  const name = basename(path, ".md");
  const page = { name, title: "", lead: "", html: "", headings: [], links: [], images: [], groups: [], sections: [] };
  const before = new Map();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = plain(tokens);
        const id = named(text, before);
        page.headings.push({ depth, id, text });
        const said = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1 id="${id}">${said}</h1>\n`;
        return `<h${depth} id="${id}"><a href="#${id}">${said}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        page.links.push(href);
        return `<a href="${escaped(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        page.images.push({ href, text });
        return `<img src="${escaped(href)}" alt="${escaped(text)}">`;
      },
      code({ text: whole, lang }) {
        const text = whole.trimEnd();
        const lines = escaped(text).replace(/(^| {2,})(# .*)$/gm, "$1<span>$2</span>");
        return `<pre><code>${/^(python|json|xml|nginx|apache)/.test(lang ?? "") ? escaped(text) : lines}</code></pre>\n`;
      },
      codespan({ text }) {
        const whole = text.length <= SHORT && !text.includes(" ") ? ' class="whole"' : "";
        return `<code${whole}>${escaped(text)}</code>`;
      },
      html({ raw }) {
        if (/^<\/?kbd>$/.test(raw)) return raw;
        throw new Error(`${name}.md holds HTML, which no page takes: ${raw.slice(0, 60)}`);
      },
    },
  });
  const tokens = marked.lexer(readFileSync(path, "utf8"));
  page.html = marked.parser(tokens).replace(/<table>.*?<\/table>/gs, '<div class="wide">$&</div>');
  page.title = page.headings[0]?.text ?? "";
  page.lead = plain(tokens.filter(({ type }) => type === "paragraph").slice(0, 1)).trim();

  let headings = -1;
  for (const token of tokens) {
    if (token.type === "heading") {
      const { id, text, depth } = page.headings[(headings += 1)];
      page.sections.push({ at: depth === 1 ? "" : `#${id}`, heading: text, text: "" });
      if (depth === 2) page.groups.push({ heading: text, links: [] });
    } else if (page.sections.length) {
      page.sections.at(-1).text += plain([token]);
      if (token.type === "list") page.groups.at(-1)?.links.push(...token.items.map(first).filter(Boolean));
    }
  }
  return page;
}

/** The first link of an item of a list: whither, and how it is called. */
const first = (item) => {
  const link = item.tokens[0]?.tokens?.find(({ type }) => type === "link");
  return link && { href: link.href, text: plain(link.tokens) };
};

const pages = process.argv.slice(2).map(read);
const groups = pages.find(({ name }) => name === "index")?.groups ?? [];
const within = (group, name) => Boolean(group?.links.some(({ href }) => href === `${name}.md`));
/** Where a page stands in the table of contents. */
const place = (name) =>
  name === "reference" || within(groups.at(-1), name)
    ? "last"
    : groups[0]?.links[0]?.href === `${name}.md`
      ? "guide"
      : within(groups[0], name)
        ? "first"
        : "other";
const index = new MiniSearch(FIELDS);
for (const { name, title, sections } of pages)
  index.addAll(
    sections.map(({ at, heading, text }) => ({
      at: `${name}.html${at}`,
      heading,
      page: title,
      weight: weight(heading, place(name)),
      text: text.replace(/\s+/g, " ").trim().slice(0, LONGEST),
    })),
  );
for (const page of pages) delete page.sections;
console.log(JSON.stringify({ pages, index }));
