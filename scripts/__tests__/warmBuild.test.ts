import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {digest} from '../../src/build/digest';
import {filesBelow} from '../../src/build/files';
import {projectDir} from '../lib/projectDir';
import {inBothLanguages, page, smallSite} from './support/smallSite';

// The folder's name has a space and Chinese characters, which must not matter.
const siteDir = smallSite('温 warm', {
  ...inBothLanguages(
    'docs/overview.md',
    page('Overview', '```diagram alt="A to B."\na: A\nb: B\na -> b: before\n```'),
    page('概览', '不变的内容。'),
  ),
  ...inBothLanguages('docs/edited.md', page('Edited', 'Before.'), page('改动', '之前。')),
  ...inBothLanguages('docs/apply.md', page('Apply', '::cli-options{command="kusion apply"}')),
  ...inBothLanguages('docs/program.md', page('Program', '```kcl title="main.k" result\na = 1\n```')),
  'docs/program.results/1.yaml': 'a: 1 # first\n',
});
fs.rmSync(path.join(siteDir, 'node_modules'), {recursive: true, force: true});

const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');

/** Changes a text in a file without changing its modification time. */
function change(name: string, from: string, to: string): void {
  const file = path.join(siteDir, name);
  const {atime, mtime} = fs.statSync(file);
  expect(read(name)).toContain(from);
  fs.writeFileSync(file, read(name).replace(from, to));
  fs.utimesSync(file, atime, mtime);
}

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
    // Stop a build that hangs, so that it fails only this test.
    {cwd: projectDir, encoding: 'utf8', env, timeout: 240_000, killSignal: 'SIGKILL'},
  );
  expect(status, stdout + stderr).toBe(0);
}

/** All files in a folder with their contents. */
function filesIn(folder: string): Record<string, string> {
  const files = filesBelow(path.join(siteDir, folder));
  return Object.fromEntries(
    files.map((file) => [file, fs.readFileSync(path.join(siteDir, folder, file), 'base64')]),
  );
}

/** Modification times of cached results, by file and language. */
function keptTimes(name: string): Record<string, number> {
  const folder = path.join(siteDir, 'node_modules/.cache', name);
  const files = filesBelow(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(files.map((file) => [file, fs.statSync(path.join(folder, file)).mtimeMs]));
}

/** What earlier builds have rendered and indexed, and keys of the pages that the content guard has read. */
const kept = () => ({
  pages: keptTimes('rendered-pages'),
  indexes: keptTimes('search-indexes'),
  scanned: Object.keys(JSON.parse(read('node_modules/.cache/content-guard/en.json')) as object),
});

/** Files in the second list that differ from the first. */
function changed<Value>(before: Readonly<Record<string, Value>>, after: Readonly<Record<string, Value>>) {
  return Object.keys(after).filter((file) => after[file] !== before[file]);
}

afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

it(
  'A build after edits has the same output as a clean build in another time zone and locale, but renders, checks, and indexes only what changed',
  {timeout: 800_000},
  () => {
    build('build');
    const before = kept();
    change('docs/edited.md', 'Before.', 'A word that was not there: pangolin.');
    change('reference/kusion/v0.15/cli.json', 'Approve without asking.', 'Approve at once, unasked.');
    change('reference/kusion/v0.15/cli.json', '跳过确认，直接执行。', '不等待确认，立即执行。');
    change('docs/program.results/1.yaml', '# first', '# again');
    build('build');
    const after = kept();
    build('fresh', {
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      TZ: 'Asia/Kathmandu',
      LC_ALL: 'et_EE.UTF-8',
    });

    const [warm, fresh] = [filesIn('build'), filesIn('fresh')];
    expect(Object.keys(warm).sort()).toEqual(Object.keys(fresh).sort());
    expect(changed(warm, fresh)).toEqual([]);
    const edited = read('build/docs/next/edited/index.html');
    expect(edited).toContain('pangolin');
    // Minified HTML would have no quotes.
    expect(edited).toContain('<html lang="en"');
    expect(read('build/docs/next/overview/index.html')).toContain('>before</text>');
    expect(read('build/docs/next/apply/index.html')).toContain('Approve at once, unasked.');
    expect(read('build/zh/docs/next/apply/index.html')).toContain('不等待确认，立即执行。');
    expect(read('build/zh/docs/next/program/index.html')).toContain('# again');
    expect(read('build/search-index-docs-default-current.json')).toContain('pangolin');
    expect(read('build/docs/changes/atom.xml')).toMatch(/<title>What changed in Kusion<.*\n.*<updated>2025-/);
    expect(read('build/licenses.txt')).toMatch(
      /^react-dom 19\.\d+\.\d+\nMIT\n\nMIT License\n\nCopyright \(c\) Meta/m,
    );
    expect(read('build/licenses.txt')).toMatch(/^infima \d.+\nMIT\n\nMIT License/m);
    const lists = Object.keys(warm).filter((file) => /sitemap|search-index/.test(file));
    expect(lists.filter((file) => read(`build/${file}`).includes('licenses.txt'))).toEqual([]);
    expect(lists.length).toBeGreaterThanOrEqual(4);

    const render = (route: string) => `en/${digest(`/docs/next/${route}`)}.json`;
    const rendered = changed(before.pages, after.pages);
    expect(rendered).toEqual(expect.arrayContaining(['edited', 'apply', 'program'].map(render)));
    expect(rendered).not.toContain(render('overview'));
    expect(Object.keys(before.pages)).toContain(render('overview'));
    expect(after.scanned.filter((key) => !before.scanned.includes(key))).toHaveLength(3);
    expect(changed(before.indexes, after.indexes)).toEqual([
      'en/docs-default-current.json',
      'zh/docs-default-current.json',
    ]);
  },
);
