import type {ChunkNames} from '../types';

/** Chunk names of the routes known so far, by `<path>-<hash>`. */
const routesChunkNames: Record<string, ChunkNames> = {};

export default routesChunkNames;
