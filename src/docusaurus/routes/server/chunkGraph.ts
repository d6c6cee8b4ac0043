import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Loader} from '../types';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = NonNullable<BundlerConfig['plugins']>[number];

/** How a bundle loads its chunks. */
export interface ChunkGraph {
  /** Loaders of Docusaurus' registry, by chunk name. */
  readonly loaders: Readonly<Record<string, Loader>>;
  /** Ids of chunks that another module loads with `import()`. */
  readonly shared: readonly string[];
}

/**
 * A bundler plugin that reports how chunks are loaded, then deletes the chunk of Docusaurus' registry: it must be in the
 * bundle, or the chunks of the pages wouldn't exist, but no page loads it.
 *
 * @param registry path of the generated `registry.js`
 */
export function chunkGraphPlugin(registry: string, report: (graph: ChunkGraph) => void): BundlerPlugin {
  return {
    apply({hooks}) {
      hooks.afterEmit.tap('routes', ({outputOptions, modules, moduleGraph, chunkGraph}) => {
        const loaders: Record<string, Loader> = {};
        const shared = new Set<string>();
        for (const module of modules) {
          for (const block of module.blocks) {
            const group = chunkGraph.getBlockChunkGroup(block);
            const ids = group?.chunks.map((chunk) => String(chunk.id)) ?? [];
            const [dependency] = block.dependencies;
            const target = dependency ? moduleGraph.getModule(dependency) : null;
            const id = target ? chunkGraph.getModuleId(target) : null;
            if (group?.name === 'registry') {
              const files = group.chunks.flatMap((chunk) => [...chunk.files]);
              files.forEach((file) => fs.rmSync(path.join(outputOptions.path ?? '', file), {force: true}));
            } else if ('resource' in module && module.resource === registry && group?.name && id !== null) {
              loaders[group.name] = [ids, id];
            } else {
              ids.forEach((chunk) => shared.add(chunk));
            }
          }
        }
        report({loaders, shared: [...shared]});
      });
    },
  };
}
