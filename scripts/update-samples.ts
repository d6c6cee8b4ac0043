import fs from 'node:fs';
import path from 'node:path';
import {resultsFolder} from '../src/remark/result/files';
import {contextOf} from './code-blocks/checkPages';
import {resultFilesOf, resultsOf} from './code-blocks/results';
import {referenceOfSite, samplesOfSite} from './code-blocks/site';
import {toolsOfMachine} from './code-blocks/tools';
import {projectDir} from './lib/projectDir';

/** Writes the results of all KCL programs that show theirs, and removes those that no program has any more. */
async function updateResults(): Promise<void> {
  const tools = toolsOfMachine();
  if (!tools.kcl) {
    console.error(
      'The KCL compiler is not installed: @kcl-lang/lib-linux-x64-gnu exists for Linux on x64 only. Run this command there.',
    );
    process.exitCode = 1;
    return;
  }
  const {originals} = await samplesOfSite();
  let count = 0;
  for (const page of originals) {
    const results = resultsOf(
      page.file,
      page.samples,
      contextOf(page, {reference: referenceOfSite(), tools}),
    );
    const wanted = new Set(results.map(({file}) => file));
    for (const file of resultFilesOf(projectDir, page.file).filter((kept) => !wanted.has(kept))) {
      fs.rmSync(path.join(projectDir, file));
      console.log(`removed ${file}`);
    }
    for (const {file, yaml, sample} of results) {
      if (yaml === undefined) {
        console.error(`${page.file}:${sample.line} does not compile: "npm run check:samples" says why.`);
        process.exitCode = 1;
      } else {
        fs.mkdirSync(path.join(projectDir, resultsFolder(page.file)), {recursive: true});
        fs.writeFileSync(path.join(projectDir, file), yaml);
        count += 1;
      }
    }
  }
  tools.kcl.close();
  console.log(`samples:update: ${count} results`);
}

void updateResults();
