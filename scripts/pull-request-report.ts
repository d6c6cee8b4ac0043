/**
 * `tsx scripts/pull-request-report.ts [--base <folder>] [--runs <n>]`: prints the comment on a pull request. The build of this
 * checkout is compared with that of another one in `<folder>`; without it, nothing is compared. Lighthouse runs n times (3).
 *
 * `SITE_ARTIFACT_URL` is where the built site can be downloaded, `PREVIEW_ORIGIN` where it is served (http://localhost:3000).
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {contentFolders} from '../config/contentSets';
import {defaultLocale, locales} from '../config/locales';
import {filesBelow} from '../src/build/files';
import {readStatus} from '../src/plugins/translation-status/server/readStatus';
import {measurePages} from './bench/measurePages';
import {sourcesOf} from './lib/pages';
import {projectDir} from './lib/projectDir';
import {findDebt} from './lib/translationFindings';
import {textStatuses} from './lib/translationRecords';
import {readTextFiles, translatableTexts} from './lib/uiTexts';
import {comparePage, type PageChange} from './pull-request/pageChange';
import {reportText, type BuildFigures} from './pull-request/reportText';

const {values: options} = parseArgs({
  options: {base: {type: 'string'}, runs: {type: 'string', default: '3'}},
});

/** Pages that are measured, in every language. */
const measured = ['', 'docs/', 'docs/reference/commands/kusion-apply'];

async function figuresOf(siteDir: string): Promise<BuildFigures> {
  const build = path.join(siteDir, 'build');
  const pages = locales.flatMap(({path: prefix}) =>
    measured.map((route) => ({kind: 'page', route: prefix + route, hasSidebar: false})),
  );
  return {
    bytes: filesBelow(build).reduce((sum, file) => sum + fs.statSync(path.join(build, file)).size, 0),
    pages: await measurePages(siteDir, pages, Number(options.runs)),
  };
}

/** HTML of a page; nothing for a file that isn't a page of the app, such as a redirect. */
function readPage(build: string, file: string): string | undefined {
  const full = path.join(build, file);
  const html = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
  return html.includes('__docusaurus') ? html : undefined;
}

/** What readers see of a page, as a text to compare: parsing thousands of pages would take minutes. */
function visiblePart(html: string | undefined): string | undefined {
  return html && /<title.*?<\/title>/s.exec(html)?.[0] + (/<main.*<\/main>/s.exec(html)?.[0] ?? '');
}

function changesSince(baseDir: string): PageChange[] {
  const [base, head] = [baseDir, projectDir].map((folder) => path.join(folder, 'build')) as [string, string];
  const files = new Set(
    [...filesBelow(base), ...filesBelow(head)].filter((file) => file.endsWith('index.html')),
  );
  return [...files].sort().flatMap((file) => {
    const [before, after] = [readPage(base, file), readPage(head, file)];
    const route = `/${file.replace(/\/?index\.html$/, '')}`;
    return visiblePart(before) === visiblePart(after) ? [] : (comparePage(route, before, after) ?? []);
  });
}

/** Translations that are missing or stale, one line for each. */
async function translationDebt(): Promise<string[]> {
  const others = locales.filter(({locale}) => locale !== defaultLocale);
  const debts = await Promise.all(
    others.map(async ({locale}) => {
      const pages = readStatus(projectDir, contentFolders(), await sourcesOf(locale));
      const own = readTextFiles(path.join(projectDir, 'i18n', locale));
      return findDebt(pages, textStatuses(projectDir, locale, translatableTexts(locale), own));
    }),
  );
  return debts.flat().map(({file, message}) => `${file}: ${message}`);
}

async function main(): Promise<void> {
  const base =
    options.base !== undefined && fs.existsSync(path.join(options.base, 'build')) ? options.base : undefined;
  const text = reportText({
    changes: base === undefined ? [] : changesSince(base),
    base: base === undefined ? undefined : await figuresOf(base),
    head: await figuresOf(projectDir),
    debt: await translationDebt(),
    siteUrl: process.env.SITE_ARTIFACT_URL,
    origin: process.env.PREVIEW_ORIGIN || 'http://localhost:3000',
  });
  console.log(text);
}

void main();
