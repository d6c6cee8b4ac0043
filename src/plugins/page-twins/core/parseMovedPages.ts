import type {MovedTopic} from '../types';

const cellPattern = /^(?:\/|[^\s/]+(?:\/[^\s/]+)*)$/;

/**
 * Parses a tab-separated table of moved pages. The head contains `topic` and the versions. A cell is the page's route
 * below its version, `/` for the root, or `-`.
 *
 * @param file name of the table for error messages
 */
export function parseMovedPages(text: string, file: string): MovedTopic[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const [, ...versions] = head.split('\t');
  return lines.map((line, index) => {
    const [topic = '', ...cells] = line.split('\t');
    if (cells.length !== versions.length || !cells.every((cell) => cellPattern.test(cell))) {
      throw new Error(
        `${file}:${index + 2} must have ${versions.length} cells after the topic: routes such as "concepts/spec", "/" for the root, or "-" for no page.`,
      );
    }
    const routes = cells.flatMap((cell, column) =>
      cell === '-' ? [] : [[versions[column], cell === '/' ? '' : cell] as const],
    );
    return {topic, routes: Object.fromEntries(routes)};
  });
}
