import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {projectDir} from './lib/projectDir';
import {findTextFaults} from './lib/textFaults';

const leftOut = /\.(?:avif|ico|jpe?g|png|webp|woff2)$|^e2e\/sites\/|__fixtures__/;

/** Text files that are in Git or would be added, but for fixtures, which may hold faults on purpose. */
function projectFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectDir,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && !leftOut.test(file) && fs.existsSync(path.join(projectDir, file)));
}

const faults = projectFiles().flatMap((file) =>
  findTextFaults(fs.readFileSync(path.join(projectDir, file), 'utf8')).map(
    ({line, message}) => `${file}:${line} ${message}`,
  ),
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
