import {expect, it} from 'vitest';
import {htmlFileOf} from '../files';

it.each([
  ['/zh/', 'index.html'],
  ['/zh/docs/', 'docs/index.html'],
  ['/zh/docs/one', 'docs/one/index.html'],
  ['/zh/404.html', '404.html'],
  ['/zh/docs/工', 'docs/工/index.html'],
  ['/zh/%E5%B7%A5', '%E5%B7%A5/index.html'],
  ['/zh/docs/100%', 'docs/100%/index.html'],
])('finds the HTML file of %s', (route, file) => {
  expect(htmlFileOf('/out', '/zh/', route)).toBe(`/out/${file}`);
});
