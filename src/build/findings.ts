/** A problem, with the file and line to fix. */
export interface Finding {
  /** Path relative to the site. */
  readonly file: string;
  readonly line: number;
  /** Name of the rule, such as `broken-link`. */
  readonly rule: string;
  readonly message: string;
}

/** A problem in at least this many files is reported once: it comes from a shared part, such as the footer. */
const sharedFrom = 5;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Findings by file, line, and rule, each once. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) || a.line - b.line || compare(a.rule, b.rule) || compare(a.message, b.message),
  );
}

/** Keeps only the first of the findings that many files share. */
export function mergeShared(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.message}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const files = new Set(group.map(({file}) => file)).size;
    return first && files >= sharedFrom
      ? [{...first, message: `${first.message} (on ${files} pages: look in the parts they share)`}]
      : group;
  });
}

/** One finding as `file:line rule message`; editors and terminals turn the start into a link. */
export function findingLine({file, line, rule, message}: Finding): string {
  return `${file}:${line} ${rule} ${message}`;
}

/** A number with a noun, such as `1 file` or `2 files`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** All findings, one per line, followed by their count. */
export function formatFindings(findings: readonly Finding[]): string {
  return [...sortFindings(findings).map(findingLine), counted(findings.length, 'problem')].join('\n');
}
