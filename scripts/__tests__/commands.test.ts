import {expect, it} from 'vitest';
import {copyProject} from './support/copyProject';

const project = copyProject('commands', {
  'scripts/data/searchQueries/hard/en.tsv': '',
});

const noBuild = 'build/ contains no site. Run "npm run build" first.\n';

it.each([
  ['check.ts', ['routes'], noBuild],
  ['serve.ts', ['--port', '3999'], noBuild],
  ['serve.ts', ['--dir=other'], noBuild.replace('build/', 'other/')],
  ['search-explain.ts', ['stack'], noBuild],
  ['check.ts', ['lockfile', 'link'], /^There is no check link\. Checks: lockfile, .*, html, /],
  ['check.ts', ['translations', '--stric'], "Unknown option '--stric'. Options: --strict.\n"],
  ['port.ts', ['--yess'], "Unknown option '--yess'. Options: --yes.\n"],
  ['bench-search.ts', ['--questions', 'easy'], /^There are no questions "easy"\. Sets: .*hard/],
])('%s %j says only what is wrong and fails', (script, args, message) => {
  const {status, output} = project.run(`scripts/${script}`, ...args);
  expect(output).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  expect(status).toBe(1);
});
