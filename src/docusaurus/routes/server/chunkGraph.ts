import fs from 'node:fs';
import path from 'node:path';
import type {Loader} from '../types';

/** The parts of Rspack's compilation used here. */
interface Chunk {
  readonly id?: string | number | null;
  readonly files: Iterable<string>;
}
interface ChunkGroup {
  readonly name?: string | null;
  readonly chunks: readonly Chunk[];
}
interface Block {
  readonly dependencies: readonly object[];
  readonly blocks: readonly Block[];
}
interface Module {
  readonly resource?: string;
  readonly blocks: readonly Block[];
}
interface Compilation {
  readonly outputOptions: {readonly path?: string};
  readonly modules: Iterable<Module>;
  readonly moduleGraph: {getModule(dependency: object): Module | null | undefined};
  readonly chunkGraph: {
    getModuleId(module: Module): string | number | null;
    getBlockChunkGroup(block: Block): ChunkGroup | null | undefined;
  };
}
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {tap(name: string, run: (compilation: Compilation) => void): void};
  };
}

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
export function chunkGraphPlugin(registry: string, report: (graph: ChunkGraph) => void) {
  return {
    apply({hooks}: Compiler) {
      hooks.afterEmit.tap('routes', ({outputOptions, modules, moduleGraph, chunkGraph}) => {
        const loaders: Record<string, Loader> = {};
        const shared = new Set<string>();
        const idsOf = ({chunks}: ChunkGroup) => chunks.map(({id}) => String(id));
        for (const module of modules) {
          for (const block of module.blocks) {
            const group = chunkGraph.getBlockChunkGroup(block);
            const target = moduleGraph.getModule(block.dependencies[0] ?? {});
            const id = target ? chunkGraph.getModuleId(target) : null;
            if (group?.name === 'registry') {
              const files = group.chunks.flatMap((chunk) => [...chunk.files]);
              files.forEach((file) => fs.rmSync(path.join(outputOptions.path ?? '', file), {force: true}));
            } else if (module.resource === registry && group?.name && id !== null) {
              loaders[group.name] = [idsOf(group), id];
            } else if (group) {
              idsOf(group).forEach((chunk) => shared.add(chunk));
            }
          }
        }
        report({loaders, shared: [...shared]});
      });
    },
  };
}
