import {expect, it} from 'vitest';
import {findMarkdownFaults} from '../check-markdown';

const link = '<link rel="alternate" type="text/markdown" href="/a.md">';
const page = `${link}<main><article><nav>Home</nav><header><h1>Title</h1><time>May</time></header>
  <ul role="tablist"><li>Tab</li></ul><p role="heading">Tab</p><p>Some <b>bo</b>ld <code>co<wbr>de</code></p>
  <figure role="img" aria-label="A calls B." data-relations="A → B"><svg><text>A</text></svg></figure></article></main>`;
const markdown =
  '---\ntitle: Title\n---\n\n# Title\n\n## Tab\n\nSome **bo**ld `code`\n\nA calls B.\n\n- A → B\n';

it('accepts Markdown with the same words as the page', () => {
  expect(findMarkdownFaults('a.md', page, markdown)).toEqual([]);
});

it.each([
  ['a missing word', page, markdown.replace('Some ', ''), 'says "Title Tab bold code'],
  ['an added word at the end', page, `${markdown}more`, 'says "A B more"'],
  ['words in another order', page, markdown.replace('A → B', 'B → A'), 'where the page says "calls B A B"'],
  ['a page without Markdown', page, undefined, 'does not exist'],
  ['a page that does not link to its Markdown', page.replace(link, ''), markdown, 'is not linked'],
])('finds %s', (_what, html, text, message) => {
  expect(findMarkdownFaults('a.md', html, text)[0]?.message).toContain(message);
});
