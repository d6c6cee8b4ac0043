import {unknownForm} from '../core/unknownForm';

/** Class of the plugin of Docusaurus that puts a table of all chunk names into the bundler's runtime. */
const tablePlugin = 'ChunkAssetPlugin';

/**
 * The bundler's plugins without the one whose table of all chunk names `client/chunks` does without.
 *
 * @throws {Error} when there is not one such plugin
 */
export function withoutChunkTable<Item>(plugins: readonly Item[]): Item[] {
  const nameOf = (plugin: Item) =>
    (plugin as {constructor: {name: string}} | null | undefined)?.constructor.name;
  const kept = plugins.filter((plugin) => nameOf(plugin) !== tablePlugin);
  const count = plugins.length - kept.length;
  if (count !== 1) {
    throw unknownForm({
      found: `the configuration of the browser's bundle has ${count} plugins of the class ${tablePlugin}; it has ${plugins.map(nameOf).join(', ') || 'none'}.`,
      expected: `one: Docusaurus puts a table of all chunk names into the runtime of every page with it.`,
      file: 'server/chunkTable.ts',
    });
  }
  return kept;
}
