import fs from 'node:fs';
import path from 'node:path';
import {HtmlValidate} from 'html-validate';
import {filesBelow} from '../src/build/files';
import {attributesOf, elementsIn, parseHtml, type HtmlNode} from '../src/build/html';
import {readText} from '../src/plugins/search/server/htmlText';
import {builtLocales, builtPages, notFoundPage, outDir} from './lib/builtSite';
import {fileFindings, type Check, type Finding} from './lib/report';

/** Requires valid HTML, and alternative text for images. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {'no-multiple-main': 'error', 'wcag/h37': 'error'},
});

/** Text without code. */
function proseOf(nodes: readonly HtmlNode[]): string {
  let text = '';
  const append = (piece: string) => {
    text += piece;
  };
  readText(nodes, append, ({tagName}) => tagName === 'pre' || tagName === 'code');
  return text;
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
  const sizeFaults = unsized.map(
    ({src}) => `${src} has no width and height, so the layout shifts when it loads`,
  );
  const markFaults = marks.map(
    (text) => `shows raw Markdown: "${text.trim()}". Check brackets and punctuation in bold text`,
  );
  return [
    ...fileFindings(file, 'one-title', [titles !== 1 && `has ${titles} level 1 headings, must have one`]),
    ...messages.map(({line, ruleId: rule, message, selector}) => ({
      file,
      line,
      rule,
      message: `${message} (${selector ?? 'page'})`,
    })),
    ...fileFindings(file, 'image-size', sizeFaults),
    ...fileFindings(file, 'visible-marks', markFaults),
  ];
}

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
