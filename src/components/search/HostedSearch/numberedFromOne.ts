/** A row as DocSearch numbers it. */
interface NumberedRow {
  __autocomplete_id?: number;
}

/**
 * DocSearch tells the service the number of a row that is clicked as the place at which it stood. Numbers begin at 0,
 * places at 1, and of number 0 it says nothing.
 */
export function numberedFromOne(row: NumberedRow): void {
  const number = row.__autocomplete_id;
  if (number !== undefined) {
    row.__autocomplete_id = number + 1;
    // Once the click is over, the list goes by the number again.
    queueMicrotask(() => {
      row.__autocomplete_id = number;
    });
  }
}
