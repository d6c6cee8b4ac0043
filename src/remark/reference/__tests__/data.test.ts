import {describe, expect, it} from 'vitest';
import {parseData} from '../data/parse';
import {checkTimeless, compareVersions} from '../data/timeless';
import {source} from './fixture';

const place = {file: 'reference/kusion/v0.14/helm.json', product: 'kusion', version: 'v0.14', kind: 'helm'} as const;

const good = {
  kind: 'helm',
  product: 'kusion',
  version: 'v0.14',
  sources: [source],
  chart: 'kusion',
  repository: 'https://example.org',
  chartVersion: '0.14.1',
  values: [{key: 'a', default: 1, meaning: {en: 'A.', zh: '甲。'}}],
};

const faults = (value: unknown) => parseData(JSON.stringify(value), place).problems.map(({message}) => message);

describe('a data file', () => {
  it('is taken when it has the shape of its kind', () => {
    expect(parseData(JSON.stringify(good), place)).toMatchObject({data: {chart: 'kusion'}, problems: []});
  });

  it('that is no JSON is reported at the line of the fault', () => {
    const content = `{\n  "kind": "helm",\n  "chart": kusion\n}`;
    expect(parseData(content, place).problems).toEqual([
      {file: place.file, line: 3, message: expect.stringContaining('is no JSON') as string},
    ]);
  });

  it('is reported with path, fault, and what is allowed, everything at once', () => {
    expect(
      faults({
        ...good,
        chart: '',
        chartVersion: 14,
        extra: true,
        sources: [{...source, commit: 'abc', date: 'today'}],
        values: [{key: 'a', default: 1, meaning: {en: 'A.'}}, {key: 'a', default: 2, meaning: good.values[0]?.meaning}, 'b'],
      }),
    ).toEqual([
      'extra is not known here; allowed are kind, product, version, sources, chart, repository, chartVersion, appVersion, values',
      'sources[0].commit must be a commit of 40 hexadecimal digits, not "abc"',
      'sources[0].date must be a date such as 2025-01-22, not "today"',
      'chart must be text that is not empty, not ""',
      'chartVersion must be text that is not empty, not a number',
      'values[0].meaning.zh is missing',
      'values[2] must be an object, not a string',
      'values[1].key "a" is there twice',
    ]);
  });

  it('must name where its facts come from', () => {
    expect(faults({...good, sources: []})).toEqual([expect.stringContaining('sources is empty')]);
    expect(faults({...good, sources: undefined})).toEqual(['sources is missing']);
  });

  it('must stand in the folder of its product and version', () => {
    expect(faults({...good, product: 'karpor', version: 'v0.13'})).toEqual([
      'product is "karpor", but the file stands in the place of "kusion"',
      'version is "v0.13", but the file stands in the place of "v0.14"',
    ]);
  });

  it('reports a value of another kind instead of an object, a list, a word, or a switch', () => {
    expect(faults([])).toContain('the whole file must be an object, not a list');
    expect(faults({...good, values: {}})).toContain('values must be a list, not a object');
    expect(faults({...good, kind: 'cli'})).toContain('kind must be one of helm, not "cli"');
  });
});

it('names the line of a fault, or of what lacks something', () => {
  const content = JSON.stringify({...good, chart: 7, values: [{key: 'a', default: 1, meaning: {en: 'A.'}}]}, null, 2);
  const line = (text: string) => content.split('\n').findIndex((row) => row.includes(text)) + 1;
  expect(parseData(content, place).problems.map((problem) => [problem.line, problem.message])).toEqual([
    [line('"chart":'), 'chart must be text that is not empty, not a number'],
    [line('"meaning"'), 'values[0].meaning.zh is missing'],
  ]);
});

describe('a text of the data', () => {
  const spoken = (text: string) => {
    const messages: string[] = [];
    checkTimeless({meaning: {en: text, zh: text}}, 'v0.14', '', (path, message) => messages.push(`${path} ${message}`));
    return messages;
  };

  it.each([
    'Works from v0.6 on.',
    'Added in v0.5.5.',
    'Up to 0.13.2 it was a list.',
    'v0.6.4 起可写 *。',
    '自 v0.10 起默认打开。',
    'v0.3 之前不存在。',
  ])('that tells history is refused: %s', (text) => {
    expect(spoken(text)).toEqual([
      expect.stringMatching(/^meaning\.en speaks of other versions .*: say only what is true in v0\.14$/),
      expect.stringMatching(/^meaning\.zh speaks of other versions/),
    ]);
  });

  it('that names a later version is refused', () => {
    expect(spoken('Gone with v0.15.0.')[0]).toBe('meaning.en names v0.15, which is later than v0.14');
  });

  it.each(['Not in v0.14.0.', 'The group is apps.example.org/v1alpha1.', 'From 1 to 65535.', '缺省为 0.8。'])(
    'may say: %s',
    (text) => {
      expect(spoken(text)).toEqual([]);
    },
  );

  it('is checked in texts alone, not in defaults or sources', () => {
    const messages: string[] = [];
    checkTimeless({default: 'v0.15.0'}, 'v0.14', '', (path) => messages.push(path));
    expect(messages).toEqual([]);
  });

  it('knows that v0.9 is older than v0.14', () => {
    expect(['v0.14', 'v0.9', 'v1.0', 'v0.10'].sort(compareVersions)).toEqual(['v0.9', 'v0.10', 'v0.14', 'v1.0']);
  });
});
