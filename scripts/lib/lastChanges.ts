import {execFileSync} from 'node:child_process';

/** Day of the last commit that changed each file of the project, by its path; `git log` lists the newest first. */
export function lastChanges(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('\t')) {
      day = new Date(Number(line.slice(1)) * 1000).toISOString().slice(0, 10);
    } else if (line !== '' && (days.get(line) ?? '') < day) {
      days.set(line, day);
    }
  }
  return days;
}

/** What Git knows of a folder, for `lastChanges`. */
export function readGitLog(folder: string): string {
  return execFileSync(
    'git',
    ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', 'log', '--format=%x09%ct', '--name-only'],
    {cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28},
  );
}
