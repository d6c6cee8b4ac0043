type Load = () => Promise<unknown>;

/** Loaders of the chunk names known so far. */
const registry: Record<string, readonly [Load]> = {};

export default registry;
