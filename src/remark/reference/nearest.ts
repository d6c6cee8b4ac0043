/** Number of letters to insert, drop, or change between two words. */
export function distance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, column) => column);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      current.push(
        Math.min(
          (previous[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** The names that could have been meant, best first, at most three. */
export function nearestNames(name: string, names: Iterable<string>): string[] {
  const wanted = name.toLowerCase();
  const limit = Math.max(2, Math.ceil(wanted.length / 3));
  return [...names]
    .map((candidate) => {
      const known = candidate.toLowerCase();
      return {candidate, cost: wanted !== '' && known.includes(wanted) ? 1 : distance(wanted, known)};
    })
    .filter(({cost}) => cost <= limit)
    .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

/** "Nearest: …", or all names where few, or how many there are. */
export function hint(name: string, names: readonly string[]): string {
  const near = nearestNames(name, names);
  const quoted = (list: readonly string[]) => list.map((entry) => `"${entry}"`).join(', ');
  if (near.length > 0) {
    return `Nearest: ${quoted(near)}.`;
  }
  return names.length > 0 && names.length <= 12 ? `There are ${quoted(names)}.` : `There are ${names.length} others.`;
}
