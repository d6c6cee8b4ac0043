import type {Finding} from './report';

/** On more pages than this, a fault belongs to what the pages share. */
const sharedFrom = 5;

/** Findings with what many pages have in common told once, at the first of them. */
export function tellRepeatedOnce(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.message}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const files = new Set(group.map(({file}) => file)).size;
    return first && files > sharedFrom
      ? [{...first, message: `${first.message} (and on ${files - 1} more pages: a part they share)`}]
      : group;
  });
}
