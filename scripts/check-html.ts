import {HtmlValidate} from 'html-validate';
import {elementsIn, isElement, parseHtml, type HtmlNode} from '../src/build/html';
import {builtLocales, builtPages, notFoundPage} from './lib/builtSite';
import type {Check, Finding} from './lib/report';

/** Valid HTML without duplicate ids. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {'no-multiple-main': 'error', 'no-dup-id': 'error'},
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
  const titles = elementsIn(tree).filter(({tagName}) => tagName === 'h1').length;
  const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages);
  // Bold text that ends with punctuation stays raw in Chinese unless a space follows.
  const marks = proseOf(tree).match(/.{0,30}(?:\*\*|\]\(|\{\/\*).{0,30}/g) ?? [];
  const finding = (rule: string, message: string, line = 1): Finding => ({file, line, rule, message});
  return [
    ...(titles === 1 ? [] : [finding('one-title', `has ${titles} level 1 headings, must have one`)]),
    ...messages.map(({line, ruleId, message, selector}) =>
      finding(ruleId, `${message} (${selector ?? 'page'})`, line),
    ),
    ...marks.map((text) =>
      finding(
        'visible-marks',
        `shows raw Markdown: "${text.trim()}". Check brackets and punctuation in bold text`,
      ),
    ),
  ];
}

/** Every built page is valid HTML. */
export const htmlCheck: Check = {
  name: 'html',
  run() {
    let pages = 0;
    const findings: Finding[] = [];
    for (const built of builtLocales()) {
      for (const {file, html} of [...builtPages(built), notFoundPage(built)]) {
        pages += 1;
        findings.push(...findHtmlFaults(file, html));
      }
    }
    return {checked: `${pages} pages`, findings};
  },
};
