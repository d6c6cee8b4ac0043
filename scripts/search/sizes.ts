import {gzipSync} from 'node:zlib';
import type {BuiltIndex, BuiltOutput} from './corpus';
import {wholeSections} from './corpus';

/** Size of an index file against the text in it. */
export interface IndexSize {
  readonly tag: string;
  readonly sections: number;
  readonly bytes: number;
  readonly gzip: number;
  /** UTF-8 bytes of the indexed titles and texts. */
  readonly text: number;
  /** Compressed bytes for each byte of text. */
  readonly ratio: number;
}

/** Sizes of index files, compressed as hosts do it. */
export function indexSizes(output: BuiltOutput, indexes: readonly BuiltIndex[]): IndexSize[] {
  return indexes.map((index) => {
    const sections = wholeSections(output, [index]);
    const text = sections.reduce(
      (sum, section) => sum + Buffer.byteLength(section.title) + Buffer.byteLength(section.text),
      0,
    );
    const gzip = gzipSync(index.bytes, {level: 9}).length;
    return {
      tag: index.tag,
      sections: sections.length,
      bytes: index.bytes.length,
      gzip,
      text,
      ratio: gzip / text,
    };
  });
}
