import {expect, it} from 'vitest';
import {lastChanges} from '../lastChanges';

it('takes the newest day of each file', () => {
  const second = (day: string) => Date.parse(day) / 1000;
  const log = `\t${second('2026-01-03')}\n\na.md\n文.md\n\t${second('2026-01-04')}\n\nb.md\n\t${second('2026-01-02')}\n\na.md\nb.md\n`;
  expect([...lastChanges(log)]).toEqual([
    ['a.md', '2026-01-03'],
    ['文.md', '2026-01-03'],
    ['b.md', '2026-01-04'],
  ]);
});
