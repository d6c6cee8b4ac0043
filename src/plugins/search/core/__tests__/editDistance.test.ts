import fc from 'fast-check';
import {expect, it} from 'vitest';
import {editDistance} from '../editDistance';

/** Reference implementation: a table of the distances of all prefixes. */
function distanceByTable(a: string, b: string): number {
  const table: number[][] = [];
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 0; row <= a.length; row += 1) {
    table.push([]);
    for (let column = 0; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isExchanged =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const edits = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(row - 2, column - 2) + 1 : Infinity,
      );
      table[row]?.push(row + column === 0 ? 0 : edits);
    }
  }
  return at(a.length, b.length);
}

it('equals the reference implementation for words of up to 32 letters', () => {
  // Few letters, so that words have many letters in common.
  const word = fc.oneof(
    ...['ab', 'abcd'].map((letters) =>
      fc.string({unit: fc.constantFrom(...letters), minLength: 1, maxLength: 32}),
    ),
  );
  fc.assert(
    fc.property(word, word, fc.nat({max: 40}), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(distanceByTable(a, b), limit + 1));
    }),
    {numRuns: 2000},
  );
});
