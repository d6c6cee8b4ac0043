import {formatFindings, sortFindings} from '../../src/plugins/content-guard/core/findings';
import type {Finding} from '../../src/plugins/content-guard/types';

export type {Finding};

/** What a check looked at and what it found. */
export interface CheckResult {
  /** What was looked at, such as `46 pages, 1203 links`. */
  readonly checked: string;
  readonly findings: readonly Finding[];
  /** What is not required yet, in a sentence. */
  readonly pending?: string;
}

/** A check that `npm run check` runs. */
export interface Check {
  /** Name of the command: `npm run check:<name>`. */
  readonly name: string;
  readonly run: () => CheckResult | Promise<CheckResult>;
}

/** Report of one check: its findings, one a line, then what was looked at. */
export function reportOf(name: string, {checked, findings, pending}: CheckResult): string {
  return [
    ...(findings.length === 0 ? [] : [formatFindings(sortFindings(findings))]),
    `check:${name}: ${checked}; ${findings.length === 0 ? 'no problem' : `${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}`}`,
    ...(pending === undefined ? [] : [`  ${pending}`]),
  ].join('\n');
}

/** Runs checks one after the other, prints what they found, and sets the exit code. */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  for (const {name, run} of checks) {
    const result = await run();
    console.log(reportOf(name, result));
    if (result.findings.length > 0) {
      process.exitCode = 1;
    }
  }
}
