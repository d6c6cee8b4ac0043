import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {findingLine, type Finding} from '../src/build/findings';
import {projectDir, readProjectFile} from './lib/projectDir';

const leftOut = /\.(?:avif|ico|jpe?g|png|webp|woff2)$|^e2e\/sites\/|__fixtures__/;

/** Invisible characters, including CR, break searching, copying, and comparing text. Tabs are fine. */
const invisible = /(?!\t)[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** Invisible characters in a text, line by line. Prettier and markdownlint report trailing spaces. */
export function findTextFaults(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((content, index) => {
    const code = invisible.exec(content)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const message = `has the invisible character U+${code}: delete it`;
    return code === undefined ? [] : [{file, line: index + 1, rule: 'text', message}];
  });
}

/** Tracked and new text files, except fixtures, which may have intentional errors. */
function projectFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, {cwd: projectDir, encoding: 'utf8'})
    .split('\0')
    .filter((file) => file !== '' && !leftOut.test(file) && fs.existsSync(path.join(projectDir, file)));
}

if (require.main === module) {
  const faults = projectFiles().flatMap((file) => findTextFaults(file, readProjectFile(file)));
  if (faults.length > 0) {
    console.error(faults.map(findingLine).join('\n'));
    process.exitCode = 1;
  }
}
