import {describe, expect, it} from 'vitest';
import {collectPages, indexInfos, type AllContent} from '../collectPages';

const doc = (id: string, more: object = {}) => ({
  id,
  permalink: `/zh/docs/${id}`,
  title: id,
  tags: [],
  frontMatter: {},
  source: `@site/docs/${id}.md`,
  draft: false,
  unlisted: false,
  ...more,
});

const source = '@site/file.md';
const frontMatter = {keywords: ['team']};
const versions = [
  {
    versionName: 'current',
    label: 'v0.15',
    path: '/zh/docs/next',
    isLast: false,
    docs: [doc('next', {permalink: '/zh/docs/next/a'})],
    sidebars: {},
  },
  {
    versionName: 'v0.14',
    label: 'v0.14',
    path: '/zh/docs',
    isLast: true,
    docs: [
      doc('b', {tags: [{label: 'cli'}], description: 'About it', frontMatter: {keywords: ['shell']}}),
      doc('a'),
      doc('index'),
      doc('draft', {draft: true}),
      doc('hidden', {unlisted: true}),
    ],
    sidebars: {
      docs: [
        {
          type: 'category',
          label: '参考',
          link: {type: 'doc', id: 'index'},
          items: [
            {type: 'category', label: '命令', items: ['b', 'a'].map((id) => ({type: 'doc', id}))},
            {type: 'link', label: 'x', href: '/x'},
          ],
        },
      ],
    },
  },
];
const community = {
  versionName: 'current',
  label: 'Next',
  path: '/zh/community',
  isLast: true,
  docs: [],
  sidebars: {},
};
const post = (name: string, unlisted = false) => ({
  metadata: {
    permalink: `/zh/blog/${name}`,
    title: name,
    tags: [{label: 'KCL'}],
    description: 'Beginning of the post',
    frontMatter: {description: 'Own'},
    source,
    unlisted,
  },
});
const content: AllContent = {
  'docusaurus-plugin-content-docs': {
    default: {loadedVersions: versions},
    community: {loadedVersions: [community]},
  },
  'docusaurus-plugin-content-blog': {default: {blogPosts: [post('post'), post('hidden', true)]}},
  'docusaurus-plugin-content-pages': {
    default: [
      {type: 'jsx', permalink: '/zh/', source},
      {type: 'jsx', permalink: '/zh/search', source},
      {type: 'mdx', permalink: '/zh/markdown-page', title: 'About', description: 'Us', frontMatter, source},
      {type: 'mdx', permalink: '/zh/nameless', frontMatter, source},
      {type: 'mdx', permalink: '/zh/hidden', frontMatter, source, unlisted: true},
    ],
    none: null,
  },
};

describe('the pages of search', () => {
  const pages = collectPages(content, '/zh/search');

  it('are sorted by route, without drafts, unlisted pages, and hidden pages', () => {
    expect(pages.map(({route, tag}) => [route, tag])).toEqual([
      ['/zh/', 'default'],
      ['/zh/blog/post', 'default'],
      ['/zh/docs/a', 'docs-default-v0.14'],
      ['/zh/docs/b', 'docs-default-v0.14'],
      ['/zh/docs/index', 'docs-default-v0.14'],
      ['/zh/docs/next/a', 'docs-default-current'],
      ['/zh/markdown-page', 'default'],
      ['/zh/nameless', 'default'],
    ]);
  });

  it('have their categories in the language of the site, tags, keywords, types, and sources', () => {
    expect(pages.find(({route}) => route === '/zh/docs/b')).toEqual({
      route: '/zh/docs/b',
      tag: 'docs-default-v0.14',
      type: 'docs',
      title: 'b',
      categories: ['参考', '命令'],
      tags: ['cli'],
      keywords: ['shell'],
      description: 'About it',
      source: 'docs/b.md',
    });
    expect(pages.find(({type}) => type === 'blog')).toMatchObject({tags: ['KCL'], description: 'Own'});
    expect(pages[0]).toMatchObject({route: '/zh/', title: '', categories: []});
    expect(pages.at(-2)).toMatchObject({keywords: ['team'], description: 'Us'});
  });
});

it('the browser gets every index with its product and version', () => {
  const items = [
    {type: 'docSidebar', docsPluginId: 'default', label: 'Kusion'},
    {type: 'docSidebar', docsPluginId: 'community', label: '社区'},
  ];
  const infos = indexInfos(content, {siteConfig: {themeConfig: {navbar: {items}}}});
  expect(infos.map((info) => Object.values(info) as unknown[])).toEqual([
    ['default'],
    ['docs-default-current', 'default', 'Kusion', 'current', 'v0.15', false],
    ['docs-default-v0.14', 'default', 'Kusion', 'v0.14', 'v0.14', true],
    ['docs-community-current', 'community', '社区', 'current', '', true],
  ]);
});
