import fs from 'node:fs';
import path from 'node:path';
import {isFile} from '../src/build/files';
import {markdownPath} from '../src/plugins/markdown-pages/core/markdownPath';
import {builtLocales, builtPages} from './lib/builtSite';
import {htmlWords, markdownWords} from './lib/pageWords';
import {projectDir} from './lib/projectDir';
import {fileFindings, type Check, type Finding} from './lib/report';

/** Pages that list other pages, and so have no Markdown. */
const lists = /^(?:\/zh)?\/(?:search|translation-status|blog(?:\/(?:archive|authors|page|tags)(?:\/.*)?)?)$/;

const link = /<link[^>]*\stype="?text\/markdown/;

function difference(html: string, markdown: string): string | undefined {
  const [page, text] = [htmlWords(html), markdownWords(markdown)];
  const first = page.findIndex((word, index) => word !== text[index]);
  const at = first === -1 ? page.length : first;
  const around = (words: readonly string[]) => `"${words.slice(Math.max(0, at - 2), at + 4).join(' ')}"`;
  return first === -1 && page.length === text.length
    ? undefined
    : `says ${around(text)} where the page says ${around(page)}. Look in src/plugins/markdown-pages`;
}

/**
 * Problems with a page's Markdown.
 *
 * @param file path of the Markdown in findings
 * @param html the built page
 * @param markdown absent if there is no such file
 */
export function findMarkdownFaults(file: string, html: string, markdown: string | undefined): Finding[] {
  if (markdown === undefined) {
    const message = 'does not exist. Every page except lists of pages has Markdown';
    return fileFindings(file, 'missing-markdown', [message]);
  }
  return [
    ...fileFindings(file, 'no-markdown-link', [
      !link.test(html) && 'is not linked from its page. Render MarkdownLink or MarkdownActions',
    ]),
    ...fileFindings(file, 'other-words', [difference(html, markdown)]),
  ];
}

/** Every page has Markdown with the same words. */
export const markdownCheck: Check = {
  name: 'markdown',
  run() {
    const findings: Finding[] = [];
    let pages = 0;
    for (const built of builtLocales()) {
      for (const {route, html} of builtPages(built).filter((page) => !lists.test(page.route))) {
        const place = path.join(built.outDir, decodeURI(markdownPath(route).slice(built.baseUrl.length)));
        const markdown = isFile(place) ? fs.readFileSync(place, 'utf8') : undefined;
        findings.push(...findMarkdownFaults(path.relative(projectDir, place), html, markdown));
        pages += 1;
      }
    }
    return {checked: `${pages} pages`, findings};
  },
};
