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

it('puts hints and the table at the end of the head, and no text of it ends the element', () => {
  const html = withHints('<head><title>x</title></head><body></body>', table, ['/assets/js/1.a.js']);
  expect(html).toContain(
    '<link rel="preload" as="script" href="/assets/js/1.a.js"><script type="application/json"',
  );
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = /id="page-table">(.*)<\/script><\/head>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(table);
});

it('refuses a page whose head has no end', () => {
  expect(() => withHints('<p>', table, [])).toThrow('no </head>');
});
