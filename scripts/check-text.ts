import {findingLine, type Finding} from '../src/build/findings';
import {projectFiles, readProjectFile} from './lib/projectDir';

const binary = /\.(?:avif|ico|jpe?g|png|webp|woff2)$/;

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

if (require.main === module) {
  const files = projectFiles().filter((file) => !binary.test(file));
  const faults = files.flatMap((file) => findTextFaults(file, readProjectFile(file)));
  if (faults.length > 0) {
    console.error(faults.map(findingLine).join('\n'));
    process.exitCode = 1;
  }
}
