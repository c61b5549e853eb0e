// A seed for a search that nobody has named one for.
const MOST_SEEDS = 1_000_000; // short enough to be read out and typed

export const randomSeed = () => 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % (MOST_SEEDS - 1));
