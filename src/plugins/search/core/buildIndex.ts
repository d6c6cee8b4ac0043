import lunr from 'lunr';
import type {LunrIndex, SearchDocument, SearchIndexFile} from '../types';
import {fieldNames} from './indexFile';
import {memoize} from './memoize';
import {contentTerms, stem, titleTerms} from './pipeline';
import {weights} from './weights';

/** A section with its full text. The file keeps only the start. */
export interface IndexedSection extends Omit<SearchDocument, 'id'> {
  readonly text: string;
  /** Other words that readers may type for the page or section. Indexed like tags, but not shown. */
  readonly keywords?: readonly string[];
}

/** Rounds to a power of two, which makes the files smaller and doesn't affect relevance (see decisions/0018-phrases.md). */
function rounded(weight: number): number {
  return Number((2 ** Math.round(Math.log2(weight))).toPrecision(2));
}

/** Makes an index smaller: rounds weights and removes empty vectors. */
function condensed(index: LunrIndex): LunrIndex {
  const fieldVectors = index.fieldVectors
    .filter(([, vector]) => vector.length > 0)
    .map(
      ([ref, vector]) => [ref, vector.map((value, at) => (at % 2 === 0 ? value : rounded(value)))] as const,
    );
  return {...index, fieldVectors};
}

/**
 * Builds the index file of sections, in order.
 *
 * Terms are prepared before they reach lunr, without plugins, so that stock lunr can load the file.
 */
export function buildIndex(sections: readonly IndexedSection[]): SearchIndexFile {
  // Stemming takes most of the time, and words repeat.
  const stemOf = memoize(stem);
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.k1(weights.k1);
  builder.b(weights.b);
  fieldNames.forEach((field) => builder.field(field));
  const documents = sections.map(({text, keywords = [], ...document}, position): SearchDocument => {
    const id = position + 1;
    builder.add({
      id,
      title: titleTerms(document.title, stemOf),
      content: contentTerms(text, stemOf),
      tags: titleTerms([...document.tags, ...keywords].join('\n'), stemOf),
    });
    return {id, ...document};
  });
  return {documents, index: condensed(builder.build().toJSON() as unknown as LunrIndex)};
}
