import lunr from 'lunr';
import type {FieldName, FieldVector, LunrIndex, SearchDocument, SearchIndexFile} from '../types';
import {contentTerms, rememberingStem, titleTerms} from './pipeline';

/** Constants of lunr's ranking. */
export interface RankingConstants {
  readonly k1: number;
  readonly b: number;
}

/** A section with its whole text; the file keeps only the beginning of it. */
export interface IndexedSection extends Omit<SearchDocument, 'id'> {
  readonly text: string;
}

const fields: readonly FieldName[] = ['title', 'content', 'tags'];

/** Terms of one field as lunr takes them. Arrays are left alone by lunr's own tokenizer. */
type Terms = Readonly<Record<FieldName, string[]>>;

const stepsOfDoubling = 2;
const frequent = 8;

/** The nearest of a few steps: weights that differ by less than a fifth rank the same, and few values take little space. */
function stepOf(weight: number): number {
  return Number((2 ** (Math.round(Math.log2(weight) * stepsOfDoubling) / stepsOfDoubling)).toPrecision(2));
}

/** New numbers for terms: small ones for those that are often used, the others in the order of the text. */
function shortNumbers({fieldVectors, invertedIndex}: LunrIndex): number[] {
  const counts = invertedIndex.map(() => 0);
  for (const [, vector] of fieldVectors) {
    for (let at = 0; at < vector.length; at += 2) {
      (counts[vector[at] as number] as number) += 1;
    }
  }
  const often = counts.map((count) => (count > frequent ? count : 0));
  const numbers: number[] = [];
  [...counts.keys()]
    .sort((a, b) => (often[b] as number) - (often[a] as number) || a - b)
    .forEach((number, position) => {
      numbers[number] = position;
    });
  return numbers;
}

/** The same index in fewer bytes: rounded weights, short numbers, no empty vectors. */
function condensed(index: LunrIndex): LunrIndex {
  const numbers = shortNumbers(index);
  const vectorOf = (vector: FieldVector): FieldVector => {
    const pairs: [number, number][] = [];
    for (let at = 0; at < vector.length; at += 2) {
      pairs.push([numbers[vector[at] as number] as number, stepOf(vector[at + 1] as number)]);
    }
    // lunr goes through the numbers of a vector in their order.
    return pairs.sort(([a], [b]) => a - b).flat();
  };
  return {
    ...index,
    fieldVectors: index.fieldVectors
      .filter(([, vector]) => vector.length > 0)
      .map(([ref, vector]) => [ref, vectorOf(vector)]),
    invertedIndex: index.invertedIndex.map(([term, posting]) => [
      term,
      {...posting, _index: numbers[posting._index] as number},
    ]),
  };
}

/**
 * Makes the index file of some sections, in their order.
 *
 * Nothing is registered with lunr: terms are prepared before they reach it, so that a stock lunr
 * reads the file, and its global pipeline stays as it is.
 */
export function buildIndex(
  sections: readonly IndexedSection[],
  constants: RankingConstants,
): SearchIndexFile {
  const stemOf = rememberingStem();
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.k1(constants.k1);
  builder.b(constants.b);
  for (const field of fields) {
    builder.field(field);
  }
  const documents = sections.map(({text, ...document}, position): SearchDocument => {
    const id = position + 1;
    const terms: Terms = {
      title: titleTerms(document.title, stemOf),
      content: contentTerms(text, stemOf),
      tags: titleTerms(document.tags.join('\n'), stemOf),
    };
    builder.add({id, ...terms});
    return {id, ...document};
  });
  const index = builder.build().toJSON() as unknown as LunrIndex;
  return {documents, index: condensed(index)};
}
