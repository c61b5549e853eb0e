// The engine is started, greeted, and replaced when it is dead; what becomes of it is told.
import { byId } from "../base/dom.js";
import { startWorker } from "../engine/boot.js";
import { Engine } from "../engine/client.js";
import { causeOf } from "../engine/crash.js";
import { compare } from "../engine/release.js";
import { t } from "../i18n/l10n.js";
import { LIMITS } from "../storage/files.js";
import { banner } from "../ui/dialogs.js";
import { firstKind } from "./kind-chooser.js";
import { drawFatal, drawSilent } from "./status.js";
import { technical } from "./telling.js";

/**
 * @param {import("./state.js").Values} store
 * @param {{replaced: () => void, again: () => void}} on  `replaced`: another worker is ready; what is open stays as it
 *   is; `again`: a dead one was started again, and there is no puzzle yet
 */
export function startEngine(store, on) {
  const engine = new Engine(startWorker, {
    boot(step, done, total, parts) {
      compare(parts);
      if (step !== "ready") store.set({ boot: { ...store.boot, [step]: { done, total } } });
    },
    fatal(crash) {
      banner.clear(); // that it was started again
      store.set({ phase: "fatal", fatal: crash, busy: null });
    },
    hung() {
      banner.show("", t("done-restarted"), "note");
      greet();
    },
    crashed(crash, told) {
      const text = t(`crash-${crash.cause === "memory" ? "memory" : "fault"}`);
      if (!told) banner.show("", text, "note", [], technical(crash));
      greet();
    },
    silent: (long) => drawSilent(banner.holder, long, { wait: () => engine.wait(), restart }),
  });

  /** Somebody does not want to wait any longer. */
  function restart() {
    engine.restart();
    banner.show("", t("done-started-again"), "note");
    greet();
  }

  async function greet() {
    store.set({ phase: "booting", boot: {}, fatal: null });
    try {
      const { kinds, languages, limits } = await engine.ready;
      if (store.kinds.length) {
        store.set({ phase: "ready" });
        return on.replaced();
      }
      const shown = store.puzzle?.view.kind ?? store.kind?.id;
      const kind = kinds.find(({ id }) => id === shown) ?? firstKind(kinds);
      store.set({ phase: "ready", languages, kinds, kind, limits: { ...LIMITS, ...limits } });
    } catch (error) {
      // it may have died before anybody greeted it
      const message = error instanceof Error ? error.message : String(error);
      if (store.phase === "booting")
        store.set({ phase: "fatal", fatal: { cause: causeOf(message), message, trace: "" } });
    }
  }

  store.on(["fatal", "language"], () =>
    drawFatal(byId("fatal"), store, technical, () => {
      engine.restart();
      greet();
      if (!store.puzzle) on.again();
    }),
  );
  return { engine, greet };
}
