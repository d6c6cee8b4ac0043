import {describe, expect, it} from 'vitest';
import {renderKeys} from '../renderKeys';

const pages = [
  {path: '/', chunks: ['home']},
  {path: '/docs/a', chunks: ['docs', 'a', 'docs']},
  {path: '/docs/b', chunks: ['docs', 'b']},
];
const digests = (changes: Readonly<Record<string, string>> = {}) => {
  const all: Readonly<Record<string, string>> = {home: '1', docs: '2', a: '3', b: '4', ...changes};
  return (chunk: string) => all[chunk] ?? '';
};
const before = renderKeys(pages, 'main', digests());

/** Paths of the pages with changed keys. */
function changed(keys: Readonly<Record<string, string>>): string[] {
  return Object.keys(keys).filter((path) => keys[path] !== before[path]);
}

describe('renderKeys', () => {
  it('changes the keys of pages that contain a changed chunk', () => {
    expect(changed(renderKeys(pages, 'main', digests({a: '5'})))).toEqual(['/docs/a']);
    expect(changed(renderKeys(pages, 'main', digests({docs: '5'})))).toEqual(['/docs/a', '/docs/b']);
  });

  it('changes all keys if the shared code changes', () => {
    expect(changed(renderKeys(pages, 'other', digests()))).toEqual(['/', '/docs/a', '/docs/b']);
  });

  it('changes a key if two chunks swap places', () => {
    expect(changed(renderKeys(pages, 'main', digests({docs: '3', a: '2'})))).toContain('/docs/a');
  });
});
