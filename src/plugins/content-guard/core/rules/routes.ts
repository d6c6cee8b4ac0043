import type {Finding} from '../../../../build/findings';
import type {SourcePage, SourceSite} from '../../types';
import {lineOfField} from './frontMatter';

/** Two pages with the same route, whatever their final slash. */
export function checkRoutes({pages, otherRoutes}: SourceSite): Finding[] {
  const owners = new Map<string, SourcePage>();
  return pages.flatMap((page): Finding[] => {
    const key = page.route.replace(/(?<=.)\/$/, '');
    const owner = owners.get(key);
    const place = {file: page.file, line: lineOfField(page, 'slug'), rule: 'duplicate-route'};
    if (owner) {
      return [{...place, message: `${page.route} is the route of ${owner.file} too`}];
    }
    owners.set(key, page);
    return otherRoutes.has(key)
      ? [{...place, message: `${page.route} is the route of another page too`}]
      : [];
  });
}
