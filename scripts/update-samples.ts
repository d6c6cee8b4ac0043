import fs from 'node:fs';
import path from 'node:path';
import {writeFile} from '../src/build/files';
import {referenceOfSite, toolsOfMachine} from './code-blocks/context';
import {staleResults} from './code-blocks/results';
import {samplesOfSite} from './code-blocks/verify';
import {projectDir} from './lib/projectDir';

/** Writes the missing and stale results of KCL programs that show one, and removes results without a program. */
async function updateResults(): Promise<void> {
  const tools = toolsOfMachine();
  if (!tools.kcl) {
    throw new Error('The KCL compiler is available only for Linux on x64. Run this command there.');
  }
  const reference = referenceOfSite();
  let count = 0;
  for (const page of await samplesOfSite()) {
    for (const {file, sample, yaml} of staleResults(projectDir, page, {reference, tools})) {
      if (!sample) {
        fs.rmSync(path.join(projectDir, file));
        console.log(`removed ${file}`);
      } else if (yaml === undefined) {
        console.error(
          `${page.file}:${sample.line} does not compile. Run "npm run check:samples" for the reason.`,
        );
        process.exitCode = 1;
      } else {
        writeFile(path.join(projectDir, file), yaml);
        count += 1;
      }
    }
  }
  tools.kcl.close();
  console.log(`samples:update: ${count} results written`);
}

void updateResults();
