import {expect, it} from 'vitest';
import {hitRoute} from '../hitRoute';

it.each([
  ['https://kusionstack.io/docs/a#b', '/', '/docs/a#b'],
  ['http://localhost/zh/docs/', '/zh/', '/zh/docs/'],
  ['https://kusionstack.io/docs/a', '/zh/', undefined],
  ['javascript:alert(1)', '/', undefined],
  ['data:text/html,x', '/', undefined],
  ['ftp://x/docs', '/', undefined],
  ['https://x//evil', '/', undefined],
  ['not an address', '/', undefined],
])('%s below %s leads to %s', (url, baseUrl, route) => {
  expect(hitRoute(url, baseUrl)).toBe(route);
});
