import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolders, folderIn} from '../../config/contentSets';
import {products, type Product} from '../../config/products';
import {releasedVersions, versionsPrefix} from '../../config/versions';
import {readProjectFile as real} from '../lib/projectDir';
import {copyProject} from './support/copyProject';

const description = 'What this page is about, in a sentence that is long enough for a description.';
const chineseDescription =
  '用一句话说明本页的内容，长度要足够作为页面描述，所以这句话写得比平时要长一些，刚好超过四十个字。';
const page = (title: string, text: string) => `---\ntitle: ${title}\ndescription: ${text}\n---\n\n${text}\n`;

/** An entry page in the unreleased and the latest version of a product, in both languages. */
function contentOf(product: Product): [string, string][] {
  const [latest] = releasedVersions(product);
  const prefix = versionsPrefix(product);
  const own = docsFolders(product).slice(0, latest === undefined ? 1 : 2);
  const name = `${product.entry.slice(1)}index.md`;
  const pages = own.flatMap((folder): [string, string][] => {
    const label = {message: folder.folder === product.folder ? (product.nextLabel ?? '最新') : latest};
    const chinese = folderIn(folder, 'zh');
    return [
      [`${folder.folder}/${name}`, page(product.label, description)],
      [`${chinese}/${name}`, page(product.label, chineseDescription)],
      [`${chinese}.json`, JSON.stringify({'version.label': label})],
    ];
  });
  return latest === undefined
    ? pages
    : [
        ...pages,
        [`${prefix}versions.json`, JSON.stringify([latest])],
        [
          `${prefix}versioned_sidebars/version-${latest}-sidebars.json`,
          real('karpor_versioned_sidebars/version-v0.6-sidebars.json'),
        ],
      ];
}

const zh = 'i18n/zh/docusaurus-plugin-content';
const [karpor] = products.filter(({id}) => id === 'karpor');
const former = (karpor && releasedVersions(karpor)[0]) ?? '';
/** The version of Karpor to release. */
const latest = karpor?.nextLabel ?? '';
const next = latest.replace(/\d+$/, (minor) => String(Number(minor) + 1));
const questions = 'class\tfrom\tquery\texpected\nkeyword\tdefault\tKusion\t/docs/\n';
const project = copyProject('scaffolds', {
  ...Object.fromEntries(products.flatMap(contentOf)),
  'config/contentGuard.ts': real('config/contentGuard.ts'),
  // A page that exists only in the former version of Karpor, and a page that moved.
  [`karpor_versioned_docs/version-${former}/gone.md`]: page('Gone', description),
  [`${zh}-docs-karpor/version-${former}/gone.md`]: page('旧页', chineseDescription),
  'config/redirects/redirects.tsv': [
    'from\tto\treason',
    '/karpor/old\t/karpor/gone\tpage moved',
    `/karpor/${former}\t/karpor/\tlatest release is served unversioned`,
    '',
  ].join('\n'),
  'blog/tags.yml': real('blog/tags.yml'),
  'blog/authors.yml': real('blog/authors.yml'),
  [`${zh}-blog/tags.yml`]: real(`${zh}-blog/tags.yml`),
  [`${zh}-blog/authors.yml`]: real(`${zh}-blog/authors.yml`),
  'src/pages/index.tsx': [
    "import {translate} from '@docusaurus/Translate';",
    "import useBaseUrl from '@docusaurus/useBaseUrl';",
    "import Layout from '@theme/Layout';",
    "import {MarkdownLink} from '@site/src/components/docs/MarkdownActions/MarkdownLink';",
    "import {ToolLine} from '@site/src/components/home/ToolLine';",
    'export default function Home() {',
    "  const description = translate({id: 'site.home.description', message: 'Home.'});",
    "  const link = <MarkdownLink route={useBaseUrl('/')} />;",
    '  const main = <main><h1>Home</h1><ToolLine /></main>;',
    '  return <Layout title="Home" description={description}>{link}{main}</Layout>;',
    '}',
    '',
  ].join('\n'),
  'src/pages/markdown-page.md': page('About', description),
  [`${zh}-pages/markdown-page.md`]: page('关于', chineseDescription),
  'scripts/data/expectedRoutes.json': '["/karpor/gone"]',
  'scripts/data/searchQueries/en.tsv': questions,
  'scripts/data/searchQueries/zh.tsv': questions,
});

/** Runs a scaffold with answers as options. */
function run(name: string, answers: Readonly<Record<string, string>>) {
  const options = Object.entries(answers).map(([option, answer]) => `--${option}=${answer}`);
  return project.run('scripts/new.ts', name, ...options);
}

/** All checks except the one for pictures, which the copy's pages don't show. */
const checksOfCopies = [
  'lockfile',
  'translations',
  'samples',
  'routes',
  'html',
  'head',
  'markdown',
  'search',
];

function expectDone({status, output}: ReturnType<typeof run>): string {
  expect(status, output).toBe(0);
  return output;
}

const texts = (title: string, chinese: string) => ({
  title,
  'title-zh': chinese,
  description,
  'description-zh': chineseDescription,
});

/** Product, path, kind, and other answers for each page to add. */
const pages: [string, string, string, Record<string, string>][] = [
  ['kusion', 'concepts/stack.md', 'concept', {'folder-label': 'Concepts', 'folder-label-zh': '概念'}],
  ['kusion', 'concepts/parts.md', 'overview', {}],
  ['kusion', 'concepts/faq.md', 'faq', {}],
  ['kusion', 'concepts/start.md', 'tutorial', {}],
  ['kusion', 'concepts/rename.mdx', 'how-to', {}],
  ['kusion', 'apply.md', 'command', {subject: 'kusion apply'}],
  ['kusion', 'mysql.md', 'module', {subject: 'mysql.MySQL'}],
  ['kusion', 'mysql-settings.md', 'workspace', {subject: 'mysql'}],
  ['kuperator', 'jobs.md', 'crd', {subject: 'OperationJob'}],
];

