import {formatFindings, problemCount, type Finding} from '../../src/build/findings';

export type {Finding};

/** What a check looked at and what it found. */
export interface CheckResult {
  /** What was looked at, such as `46 pages, 1203 links`. */
  readonly checked: string;
  readonly findings: readonly Finding[];
  /** What was left out, in a sentence. */
  readonly pending?: string;
}

/** A check that `npm run check` runs. */
export interface Check {
  /** Name of the command: `npm run check:<name>`. */
  readonly name: string;
  readonly run: () => CheckResult | Promise<CheckResult>;
}

/** Runs checks one after the other, prints what they found, and sets the exit code. */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  for (const {name, run} of checks) {
    const {checked, findings, pending} = await run();
    if (findings.length > 0) {
      console.log(formatFindings(findings));
      process.exitCode = 1;
    }
    console.log(`check:${name}: ${checked}; ${problemCount(findings.length).replace(/^0 .*/, 'no problem')}`);
    if (pending !== undefined) {
      console.log(`  ${pending}`);
    }
  }
}
