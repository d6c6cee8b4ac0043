import {codeDigest, type Section} from './sections';

/** What a translation was made from. */
export interface TranslationRecord {
  /** Digest of the code that the English page had. */
  readonly code: string;
  /** Digests of the sections that the English page had. */
  readonly sections: readonly string[];
}

/** Name of the file with the records of a folder of translations. */
export const recordsFile = 'translated-from.tsv';

/** Records the English page as it is now. */
export function recordOf(sections: readonly Section[]): TranslationRecord {
  return {code: codeDigest(sections), sections: sections.map(({digest}) => digest)};
}

/** Reads records by key: a page's path below its folder. */
export function parseRecords(text: string): Map<string, TranslationRecord> {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [key = '', code = '', sections = ''] = line.split('\t');
        return [key, {code, sections: sections.split(' ')}];
      }),
  );
}

/** Writes records, one a line, sorted by key, so that changes of different pages merge. */
export function formatRecords(records: ReadonlyMap<string, TranslationRecord>): string {
  return [...records]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, {code, sections}]) => `${key}\t${code}\t${sections.join(' ')}\n`)
    .join('');
}
