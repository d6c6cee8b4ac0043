import {expect, it} from 'vitest';
import {parseSynonyms, searchWording} from '../search/wording';

it('maps what readers type to synonyms and simplified characters', () => {
  const {synonyms, simplified} = searchWording();
  expect(synonyms.k8s).toEqual(['kubernetes']);
  expect(simplified['裝']).toBe('装');
  expect(synonyms['秘钥']).toEqual(['密钥']);
});

it('reports every error in the table with its line', () => {
  const table = 'typed\tmeaning\treason\nDB\tdatabase\tabbreviation\nui\tthe dashboard\t\nk8s\tkubernetes\n';
  expect(() => parseSynonyms(table)).toThrow(
    [
      'config/search/synonyms.tsv:2: "DB" must be lowercase',
      'config/search/synonyms.tsv:3 has no reason',
      'config/search/synonyms.tsv:3: "the dashboard" must be a single word, or 2 to 4 Chinese characters',
      'config/search/synonyms.tsv:4 must have three cells: typed, meaning, and reason, separated by tabs',
      'config/search/synonyms.tsv:4 has no reason',
    ].join('\n'),
  );
});
