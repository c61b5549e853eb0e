// What a linter finds in the page's scripts. Layout is Prettier's, types are TypeScript's.
import js from "@eslint/js";
import globals from "globals";

const worker = ["web/engine/worker.mjs", "web/single/worker.mjs", "web/single/inside.js", "web/storage/sw.js"];

export default [
  { ignores: ["dist/", "release/", ".cache/", ".venv/", "node_modules/", "third_party/"] },
  js.configs.recommended,
  {
    files: ["**/*.js", "**/*.mjs"],
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: { ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": ["error", { destructuring: "all" }],
      "no-unused-vars": ["error", { args: "after-used", caughtErrors: "none", ignoreRestSiblings: true }],
      "no-sequences": ["error", { allowInParentheses: true }],
      "no-shadow-restricted-names": "error",
      "no-empty": ["error", { allowEmptyCatch: true }],
      "object-shorthand": "error",
    },
  },
  { files: worker, languageOptions: { globals: { ...globals.worker, ...globals.serviceworker } } },
  { files: ["web/i18n/wait.js", "web/app/unable.js"], languageOptions: { sourceType: "script" } },
  {
    files: ["web/app/unable.js"],
    rules: {
      "no-var": "off",
      "object-shorthand": "off",
      "no-unused-vars": ["error", { caughtErrors: "none", varsIgnorePattern: "^unable$" }],
    },
  },
  { files: ["tools/**", "tests/**", "bench/**"], languageOptions: { globals: { ...globals.node } } },
  {
    files: ["tests/page/engines.js"], // its functions are called by what conftest.py adds
    rules: { "no-unused-vars": ["error", { varsIgnorePattern: "^(seeds|take|hold)$" }] },
  },
  { files: ["**/*.cjs"], languageOptions: { sourceType: "commonjs", globals: { ...globals.node } } },
];
