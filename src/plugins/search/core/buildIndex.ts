import lunr from 'lunr';
import type {LunrIndex, SearchDocument, SearchIndexFile} from '../types';
import {fieldNames} from './indexFile';
import {contentTerms, stem, titleTerms} from './pipeline';
import {remember} from './remember';
import {weights} from './weights';

/** A section with its whole text; the file keeps only the beginning. */
export interface IndexedSection extends Omit<SearchDocument, 'id'> {
  readonly text: string;
  /** Other words that readers may type for the page; indexed like tags, but not shown. */
  readonly keywords?: readonly string[];
}

const stepsPerDoubling = 2;

/** The nearest of a few steps: this costs no rank in the questions of readers, and saves a tenth of the bytes. */
function stepOf(weight: number): number {
  return Number((2 ** (Math.round(Math.log2(weight) * stepsPerDoubling) / stepsPerDoubling)).toPrecision(2));
}

/** The same index in fewer bytes: rounded weights, no empty vectors. */
function condensed(index: LunrIndex): LunrIndex {
  const fieldVectors = index.fieldVectors
    .filter(([, vector]) => vector.length > 0)
    .map(
      ([ref, vector]) => [ref, vector.map((value, at) => (at % 2 === 0 ? value : stepOf(value)))] as const,
    );
  return {...index, fieldVectors};
}

/**
 * Makes the index file of some sections, in their order.
 *
 * Terms are prepared before they reach lunr, and nothing is registered with it, so stock lunr reads the file.
 */
export function buildIndex(sections: readonly IndexedSection[]): SearchIndexFile {
  // Texts repeat their words, and stemming is most of the work.
  const stemOf = remember(stem);
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.k1(weights.k1);
  builder.b(weights.b);
  for (const field of fieldNames) {
    builder.field(field);
  }
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
