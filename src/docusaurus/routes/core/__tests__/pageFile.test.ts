import {describe, expect, it} from 'vitest';
import {fileIndex, pageFile} from '../pageFile';

describe('the table file of a page', () => {
  const groups = [
    {prefix: '/', files: ['root']},
    {prefix: '/docs/next', files: ['next']},
    {prefix: '/docs', files: ['latest-0', 'latest-1']},
    {prefix: '/docs/v0.9', files: ['old']},
  ];

  it.each([
    ['/', 'root'],
    ['/blog/post', 'root'],
    ['/docs/next', 'next'],
    ['/docs/next/', 'next'],
    ['/docs/nextdoor', 'latest'],
    ['/docs/v0.9/a', 'old'],
    ['/DOCS/Next/a', 'next'],
  ])('of %s belongs to the longest prefix', (path, file) => {
    expect(pageFile(path, groups)).toMatch(new RegExp(`^${file}`));
  });

  it('is the same for every spelling of an address', () => {
    const forms = [
      '/docs/中文/a',
      '/docs/%E4%B8%AD%E6%96%87/a',
      '/docs/%e4%b8%ad%e6%96%87/A/',
      '/Docs/中文/a/',
    ];
    expect(new Set(forms.map((form) => pageFile(form, groups))).size).toBe(1);
  });

  it('is absent if no group covers the path', () => {
    expect(pageFile('/docs', [])).toBeUndefined();
    expect(pageFile('/karpor', [{prefix: '/docs', files: ['a']}])).toBeUndefined();
  });

  it('spreads pages evenly', () => {
    const counts = Array.from({length: 8}, () => 0);
    for (let page = 0; page < 4000; page += 1) {
      const index = fileIndex(`/docs/section-${page % 40}/page-${page}`, 8);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(400);
    expect(Math.max(...counts)).toBeLessThan(600);
  });
});
