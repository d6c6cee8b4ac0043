import {parsePage} from '../../content-guard/server/parsePage';
import type {ExtractedPage, PageSection} from './extractSections';
import {cleanText} from './htmlText';

const deepestLevel = 3;

/** Text of Markdown lines, roughly as a reader would see it. */
function plainText(lines: readonly string[]): string {
  return cleanText(
    lines
      .filter((line) => !/^\s*(?:import\s|export\s|`{3,}|~{3,}|:{2,}|\|[\s|:-]+\|\s*$)/.test(line))
      .join('\n')
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
      .replace(/<\/?[A-Z][^>]*>/gi, ' ')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*`|>#]+/g, ' '),
  );
}

/**
 * Cuts the source of a page into sections for `npm start`, where no page is built. What
 * directives generate (reference tables) is missing.
 */
export function sourceSections(source: string, title: string, tag: string): ExtractedPage {
  const lines = source.split(/\r?\n/);
  const body = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  const headings = parsePage(source).headings.filter(({level}) => level <= deepestLevel);
  const starts = [
    {title, anchor: '', line: body},
    ...headings.map(({text, id, line}) => ({title: text, anchor: id, line})),
  ];
  const sections = starts.map((start, index): PageSection => ({
    title: plainText([start.title]),
    anchor: start.anchor,
    text: plainText(lines.slice(start.line, (starts[index + 1]?.line ?? lines.length + 1) - 1)),
  }));
  return {title, tag, sections};
}
