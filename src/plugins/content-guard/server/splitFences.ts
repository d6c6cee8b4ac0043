import type {CodeBlock} from '../types';

/** Code blocks of a page and the text around them. */
interface Fences {
  readonly codeBlocks: CodeBlock[];
  /** The lines, with code blocks blanked. */
  readonly prose: string[];
}

/**
 * Separates code blocks from the text around them. A fence ends at one of the same kind that is at least as long, so
 * code blocks can be nested.
 *
 * @param firstLine line number of the first line
 */
export function splitFences(lines: readonly string[], firstLine: number): Fences {
  const codeBlocks: {line: number; info: string; lines: string[]; fence: string; indent: number}[] = [];
  let open: (typeof codeBlocks)[number] | undefined;
  const prose = lines.map((line, index) => {
    const fence = /^([\s>]*)(`{3,}(?!`)|~{3,}(?!~))(.*)$/.exec(line);
    if (open) {
      if (fence?.[2]?.startsWith(open.fence) && fence[3]?.trim() === '') {
        open = undefined;
      } else {
        open.lines.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)));
      }
      return '';
    }
    if (fence) {
      const [, indent = '', mark = '', info = ''] = fence;
      open = {line: firstLine + index, info: info.trim(), lines: [], fence: mark, indent: indent.length};
      codeBlocks.push(open);
      return '';
    }
    return line;
  });
  return {codeBlocks: codeBlocks.map(({line, info, lines: code}) => ({line, info, lines: code})), prose};
}
