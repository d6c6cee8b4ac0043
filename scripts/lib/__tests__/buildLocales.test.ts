import {describe, expect, it} from 'vitest';
import {summaryOf} from '../buildLocales';

describe('summaryOf', () => {
  const english = {locale: 'en', label: 'English', code: 0, output: '', seconds: 12};
  const chinese = {...english, locale: 'zh', label: '简体中文', seconds: 11};
  const output =
    'English\n  docs/a.md:3 broken-link ./b.md does not exist\n    at run (/site/cli.js:56:5)\n  1 problem';

  it('reports how long each language took', () => {
    expect(summaryOf([english, chinese])).toBe('\nEnglish: built in 12 s\n简体中文: built in 11 s');
  });

  it.each([
    [{code: 1, output}, 'failed after 12 s with 1 problem\n', 'Fix them and run the build again'],
    [{code: 1}, 'failed after 12 s\n', 'The cause is printed above'],
    [{code: undefined}, 'stopped after 12 s, because it did not finish\n', 'Delete node_modules/.cache'],
  ])('reports how a language failed and what to do: %j', (ended, result, advice) => {
    const summary = summaryOf([{...english, ...ended}, chinese]);
    expect(summary).toContain(`English: ${result}`);
    expect(summary).toContain(advice);
  });
});
