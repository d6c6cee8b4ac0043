import type {Finding} from '../types';

/** Findings by file, then line, then rule, each once. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map(
    findings.map((finding) => [
      `${finding.file}\0${finding.line}\0${finding.rule}\0${finding.message}`,
      finding,
    ]),
  );
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) || a.line - b.line || compare(a.rule, b.rule) || compare(a.message, b.message),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** One finding as a line that editors and terminals turn into a link. */
export function findingLine({file, line, rule, message}: Finding): string {
  return `${file}:${line} ${rule} ${message}`;
}

/** All findings, one a line, and their number. */
export function formatFindings(findings: readonly Finding[]): string {
  const count = findings.length === 1 ? '1 problem' : `${findings.length} problems`;
  return [...findings.map(findingLine), count].join('\n');
}
