import type {CodeBlock} from '../../../build/splitFences';

/** A paragraph, list item, table row, code block, or heading, as plain text with code in backticks. */
export interface Block {
  readonly kind: 'heading' | 'text' | 'row' | 'code';
  /** Line breaks separate lines of code and cells of a row. */
  readonly text: string;
  /** Titles of a row's columns. */
  readonly head?: readonly string[];
}

/** Replaces a directive with the blocks that the page shows. */
export type Expand = (line: string, level: number) => readonly Block[];

/** Text of a line without Markdown and MDX markup. Code in backticks is unchanged. */
function plain(markdown: string): string {
  return markdown
    .split(/(`+[^`]+`+)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/<\/?[A-Z][^>]*>/gi, '').replace(/\*\*?|\\(?=[^\w\s])/g, ''),
    )
    .join('')
    .replace(/!?\[((?:`[^`]*`|[^\]`])*)\]\([^)]*\)/g, '$1')
    .trim();
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(plain);
}

/**
 * Blocks of a page's source, without imports and tags of components.
 *
 * @param prose lines of the file without front matter, code blocks, and comments
 * @param expand called with each line that is a directive
 */
export function blocksOf(
  {prose, codeBlocks}: {readonly prose: readonly string[]; readonly codeBlocks: readonly CodeBlock[]},
  expand: Expand,
): Block[] {
  const codeAt = new Map(codeBlocks.map((block) => [block.line - 1, block]));
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let head: string[] | undefined;
  let level = 1;
  const end = () => {
    const text = plain(paragraph.join(' ')).replace(/^[-*+] /, '• ');
    paragraph = [];
    if (text !== '') {
      blocks.push({kind: 'text', text});
    }
  };
  for (const [index, line] of prose.entries()) {
    const code = codeAt.get(index);
    const [, marks, title = ''] = /^(#{1,6})\s(.*)$/.exec(line) ?? [];
    const isRow = /^\s*\|.*\|\s*$/.test(line);
    const isItem = /^\s*(?:[-*+]|\d+\.)\s/.test(line);
    if (!isRow) {
      head = undefined;
    }
    if (code ?? marks ?? (isRow || isItem || /^\s*(?:$|:::|<|import\s|::\w)/.test(line))) {
      end();
    }
    if (code) {
      const [, alt] = /^diagram .*?alt="([^"]*)"/.exec(code.info) ?? [];
      blocks.push(
        alt === undefined ? {kind: 'code', text: code.lines.join('\n')} : {kind: 'text', text: alt},
      );
    } else if (marks !== undefined) {
      level = marks.length;
      blocks.push({kind: 'heading', text: plain(title.replace(/\{\/\*.*/, ''))});
    } else if (isRow) {
      const cells = cellsOf(line);
      if (head && !cells.every((cell) => /^:?-+:?$/.test(cell))) {
        blocks.push({kind: 'row', text: cells.join('\n'), head});
      }
      head ??= cells;
    } else if (/^\s*::\w/.test(line)) {
      blocks.push(...expand(line, level));
    } else if (/^\s*:::/.test(line)) {
      paragraph = [/^\s*:::\w+\[(.*)\]$/.exec(line)?.[1] ?? ''];
      end();
    } else if (/^\s*<\/?[A-Z]/.test(line)) {
      paragraph = [/\slabel="([^"]*)"/.exec(line)?.[1] ?? ''];
      end();
    } else if (!/^(?:import|export)\s.*['"];?$/.test(line)) {
      paragraph.push(line.trim());
    }
  }
  end();
  return blocks;
}
