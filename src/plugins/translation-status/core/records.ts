import {codeDigest, type Section} from './sections';

/** The English text that a translation is based on. */
export interface TranslationRecord {
  /** Digest of the code on the English page. */
  readonly code: string;
  /** Digests of the sections of the English page. */
  readonly sections: readonly string[];
}

/** Name of the file with the records of a translation folder. */
export const recordsFile = 'translated-from.tsv';

/** Record of an English page. */
export function recordOf(sections: readonly Section[]): TranslationRecord {
  return {code: codeDigest(sections), sections: sections.map(({digest}) => digest)};
}

/** Parses records by key: the page's path below its folder. */
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

/** Writes records sorted by key, one per line, so that changes of different pages merge. */
export function formatRecords(records: ReadonlyMap<string, TranslationRecord>): string {
  return [...records]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, {code, sections}]) => `${key}\t${code}\t${sections.join(' ')}\n`)
    .join('');
}
