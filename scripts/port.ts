import fs from 'node:fs';
import path from 'node:path';
import {contentFolders} from '../config/contentSets';
import {counted} from '../src/build/findings';
import {originalOf} from '../src/remark/result/files';
import {projectDir} from './lib/projectDir';
import {readOptions} from './lib/readOptions';
import {runCommand} from './lib/runCommand';
import {ask, isInteractive} from './lib/terminal';
import type {Edit} from './port/core/edits';
import {planPort} from './port/plan';

const usage = 'Usage: npm run port -- <page> [--yes], such as docs/concepts/stack/overview.md';

function shortDiff({before, after}: Edit): string[] {
  const [old, made] = [before.trim().split('\n'), after.trim().split('\n')];
  return [
    ...old.filter((line) => !made.includes(line)).map((line) => `  - ${line}`),
    ...made.filter((line) => !old.includes(line)).map((line) => `  + ${line}`),
  ];
}

async function main(): Promise<void> {
  const {values, positionals} = readOptions({allowPositionals: true, options: {yes: {type: 'boolean'}}});
  const [page] = positionals;
  if (page === undefined || positionals.length > 1) {
    throw new Error(usage);
  }
  const plan = await planPort(path.relative(projectDir, path.resolve(page)).replaceAll(path.sep, '/'));
  console.log(`Changes of ${plan.page} in ${plan.origin}`);
  for (const {file, line, edit} of plan.steps) {
    console.log(['', `${file}:${line}`, ...shortDiff(edit)].join('\n'));
  }
  if (plan.byHand.length > 0) {
    console.log(['', 'Check these places by hand:', ...plan.byHand.map((place) => `  ${place}`)].join('\n'));
  }
  const scope = `${counted(plan.steps.length, 'change')} in ${counted(plan.texts.size, 'file')}`;
  if (plan.steps.length === 0) {
    console.log('\nNo other page has text to change.');
  } else if (values.yes || (isInteractive() && /^y(?:es)?$/i.test(await ask(`\nMake ${scope}? [y/N] `)))) {
    for (const [file, text] of plan.texts) {
      fs.writeFileSync(path.join(projectDir, file), text);
    }
    const changed = [plan.page, ...plan.texts.keys()].map((file) => originalOf(file, contentFolders()).page);
    const pages = [...new Set(changed)].join(' ');
    console.log(`\nMade ${scope}. Look at them with "git diff".`);
    console.log(`When the translations are right, record them: npm run translations -- --accept ${pages}`);
  } else {
    console.log(`\nNothing was written. Add --yes to make ${scope}.`);
  }
}

runCommand(main);
