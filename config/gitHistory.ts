import {execFileSync} from 'node:child_process';

/** Whether the checkout has its whole Git history; false without Git and in a shallow clone. */
export function hasFullGitHistory(): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.toString().trim() === 'false';
  } catch {
    return false;
  }
}
