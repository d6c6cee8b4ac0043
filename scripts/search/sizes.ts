import {gzipSync} from 'node:zlib';
import {searchOptions} from '../../config/searchOptions';
import {buildIndex} from '../../src/plugins/search/core/buildIndex';
import {encodeIndex} from '../../src/plugins/search/core/indexFile';
import {isRowRoute} from '../../src/plugins/search/core/pages';
import {wholeSections, type BuiltIndex, type BuiltOutput, type WholeSection} from './corpus';

/** Size of an index file against the text in it. */
interface Size {
  readonly sections: number;
  readonly bytes: number;
  readonly gzip: number;
  /** UTF-8 bytes of the indexed titles and texts. */
  readonly text: number;
  /** Compressed bytes for each byte of text. */
  readonly ratio: number;
}

/** Size of an index, and of the same index without the rows of reference tables. */
export interface IndexSize extends Size {
  readonly tag: string;
  readonly prose: Size;
}

function sizeOf(sections: readonly WholeSection[], file: string): Size {
  const text = sections.reduce(
    (sum, section) => sum + Buffer.byteLength(section.title) + Buffer.byteLength(section.text),
    0,
  );
  const gzip = gzipSync(file, {level: 9}).length;
  return {sections: sections.length, bytes: Buffer.byteLength(file), gzip, text, ratio: gzip / text};
}

/** Sizes of index files, compressed as hosts do it. */
export function indexSizes(output: BuiltOutput, indexes: readonly BuiltIndex[]): IndexSize[] {
  return indexes.map((index) => {
    const sections = wholeSections(output, [index]);
    const prose = sections.filter(({sectionRoute}) => !isRowRoute(sectionRoute));
    const proseFile = prose.length === sections.length ? index.content : buildIndex(prose, searchOptions);
    return {
      tag: index.tag,
      ...sizeOf(sections, index.bytes.toString()),
      prose: sizeOf(prose, encodeIndex(proseFile)),
    };
  });
}

/** From how much text on the budgets hold: a small text repeats few words, and its index is relatively large. */
const leastText = 300_000;
/** Most compressed bytes for each byte of text, without the rows of reference tables. */
const budgets: Readonly<Record<string, number>> = {en: 0.55, zh: 1};

/** Index files that are larger than they may be. */
export function budgetFaults(locale: string, sizes: readonly IndexSize[]): {tag: string; message: string}[] {
  const budget = budgets[locale] ?? Infinity;
  return sizes
    .filter(({prose}) => prose.text >= leastText && prose.ratio > budget)
    .map(({tag, prose}) => ({
      tag,
      message: `takes ${prose.ratio.toFixed(2)} compressed bytes for a byte of text, must be at most ${budget}`,
    }));
}
