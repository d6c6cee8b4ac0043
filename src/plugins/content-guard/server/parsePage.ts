import {createSlugger} from '@docusaurus/utils';
import type {Heading, PageLink, ParsedPage} from '../types';
import {splitFences} from './splitFences';

const headingPattern = /^#{1,6}(?=\s)/;
const idComment = /\{\/\*\s*#([^\s*]+)\s*\*\/\}\s*$/;
const imagePattern = /!\[([^\]]*)\]\(([^)]*)\)/g;
const linkPattern = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)]*)\)/g;
const definitionPattern = /^\s*\[[^\]]+\]:\s*(\S+)/;
const attributePattern = /\b(href|to|src|id)=(?:"([^"]*)"|\{'([^']*)'\})/g;

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Takes code spans and comments off a line, keeping its length. */
function withoutCode(line: string): string {
  return line.replace(/(`+)[^`]+\1/g, blank);
}

interface Split {
  readonly frontMatter?: string;
  readonly body: readonly string[];
  readonly firstLine: number;
}

function splitFrontMatter(lines: readonly string[]): Split {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return end === -1
    ? {body: lines, firstLine: 1}
    : {frontMatter: lines.slice(1, end).join('\n'), body: lines.slice(end + 1), firstLine: end + 2};
}

/** Takes comments, which may span lines, off a page's prose; heading ids, which are comments too, stay. */
function withoutComments(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) =>
      /^\{\/\*\s*#[^\s*]+\s*\*\/\}$/.test(comment) ? comment : blank(comment),
    )
    .split('\n');
}

/** Target of a link without its title. */
function targetOf(parentheses: string): string {
  return (parentheses.trim().split(/\s/)[0] ?? '').replace(/^<|>$/g, '');
}

function linksOf(text: string, line: number): PageLink[] {
  const links: PageLink[] = [];
  const rest = text.replace(imagePattern, (match, alt: string, target: string) => {
    links.push({line, target: targetOf(target), kind: 'image', text: alt.trim()});
    return blank(match);
  });
  for (const [, label = '', target = ''] of rest.matchAll(linkPattern)) {
    links.push({line, target: targetOf(target), kind: 'link', text: label.trim()});
  }
  const definition = definitionPattern.exec(rest)?.[1];
  if (definition !== undefined) {
    links.push({line, target: definition, kind: 'link'});
  }
  for (const [, name, quoted, braced] of rest.matchAll(attributePattern)) {
    const target = quoted ?? braced ?? '';
    if (name !== 'id') {
      links.push({line, target, kind: name === 'src' ? 'image' : 'link'});
    }
  }
  return links;
}

/** Text of a heading without Markdown signs. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*~`]/g, '')
    .trim();
}

function headingsOf(prose: readonly string[], firstLine: number): Heading[] {
  const slugger = createSlugger();
  return prose.flatMap((text, index): Heading[] => {
    const level = headingPattern.exec(text)?.[0].length;
    if (level === undefined) {
      return [];
    }
    const written = idComment.exec(text)?.[1];
    const title = plainText(text.slice(level).replace(idComment, ''));
    const id = written ?? slugger.slug(title);
    return [{line: firstLine + index, level, text: title, id, explicit: written !== undefined}];
  });
}

/** Reads front matter, headings, links, images, and code blocks from a page's source. */
export function parsePage(text: string): ParsedPage {
  const {frontMatter, body, firstLine} = splitFrontMatter(text.split(/\r?\n/));
  const {codeBlocks, prose: proseAndComments} = splitFences(body, firstLine);
  const prose = withoutComments(proseAndComments);
  const masked = prose.map(withoutCode);
  const linesWith = (pattern: RegExp) =>
    masked.flatMap((line, index) => (pattern.test(line) ? [firstLine + index] : []));
  return {
    frontMatter,
    headings: headingsOf(prose, firstLine),
    links: masked.flatMap((line, index) => linksOf(line, firstLine + index)),
    codeBlocks,
    ids: masked.flatMap((line) =>
      [...line.matchAll(attributePattern)].flatMap(([, name, quoted, braced]) =>
        name === 'id' ? [quoted ?? braced ?? ''] : [],
      ),
    ),
    isGenerated: masked.some((line) => /^\s*::[a-z]/i.test(line)),
    isEmpty: codeBlocks.length === 0 && prose.every((line) => line.trim() === ''),
    htmlComments: linesWith(/<!--/),
    classicHeadingIds: linesWith(/^#{1,6}\s.*\{#[^}]+\}\s*$/),
  };
}
