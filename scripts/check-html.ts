import fs from 'node:fs';
import path from 'node:path';
import {HtmlValidate} from 'html-validate';
import {filesBelow} from '../src/build/files';
import {attributesOf, elementsIn, isElement, parseHtml, type HtmlNode} from '../src/build/html';
import {builtLocales, builtPages, notFoundPage, outDir} from './lib/builtSite';
import type {Check, Finding} from './lib/report';

/** Requires valid HTML, and alternative text for images. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {'no-multiple-main': 'error', 'wcag/h37': 'error'},
});

const notProse = new Set(['script', 'style', 'pre', 'code', 'svg', 'title', 'noscript']);
const blocks = new Set('p li td th h1 h2 h3 h4 h5 h6 div dd dt summary'.split(' '));

/** Text content, with line breaks around every block. */
function proseOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) {
        return 'value' in node ? node.value : '';
      }
      const text = notProse.has(node.tagName) ? '' : proseOf(node.childNodes);
      return blocks.has(node.tagName) ? `\n${text}\n` : text;
    })
    .join('');
}

/** Problems on a built page. */
export function findHtmlFaults(file: string, html: string): Finding[] {
  const tree = parseHtml(html);
  const elements = elementsIn(tree);
  const titles = elements.filter(({tagName}) => tagName === 'h1').length;
  const images = elements.filter(({tagName}) => tagName === 'img').map(attributesOf);
  const unsized = images.filter(({width, height}) => !(Number(width) > 0 && Number(height) > 0));
  const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages);
  // Bold text that ends with punctuation stays raw in Chinese unless a space follows.
  const marks = proseOf(tree).match(/.{0,30}(?:\*\*|\]\(|\{\/\*).{0,30}/g) ?? [];
  const finding = (rule: string, message: string, line = 1): Finding => ({file, line, rule, message});
  return [
    ...(titles === 1 ? [] : [finding('one-title', `has ${titles} level 1 headings, must have one`)]),
    ...messages.map(({line, ruleId, message, selector}) =>
      finding(ruleId, `${message} (${selector ?? 'page'})`, line),
    ),
    ...unsized.map(({src}) =>
      finding('image-size', `${src} has no width and height, so the layout shifts when it loads`),
    ),
    ...marks.map((text) =>
      finding(
        'visible-marks',
        `shows raw Markdown: "${text.trim()}". Check brackets and punctuation in bold text`,
      ),
    ),
  ];
}

/** Images larger than 200 KB. */
function largeImages(): Finding[] {
  return filesBelow(outDir)
    .filter((file) => /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/.test(file))
    .filter((file) => fs.statSync(path.join(outDir, file)).size > 200 * 1024)
    .map((file) => ({file: `build/${file}`, line: 1, rule: 'image-bytes', message: 'is larger than 200 KB'}));
}

/** Every built page is valid HTML, and images are small. */
export const htmlCheck: Check = {
  name: 'html',
  run() {
    let pages = 0;
    const findings = largeImages();
    for (const built of builtLocales()) {
      for (const {file, html} of [...builtPages(built), notFoundPage(built)]) {
        pages += 1;
        findings.push(...findHtmlFaults(file, html));
      }
    }
    return {checked: `${pages} pages`, findings};
  },
};
