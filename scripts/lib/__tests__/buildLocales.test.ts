import {describe, expect, it} from 'vitest';
import {summaryOf} from '../buildLocales';

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
