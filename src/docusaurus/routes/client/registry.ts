/** Replaces Docusaurus' registry of all chunk names: loaders of the chunk names known so far. */
const registry: Record<string, readonly [load: () => Promise<unknown>]> = {};

export default registry;
