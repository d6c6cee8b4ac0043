import type {ChunkNames} from '../types';

/** All chunk names of a route. */
export function namesIn(names: ChunkNames): string[] {
  if (typeof names === 'string') {
    return [names];
  }
  return names === null ? [] : Object.values(names).flatMap(namesIn);
}
