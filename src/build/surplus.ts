/**
 * Entries of a list that another one doesn't have, or has fewer of.
 *
 * @param others keys of the other list's entries
 */
export function surplus<Entry>(
  entries: readonly Entry[],
  others: readonly string[],
  keyOf: (entry: Entry) => string = String,
): Entry[] {
  const left = new Map<string, number>();
  for (const key of others) {
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return entries.filter((entry) => {
    const key = keyOf(entry);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}
