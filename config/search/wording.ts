import fs from 'node:fs';
import path from 'node:path';

const synonymsFile = 'config/search/synonyms.tsv';

/**
 * Parses the synonym table: words on the pages by the word that readers type.
 *
 * @throws {Error} listing every error in the table
 */
export function parseSynonyms(text: string): Record<string, string[]> {
  const [, ...lines] = text.trimEnd().split('\n');
  const rows = lines.map((line, index) => ({cells: line.split('\t'), place: `${synonymsFile}:${index + 2}`}));
  const faults = rows.flatMap(({cells, place}) => {
    const [typed = '', meaning = '', reason = ''] = cells;
    return [
      cells.length !== 3 && `${place} must have three cells: typed, meaning, and reason, separated by tabs`,
      reason === '' && `${place} has no reason`,
      typed !== typed.toLowerCase() && `${place}: "${typed}" must be lowercase`,
      !/^(?:[\w-]+|\p{Script=Han}{2,4})$/u.test(meaning) &&
        `${place}: "${meaning}" must be a single word, or 2 to 4 Chinese characters`,
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

/** Maps what readers type to what the pages say: synonyms, and simplified characters for traditional ones. */
export function searchWording() {
  const read = (file: string) => fs.readFileSync(path.resolve(__dirname, file), 'utf8');
  const pairs = read('simplified.txt').trim().split(/\s+/);
  return {
    synonyms: parseSynonyms(read('synonyms.tsv')),
    simplified: Object.fromEntries(pairs.map((pair) => [pair.charAt(0), pair.charAt(1)])),
  };
}
