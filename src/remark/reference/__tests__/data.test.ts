import {describe, expect, it} from 'vitest';
import {parseData} from '../data/parse';
import {timelessFaults} from '../data/timeless';
import {source} from './fixture';

const place = {
  file: 'reference/kusion/v0.14/helm.json',
  product: 'kusion',
  version: 'v0.14',
  kind: 'helm',
} as const;

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

const faults = (value: unknown) =>
  parseData(JSON.stringify(value), place).problems.map(({message}) => message);

describe('a data file', () => {
  it('is reported with all problems at once', () => {
    expect(
      faults({
        ...good,
        chart: '',
        chartVersion: 14,
        extra: true,
        sources: [{...source, commit: 'abc', date: 'today'}],
        values: [
          {key: 'a', default: 1, meaning: {en: 'A.'}},
          {key: 'a', default: 2, meaning: good.values[0]?.meaning},
          'b',
        ],
      }),
    ).toEqual([
      'sources[0].commit must be a commit hash with 40 hexadecimal digits',
      'sources[0].date must be a date such as 2025-01-22',
      'chart is empty',
      'chartVersion expected string, received number',
      'values[0].meaning.zh is missing',
      'values[2] expected object, received string',
      'extra is not a known field',
    ]);
  });

  it.each([
    [good, undefined],
    [{...good, values: [good.values[0], good.values[0]]}, 'values[1].key "a" is listed twice'],
    [{...good, sources: []}, 'sources is empty: name the tag and commit that the facts were read from'],
    [{...good, sources: undefined}, 'sources is missing'],
    [[], 'the file expected object, received array'],
    [{...good, values: {}}, 'values expected array, received object'],
    [{...good, kind: 'cli'}, 'kind expected "helm"'],
  ])('is checked: %#', (value, message) => {
    expect(faults(value)[0]).toBe(message);
  });
});

it('names the line of each problem', () => {
  const content = JSON.stringify(
    {...good, chart: 7, values: [{key: 'a', default: 1, meaning: {en: 'A.'}}]},
    null,
    2,
  );
  const line = (text: string) => content.split('\n').findIndex((row) => row.includes(text)) + 1;
  expect(parseData(content, place).problems.map((problem) => [problem.line, problem.message])).toEqual([
    [line('"chart":'), 'chart expected string, received number'],
    [line('"meaning"'), 'values[0].meaning.zh is missing'],
  ]);
});

describe('a text in the data', () => {
  const spoken = (text: string) =>
    timelessFaults({meaning: {en: text, zh: text}}, 'v0.14').map(
      ({path, message}) => `${path.join('.')} ${message}`,
    );

  it.each([
    'Works from v0.6 on.',
    'Added in v0.5.5.',
    'Up to 0.13.2 it was a list.',
    'v0.6.4 起可写 *。',
    '自 v0.10 起默认打开。',
    'v0.3 之前不存在。',
  ])('must not mention history: %s', (text) => {
    expect(spoken(text)).toEqual([
      expect.stringMatching(/^meaning\.en mentions other versions .*: say only what is true in v0\.14$/),
      expect.stringMatching(/^meaning\.zh mentions other versions/),
    ]);
  });

  it('must not mention a later version', () => {
    expect(spoken('Gone with v0.15.0.')[0]).toBe('meaning.en mentions v0.15, which is later than v0.14');
  });

  it.each(['Not in v0.14.0.', 'The group is apps.example.org/v1alpha1.', 'From 1 to 65535.', '缺省为 0.8。'])(
    'may contain: %s',
    (text) => {
      expect(spoken(text)).toEqual([]);
    },
  );
});
