// What the engine's worker finds in its global scope.

/** A request of the page: one message of the protocol, and a file's bytes. */
interface PageRequest {
  text: string;
  payload?: ArrayBuffer;
}

/** Where the runtime's files are, and how a module of them is had: see single/inside.js. */
declare var inside: { base: string; bring(address: string): Promise<any> } | undefined;
/** Requests that came before the engine: see boot.js. */
declare var asked: (PageRequest | { drawn: true })[] | undefined;
/** Messages that came before single/inside.js, and what holds them: see single/head.js. */
declare var held: unknown[];
declare var hold: (event: MessageEvent) => void;
