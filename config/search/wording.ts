import fs from 'node:fs';
import path from 'node:path';

const synonymsFile = 'config/search/synonyms.tsv';

/** Synonyms of a table: what the pages say, by what readers type. Throws an error that lists every fault. */
export function parseSynonyms(text: string): Record<string, string[]> {
  const [, ...lines] = text.trimEnd().split('\n');
  const rows = lines.map((line, index) => ({cells: line.split('\t'), place: `${synonymsFile}:${index + 2}`}));
  const faults = rows.flatMap(({cells, place}) => {
    const [typed = '', meaning = '', reason = ''] = cells;
    return [
      cells.length !== 3 && `${place} must have three cells: typed, meaning, and reason, separated by tabs`,
      reason === '' && `${place} has no reason`,
      typed !== typed.toLowerCase() && `${place}: "${typed}" must be in small letters`,
      !/^(?:[\w-]+|\p{Script=Han}{2,4})$/u.test(meaning) &&
        `${place}: "${meaning}" must be one word of the pages, or 2 to 4 Chinese characters`,
    ].filter((fault) => fault !== false);
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  const synonyms: Record<string, string[]> = {};
  for (const {cells} of rows) {
    const [typed = '', meaning = ''] = cells;
    synonyms[typed] = [...(synonyms[typed] ?? []), meaning];
  }
  return synonyms;
}

/** What readers type for what the pages say: synonyms, and the simplified characters for traditional ones. */
export function searchWording() {
  const read = (file: string) => fs.readFileSync(path.resolve(__dirname, file), 'utf8');
  const pairs = read('simplified.txt').trim().split(/\s+/);
  return {
    synonyms: parseSynonyms(read('synonyms.tsv')),
    simplified: Object.fromEntries(pairs.map((pair) => [pair.charAt(0), pair.charAt(1)])),
  };
}
