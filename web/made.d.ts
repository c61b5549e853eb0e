// What the build puts beside the page's scripts: packages from npm, and a module that it writes.

declare module "*/vendor/idb.mjs" {
  export * from "idb";
}

declare module "*/vendor/client-zip.mjs" {
  export * from "client-zip";
}

declare module "*/vendor/minisearch.mjs" {
  export { default } from "minisearch";
}

declare module "*/vendor/woff2.mjs" {
  export * from "woff-lib/woff2/decode";
}

declare module "*/vendor/harfbuzz.mjs" {
  export * from "harfbuzzjs";
  /** Start with the WebAssembly: tools/node.py adds it. */
  export function begin(wasmBinary: Uint8Array): Promise<void>;
}

/** Sets `globalThis.FluentBundle`. */
declare module "*/vendor/fluent.mjs" {}

declare module "*/catalogues.mjs" {
  const catalogues: { code: string; name: string; direction: "ltr" | "rtl" }[];
  export default catalogues;
}

declare module "*/starters.mjs" {
  const numbers: Record<string, number>;
  export default numbers;
}

declare var FluentBundle: typeof import("@fluent/bundle");

/** What docs/search.js holds of a documentation's pages. */
declare var crosscoreIndex: import("minisearch").AsPlainObject;

/** Where the page is one file: single/head.js sets it. */
declare var single: {
  startWorker: () => Worker;
  part(): void;
  end(): void;
  read(path: string): Promise<string[]>;
};
