interface Keyed {
  readonly key: string;
}

/**
 * A list that has grown while somebody reads it: everything down to the active row stays where it
 * is, and what is new comes below, in its own order.
 *
 * @param now rows that are shown.
 * @param next the better list, best first.
 * @param active index of the row that must not move; without one the better list is taken as it is.
 */
export function insertBelowActive<Row extends Keyed>(
  now: readonly Row[],
  next: readonly Row[],
  active: number | undefined,
): readonly Row[] {
  if (active === undefined) {
    return next;
  }
  const kept = now.slice(0, active + 1);
  const keys = new Set(kept.map(({key}) => key));
  const below = next.filter(({key}) => !keys.has(key));
  return [...kept, ...below].slice(0, Math.max(next.length, kept.length));
}
