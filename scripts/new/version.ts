import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {docsFolders, folderIn, type ContentFolder} from '../../config/contentSets';
import {products, type Product} from '../../config/products';
import {mainRoute, versionsPrefix} from '../../config/versions';
import {filesBelow} from '../../src/build/files';
import {twinOf} from '../../src/plugins/page-twins/core/twinOf';
import {movedPagesFile, readMovedPages} from '../../src/plugins/page-twins/server/readMovedPages';
import {docusaurusCommand} from '../lib/docusaurusCommand';
import {projectDir, projectFileExists, readProjectFile} from '../lib/projectDir';
import {isIndexPage, versionPages} from '../lib/versionPages';
import type {Draft} from './draft';
import type {Interview} from './interview';
import {askForProduct, other} from './texts';

const redirectTable = 'config/redirects/redirects.tsv';

/** Redirects for the addresses that the release removes, and the addresses of all pages after it. */
async function movedAddresses(product: Product, version: string) {
  const versions = await versionPages(product);
  const [next, former] = versions;
  const table = readMovedPages(projectDir, product.id);
  const base = `/${product.route}`;
  const rows = new Map([
    [`${base}/${version}`, [mainRoute(product), 'latest release is served unversioned']],
  ]);
  const pages = new Set<string>();
  for (const [route, file] of former?.files ?? []) {
    const old = `${base}/${former?.name}/${route}`;
    pages.add(old.replace(/\/$/, ''));
    if (next && !next.files.has(route)) {
      const twin = twinOf(table, route, former?.name ?? '', 'current');
      const target = twin === undefined ? undefined : next.files.get(twin);
      const to = target === undefined ? old : `${base}/${twin}`;
      const end = isIndexPage(target ?? file) && !to.endsWith('/') ? '/' : '';
      rows.set(`${base}/${route}`, [to + end, `not at this address in ${version}`]);
    }
  }
  if (former && !former.files.has('')) {
    const entry = `${base}/${former.name}${product.entry}`;
    rows.set(`${base}/${former.name}`, [entry, 'version root has no page']);
  }
  for (const route of next?.files.keys() ?? []) {
    pages.add(`${base}/${route}`.replace(/\/$/, ''));
  }
  return {rows, pages};
}

/** Adds rows to the table of redirects, removes rows at the address of a page, and resolves chains. */
function withRedirects(text: string, {rows, pages}: Awaited<ReturnType<typeof movedAddresses>>): string {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const kept = lines.flatMap((line) => {
    const [from = '', to = '', reason = ''] = line.split('\t');
    const [moved] = rows.get(to.replace(/\/$/, '')) ?? [];
    const bare = from.replace(/\/$/, '');
    return pages.has(bare) || rows.has(bare) ? [] : [[from, moved ?? to, reason].join('\t')];
  });
  const added = [...rows].map(([from, [to, reason]]) => [from, to, reason].join('\t'));
  return `${[head, ...[...kept, ...added].sort((a, b) => (a < b ? -1 : 1))].join('\n')}\n`;
}

/** Adds a column for a version to the table of moved pages, with the routes of the unreleased version. */
function withColumn(text: string, version: string): string {
  return text.replace(/^([^\t\n]+\t)([^\t\n]+)/gm, (_, topic: string, cell: string) =>
    [topic + cell, cell === 'current' ? version : cell].join('\t'),
  );
}

/** Changes the label of a product's unreleased version in the table of products. */
function withNextLabel(text: string, {id, nextLabel}: Product, next: string): string {
  const at = text.indexOf(`id: '${id}'`);
  const row = text.slice(at);
  return (
    text.slice(0, at) +
    (nextLabel === undefined
      ? row.replace(/entry: .*\n/, (entry) => `${entry}    nextLabel: '${next}',\n`)
      : row.replace(`nextLabel: '${nextLabel}'`, `nextLabel: '${next}'`))
  );
}

const versionFault = (answer: string) =>
  /^v\d+\.\d+$/.test(answer) ? undefined : `is "${answer}"; it must look like v0.7.`;

/** Releases the unreleased version of a product. @returns what to do next */
export async function newVersion(interview: Interview, draft: Draft): Promise<string[]> {
  const {answers, finish} = interview;
  const tools = products.filter(({repository}) => repository !== undefined);
  const product = await askForProduct(interview, tools);
  const {id} = product;
  const {version} = await answers({
    version: {
      text: 'Version to release',
      fallback: product.nextLabel,
      fault: (answer) =>
        product.nextLabel !== undefined && answer !== product.nextLabel
          ? `is "${answer}", but the pages in ${product.folder} describe ${product.nextLabel}.`
          : versionFault(answer),
    },
  });
  const {next} = await answers({
    next: {
      text: 'Version that the unreleased pages describe from now on',
      fallback: version.replace(/\d+$/, (minor) => String(Number(minor) + 1)),
      fault: (answer) => (answer === version ? 'is the version to release.' : versionFault(answer)),
    },
  });
  finish();

  const moved = await movedAddresses(product, version);
  execFileSync(
    process.execPath,
    [docusaurusCommand, id === 'default' ? 'docs:version' : `docs:version:${id}`, version],
    {cwd: projectDir, stdio: ['ignore', 'ignore', 'inherit']},
  );
  draft.edit('config/products.ts', (text) => withNextLabel(text, product, next));
  draft.edit(redirectTable, (text) => withRedirects(text, moved));
  draft.edit(
    `${versionsPrefix(product)}versions.json`,
    (text) => `${JSON.stringify(JSON.parse(text)).replaceAll(',', ', ')}\n`,
  );
  if (projectFileExists(movedPagesFile(id))) {
    draft.edit(movedPagesFile(id), (text) => withColumn(text, version));
  }
  const chinese = folderIn(docsFolders(product)[0] as ContentFolder, other);
  draft.setTexts(`${chinese}.json`, {'version.label': next});
  draft.setTexts(`${path.posix.dirname(chinese)}/version-${version}.json`, {'version.label': version});
  const data = `reference/${path.posix.basename(product.repository ?? id)}`;
  const hasData = projectFileExists(`${data}/${next}`);
  const files = hasData ? [] : filesBelow(path.join(projectDir, data, version));
  for (const file of files) {
    draft.create(`${data}/${next}/${file}`, readProjectFile(`${data}/${version}/${file}`));
  }
  return [
    'See the copied pages with "git status".',
    'Run "npm run build". It lists the links that the release breaks, if any.',
    'Run "npm run routes:update", then "npm run check".',
    `Look at ${mainRoute(product)} and /${product.route}/next/ with "npm run serve".`,
    files.length > 0 &&
      `Set the tag of the release in ${data}/${version}. Document changes in ${next} in ${data}/${next}.`,
  ].flatMap((step) => step || []);
}
