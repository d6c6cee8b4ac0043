import {expect, it} from 'vitest';
import {parseSynonyms, searchWording} from '../search/wording';

it('reads synonyms by what readers type', () => {
  const {synonyms, simplified} = searchWording();
  expect(synonyms.k8s).toEqual(['kubernetes']);
  expect(simplified['裝']).toBe('装');
});

it('reports all faults of the table with their lines', () => {
  const table = 'typed\tmeaning\treason\nDB\tdatabase\tabbreviation\nui\tthe dashboard\t\nk8s\tkubernetes\n';
  expect(() => parseSynonyms(table)).toThrow(
    [
      'config/search/synonyms.tsv:2: "DB" must be in small letters',
      'config/search/synonyms.tsv:3 has no reason',
      'config/search/synonyms.tsv:3: "the dashboard" must be one word of the pages, or 2 to 4 Chinese characters',
      'config/search/synonyms.tsv:4 must have three cells: typed, meaning, and reason, separated by tabs',
      'config/search/synonyms.tsv:4 has no reason',
    ].join('\n'),
  );
});
