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

/** Two digits tell weights well enough apart, and take half the space of three decimals. */
function rounded(vector: FieldVector): FieldVector {
  return vector.map((value, position) => (position % 2 === 0 ? value : Number(value.toPrecision(2))));
}

function withRoundedWeights(index: LunrIndex): LunrIndex {
  return {
    ...index,
    fieldVectors: index.fieldVectors
      .filter(([, vector]) => vector.length > 0)
      .map(([ref, vector]) => [ref, rounded(vector)]),
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
  return {documents, index: withRoundedWeights(index)};
}
