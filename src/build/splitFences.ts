/** A fenced code block. */
export interface CodeBlock {
  readonly line: number;
  /** Info string of the fence: language and title. */
  readonly info: string;
  readonly lines: readonly string[];
}

const fencePattern = /^((?:[\s>]|[-*+]\s|\d+[.)]\s)*)(`{3,}(?!`)|~{3,}(?!~))(.*)$/;

/**
 * Separates code blocks from the text around them. A fence ends at one of the same kind that is at least as long, so
 * code blocks can be nested.
 *
 * @param firstLine line number of the first line
 * @returns the blocks, and the lines with code blocks blanked
 */
export function splitFences(lines: readonly string[], firstLine: number) {
  const codeBlocks: CodeBlock[] = [];
  let open: {fence: string; indent: number; lines: string[]} | undefined;
  const prose = lines.map((line, index) => {
    const [, before = '', mark = '', info = ''] = fencePattern.exec(line) ?? [];
    if (open) {
      if (mark.startsWith(open.fence) && info.trim() === '') {
        open = undefined;
      } else {
        open.lines.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)));
      }
      return '';
    }
    if (mark === '') {
      return line;
    }
    open = {fence: mark, indent: before.length, lines: []};
    codeBlocks.push({line: firstLine + index, info: info.trim(), lines: open.lines});
    return '';
  });
  return {codeBlocks, prose};
}
