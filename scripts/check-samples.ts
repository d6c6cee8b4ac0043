import type {Tools} from './code-blocks/context';
import {toolsOfMachine} from './code-blocks/context';
import {findStaleResults} from './code-blocks/results';
import {referenceOfSite, samplesOfSite} from './code-blocks/site';
import {checkPages, contextOf} from './code-blocks/verify';
import {projectDir} from './lib/projectDir';
import type {Check} from './lib/report';

function skippedBecause({gofmt, kcl}: Tools): string | undefined {
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
    const tools = toolsOfMachine();
    try {
      const context = {reference: referenceOfSite(), tools};
      const {originals, translations} = await samplesOfSite();
      const pages = [...originals, ...translations];
      const blocks = pages.reduce((sum, {samples}) => sum + samples.length, 0);
      return {
        checked: `${pages.length} pages, ${blocks} blocks`,
        pending: skippedBecause(tools),
        findings: [
          ...checkPages(pages, context),
          ...originals.flatMap((page) => findStaleResults(projectDir, page, contextOf(page, context))),
        ],
      };
    } finally {
      tools.kcl?.close();
    }
  },
};
