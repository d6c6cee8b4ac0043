/** `tsx scripts/page-status.ts <file>`: prints the problems of a page as JSON. The panel of `npm start` shows them. */
import {contentFolders, folderIn, type ContentFolder} from '../config/contentSets';
import {locales} from '../config/locales';
import {sortFindings} from '../src/build/findings';
import type {SourcePage, SourceSite} from '../src/plugins/content-guard/types';
import {readStatus} from '../src/plugins/translation-status/server/readStatus';
import {siteContext} from './code-blocks/context';
import {samplesOf} from './code-blocks/samples';
import {findSampleFaults} from './code-blocks/verify';
import {sourcesOf} from './lib/pages';
import {projectDir} from './lib/projectDir';
import type {Finding} from './lib/report';
import {findDebt, findDifferences} from './lib/translationFindings';

const [page = ''] = process.argv.slice(2);

/** Translation problems of the page, and those that editing it causes in the other languages. */
function translationProblems(set: ContentFolder, site: SourceSite, twins: readonly string[]): Finding[] {
  const statuses = readStatus(projectDir, [set], site);
  const findings = [...findDifferences(site, statuses), ...(site.isDefaultLocale ? [] : findDebt(statuses))];
  return findings.filter(({file}) => twins.includes(file));
}

function sampleProblems(pages: readonly SourcePage[], locale: string): Finding[] {
  const context = siteContext();
  const samples = pages.map((page) => samplesOf(page, locale));
  const findings = findSampleFaults(samples, context);
  context.kcl?.close();
  return findings;
}

async function main(): Promise<void> {
  for (const set of contentFolders()) {
    const folders = locales.map(({locale}) => ({locale, folder: folderIn(set, locale)}));
    const own = folders.find(({folder}) => page.startsWith(`${folder}/`));
    if (own) {
      const twins = folders.map(({folder}) => folder + page.slice(own.folder.length));
      const findings = await Promise.all(
        folders.map(async ({locale}) => {
          const site = await sourcesOf(locale, [set]);
          const pages = locale === own.locale ? site.pages.filter(({file}) => file === page) : [];
          return [...translationProblems(set, site, twins), ...sampleProblems(pages, locale)];
        }),
      );
      console.log(JSON.stringify(sortFindings(findings.flat())));
    }
  }
}

void main();
