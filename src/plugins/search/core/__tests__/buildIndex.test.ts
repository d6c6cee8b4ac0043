import {describe, expect, it} from 'vitest';
import {searchOptions} from '../../../../../config/searchOptions';
import {buildIndex} from '../buildIndex';
import {constants, section} from './library';

/** Okapi BM25 as lunr 2.3.9 computes it, in steps of half a doubling with two digits. */
function weight(
  {k1, b}: typeof constants,
  {
    count,
    length,
    averageLength,
    documents,
    having,
  }: Readonly<Record<'count' | 'length' | 'averageLength' | 'documents' | 'having', number>>,
): number {
  const rarity = Math.log(1 + Math.abs((documents - having + 0.5) / (having + 0.5)));
  const share = ((k1 + 1) * count) / (k1 * (1 - b + b * (length / averageLength)) + count);
  const rounded = Math.round(rarity * share * 1000) / 1000;
  return Number((2 ** (Math.round(2 * Math.log2(rounded)) / 2)).toPrecision(2));
}

describe('The weights of an index file', () => {
  const texts = [
    'stack stack stack stack',
    'stack karpor kusion cluster module release backend secret',
    'karpor',
  ];
  const sections = texts.map((text, number) => section(`/p${number}`, '', text));
  const averageLength = 13 / 3;

  it.each([[searchOptions], [{k1: 1.2, b: 0}], [{k1: 1.2, b: 1}], [{k1: 0, b: 0.75}], [{k1: 4, b: 0.75}]])(
    'are those of its constants: %j',
    ({k1, b}) => {
      const {index} = buildIndex(sections, {k1, b});
      const numberOf = (term: string) => index.invertedIndex.find(([name]) => name === term)?.[1]._index;
      const weightOf = (document: number, term: string) => {
        const vector = index.fieldVectors.find(([ref]) => ref === `content/${document}`)?.[1] ?? [];
        const at = vector.findIndex((value, position) => position % 2 === 0 && value === numberOf(term));
        return vector[at + 1];
      };
      const common = {averageLength, documents: 3, having: 2};
      expect(weightOf(1, 'stack')).toBe(weight({k1, b}, {...common, count: 4, length: 4}));
      expect(weightOf(2, 'stack')).toBe(weight({k1, b}, {...common, count: 1, length: 8}));
      expect(weightOf(3, 'karpor')).toBe(weight({k1, b}, {...common, count: 1, length: 1}));
      expect(weightOf(2, 'secret')).toBe(weight({k1, b}, {...common, having: 1, count: 1, length: 8}));
    },
  );

  it('name a term by a small number from nine uses on', () => {
    const used = (times: number) =>
      buildIndex(
        [
          section('/first', '', 'first'),
          ...Array.from({length: times}, (_, number) => section(`/p${number}`, '', 'stack')),
        ],
        constants,
      ).index.invertedIndex.find(([term]) => term === 'stack')?.[1]._index;
    expect(used(8)).toBe(1);
    expect(used(9)).toBe(0);
  });
});
