import {describe, expect, it} from 'vitest';
import {readPageQuery, writePageQuery} from '../pageQuery';
import {pageTags} from '../pageTags';

describe('the address of the search page', () => {
  it.each([
    '',
    '?q=kusion+apply',
    '?q=%E5%BA%94%E7%94%A8&product=karpor&type=docs&from=default&version.default=v0.13',
  ])('is unchanged after reading and writing: %s', (search) => {
    expect(writePageQuery(readPageQuery(search))).toBe(search);
  });

  it('accepts an unpaired surrogate', () => {
    expect(writePageQuery({text: 'a\ud83d', versions: {}})).toBe('?q=a%EF%BF%BD');
  });

  it('ignores unknown parameters and values', () => {
    const query = readPageQuery('?q=x&type=<b>&other=1');
    expect(query).toEqual({text: 'x', product: undefined, type: undefined, from: undefined, versions: {}});
  });
});

describe('pageTags', () => {
  const indexes = [
    {tag: 'default'},
    {tag: 'docs-default-current', pluginId: 'default', version: 'current'},
    {tag: 'docs-default-v1', pluginId: 'default', version: 'v1'},
    {tag: 'docs-karpor-v2', pluginId: 'karpor', version: 'v2'},
  ];
  const contextual = ['default', 'docs-default-v1', 'docs-karpor-v2'];
  const tags = (search: string) => pageTags(indexes, contextual, readPageQuery(search)).join(' ');

  it.each([
    ['', 'default docs-default-v1 docs-karpor-v2'],
    ['?version.default=current', 'default docs-default-current docs-karpor-v2'],
    ['?version.default=all', 'default docs-default-current docs-default-v1 docs-karpor-v2'],
    ['?version.default=gone', 'default docs-default-v1 docs-karpor-v2'],
    ['?product=karpor', 'docs-karpor-v2'],
    ['?product=default&version.default=current', 'docs-default-current'],
    ['?product=nonsense', 'default docs-default-v1 docs-karpor-v2'],
    ['?product=', 'default docs-default-v1 docs-karpor-v2'],
    ['?type=blog', 'default'],
    ['?type=blog&product=karpor', 'default'],
    ['?type=docs', 'default docs-default-v1 docs-karpor-v2'],
  ])('"%s" searches %s', (search, expected) => {
    expect(tags(search)).toBe(expected);
  });
});
