import type {Section} from './comparePages';

/** Whether a section or its title changed. */
export function isChanged({title, parts}: Section): boolean {
  return parts.length > 0 || title.some(([change]) => change !== 0);
}
