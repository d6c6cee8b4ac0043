import {describe, expect, it} from 'vitest';
import {countProblems, summaryOf} from '../buildLocales';

describe('countProblems', () => {
  it('counts the lines that name a file, a line, and a rule', () => {
    const output = [
      '[INFO] [en] Creating an optimized production build...',
      '  docs/a.md:3 broken-link ./b.md does not exist',
      'i18n/zh/x/y.mdx:12 missing-image /img/c.svg does not exist',
      '    at async runCLI (/site/node_modules/cli.js:56:5)',
      '  2 problems',
    ].join('\n');
    expect(countProblems(output)).toBe(2);
  });
});

describe('summaryOf', () => {
  const english = {locale: 'en', label: 'English', isBuilt: true, seconds: 12, problems: 0};
  const chinese = {
    locale: 'zh',
    label: '简体中文',
    isBuilt: true,

    seconds: 11,
    problems: 0,
  };

  it('tells how long each language took', () => {
    expect(summaryOf([english, chinese])).toBe('\nEnglish: built in 12 s\n简体中文: built in 11 s');
  });

  it('tells which languages failed and with how many problems', () => {
    const summary = summaryOf([
      {...english, isBuilt: false, seconds: 3, problems: 1},
      {...chinese, isBuilt: false, seconds: 4, problems: 14},
    ]);
    expect(summary).toContain('English: failed after 3 s with 1 problem\n');
    expect(summary).toContain('简体中文: failed after 4 s with 14 problems\n');
    expect(summary).toContain('mend them and run the build again');
  });

  it('tells a failure without listed problems too', () => {
    const summary = summaryOf([{...english, isBuilt: false}]);
    expect(summary).toContain('English: failed after 12 s\n');
    expect(summary).toContain('The cause is printed above');
  });

  it('tells which languages did not end, and which stood still', () => {
    const summary = summaryOf([
      {...english, isBuilt: false, stopped: 'late', seconds: 900},
      {...chinese, isBuilt: false, stopped: 'still', seconds: 130},
    ]);
    expect(summary).toContain('English: stopped after 900 s: it did not end\n');
    expect(summary).toContain('简体中文: stopped after 130 s: it stood still, twice\n');
    expect(summary).toContain('Delete node_modules/.cache and run it again.');
  });
});
