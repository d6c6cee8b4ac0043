import {counted, formatFindings, type Finding} from '../../src/build/findings';

export type {Finding};

/** Those messages that apply, as findings about a whole file. */
export function fileFindings(
  file: string,
  rule: string,
  messages: readonly (string | false | undefined)[],
): Finding[] {
  return messages.flatMap((message) => (message ? [{file, line: 1, rule, message}] : []));
}

/** Scope and findings of a check. */
export interface CheckResult {
  /** What was checked, such as `46 pages, 1203 links`. */
  readonly checked: string;
  readonly findings: readonly Finding[];
  /** What was skipped, in a sentence. */
  readonly pending?: string;
}

interface CheckOptions {
  /** Whether to also report what must be fixed before a release. */
  readonly strict: boolean;
}

/** A check in `npm run check`. */
export interface Check {
  /** Name of the command: `npm run check:<name>`. */
  readonly name: string;
  readonly run: (options: CheckOptions) => CheckResult | Promise<CheckResult>;
}

/** Runs a check, prints its findings, and sets the exit code. */
export async function runCheck({name, run}: Check, options: CheckOptions): Promise<void> {
  const {checked, findings, pending} = await run(options);
  if (findings.length > 0) {
    console.log(formatFindings(findings));
    process.exitCode = 1;
  }
  console.log(
    `check:${name}: ${checked}; ${counted(findings.length, 'problem').replace(/^0 .*/, 'no problem')}`,
  );
  if (pending !== undefined) {
    console.log(`  ${pending}`);
  }
}
