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

it('Words count more in an index that often has them if they are rare in all indexes together', () => {
  expect(factorOf('report', product)).toBeGreaterThan(5);
  expect(factorOf('bug', product)).toBeLessThan(1);
});

it('Words of the only index count as it has weighed them, and so do words that are only around its sections', () => {
  expect(factorOf('report')).toBe(1);
  expect(factorOf('community', product)).toBe(1);
});

it('A small index is found among large ones', () => {
  const large = indexOf([
    ...Array.from({length: 30}, (_, page) => section(`/docs/${page}`, `Page ${page}`, 'x')),
    section('/docs/bug', 'A list with each bug', 'Known ones, to report them.'),
  ]);
  expect(titlesOf(searchIndexes('report bug', [community, large]))[0]).toBe('Report a bug');
});
