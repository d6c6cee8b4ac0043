import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {filesBelow, writeFile} from '../../src/build/files';
import {assembleSite} from '../lib/assembleSite';
import {projectDir} from '../lib/projectDir';

const product = {id: 'default', label: 'Notes', folder: 'docs', route: 'docs', entry: '/'};
const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n# ${title}\n\n${text}\n`;
const chineseDocs = 'i18n/zh/docusaurus-plugin-content-docs/current';

// The folder's name has a space and Chinese characters, which must not matter.
const siteDir = assembleSite('温 warm');

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    writeFile(path.join(siteDir, file), text);
  }
}

write({
  'config/products.ts': `export const products = [${JSON.stringify(product)}];\nexport const versionedProducts = [];\n`,
  // By default, assembled sites have no content guard.
  'config/contentGuard.ts': fs.readFileSync(path.join(projectDir, 'config/contentGuard.ts'), 'utf8'),
  'config/footer.ts': "export const footer = () => ({copyright: 'Fixture'});\n",
  'src/pages/index.tsx': [
    "import Layout from '@theme/Layout';",
    'export default function Home() {',
    '  return <Layout title="Home" description="Home."><main><h1>Home</h1></main></Layout>;',
    '}',
    '',
  ].join('\n'),
  'docs/overview.md': page('Overview', '```diagram alt="A to B."\na: A\nb: B\na -> b: before\n```').replace(
    'title:',
    'slug: /\ntitle:',
  ),
  'docs/edited.md': page('Edited', 'Before.'),
  [`${chineseDocs}/overview.md`]: page('概览', '不变的内容。').replace('title:', 'slug: /\ntitle:'),
  [`${chineseDocs}/edited.md`]: page('改动', '之前。'),
});
fs.rmSync(path.join(siteDir, 'node_modules'), {recursive: true, force: true});

/** Stops a build that hangs, so that it fails only this test. */
const limited = {timeout: 240_000, killSignal: 'SIGKILL'} as const;

/** Builds both languages like `npm run build`, but without Git, because page dates come from it. */
function build(outDir: string, environment: Readonly<Record<string, string>> = {}): void {
  const env = {
    ...process.env,
    DOCUSAURUS_NO_PERSISTENT_CACHE: undefined,
    GIT_DIR: '/nowhere',
    ...environment,
  };
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', siteDir, '--out-dir', outDir],
    {cwd: projectDir, encoding: 'utf8', env, ...limited},
  );
  expect(status, stdout + stderr).toBe(0);
}

/** All files in a folder with their contents. */
function filesIn(folder: string): Record<string, string> {
  const files = filesBelow(folder);
  return Object.fromEntries(files.map((file) => [file, fs.readFileSync(path.join(folder, file), 'base64')]));
}

/** Modification times of cached results, by file and language. */
function keptTimes(name: string): Record<string, number> {
  const folder = path.join(siteDir, 'node_modules/.cache', name);
  const files = filesBelow(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(files.map((file) => [file, fs.statSync(path.join(folder, file)).mtimeMs]));
}

/** Keys of the pages that the content guard has read. */
function scannedPages(): string[] {
  const file = path.join(siteDir, 'node_modules/.cache/content-guard/en.json');
  return Object.keys(JSON.parse(fs.readFileSync(file, 'utf8')) as object);
}

/** Files in the second list that differ from the first. */
function changed<Value>(before: Readonly<Record<string, Value>>, after: Readonly<Record<string, Value>>) {
  return Object.keys(after).filter((file) => after[file] !== before[file]);
}

afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

describe('a build after editing one page', {timeout: 800_000}, () => {
  it('has the same output as a clean build in another time zone and locale, but renders, checks, and indexes only the changed page', () => {
    build('build');
    const before = {
      pages: keptTimes('rendered-pages'),
      indexes: keptTimes('search-indexes'),
      scanned: scannedPages(),
    };
    write({'docs/edited.md': page('Edited', 'A word that was not there: pangolin.')});
    build('build');
    const after = {
      pages: keptTimes('rendered-pages'),
      indexes: keptTimes('search-indexes'),
      scanned: scannedPages(),
    };
    build('fresh', {
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      TZ: 'Asia/Kathmandu',
      LC_ALL: 'et_EE.UTF-8',
    });

    const warm = filesIn(path.join(siteDir, 'build'));
    const fresh = filesIn(path.join(siteDir, 'fresh'));
    expect(Object.keys(warm).sort()).toEqual(Object.keys(fresh).sort());
    expect(changed(warm, fresh)).toEqual([]);
    expect(Object.keys(warm)).toEqual(
      expect.arrayContaining(['docs/edited/index.html', 'zh/docs/index.html']),
    );
    const html = fs.readFileSync(path.join(siteDir, 'build/docs/edited/index.html'), 'utf8');
    expect(html).toContain('pangolin');
    const overview = fs.readFileSync(path.join(siteDir, 'build/docs/index.html'), 'utf8');
    expect(overview).toContain('>before</text>');
    // Minified HTML would have no quotes.
    expect(html).toContain('<html lang="en"');
    const index = path.join(siteDir, 'build/search-index-docs-default-current.json');
    expect(fs.readFileSync(index, 'utf8')).toContain('pangolin');
    const licenses = fs.readFileSync(path.join(siteDir, 'build/licenses.txt'), 'utf8');
    expect(licenses).toMatch(/^react-dom 19\.\d+\.\d+\nMIT\n\nMIT License\n\nCopyright \(c\) Meta/m);
    expect(licenses).toMatch(/^infima \d.+\nMIT\n\nMIT License/m);
    const lists = Object.keys(warm).filter((file) => /sitemap|search-index/.test(file));
    expect(
      lists.filter((file) => fs.readFileSync(path.join(siteDir, 'build', file)).includes('licenses.txt')),
    ).toEqual([]);
    expect(lists.length).toBeGreaterThanOrEqual(4);
    expect(changed(before.pages, after.pages)).toHaveLength(1);
    expect(after.scanned.filter((key) => !before.scanned.includes(key))).toHaveLength(1);
    expect(changed(before.indexes, after.indexes)).toEqual(['en/docs-default-current.json']);
  });
});
