import type {MovedTopic} from '../types';

const absent = '-';
const root = '/';
const routePattern = /^[^\s/]+(?:\/[^\s/]+)*$/;

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .map((content, index) => ({line: index + 1, cells: content.replace(/\r$/, '').split('\t')}))
    .filter(({cells}) => cells.some((cell) => cell !== ''));
}

/** Routes of one row by version; a fault of the row is added to `faults`. */
function topicOf({line, cells}: Row, versions: readonly string[], faults: string[]): MovedTopic {
  const [topic = '', ...routes] = cells;
  if (cells.length !== versions.length + 1) {
    faults.push(`line ${line}: ${cells.length} cells, but the head has ${versions.length + 1}.`);
  }
  const known = versions.flatMap((version, index): [string, string][] => {
    const route = routes[index] ?? absent;
    if (route === absent) {
      return [];
    }
    if (route === root) {
      return [[version, '']];
    }
    if (!routePattern.test(route)) {
      faults.push(
        `line ${line}: "${route}" is no route below a version; write it like "concepts/spec", "/" for the version's root, "-" for no page.`,
      );
    }
    return [[version, route]];
  });
  return {topic, routes: Object.fromEntries(known)};
}

function findSharedRoutes(topics: readonly MovedTopic[], versions: readonly string[]): string[] {
  return versions.flatMap((version) => {
    const owners = new Map<string, string>();
    return topics.flatMap(({topic, routes}) => {
      const route = routes[version];
      const owner = route === undefined ? undefined : owners.get(route);
      if (route !== undefined) {
        owners.set(route, topic);
      }
      return owner === undefined
        ? []
        : [`"${route ?? ''}" of ${version} stands for two topics: ${owner} and ${topic}.`];
    });
  });
}

/**
 * Reads a table of moved pages: tab-separated, the head names `topic` and the versions, newest
 * first; a cell is the page's route below its version, `/` for the root, or `-`.
 *
 * @param text content of the table.
 * @param file name of the table for error messages.
 * @throws {Error} that lists every fault of the table.
 */
export function parseMovedPages(text: string, file: string): {versions: string[]; topics: MovedTopic[]} {
  const [head, ...rows] = rowsOf(text);
  const [first, ...versions] = head?.cells ?? [];
  const faults: string[] = [];
  if (first !== 'topic' || versions.length < 2) {
    faults.push(
      'line 1: the head must be "topic" and at least two version names, separated by tabs, the newest version first.',
    );
  }
  const topics = rows.map((row) => topicOf(row, versions, faults));
  faults.push(...findSharedRoutes(topics, versions));
  if (faults.length > 0) {
    throw new Error(`${file} cannot be read:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
  return {versions, topics};
}
