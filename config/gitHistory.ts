import {execFileSync} from 'node:child_process';

/** Whether a checkout has its full Git history. False without Git and in a shallow clone. */
export function hasFullGitHistory(folder: string = __dirname): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.toString().trim() === 'false';
  } catch {
    return false;
  }
}
