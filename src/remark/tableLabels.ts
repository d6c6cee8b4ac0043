import {elements, textOf, type Node} from './tree';

/** Letters that fit in one row without breaking a word, on the narrowest page that shows a table. */
function lettersInRow(columns: number): number {
  return 70 - 4 * columns;
}

function longestWord(cell: Node | undefined): number {
  const words = cell ? textOf(cell).split(/[\s\p{Script=Han}]+/u) : [];
  return Math.max(0, ...words.map((word) => word.length));
}

/** Chinese text wraps after any character, so a narrow column would split even a word. */
const shortChinese = /^\p{Script=Han}{2,5}$/u;

function labelCells(table: Node): void {
  const rows = elements(table, 'tr').map((row) => elements(row, 'td', 'th'));
  const labels = (rows[0] ?? []).map((cell) => textOf(cell).trim());
  const widths = labels.map((_, column) => Math.max(...rows.map((row) => longestWord(row[column]))));
  const available = lettersInRow(labels.length);
  const isTooWide = widths.reduce((sum, width) => sum + width, 0) > available;
  rows.forEach((row, index) => {
    row.forEach((cell, column) => {
      const label = index === 0 ? undefined : labels[column];
      // Screen readers would announce an empty heading for each cell.
      cell.tagName = index === 0 && labels[column] === '' ? 'td' : cell.tagName;
      const isLong = isTooWide && longestWord(cell) > available / labels.length;
      const isShort = index > 0 && shortChinese.test(textOf(cell).trim());
      cell.properties = {
        ...cell.properties,
        ...(label ? {dataLabel: label} : {}),
        ...(isLong ? {className: ['long-word']} : {}),
        ...(isShort ? {className: ['whole-word']} : {}),
      };
    });
  });
}

/**
 * Rehype plugin: adds the column heading to every table cell, for narrow pages, and marks cells that must break words
 * so that the table fits the page, and cells that must not.
 */
export function tableLabels() {
  return (tree: Node): void => {
    elements(tree, 'table').forEach(labelCells);
  };
}
