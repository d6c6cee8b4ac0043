import {describe, expect, it} from 'vitest';
import {renderKeys} from '../renderKeys';

const chunkNames = {
  '/-0': {__comp: 'home'},
  '/docs-1': {__comp: 'docs'},
  '/docs/next-2': {__comp: 'version', __props: 'next'},
  '/docs/next/a-3': {__comp: 'doc', content: 'next-a'},
  '/docs-4': {__comp: 'version', __props: 'latest'},
  '/docs/a-5': {__comp: 'doc', content: 'a'},
  '/docs/b-6': {__comp: 'doc', content: 'b'},
};
const keysAfter = (changes: Readonly<Record<string, string>> = {}, main = 'main') =>
  renderKeys(chunkNames, main, (chunk) => changes[chunk] ?? 'before');
const before = keysAfter();

/** Paths of the pages with changed keys. */
function changed(keys: Readonly<Record<string, string>>): string[] {
  return Object.keys(keys).filter((path) => path !== '/docs' && keys[path] !== before[path]);
}

describe('renderKeys', () => {
  it('changes the keys of pages whose own chunks, or those of a route above them, changed', () => {
    expect(changed(keysAfter({a: 'after'}))).toEqual(['/docs/a']);
    expect(changed(keysAfter({latest: 'after'}))).toEqual(['/docs/a', '/docs/b']);
    expect(changed(keysAfter({next: 'after'}))).toEqual(['/docs/next', '/docs/next/a']);
    expect(changed(keysAfter({doc: 'after'}))).toEqual(['/docs/next/a', '/docs/a', '/docs/b']);
  });

  it('changes all keys if the shared code changes', () => {
    expect(changed(keysAfter({}, 'other'))).toEqual([
      '/',
      '/docs/next',
      '/docs/next/a',
      '/docs/a',
      '/docs/b',
    ]);
  });
});
