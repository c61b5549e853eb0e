// The worker of a page that is one file: the same, but for where its files come from.
import "./inside.js";
import "../engine/worker.mjs";
