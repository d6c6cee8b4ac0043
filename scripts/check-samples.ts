import {toolsOfMachine, type Tools} from './code-blocks/context';
import {findSampleFaults, samplesOfSite} from './code-blocks/verify';
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
      const pages = await samplesOfSite();
      const blocks = pages.reduce((sum, {samples}) => sum + samples.length, 0);
      return {
        checked: `${pages.length} pages, ${blocks} blocks`,
        pending: skippedBecause(tools),
        findings: findSampleFaults(pages, tools),
      };
    } finally {
      tools.kcl?.close();
    }
  },
};
