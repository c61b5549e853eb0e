// The site without the network: registers the service worker (sw.js), says how far it is, offers a new version.
// How the parts play together: docs/offline.md.
import { byId, make } from "../base/dom.js";
import { megabytes } from "./files.js";
import { banner } from "../ui/dialogs.js";
import { onLanguage, t } from "../i18n/l10n.js";
import { oneFile } from "../base/site.js";
import { device } from "../base/device.js";

const HOUR_MS = 3_600_000; // between two looks for a new version while the page stays open
const TURN_MS = 8000; // a new version that has not taken over by then does at the next visit
const SOON_MS = 4000; // after the first puzzle, if the page never rests

const ROOT = new URL("./", document.baseURI);
const PREFIX = `crosscore:${ROOT.pathname}:`; // as in sw.js: other sites of this origin have other paths
const REMOVED = `offline-removed:${ROOT.pathname}`;
const root = document.documentElement;
const build = root.dataset.build ?? "";
const container = oneFile ? undefined : navigator.serviceWorker;

/** The names under which builds of this very site are kept. */
const copies = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && /^[0-9a-f]{12}$/.test(name.slice(PREFIX.length)));
/**
 * Browsers give the same error where they allow no worker and where a network's own page comes in the place of the
 * script.
 * @param {URL} address
 */
const isScript = (address) =>
  fetch(address, { cache: "no-store", redirect: "error" }).then(
    ({ ok, headers }) => ok && /script/.test(headers.get("content-type") ?? ""),
    () => false,
  );
/** Whether the person has asked the browser to spare data. */
const sparing = () => /** @type {{connection?: {saveData?: boolean}}} */ (navigator).connection?.saveData;
/** As long as this page lives, the kept files of its build stay. */
const hold = () => void navigator.locks?.request(PREFIX + build, { mode: "shared" }, () => new Promise(() => {}));
/** Whether this page has its own build's files, whichever is in use by then. */
let pinned = import.meta.url.startsWith(new URL(`at-${build}/`, ROOT).href);
if (pinned) hold();

/**
 * @typedef {{done?: number, files?: number, bytes?: number, file?: string}} Told  how far a worker is, or of which file
 *   it failed
 */

/**
 * What a worker says of itself: whose files it has, how many there are, how many it has `kept`; `done` while it fetches
 * them, `failed` and of which file it did; `active`: it is the one in use.
 * @typedef {{build: string, files: number, bytes: number, kept?: number, done?: number, failed?: "full" | "fetch",
 *   file?: string, active?: boolean}} Said
 */

/** @typedef {{setConsumer: (take: (launch: {files: FileSystemFileHandle[]}) => void) => void}} LaunchQueue */

class Offline {
  /** @param {{tell: (text: string) => void, save: () => Promise<unknown>, rest: Promise<unknown>}} on */
  constructor(on) {
    this.on = on;
    /**
     * @type {"soon" | "fetching" | "kept" | "removed" | "full" | "fetch" | "saving" | "not-here" | "insecure" |
     *   "one-file"}
     */
    this.state = container ? "soon" : oneFile ? "one-file" : isSecureContext ? "not-here" : "insecure";
    this.news = ""; // "ready": a new version waits; "elsewhere": it is in use in another tab
    this.found = ""; // what a look for a new version has come to
    /** @type {Told} the last message of the worker */
    this.told = {};
    this.aside = false;
    /** @type {ServiceWorkerRegistration | undefined} */
    this.registration = undefined;
    this.looked = 0;
    this.mending = false; // the worker was asked for what is missing
    this.swept = false; // older builds were asked to go
  }

  /** Nothing is asked of the network before the first puzzle is there. */
  async start() {
    if (!container) return this.draw();
    new BroadcastChannel(`crosscore:${ROOT.pathname}`).addEventListener("message", ({ data }) => this.hear(data));
    container.addEventListener("controllerchange", () => this.ask());
    document.addEventListener(
      "visibilitychange",
      () => !document.hidden && Date.now() - this.looked > HOUR_MS && this.look().catch(() => {}),
    );
    await this.on.rest;
    if (device.read(REMOVED, false)) return this.set({ state: "removed" });
    const before = await container.getRegistration(ROOT.href).catch(() => undefined);
    if (sparing() && before?.scope !== ROOT.href) return this.set({ state: "saving" });
    return this.register();
  }

