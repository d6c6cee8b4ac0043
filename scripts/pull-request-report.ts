/**
 * `tsx scripts/pull-request-report.ts [--base <folder>]`: prints the comment on a pull request. Compares the build of this
 * checkout with that of another one in `<folder>`, if there is one. `SITE_ARTIFACT_URL` is where the built site can be
 * downloaded.
 */
import fs from 'node:fs';
import path from 'node:path';
import {contentFolders} from '../config/contentSets';
import {locales, translatedLocales} from '../config/locales';
import {filesBelow} from '../src/build/files';
import {readStatus} from '../src/plugins/translation-status/server/readStatus';
import {measurePages} from './bench/measurePages';
import {sourcesOf} from './lib/pages';
import {projectDir} from './lib/projectDir';
import {readOptions} from './lib/readOptions';
import type {Finding} from './lib/report';
import {findDebt} from './lib/translationFindings';
import {textStatuses} from './lib/translationRecords';
import {siteTexts} from './lib/uiTexts';
import {comparePage, type PageChange} from './pull-request/pageChange';
import {reportText, type BuildFigures} from './pull-request/reportText';

const {values: options} = readOptions({options: {base: {type: 'string'}}});

const runs = 3;

const measured = ['', 'docs/', 'docs/reference/commands/kusion-apply'];

async function figuresOf(siteDir: string): Promise<BuildFigures> {
  const build = path.join(siteDir, 'build');
  const pages = locales.flatMap(({path: prefix}) =>
    measured.map((route) => ({kind: 'page', route: prefix + route, hasSidebar: false})),
  );
  return {
    bytes: filesBelow(build).reduce((sum, file) => sum + fs.statSync(path.join(build, file)).size, 0),
    pages: await measurePages(siteDir, pages, runs),
  };
}

/** HTML of a page. `undefined` for a file that isn't a page of the app, such as a redirect. */
function readPage(build: string, file: string): string | undefined {
  const full = path.join(build, file);
  const html = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
  return html.includes('__docusaurus') ? html : undefined;
}

/** The part of a page that readers see. Found by patterns, because parsing thousands of pages would take minutes. */
function visiblePart(html: string | undefined): string | undefined {
  return html && /<title.*?<\/title>/s.exec(html)?.[0] + (/<main.*<\/main>/s.exec(html)?.[0] ?? '');
}

function changesSince(baseDir: string): PageChange[] {
  const [base, head] = [baseDir, projectDir].map((folder) => path.join(folder, 'build')) as [string, string];
  const files = new Set(
    [...filesBelow(base), ...filesBelow(head)].filter((file) => file.endsWith('index.html')),
  );
  const routes = [...files].map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  // The status page repeats what the report says about translations.
  const listed = routes.filter((route) => !route.endsWith('/translation-status'));
  return listed.sort().flatMap((route) => {
    const file = path.join(route, 'index.html');
    const [before, after] = [readPage(base, file), readPage(head, file)];
    return visiblePart(before) === visiblePart(after) ? [] : (comparePage(route, before, after) ?? []);
  });
}

/** Translations that are missing or stale here, and weren't in another checkout. */
async function translationDebt(baseDir: string | undefined): Promise<Finding[]> {
  const sets = contentFolders();
  const debts = await Promise.all(
    translatedLocales.map(async (locale) => {
      const statusesIn = async (siteDir: string) =>
        readStatus(siteDir, sets, await sourcesOf(locale, sets, siteDir));
      const texts = textStatuses(projectDir, locale, siteTexts(locale));
      const older = baseDir === undefined ? [] : findDebt(await statusesIn(baseDir));
      const isNew = ({file, rule}: Finding) => !older.some((old) => old.file === file && old.rule === rule);
      return findDebt(await statusesIn(projectDir), texts).filter(isNew);
    }),
  );
  return debts.flat();
}

async function main(): Promise<void> {
  const base =
    options.base !== undefined && fs.existsSync(path.join(options.base, 'build')) ? options.base : undefined;
  const text = reportText({
    changes: base === undefined ? undefined : changesSince(base),
    base: base === undefined ? undefined : await figuresOf(base),
    head: await figuresOf(projectDir),
    debt: await translationDebt(base),
    siteUrl: process.env.SITE_ARTIFACT_URL,
  });
  console.log(text);
}

void main();
