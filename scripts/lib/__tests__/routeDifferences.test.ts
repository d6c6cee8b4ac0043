import {describe, expect, it} from 'vitest';
import {compareRoutes} from '../routeDifferences';

describe('compareRoutes', () => {
  const expected = {'x next': ['/x/next/a', '/x/next/b'], 'x v1': ['/x/a'], blog: ['/blog', '/blog/rss.xml']};
  const compare = (en: string[], zh = en) =>
    compareRoutes({file: 'routes.json', expected, published: ['x next', 'blog'], built: {en, zh}});

  it('accepts promised routes', () => {
    expect(compare(['/x/next/a', '/x/next/b', '/blog'])).toEqual({
      findings: [],
      pending: [],
    });
  });

  it('finds a route nobody promised, and one that a language lacks', () => {
    const {findings} = compare(['/x/next/a', '/x/c/'], ['/x/next/a']);
    expect(findings.map(({rule, message}) => `${rule} ${message.split(' ')[0]}`)).toEqual([
      'surplus-route /x/c/',
      'missing-route /x/c/',
    ]);
  });

  it('lists pages of published versions that are not written yet', () => {
    expect(compare(['/x/next/a']).pending).toEqual(['/x/next/b', '/blog']);
  });
});
