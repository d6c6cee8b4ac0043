import {expect, it} from 'vitest';
import {rarityFactor} from '../rarity';
import {searchIndexes} from '../search';
import {indexOf, section, titlesOf} from './library';

const community = indexOf(
  [section('/community', 'Report a bug', 'x'), section('/community#more', 'Report anything', 'x')],
  'docs-community-current',
  'Community',
);
const product = indexOf(
  Array.from({length: 30}, (_, page) => section(`/docs/${page}`, `Page ${page}`, 'A bug is listed here.')),
);

const factorOf = (term: string, ...others: (typeof product)[]) =>
  rarityFactor(community, community.vocabulary.exact(term) as number, [community, ...others]);

it('a word that is common in its index but rare in all indexes counts more, and vice versa', () => {
  expect(factorOf('report', product)).toBeGreaterThan(5);
  expect(factorOf('bug', product)).toBeLessThan(1);
});

it('weights are unchanged for a single index, and for words that occur only around sections', () => {
  expect(factorOf('report')).toBe(1);
  expect(factorOf('community', product)).toBe(1);
});

it('a page in a small index can rank above those in a large one', () => {
  const large = indexOf([
    ...Array.from({length: 30}, (_, page) => section(`/docs/${page}`, `Page ${page}`, 'x')),
    section('/docs/bug', 'A list with each bug', 'Known ones, to report them.'),
  ]);
  expect(titlesOf(searchIndexes('report bug', [community, large]))[0]).toBe('Report a bug');
});
