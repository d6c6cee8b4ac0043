import {expect, it} from 'vitest';
import {llmsFiles} from '../server/llmsFiles';

const siteUrl = 'https://site.example';

function page(tag: string, route: string, title: string, category?: string) {
  return {tag, route, title, type: 'docs', categories: category ? [category] : [], tags: []} as const;
}

const sources = {
  siteTitle: 'Site',
  locale: 'zh',
  siteUrl,
  baseUrl: '/zh/',
  products: [
    {id: 'default', route: 'docs', entry: '/intro/'},
    {id: 'other', route: 'other', entry: '/'},
  ],
  indexes: [
    {tag: 'default'},
    {tag: 'new', pluginId: 'default', product: 'Tool', versionLabel: 'v2', isLatest: true},
    {tag: 'old', pluginId: 'default', product: 'Tool', versionLabel: 'v1'},
  ],
  pages: [
    page('new', '/zh/docs/a', 'A [b]', 'Guides'),
    {...page('new', '/zh/docs/intro/', 'Intro'), description: 'What Tool is.'},
    {...page('old', '/zh/docs/v1/a', 'Old A', 'Guides'), description: 'Not listed.'},
    page('default', '/zh/blog/post', 'Post'),
  ],
  texts: new Map([
    ['/zh/docs/a', '# A\n'],
    ['/zh/docs/intro/', '# Intro\n'],
    ['/zh/docs/v1/a', '# Old A\n'],
  ]),
};

it("lists a product's latest pages by category, its older versions, and the site's products", () => {
  expect(Object.fromEntries(llmsFiles(sources))).toEqual({
    'docs/llms.txt': `# Tool v2

> What Tool is.

## Guides

- [A \\[b\\]](https://site.example/zh/docs/a.md)

## 开始

- [Intro](https://site.example/zh/docs/intro/index.md): What Tool is.

## Tool v1

- [Old A](https://site.example/zh/docs/v1/a.md)
`,
    'docs/llms-full.txt': '# A\n\n# Intro\n',
    'llms.txt': `# Site

> 面向平台工程的开源工具，用于 Kubernetes 和云

## 产品

- [Tool v2](https://site.example/zh/docs/llms.txt): What Tool is.

## 博客和其他页面

- [Post](https://site.example/zh/blog/post.md)
`,
  });
});