  async register() {
    this.looked = Date.now();
    try {
      this.registration = await container?.register(new URL("sw.js", ROOT), { updateViaCache: "none" });
    } catch (error) {
      const forbidden = error instanceof Error && error.name === "SecurityError";
      const refused = forbidden && (await isScript(new URL("sw.js", ROOT)));
      return this.set(refused ? { state: "not-here" } : { state: "fetch", told: { file: "sw.js" } });
    }
    if (!this.registration) return this.set({ state: "not-here" });
    const { registration } = this;
    const follow = () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" || worker.state === "activated") this.ask();
        if (worker.state !== "redundant") return; // and has told why, unless it was ended
        if (!registration.active && this.state === "fetching") this.set({ state: "fetch", told: { file: "sw.js" } });
        else if (this.found === "offline-update-fetching") this.set({ found: "offline-update-failed" });
      });
    };
    registration.addEventListener("updatefound", follow);
    follow();
    this.ask();
    if (registration.active) await this.look().catch(() => {});
    return undefined;
  }

  /** Look for a new version. @throws if the site cannot be reached */
  look() {
    this.looked = Date.now();
    return this.registration?.update() ?? Promise.resolve();
  }

  /** What the workers have to say of themselves comes by the channel. */
  ask() {
    const { active, waiting } = this.registration ?? {};
    active?.postMessage("state");
    waiting?.postMessage("waiting");
  }

  /** @param {Said} said by a worker, of whichever build */
  hear(said) {
    const { active, waiting } = this.registration ?? {};
    if (!this.registration || this.state === "removed") return;
    const newer = active && said.build !== build;
    if (said.failed) {
      this.set(newer ? { found: "offline-update-failed" } : { state: said.failed, told: said });
    } else if (said.done !== undefined) {
      this.set(newer ? { found: "offline-update-fetching" } : { state: "fetching", told: said });
    } else if (said.active) {
      this.settled(said);
    } else if (waiting && said.build === build && !this.news) {
      waiting.postMessage("take over"); // the version of this very page: nothing changes by it
    } else if (waiting && Number(said.kept) >= said.files) {
      this.set({ news: "ready", found: "", aside: false });
    }
  }

  /** @param {Said} said by the worker that is in use: how much it has */
  settled(said) {
    if (Number(said.kept) < said.files) {
      if (!this.mending) this.registration?.active?.postMessage("mend");
      this.mending = true;
      return undefined;
    }
    const first = this.state === "fetching";
    this.set({ state: "kept", told: said });
    if (said.build !== build) return this.set({ news: "elsewhere" });
    if (first) this.on.tell(t("offline-now"));
    if (!this.swept) this.sweep();
    this.swept = true;
    return undefined;
  }

  /**
   * This page's build is kept: from now on it asks for its files there; older ones go when no page uses them any more.
   */
  async sweep() {
    if (!pinned && container?.controller?.scriptURL === new URL("sw.js", ROOT).href) {
      root.dataset.from = new URL(`at-${build}/`, ROOT).href; // site.js and boot.js look there
      pinned = true;
      hold();
    }
    const others = (await copies()).filter((name) => name !== PREFIX + build);
    // The page itself deletes: were the worker asked, this page's lock might still be held when it looks.
    for (const name of others)
      navigator.locks?.request(name, () => {
        const { installing, waiting } = this.registration ?? {};
        return installing || waiting ? undefined : caches.delete(name);
      });
  }

  /** Save what is being made, let the new version take over, begin with it. */
  async reload() {
    await this.on.save();
    const { waiting } = this.registration ?? {};
    if (waiting) {
      await new Promise((go) => {
        container?.addEventListener("controllerchange", go, { once: true });
        setTimeout(go, TURN_MS);
        waiting.postMessage("take over");
      });
    }
    location.reload();
  }

  /** The person wants to know whether there is something newer. */
  async check() {
    this.set({ found: "offline-checking" });
    try {
      await this.look();
      const { installing, waiting } = /** @type {ServiceWorkerRegistration} */ (this.registration);
      if (this.found === "offline-checking")
        this.set({ found: installing ? "offline-update-fetching" : waiting || this.news ? "" : "offline-newest" });
    } catch {
      this.set({ found: "offline-unreachable" });
    }
  }

  /** The person wants no copy on this device. */
  async remove() {
    device.write(REMOVED, true);
    await this.registration?.unregister();
    for (const name of await copies()) await caches.delete(name);
    this.registration = undefined;
    this.set({ state: "removed", news: "", found: "" });
  }

  /** The person wants one, or tries again. */
  again() {
    device.write(REMOVED, false);
    this.set({ state: "soon", found: "" });
    return this.register();
  }

  /** @param {Partial<Offline>} values */
  set(values) {
    Object.assign(this, values);
    this.draw();
  }

  draw() {
    this.drawAbout();
    this.drawNews();
  }

  drawAbout() {
    const { state, news, found } = this;
    const { done = 0, files = 0, bytes = 0, file = "" } = this.told;
    const text = [
      t(`offline-state-${state}`, { done, files, size: megabytes(bytes), file }),
      news && t(`offline-news-${news}`),
      found && t(found, { done, files }),
    ]
      .filter(Boolean)
      .join("\n");
    byId("offline-text").ariaBusy = String(state === "fetching"); // not every number is read out
    if (byId("offline-text").textContent !== text) byId("offline-text").textContent = text;
    /** @type {Record<string, boolean>} */
    const shown = {
      "offline-check": state === "kept" && !news,
      "offline-reload": Boolean(news),
      "offline-remove": state === "kept",
      "offline-again": ["removed", "saving", "full", "fetch"].includes(state),
    };
    const focused = document.activeElement?.id ?? "";
    for (const [id, some] of Object.entries(shown)) byId(id).hidden = !some;
    if (shown[focused] === false)
      Object.keys(shown)
        .filter((id) => shown[id])
        .slice(0, 1)
        .forEach((id) => byId(id).focus());
  }

  /** The line that offers a new version, in the view that is shown. It waits; it takes no focus. */
  drawNews() {
    const holder = byId("offline-news");
    const text = this.news && !this.aside ? t(`offline-news-${this.news}`) : "";
    const key = text && `${t("offline-reload")} ${text}`;
    const messages = banner.holder;
    // Above the messages: one that comes while this line's button is pressed must not push it away.
    if (text && messages.previousElementSibling !== holder) messages.before(holder);
    if ((holder.dataset.text ?? "") === key) return;
    holder.dataset.text = key;
    if (!text) return holder.replaceChildren();
    const go = make("button", { type: "button", className: "button tight", textContent: t("offline-reload") });
    const later = make("button", { type: "button", className: "button tight plain", textContent: t("offline-later") });
    go.addEventListener("click", () => this.reload());
    later.addEventListener("click", () => this.set({ aside: true }));
    holder.replaceChildren(
      make(
        "div",
        { className: "keep-message offline-message" },
        make("p", { textContent: text }),
        make("div", { className: "group" }, go, later),
      ),
    );
  }
}

