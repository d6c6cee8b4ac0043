import {itemKey, type Item} from '../../../../remark/reference/items';
import type {Block} from '../../core/blocks';
import {unitsOf} from '../../core/comparePages';
import type {VersionContent} from '../readVersion';

/** The pages at `old` in v1 and at `current` in v2 are about the same topic. */
export const moved = {versions: ['v2', 'v1'], moved: ['current old']};

/** A version with pages of one block each, by route, and with documented flags of one command. */
export function version(
  label: string,
  pages: Readonly<Record<string, string>>,
  {kind = 'text', flags = []}: {kind?: Block['kind']; flags?: readonly string[]} = {},
): VersionContent {
  const items = flags.map((name): Item => ({kind: 'flag', owner: 'kusion apply', name}));
  const page = `/docs/${label}/apply`;
  return {
    name: label,
    label,
    pages: Object.entries(pages).map(([route, text]) => ({
      title: route,
      categories: ['Concepts', route],
      source: `${route}.md`,
      route,
      path: `/docs/${label}/${route}`,
      blocks: [{kind, text}],
      units: unitsOf({kind, text}),
    })),
    items,
    places: new Map([
      ['kusion apply', page],
      ...items.map((item) => [itemKey(item), `${page}#flag${item.name}`] as const),
    ]),
  };
}
