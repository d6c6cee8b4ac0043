import type {Section} from './comparePages';

/** Whether something changed in a section, or its title did. */
export function isChanged({title, parts}: Section): boolean {
  return parts.length > 0 || title.some(([change]) => change !== 0);
}
