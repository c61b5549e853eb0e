// A worker that is started before anybody asks for one.

const KINDS = ["message", "error", "messageerror"];

/**
 * @param {(first: boolean) => Worker} start called now, and again for each worker after the first
 * @returns {() => Worker} a worker for an engine; whoever takes it listens before anything else is awaited, and hears
 *   what it has said so far
 */
export function startedEarly(start) {
  /**
   * The worker that was started before anybody asked for one, and what it has said since.
   * @type {{worker: Worker, heard: Event[], hear: (event: Event) => void} | null}
   */
  let early = null;
  try {
    /** @type {Event[]} */
    const heard = [];
    early = { worker: start(true), heard, hear: (event) => heard.push(event) };
    for (const kind of KINDS) early.worker.addEventListener(kind, early.hear);
  } catch {
    /* the next start fails likewise, and is asked for by somebody who tells */
  }
  return () => {
    if (!early) return start(false);
    const { worker, heard, hear } = early;
    early = null;
    queueMicrotask(() => {
      for (const kind of KINDS) worker.removeEventListener(kind, hear);
      for (const event of heard)
        worker.dispatchEvent(
          event instanceof ErrorEvent
            ? new ErrorEvent(event.type, event)
            : new MessageEvent(event.type, { data: /** @type {MessageEvent} */ (event).data }),
        );
    });
    return worker;
  };
}
