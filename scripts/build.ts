import {spawn} from 'node:child_process';
import {locales} from '../config/locales';

/** Builds one locale in a process of its own. @returns the exit code. */
function buildLocale(locale: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('npx', ['docusaurus', 'build', '--locale', locale], {stdio: 'inherit'});
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

/** Builds all locales, the default one first because it empties the output folder. */
async function main(): Promise<void> {
  const failed: string[] = [];
  for (const {locale} of locales) {
    if ((await buildLocale(locale)) !== 0) {
      failed.push(locale);
    }
  }
  if (failed.length > 0) {
    console.error(`The build failed for: ${failed.join(', ')}. Every problem is listed above.`);
    process.exit(1);
  }
}

void main();
