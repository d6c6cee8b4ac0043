import type {TwinTable} from '../types';

const cellPattern = /^(?:\/|[^\s/]+(?:\/[^\s/]+)*)$/;

/**
 * Parses a tab-separated table of moved pages. The head contains `topic` and the versions. A cell is the page's route
 * below its version, `/` for the root, or `-`.
 *
 * @param file name of the table for error messages
 * @throws {Error} listing every invalid row
 */
export function parseMovedPages(text: string, file: string): TwinTable {
  const [[, ...versions] = [], ...rows] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const faults = rows.flatMap(([, ...cells], index) =>
    cells.length === versions.length && cells.every((cell) => cellPattern.test(cell))
      ? []
      : `${file}:${index + 2} must have ${versions.length} cells after the topic: routes such as "concepts/spec", "/" for the root, or "-" for no page.`,
  );
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  const moved = rows.map(([, ...cells]) =>
    cells.map((cell, index) => (cell === cells[index - 1] ? '' : cell)).join(' '),
  );
  return {versions, moved};
}