describe('the scaffolds', {timeout: 600_000}, () => {
  it('report all missing and wrong answers at once, and write nothing', () => {
    const {status, output} = run('page', {
      product: 'karpor',
      path: 'Bad Name.md',
      kind: 'conzept',
      title: 'Search',
    });
    expect(status).toBe(1);
    expect(output).toContain('--path is "Bad Name.md"');
    expect(output).toContain('--kind is "conzept", which doesn\'t exist. Did you mean "concept"?');
    expect(output).toContain('--title-zh is missing');
    expect(output).toContain('--description is missing');
    expect(run('page', {product: 'kusion', path: 'docs/stack.md'}).output).toContain('Leave out "docs/"');
    expect(run('page', {product: 'karpo'}).output).toContain('Did you mean "karpor"?');
    const moved = run('page', {
      product: 'community',
      path: 'index.md',
      kind: 'faq',
      ...texts('A', '一'),
      titel: 'B',
    });
    expect(moved.output).toContain('--titel is not an option here. Did you mean "title"');
    expect(fs.existsSync(path.join(project.folder, 'community/index.md'))).toBe(false);
  });

  it.each(pages)('add a page to %s: %s (%s)', (product, file, kind, others) => {
    const title = `The page ${file.replace(/\W/g, ' ')}`;
    const output = expectDone(
      run('page', {product, path: file, kind, ...texts(title, `页面 ${kind}`), ...others}),
    );
    expect(output).toContain('npm run routes:update');
  });

  it('add a post with a new tag and author', () => {
    const output = expectDone(
      run('post', {
        ...texts("What's new: pages", '新内容'),
        date: '2026-11-25',
        authors: 'kusionstack,ada',
        tags: 'kusion, releases',
        'tag-name': 'Releases',
        'tag-name-zh': '发布',
        'tag-description': 'What is new in the tools.',
        'tag-description-zh': '各工具的新内容。',
        'author-name': 'Ada',
        'author-name-zh': '艾达',
        'author-description': 'Writes about releases.',
        'author-description-zh': '撰写发布说明。',
        'author-url': 'https://github.com/ada',
      }),
    );
    expect(output).toContain('Look at /blog/2026-whats-new-pages');
  });

  it('add a product, and release a version of it and of another product', () => {
    const added = {
      id: 'beacon',
      label: 'Beacon',
      repository: 'https://github.com/KusionStack/beacon',
      verb: 'Signal',
      'verb-zh': '通知',
      what: "Tells you what isn't ready.",
      'what-zh': '告诉你哪些资源尚未就绪。',
      who: 'For operators.',
      'who-zh': '适合运维人员。',
    };
    expectDone(run('product', {...added, ...texts('Beacon overview', 'Beacon 概览')}));
    expectDone(run('version', {product: 'beacon', version: 'v0.1'}));
    const {output} = run('version', {product: 'karpor', version: 'v99.0'});
    expect(output).toContain(`--version is "v99.0", but the pages in karpor_docs describe ${latest}.`);
    expectDone(run('version', {product: 'karpor'}));
    expect(project.read('config/products.ts')).toContain(`nextLabel: '${next}'`);
    expect(project.read('karpor_versions.json')).toBe(`["${latest}", "${former}"]\n`);
    expect(project.read(`reference/karpor/${next}/cli.json`)).toContain('"sources"');
    expect(project.read('config/redirects/redirects.tsv').split('\n')).toEqual([
      'from\tto\treason',
      '/beacon/v0.1\t/beacon/\tlatest release is served unversioned',
      `/karpor/gone\t/karpor/${former}/gone\tnot at this address in ${latest}`,
      `/karpor/old\t/karpor/${former}/gone\tpage moved`,
      `/karpor/${latest}\t/karpor/\tlatest release is served unversioned`,
      '',
    ]);
  });

  it('leave a site that builds and passes all checks and linters', () => {
    expectDone(project.run('scripts/build.ts'));
    expectDone(project.run('scripts/check-routes.ts', '--update'));
    expectDone(project.run('scripts/check.ts', ...checksOfCopies));

    for (const command of [
      ['prettier', '--check', 'config', 'karpor_versions.json', 'beacon_versions.json'],
      ['markdownlint-cli2'],
      ['cspell', '--no-progress'],
      ['autocorrect', '--lint', '--quiet', 'i18n/zh'],
    ] as const) {
      const [name, ...args] = command;
      expectDone(project.runBinary(name, ...args));
    }

    const built = (file: string) => project.read(`build/${file}/index.html`);
    expect(built('docs/next/apply')).toContain('id="flag--dry-run"');
    expect(built('zh/docs/next/mysql')).toContain('id="attr-');
    expect(built('zh/docs/next/concepts/stack')).toContain('为什么需要');
    expect(built('kuperator/next/jobs')).toContain('id="field-spec-');
    expect(built('')).toMatch(/Beacon(?:<!-- -->)? <small>v0\.1<\/small>/);
    expect(built('zh')).toContain('告诉你哪些资源尚未就绪。');
    expect(built(`karpor/${former}/gone`)).toContain('Gone');
    expect(built('blog/authors/ada')).toContain('What&#x27;s new: pages');
  });
});
