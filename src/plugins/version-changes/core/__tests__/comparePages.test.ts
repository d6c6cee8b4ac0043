import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../content-guard/server/parsePage';
import {blocksOf} from '../blocks';
import {comparer, maskOf, shareChanged, unitsOf, type Section} from '../comparePages';

const mask = maskOf(['v0.13', 'v0.14']);
const read = (source: string) =>
  blocksOf(parsePage(source), (line) => [{kind: 'text', text: `table of ${line}`}]);

function compare(before: string, after: string, locale = 'en'): Section[] {
  return comparer(locale, mask)(read(before), read(after));
}

/** Changes as text: `[-removed-]` and `{+added+}`, cells separated by a bar. */
function written(sections: readonly Section[]): string[] {
  return sections.flatMap(({parts}) =>
    parts.map(({cells}) =>
      cells
        .map((pieces) =>
          pieces
            .map(([change, text]) => (change === 0 ? text : change < 0 ? `[-${text}-]` : `{+${text}+}`))
            .join('')
            .replace(/ +(?=[-+][\]}])/g, '')
            .trim(),
        )
        .join(' | '),
    ),
  );
}

describe('the comparison of two versions of a page', () => {
  it('shows only the changed sentences of a paragraph', () => {
    expect(
      written(compare('It waits. It stops at errors.', 'It waits. You can go on. It stops at errors.')),
    ).toEqual(['It waits. {+You can go on.+}It stops at errors.']);
    expect(written(compare('它会等待。出错时停止。', '它会等待。你可以继续。出错时停止。', 'zh'))).toEqual([
      '它会等待。{+你可以继续。+}出错时停止。',
    ]);
  });

  it('shows the changed words of a sentence, or all of it if most words changed', () => {
    expect(
      written(compare('Kusion keeps the state in one file.', 'Kusion keeps all releases in one file.')),
    ).toEqual(['Kusion keeps [-the state-]{+all releases+} in one file.']);
    expect(
      written(compare('Kusion applies the plan at once.', 'Kusion asks you before the plan runs.')),
    ).toEqual(['[-Kusion applies the plan at once.-]{+Kusion asks you before the plan runs.+}']);
  });

  it('keeps code whole that looks like the end of a sentence', () => {
    expect(written(compare('It prints `release: 0.11` first.', 'It prints `release: 0.12` first.'))).toEqual([
      'It prints [-`release: 0.11`-]{+`release: 0.12`+} first.',
    ]);
  });

  it('compares code by line', () => {
    const code = (...lines: string[]) => ['```shell', ...lines, '```'].join('\n');
    expect(written(compare(code('cd app', 'kusion compile'), code('cd app', 'kusion generate')))).toEqual([
      'cd app\n[-kusion compile\n-]{+kusion generate\n+}',
    ]);
  });

  it('compares tables by row and cell, and identifies rows by their first cell', () => {
    const table = (...rows: string[]) => ['| Flag | Default |', '| --- | --- |', ...rows].join('\n');
    const sections = compare(
      table('| `--all` | |', '| `--watch` | `false` |', '| `--yes` | |'),
      table('| `--watch` | `true` |', '| `--yes` | |', '| `--timeout` | `0` |'),
    );
    expect(written(sections)).toEqual([
      '[-`--all`-] | ',
      '`--watch` | [-`false`-]{+`true`+}',
      '{+`--timeout`+} | {+`0`+}',
    ]);
    expect(sections[0]?.parts[1]?.head).toEqual(['Flag', 'Default']);
  });

  it('keeps unchanged sections without their text, and matches sections with a renamed heading', () => {
    const sections = compare(
      '# Page\n\nText.\n\n## First {/* #first */}\n\nOne.\n\n## Second part\n\nTwo.',
      '# Page\n\nText.\n\n## First {/* #first */}\n\nOne.\n\n## Second chapter\n\nTwo.',
    );
    expect(sections.map(({parts}) => parts.length)).toEqual([0, 0, 0]);
    expect(sections.map(({title}) => title.length)).toEqual([1, 1, 2]);
  });

  it('compares expanded directives and the descriptions of diagrams', () => {
    expect(written(compare('::cli-options{command="a"}', '::cli-options{command="b"}'))).toHaveLength(1);
    expect(
      written(compare('```diagram alt="One box."\na: A\n```', '```diagram alt="One box."\nb: A\n```')),
    ).toEqual([]);
  });

  it("ignores imports, tags, comments, link targets, and the page's version number", () => {
    expect(
      compare(
        "import Tabs from '@theme/Tabs'\n\n<Tabs>\n\nSee [it](./a.md) in v0.13.0. {/* note */}\n\n</Tabs>",
        'See [it](./b.md) in v0.14.2.',
      ).flatMap(({parts}) => parts),
    ).toEqual([]);
    expect(written(compare('Needs Go 0.13.', 'Needs Go 0.12.'))).toHaveLength(1);
  });
});

describe('the share of the text that changed', () => {
  const share = (before: string, after: string) =>
    shareChanged(read(before).flatMap(unitsOf), read(after).flatMap(unitsOf), mask);

  it('is the share of text in sentences that are in only one version', () => {
    expect(share('One two three. Four five six.', 'One two three. Nine zero ten.')).toBe(0.5);
    expect(share('Same text.', 'Same text.')).toBe(0);
    expect(share('All old.', 'Completely new.')).toBe(1);
  });

  it("ignores the order of sentences and the page's version number", () => {
    expect(share('Since v0.13. More.', 'More. Since v0.14.')).toBe(0);
    expect(share('Since v0.13. More.', 'More. Since v0.12.')).toBeGreaterThan(0);
  });
});
