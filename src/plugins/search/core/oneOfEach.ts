import type {SearchHit} from '../types';
import {weights} from './weights';

/** Moves the best hit of each of these indexes, if it is comparable, directly after the very best one. */
export function oneOfEach(hits: readonly SearchHit[], tags: readonly string[]): SearchHit[] {
  const waiting = new Set(tags);
  const least = weights.alike * (hits[0]?.score ?? 0);
  const isFirst = hits.map(({tag, score}, place) => (score >= least && waiting.delete(tag)) || place === 0);
  return [...hits.filter((_, place) => isFirst[place]), ...hits.filter((_, place) => !isFirst[place])];
}
