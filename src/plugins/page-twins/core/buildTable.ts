import type {MovedTopic, PublishedVersion, TwinTable} from '../types';

/**
 * The column with the routes of each version: its own or, if it has none, that of the next newer version, because a new
 * version has the routes of the unreleased one.
 */
function columnsOf(versions: readonly PublishedVersion[], listed: readonly string[]): (string | undefined)[] {
  let newer = listed[0];
  return versions.map(({name}) => {
    newer = listed.includes(name) ? name : newer;
    return newer;
  });
}

function encode(cells: readonly (string | undefined)[]): string {
  const words = cells.map((route) => (route === undefined ? '-' : route || '/'));
  return words.map((word, index) => (index > 0 && word === words[index - 1] ? '' : word)).join(' ');
}

/**
 * Reduces the moved topics to the published versions: unpublished pages are dropped, and so are topics whose published
 * pages all have the same route.
 *
 * @param topics all moved topics of a product
 * @param listed versions in the table of moved pages, newest first
 * @param versions published versions, newest first
 * @returns `undefined` if no published page has moved
 */
export function buildTable(
  topics: readonly MovedTopic[],
  listed: readonly string[],
  versions: readonly PublishedVersion[],
): TwinTable | undefined {
  const columns = columnsOf(versions, listed);
  const moved = topics
    .map(({routes}) =>
      versions.map((version, index) => {
        const route = routes[columns[index] ?? ''];
        return route !== undefined && version.routes.has(route) ? route : undefined;
      }),
    )
    .filter((cells) => new Set(cells.filter((cell) => cell !== undefined)).size > 1)
    .map(encode);
  return moved.length === 0 ? undefined : {versions: versions.map(({name}) => name), moved};
}
