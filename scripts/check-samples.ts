import {checkPages, contextOf} from './code-blocks/checkPages';
import {referenceOfSite, samplesOfSite} from './code-blocks/site';
import {findStaleResults} from './code-blocks/staleResults';
import {toolsOfMachine} from './code-blocks/tools';
import {findMarkDifferences} from './code-blocks/twins';
import type {Tools} from './code-blocks/types';
import {projectDir} from './lib/projectDir';
import {runChecks, type Check} from './lib/report';

function skippedBecause(
  {bash, gofmt, kcl}: Tools,
  languages: ReadonlyMap<string, number>,
): string | undefined {
  const missing = [
    ...(bash
      ? []
      : [`the syntax of ${languages.get('shell') ?? 0} shell blocks, because bash is not installed`]),
    ...(kcl
      ? []
      : [
          `${languages.get('kcl') ?? 0} KCL blocks, because @kcl-lang/lib-linux-x64-gnu is not installed (it exists for Linux on x64)`,
        ]),
    ...(gofmt ? [] : [`${languages.get('go') ?? 0} Go blocks, because gofmt is not installed`]),
  ];
  return missing.length === 0 ? undefined : `Skipped: ${missing.join('; ')}.`;
}

/** Every code block of every page works in the version that the page documents. */
export const samplesCheck: Check = {
  name: 'samples',
  async run() {
    const tools = toolsOfMachine();
    try {
      const context = {reference: referenceOfSite(), tools};
      const {pages, originals, twins} = await samplesOfSite();
      const languages = new Map<string, number>();
      for (const {language} of pages.flatMap(({samples}) => samples)) {
        languages.set(language, (languages.get(language) ?? 0) + 1);
      }
      const counts = [...languages]
        .sort(([, a], [, b]) => b - a)
        .map(([name, count]) => `${count} ${name || 'unnamed'}`);
      return {
        checked: `${pages.length} pages, blocks: ${counts.join(', ')}`,
        pending: skippedBecause(tools, languages),
        findings: [
          ...(await checkPages(pages, context)),
          ...twins.flatMap(([original, translation]) => findMarkDifferences(original, translation)),
          ...originals.flatMap((page) => findStaleResults(projectDir, page, contextOf(page, context))),
        ],
      };
    } finally {
      tools.kcl?.close();
    }
  },
};

if (require.main === module) {
  void runChecks([samplesCheck]);
}
