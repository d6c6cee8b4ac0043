import {expect, it} from 'vitest';
import {withHints} from '../hints';

const table = {
  groups: [],
  all: 'abc',
  routes: [{path: '/</script><script>', hash: 'a', order: 0, attributes: {}, names: null}],
  loaders: {},
  digests: {},
  docs: [],
};

it('puts hints at the end of the head, the table at the end of the body, and no text of it ends the element', () => {
  const html = withHints('<head><title>x</title></head><body><p>x</body>', table, ['/assets/js/1.a.js']);
  expect(html).toContain('<link rel="preload" as="script" href="/assets/js/1.a.js"></head>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json =
    /<p>x<script type="application\/json" id="page-table">(.*)<\/script><\/body>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(table);
});

it.each(['<p>', '<head></head>', '<body></body>'])('refuses %s, whose head or body has no end', (html) => {
  expect(() => withHints(html, table, [])).toThrow('no </head> or no </body>');
});