/**
 * @param {import("../app/state.js").Values} store
 * @param {{tell: (text: string) => void, save: () => Promise<unknown>, open: (files: File[]) => void}} on
 *   `save` resolves when all that is being made is kept; `open` takes files that the device's own file manager gives
 */
export function offline(store, on) {
  const drawn = new Promise((go) =>
    store.on(
      ["phase", "puzzle", "busy"],
      () => store.phase === "ready" && store.puzzle && !store.busy && go(undefined),
    ),
  );
  const rest = drawn.then(
    () =>
      new Promise((go) =>
        "requestIdleCallback" in globalThis
          ? requestIdleCallback(go, { timeout: SOON_MS })
          : setTimeout(go, SOON_MS / 4),
      ),
  );
  const one = new Offline({ ...on, rest });
  for (const act of /** @type {const} */ (["check", "remove", "again", "reload"]))
    byId(`offline-${act}`).addEventListener("click", () => one[act]());
  onLanguage(() => one.draw());
  store.on(["route"], () => one.drawNews());
  one.start();
  const { launchQueue } = /** @type {{launchQueue?: LaunchQueue}} */ (globalThis);
  launchQueue?.setConsumer(async ({ files }) => {
    if (files.length) on.open(await Promise.all(files.map((file) => file.getFile())));
  });
}
