import type {MovedTopic, PublishedVersion, TwinTable} from '../types';

function encode(cells: readonly (string | undefined)[]): string {
  const words = cells.map((route) => (route === undefined ? '-' : route || '/'));
  return words.map((word, index) => (index > 0 && word === words[index - 1] ? '' : word)).join(' ');
}

/**
 * Reduces the moved topics to the published versions: unpublished pages are dropped, and so are topics whose published
 * pages all have the same route.
 *
 * @param topics all moved topics of a product
 * @param versions published versions, newest first
 * @returns `undefined` if no published page has moved
 */
export function buildTable(
  topics: readonly MovedTopic[],
  versions: readonly PublishedVersion[],
): TwinTable | undefined {
  const moved = topics
    .map(({routes}) =>
      versions.map((version) => {
        const route = routes[version.name];
        return route !== undefined && version.routes.has(route) ? route : undefined;
      }),
    )
    .filter((cells) => new Set(cells.filter((cell) => cell !== undefined)).size > 1)
    .map(encode);
  return moved.length === 0 ? undefined : {versions: versions.map(({name}) => name), moved};
}
