import {describe, expect, it} from 'vitest';
import {brokenLinkReport} from '../brokenLinkReport';
import {siteRepository} from '@site/config/site';

function fields(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address).searchParams);
}

describe('brokenLinkReport', () => {
  it('names the path and the page with the link', () => {
    const address = brokenLinkReport('/docs/a&b#?%', 'https://example.com/?x=1&y');
    expect(address.startsWith(`${siteRepository}/issues/new?`)).toBe(true);
    expect(fields(address)).toEqual({
      title: 'Broken link: /docs/a&b#?%',
      body: 'Path without a page: /docs/a&b#?%\nLinked from: https://example.com/?x=1&y',
    });
  });

  it('leaves out what is not known', () => {
    expect(fields(brokenLinkReport('/docs/nope', '')).body).toBe('Path without a page: /docs/nope');
  });
});
