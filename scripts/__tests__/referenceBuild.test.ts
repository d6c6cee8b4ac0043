import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {assembleSite} from '../lib/assembleSite';

const projectDir = path.resolve(__dirname, '../..');
const docusaurus = path.join(projectDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const products = `export const products = [{id: 'default', label: 'Kusion', folder: 'docs', route: 'docs', entry: '/', nextLabel: 'v0.15', repository: 'https://github.com/KusionStack/kusion'}];
export const versionedProducts = products;
`;

const page = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndescription: ${title}.\n${more}---\n\n${body}\n`;
const apply = '## Options {/* #options */}\n\n::cli-options{command="kusion apply"}';
const program = '## Program {/* #program */}\n\n```kcl title="main.k" result\na = 1\n```';

/** A site with one product and one page of options in each language. */
const files: readonly [string, string][] = [
  ['config/products.ts', products],
  ['config/footer.ts', "export const footer = () => ({copyright: 'Fixture'});\n"],
  ['src/pages/index.md', page('Home', 'Home.')],
  ['i18n/zh/docusaurus-plugin-content-pages/index.md', page('Home', 'Home.')],
  ['docs/apply.md', page('Apply', apply, 'slug: /\n')],
  ['i18n/zh/docusaurus-plugin-content-docs/current/apply.md', page('Apply', apply, 'slug: /\n')],
  ['docs/program.md', page('Program', program)],
  ['docs/program.results/1.yaml', 'a: 1 # first\n'],
  ['i18n/zh/docusaurus-plugin-content-docs/current/program.md', page('Program', program)],
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-build-'));

function assemble(name: string, extra: readonly (readonly [string, string])[] = []): string {
  const overlay = path.join(folder, name);
  for (const [file, text] of [...files, ...extra]) {
    fs.mkdirSync(path.join(overlay, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(overlay, file), text);
  }
  const siteDir = assembleSite(name, overlay);
  fs.rmSync(path.join(siteDir, 'src/pages/index.tsx'), {force: true});
  return siteDir;
}

const withCache = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: undefined};

function build(siteDir: string, locale: string): {status: number | null; lines: string[]} {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [docusaurus, 'build', siteDir, '--locale', locale],
    {encoding: 'utf8', env: withCache},
  );
  return {status, lines: `${stdout}${stderr}`.split('\n').map((line) => line.trim())};
}

/** Changes one text of a file without changing the time that it says it was changed at. */
function change(file: string, from: string, to: string): void {
  const {atime, mtime} = fs.statSync(file);
  const content = fs.readFileSync(file, 'utf8');
  expect(content).toContain(from);
  fs.writeFileSync(file, content.replace(from, to));
  fs.utimesSync(file, atime, mtime);
}

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

describe('a warm build', {timeout: 480_000}, () => {
  let siteDir: string;
  const html = (locale: '' | 'zh/', route = '') =>
    fs.readFileSync(path.join(siteDir, `build/${locale}docs/next/${route}index.html`), 'utf8');

  beforeAll(() => {
    siteDir = assemble('reference-fresh');
    expect(build(siteDir, 'en')).toMatchObject({status: 0});
    expect(build(siteDir, 'zh')).toMatchObject({status: 0});
  }, 480_000);

  it('shows a change of the data alone, even one with an old time, in both languages', () => {
    expect(html('')).toContain('Approve without asking.');
    expect(html('zh/')).toContain('不再询问，直接确认执行。');
    const data = path.join(siteDir, 'reference/kusion/v0.15/cli.json');
    change(data, 'Approve without asking.', 'Approve at once, unasked.');
    change(data, '不再询问，直接确认执行。', '直接确认，不再询问一次。');
    expect(build(siteDir, 'en')).toMatchObject({status: 0});
    expect(build(siteDir, 'zh')).toMatchObject({status: 0});
    expect(html('')).toContain('Approve at once, unasked.');
    expect(html('zh/')).toContain('直接确认，不再询问一次。');
  });

  it('shows a changed result of a program whose page did not change, in both languages', () => {
    expect(html('', 'program/')).toContain('# first');
    change(path.join(siteDir, 'docs/program.results/1.yaml'), '# first', '# again');
    expect(build(siteDir, 'en')).toMatchObject({status: 0});
    expect(build(siteDir, 'zh')).toMatchObject({status: 0});
    expect(html('', 'program/')).toContain('# again');
    expect(html('zh/', 'program/')).toContain('# again');
  });

  it('shows a change of the transform', () => {
    change(path.join(siteDir, 'src/remark/reference/words.ts'), "meaning: 'Meaning'", "meaning: 'Purport'");
    expect(build(siteDir, 'en')).toMatchObject({status: 0});
    expect(html('')).toContain('Purport');
  });
});

describe('a build of broken reference data and tables', {timeout: 240_000}, () => {
  const zh = 'i18n/zh/docusaurus-plugin-content-docs/current';
  const bad = page('Bad', '::cli-options{command="kusion aply"}\n\n::cli-option{command="kusion apply"}');
  const twice = page(
    'Twice',
    '::cli-options{command="kusion version"}\n\n::cli-options{command="kusion options"}',
  );
  const broken: readonly [string, string][] = [
    ['docs/bad.md', bad],
    [`${zh}/bad.md`, bad],
    ['docs/twice.md', twice],
    [`${zh}/twice.md`, twice],
    ['src/pages/about.md', page('About', '::schema{name="service.Service"}')],
    ['versions.json', '["v0.8"]\n'],
    [
      'versioned_sidebars/version-v0.8-sidebars.json',
      '{"docs": [{"type": "autogenerated", "dirName": "."}]}\n',
    ],
    ['versioned_docs/version-v0.8/apply.md', page('Apply', apply, 'slug: /\n')],
    [`i18n/zh/docusaurus-plugin-content-docs/version-v0.8/apply.md`, page('Apply', apply, 'slug: /\n')],
    ['reference/karpor/v0.6/helm.json', '{\n  "kind": "helm",\n  "chart": karpor\n}\n'],
  ];
  const ofPages = (docs: string, old: string) => [
    `${docs}/bad.md:6 reference-cli-options ::cli-options: Kusion v0.15 has no command "kusion aply". Nearest: "kusion apply"`,
    `${docs}/bad.md:8 reference-cli-option ::cli-option: is no directive; "::cli-options" is.`,
    `${docs}/twice.md:8 reference-cli-options the anchor "flag--help" is there already, from line 6`,
    `${old}/apply.md:9 reference-cli-options ::cli-options: the folder reference/kusion/v0.8 does not exist: versions with data are v0.9, v0.10`,
  ];

  it.each([
    [
      'en',
      [
        ...ofPages('docs', 'versioned_docs/version-v0.8'),
        'src/pages/about.md:6 reference-schema ::schema: stands on a page that belongs to no version',
      ],
    ],
    ['zh', ofPages(zh, 'i18n/zh/docusaurus-plugin-content-docs/version-v0.8')],
  ])('stops in %s with every fault at its line', (locale, expected) => {
    const {status, lines} = build(assemble('reference-broken', broken), locale);
    expect(status).toBe(1);
    const all = [
      'reference/karpor/v0.6/helm.json:3 reference-data is no JSON: it cannot have karpor here',
      ...expected,
    ];
    expect(all.filter((fault) => !lines.some((line) => line.startsWith(fault)))).toEqual([]);
  });
});
