import type {Node} from '../../../remark/tree';
import type {Block} from '../core/blocks';

const codeClasses = ['reference-type', 'reference-name'];

/** Text of a node as readers see it, with names and values in backticks. */
function textOf(node: Node): string {
  if (node.type === 'break') {
    return ' ';
  }
  if (node.name === 'a') {
    return '';
  }
  if (node.type === 'list') {
    // The text around a list is on other lines.
    const items = (node.children ?? []).map(textOf).join('; ');
    return ` ${items.replace(/(?<=[.。]);/g, '')} `;
  }
  const inner = node.value ?? node.children?.map(textOf).join('') ?? '';
  const classes = node.data?.hProperties?.className;
  const isCode =
    node.type === 'inlineCode' || (Array.isArray(classes) && codeClasses.includes(String(classes[0])));
  return isCode ? `\`${inner}\`` : inner;
}

/** Blocks of an expanded reference directive. */
export function tableBlocks(nodes: readonly Node[]): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type !== 'table') {
      return [{kind: node.type === 'heading' ? 'heading' : 'text', text: textOf(node)}];
    }
    const [head = [], ...rows] = (node.children ?? []).map((row) =>
      (row.children ?? []).map((cell) => textOf(cell).replace(/\s+/g, ' ').trim()),
    );
    return rows.map((cells) => ({kind: 'row', text: cells.join('\n'), head}));
  });
}
