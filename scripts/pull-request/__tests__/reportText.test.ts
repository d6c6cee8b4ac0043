import {expect, it} from 'vitest';
import {marker, reportText, type BuildFigures} from '../reportText';

const figures = (script: number, performance: number): BuildFigures => ({
  bytes: 1_000_000,
  pages: [
    {
      route: '/docs/',
      bytes: {script},
      lighthouse: {performance, a11y: 100, best: 100, seo: 100, fcp: 900, lcp: 900, tbt: 0, cls: 0},
    },
  ],
});
const same = {changes: [], debt: [], head: figures(100_000, 99)};

it('lists pages with a link to the preview, their titles, and word counts', () => {
  const text = reportText({
    ...same,
    changes: [
      {route: '/docs/a', before: 'Old | Site', after: 'New | Site', added: 3, removed: 1},
      {route: '/docs/b', after: 'Fresh', added: 9, removed: 0},
      {route: '/docs/c', before: 'Gone', added: 0, removed: 9},
    ],
  });
  expect(text).toContain('http://localhost:3000/docs/a) | Old → New | +3 −1 |');
  expect(text).toContain('| new: Fresh | +9 −0 |');
  expect(text).toContain('| removed: Gone | +0 −9 |');
  expect(text.startsWith(marker)).toBe(true);
});

it("shows how figures changed, and no change where they didn't", () => {
  const text = reportText({...same, base: figures(98_000, 99)});
  expect(text).toContain('| 100.0 (+2.0) | 99 | 100 |');
  expect(text).toContain('All files: 1.0 MB.');
});

it('says when nothing changes, and when there is nothing to compare with', () => {
  expect(reportText(same)).toContain('The text of every page stays the same.');
  expect(reportText(same)).toContain('no translation missing or stale');
  expect(reportText({...same, changes: undefined})).toContain('The base could not be built');
});

it('shows texts from the pull request as plain text', () => {
  const title = '@everyone <img src=x> | [x](http://evil.example) www.evil.example #1 | Site';
  const text = reportText({
    ...same,
    debt: [{file: '`@everyone`<img>.md', message: title}],
    changes: [{route: '/a', after: title, added: 1, removed: 0}],
  });
  expect(text).toContain('- `?@everyone?<img>.md`: ');
  expect(text.replaceAll(/`[^`]*`/g, '')).not.toMatch(/@everyone|<img|\[x\]|http:\/\/evil|www\.|(?<!&)#\d/);
});

it('stays below the maximum length of a comment', () => {
  const changes = Array.from({length: 2000}, (_, index) => ({
    route: `/zh/docs/a-section/a-page-with-a-long-name-${index}`,
    before: '一个相当长的页面标题 '.repeat(4),
    after: '另一个相当长的页面标题 '.repeat(4),
    added: 1,
    removed: 1,
  }));
  const debt = changes.map(({route}) => ({file: route, message: 'stale'}));
  const text = reportText({...same, changes, debt});
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('… and 1950 more');
});
