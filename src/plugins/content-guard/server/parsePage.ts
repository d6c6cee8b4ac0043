import {createSlugger} from '@docusaurus/utils';
import {splitFences} from '../../../build/splitFences';

/** A heading of a page. */
export interface Heading {
  readonly line: number;
  readonly level: number;
  /** Text without Markdown syntax. */
  readonly title: string;
  /** Anchor of the heading, explicit or derived from its text. */
  readonly id: string;
}

const headingPattern = /^#{1,6}(?=\s)/;
const idComment = /\{\/\*\s*#([^\s*]+)\s*\*\/\}\s*$/;

function splitFrontMatter(lines: readonly string[]) {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return end === -1
    ? {body: lines, firstLine: 1}
    : {frontMatter: lines.slice(1, end).join('\n'), body: lines.slice(end + 1), firstLine: end + 2};
}

/** Removes comments from a page's prose, including multiline ones. Heading ids, which are also comments, stay. */
function withoutComments(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) =>
      /^\{\/\*\s*#[^\s*]+\s*\*\/\}$/.test(comment) ? comment : comment.replace(/[^\n]/g, ' '),
    )
    .split('\n');
}

/** Text of a heading without Markdown syntax. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*~`]/g, '')
    .trim();
}

function headingsOf(prose: readonly string[]): Heading[] {
  const slugger = createSlugger();
  return prose.flatMap((text, index): Heading[] => {
    const level = headingPattern.exec(text)?.[0].length;
    if (level === undefined) {
      return [];
    }
    const title = plainText(text.slice(level));
    const id = idComment.exec(text)?.[1] ?? slugger.slug(title);
    return [{line: index + 1, level, title, id}];
  });
}

/**
 * Parses the front matter, headings, and code blocks of a page's source.
 *
 * @returns also `prose`: the lines of the file without front matter, code blocks, and comments, but with heading ids
 */
export function parsePage(source: string) {
  const {frontMatter, body, firstLine} = splitFrontMatter(source.split(/\r?\n/));
  const {codeBlocks, prose: text} = splitFences(body, firstLine);
  const prose = [...Array<string>(firstLine - 1).fill(''), ...withoutComments(text)];
  return {frontMatter, headings: headingsOf(prose), codeBlocks, prose};
}
