import fs from 'node:fs';
import path from 'node:path';
import {writeFile} from '../src/build/files';
import {siteContext, type Context} from './code-blocks/context';
import {staleResults} from './code-blocks/results';
import {findSampleFaults, samplesOfSite} from './code-blocks/verify';
import {projectDir} from './lib/projectDir';
import type {Check} from './lib/report';

function skippedBecause({gofmt, kcl}: Context): string | undefined {
  const missing = [
    ...(kcl ? [] : ['KCL blocks, because @kcl-lang/lib-linux-x64-gnu exists only for Linux on x64']),
    ...(gofmt ? [] : ['Go blocks, because gofmt is not installed']),
  ];
  return missing.length === 0 ? undefined : `Skipped: ${missing.join('; ')}.`;
}

/** Every code block works in the version that its page documents. */
export const samplesCheck: Check = {
  name: 'samples',
  async run() {
    const context = siteContext();
    try {
      const pages = await samplesOfSite();
      const blocks = pages.reduce((sum, {samples}) => sum + samples.length, 0);
      return {
        checked: `${pages.length} pages, ${blocks} blocks`,
        pending: skippedBecause(context),
        findings: findSampleFaults(pages, context),
      };
    } finally {
      context.kcl?.close();
    }
  },
};

/** Writes the missing and stale results of KCL programs that show one, and removes results without a program. */
async function updateResults(): Promise<void> {
  const context = siteContext();
  if (!context.kcl) {
    throw new Error('The KCL compiler is available only for Linux on x64. Run this command there.');
  }
  let count = 0;
  for (const page of await samplesOfSite()) {
    for (const {file, sample, yaml} of staleResults(projectDir, page, context)) {
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
  context.kcl.close();
  console.log(`samples:update: ${count} results written`);
}

if (require.main === module && process.argv.includes('--update')) {
  void updateResults();
}
