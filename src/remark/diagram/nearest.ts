function distance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
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

function nearest(name: string, known: readonly string[]): string | undefined {
  const near = known
    .map((candidate) => ({candidate, away: distance(name.toLowerCase(), candidate.toLowerCase())}))
    .filter(
      ({candidate, away}) =>
        away < candidate.length &&
        away <= Math.max(1, Math.round(Math.max(name.length, candidate.length) * 0.4)),
    )
    .sort((a, b) => a.away - b.away);
  return near[0]?.candidate;
}

/** Names as they stand in a message. */
export function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** A question to end a message with, empty when no known name is near. */
export function meant(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  return guess === undefined ? '' : ` Did you mean "${guess}"?`;
}
