import {distance} from 'fastest-levenshtein';

/** Names in quotes, separated by commas. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** The end of an error message: up to three names that a misspelled one could mean, or all of them if there are few. */
export function hint(name: string, names: readonly string[]): string {
  const wanted = name.toLowerCase();
  const limit = Math.max(2, Math.ceil(wanted.length / 3));
  const near = names
    .map((candidate) => {
      const known = candidate.toLowerCase();
      return {candidate, cost: wanted !== '' && known.includes(wanted) ? 1 : distance(wanted, known)};
    })
    .filter(({candidate, cost}) => cost <= limit && cost < candidate.length)
    .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3);
  if (near.length > 0) {
    return `Did you mean ${near.map(({candidate}) => `"${candidate}"`).join(' or ')}?`;
  }
  return names.length > 0 && names.length <= 12
    ? `Allowed: ${quoted(names)}.`
    : `There are ${names.length} others.`;
}
