import type {SearchHit} from '../types';

/** Puts the best hit of each of these indexes before all others but the very best. */
export function oneOfEach(hits: readonly SearchHit[], tags: readonly string[]): SearchHit[] {
  const waiting = new Set(tags);
  const isFirst = hits.map(({tag}, place) => waiting.delete(tag) || place === 0);
  return [...hits.filter((_, place) => isFirst[place]), ...hits.filter((_, place) => !isFirst[place])];
}
