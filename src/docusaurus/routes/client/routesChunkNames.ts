import type {ChunkNames} from '../types';

/** Replaces Docusaurus' table of all chunk names: those of the routes known so far, by `<path>-<hash>`. */
const routesChunkNames: Record<string, ChunkNames> = {};

export default routesChunkNames;
