import {describe, expect, it} from 'vitest';
import {localesAtOnce, summaryOf} from '../buildLocales';

describe('summaryOf', () => {
  const english = {locale: 'en', label: 'English', code: 0, seconds: 12};
  const chinese = {...english, locale: 'zh', label: '简体中文', seconds: 11};

  it('reports how long each language took', () => {
    expect(summaryOf([english, chinese])).toBe('\nEnglish: built in 12 s\n简体中文: built in 11 s');
  });

  it.each([
    [1, 'failed after 12 s\n', 'Every problem is listed above'],
    [undefined, 'stopped after 12 s, because it did not finish\n', 'Delete node_modules/.cache'],
  ])('reports how a language failed and what to do: exit code %j', (code, result, advice) => {
    const summary = summaryOf([{...english, code}, chinese]);
    expect(summary).toContain(`English: ${result}`);
    expect(summary).toContain(advice);
  });
});

describe('localesAtOnce', () => {
  it.each([
    ['two cores and memory for both', 2, 8, {atOnce: 2, threads: 1}],
    ['four cores: two threads for each', 4, 8, {atOnce: 2, threads: 2}],
    ['memory for only one', 2, 4, {atOnce: 1, threads: 2}],
    ['hardly any memory', 2, 1, {atOnce: 1, threads: 2}],
    ['one core', 1, 16, {atOnce: 1, threads: 1}],
  ])('depends on the machine: %s', (_, cores, free, expected) => {
    expect(localesAtOnce(2, cores, free * 2 ** 30)).toEqual(expected);
  });
});
