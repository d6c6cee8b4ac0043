import {expect, it} from 'vitest';
import {parseData} from '../data/parse';
import {source} from './fixture';

const file = 'reference/kusion/v0.14/helm.json';
const good = {
  sources: [source],
  chart: 'kusion',
  repository: 'https://example.org',
  chartVersion: '0.14.1',
  values: [{key: 'a', default: 1, meaning: {en: 'A.', zh: '甲。'}}],
};

const faults = (value: unknown) =>
  parseData(JSON.stringify(value), file).problems.map(({message}) => message);

it('reports all problems of a data file at once', () => {
  expect(
    faults({
      ...good,
      chart: '',
      chartVersion: 14,
      extra: true,
      sources: [{...source, commit: 'abc', date: 'today'}],
      values: [{key: 'a', default: 1, meaning: {en: 'A.'}}, 'b'],
    }),
  ).toEqual([
    'sources[0].commit: must be a commit hash with 40 hexadecimal digits',
    'sources[0].date: must be a date such as 2025-01-22',
    'chart: is empty',
    'chartVersion: Invalid input: expected string, received number',
    'values[0].meaning.zh: Invalid input: expected string, received undefined',
    'values[1]: Invalid input: expected object, received string',
    'the file: Unrecognized key: "extra"',
  ]);
});

it.each([
  [good, undefined],
  [{...good, values: [good.values[0], good.values[0]]}, 'values[1].key: "a" is listed twice'],
  [{...good, sources: []}, 'sources: is empty: name the tag and commit that the facts were read from'],
  [[], 'the file: Invalid input: expected object, received array'],
])('checks a data file: %#', (value, message) => {
  expect(faults(value)[0]).toBe(message);
});

it('names the line of each problem, also of a text that mentions a later version', () => {
  const meaning = {en: 'Not in v0.9 and v0.14.0, gone with v0.15.0.', zh: ''};
  const content = JSON.stringify({...good, chart: 7, values: [{key: 'a', default: 1, meaning}]}, null, 2);
  const line = (text: string) => content.split('\n').findIndex((row) => row.includes(text)) + 1;
  expect(parseData(content, file).problems.map((problem) => [problem.line, problem.message])).toEqual([
    [line('"chart":'), 'chart: Invalid input: expected string, received number'],
    [line('"zh"'), 'values[0].meaning.zh: is empty'],
    [line('"en"'), 'a text mentions v0.15, which is later than v0.14'],
  ]);
});
