/** Middle value of a list; the mean of the two middle values for an even count. */
export function median(values: readonly number[]): number {
  const half = values.length / 2;
  const middle = [...values].sort((a, b) => a - b).slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, value) => sum + value) / middle.length;
}

/**
 * Lays out rows as a plain-text table.
 *
 * @param head column titles
 * @param rows cells, one per title; numbers are right-aligned
 */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
