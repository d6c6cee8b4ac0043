import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {findingLine, type Finding} from '../src/build/findings';
import {projectDir} from './lib/projectDir';

const leftOut = /\.(?:avif|ico|jpe?g|png|webp|woff2)$|^e2e\/sites\/|__fixtures__/;

/** Invisible characters break searching, copying, and comparing text; tabs are fine. */
const invisible = /(?!\t)[\p{Cc}\p{Cf}\u2028\u2029]/u;

function lineFaults(line: string): string[] {
  const text = line.replace(/\r$/, '');
  const code = invisible.exec(text)?.[0]?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return [
    ...(text === line ? [] : ['ends with a carriage return: save the file with LF line endings']),
    ...(code === undefined ? [] : [`has the invisible character U+${code}: delete it`]),
    ...(/[ \t\u3000]$/.test(text) ? ['ends with a space: delete it'] : []),
  ];
}

/** Invalid characters in a text, line by line. */
export function findTextFaults(file: string, text: string): Finding[] {
  const lines = text.split('\n');
  const finding = (line: number, message: string): Finding => ({file, line, rule: 'text', message});
  const faults = lines.flatMap((line, index) =>
    lineFaults(line).map((message) => finding(index + 1, message)),
  );
  const isEnded = text === '' || text.endsWith('\n');
  return isEnded ? faults : [...faults, finding(lines.length, 'does not end with a line feed: add one')];
}

/** Tracked and new text files, except fixtures, which may have intentional errors. */
function projectFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, {cwd: projectDir, encoding: 'utf8'})
    .split('\0')
    .filter((file) => file !== '' && !leftOut.test(file) && fs.existsSync(path.join(projectDir, file)));
}

if (require.main === module) {
  const faults = projectFiles().flatMap((file) =>
    findTextFaults(file, fs.readFileSync(path.join(projectDir, file), 'utf8')),
  );
  if (faults.length > 0) {
    console.error(faults.map(findingLine).join('\n'));
    process.exitCode = 1;
  }
}
