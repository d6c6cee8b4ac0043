import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const projectDir = path.resolve(__dirname, '..');

interface Row {
  readonly line: string;
  readonly file: string;
  /** Titles from the outermost group to the test. */
  readonly titles: readonly string[];
}

function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes(' › '))
    .map((line) => {
      const [, subject = '', test = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      const [file = '', ...titles] = test.replaceAll('\\|', '|').replaceAll('`', '').split(' › ');
      return {line: subject, file, titles};
    });
}

/** String literals of a source file as patterns. A placeholder matches any text. */
function literalsOf(source: string): RegExp[] {
  const literals = source.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return literals.map((literal) => {
    const text = literal.slice(1, -1).replaceAll(/\\(['"`])/g, '$1');
    const parts = text.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}|%[sidjo]|\$[\w.]+/);
    return new RegExp(
      `^${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.*')}$`,
      's',
    );
  });
}

/** Excludes patterns that are nearly all wildcard, because they match every title. */
function isTelling(pattern: RegExp): boolean {
  return pattern.source.replaceAll('.*', '').length > 8;
}

function hasTitle(patterns: readonly RegExp[], title: string): boolean {
  return patterns.some((pattern) => isTelling(pattern) && pattern.test(title));
}

describe('CONFORMANCE.md', () => {
  const rows = rowsOf(fs.readFileSync(path.join(__dirname, 'CONFORMANCE.md'), 'utf8'));

  it('lists only existing tests', () => {
    const missing = rows.filter(({file, titles}) => {
      const absolute = path.join(projectDir, file);
      if (!fs.existsSync(absolute)) {
        return true;
      }
      const patterns = literalsOf(fs.readFileSync(absolute, 'utf8'));
      return !titles.every((title) => hasTitle(patterns, title));
    });
    expect(missing).toEqual([]);
    expect(rows.length).toBeGreaterThan(200);
  });

  it.each([2, 3, 4, 5, 7, 8, 9])('has rows for section %i of the specification', (section) => {
    expect(rows.some(({line}) => line.startsWith(`§${section} `))).toBe(true);
  });
});
