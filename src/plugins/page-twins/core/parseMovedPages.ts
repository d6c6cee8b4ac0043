import type {MovedTopic} from '../types';

const absent = '-';
const root = '/';
const routePattern = /^[^\s/]+(?:\/[^\s/]+)*$/;

/**
 * Parses a tab-separated table of moved pages. The head contains `topic` and the versions, newest first. A cell is the
 * page's route below its version, `/` for the root, or `-`.
 *
 * @param file name of the table for error messages
 * @throws {Error} listing every problem in the table
 */
export function parseMovedPages(text: string, file: string): {versions: string[]; topics: MovedTopic[]} {
  const rows = text.split(/\r?\n/).map((content) => content.split('\t'));
  const [[first, ...versions] = [], ...body] = rows;
  const faults: string[] = [];
  if (first !== 'topic' || versions.length < 2) {
    faults.push(
      'line 1: the head must be "topic" and at least two versions, separated by tabs, newest first.',
    );
  }
  const owners = new Map<string, string>();
  const topics = body.flatMap(([topic = '', ...cells], index): MovedTopic[] => {
    if (topic === '') {
      return [];
    }
    const fault = (message: string) => faults.push(`line ${index + 2}: ${message}`);
    if (cells.length !== versions.length) {
      fault(`${cells.length + 1} cells, but the head has ${versions.length + 1}.`);
    }
    const routes = versions.flatMap((version, column): [string, string][] => {
      const cell = cells[column] ?? absent;
      if (cell === absent) {
        return [];
      }
      if (cell !== root && !routePattern.test(cell)) {
        fault(`"${cell}" is not a route. Write "concepts/spec", "/" for the root, or "-" for no page.`);
      }
      const key = `"${cell}" of ${version}`;
      const owner = owners.get(key);
      if (owner !== undefined) {
        fault(`${key} is the route of two topics: ${owner} and ${topic}.`);
      }
      owners.set(key, topic);
      return [[version, cell === root ? '' : cell]];
    });
    return [{topic, routes: Object.fromEntries(routes)}];
  });
  if (faults.length > 0) {
    throw new Error(`${file} has problems:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
  return {versions, topics};
}
