/** The parts of an HTML tree that are read and written here. */
interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  properties?: Record<string, unknown>;
}

/** Letters of a table row that fit without breaking a word, on the narrowest page that shows a table. */
const lettersInRow = 54;

function elements(node: Node, ...names: string[]): Node[] {
  return (node.children ?? []).flatMap((child) =>
    child.tagName !== undefined && names.includes(child.tagName) ? [child] : elements(child, ...names),
  );
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

function longestWord(text: string): number {
  return Math.max(...text.split(/[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u).map((word) => word.length));
}

function labelCells(table: Node): void {
  const [head, ...rows] = elements(table, 'tr');
  const labels = head ? elements(head, 'th').map((cell) => textOf(cell).trim()) : [];
  for (const row of head ? [head, ...rows] : []) {
    elements(row, 'td', 'th').forEach((cell, column) => {
      const label = row === head ? undefined : labels[column];
      cell.properties = {
        ...cell.properties,
        ...(label ? {dataLabel: label} : {}),
        ...(longestWord(textOf(cell)) > lettersInRow / labels.length ? {className: ['long-word']} : {}),
      };
    });
  }
}

/**
 * Rehype plugin: gives every table cell the heading of its column, which a narrow page shows beside
 * the cell, and marks cells whose longest word would push the table beyond the page.
 */
export function tableLabels() {
  return (tree: Node): void => {
    elements(tree, 'table').forEach(labelCells);
  };
}
