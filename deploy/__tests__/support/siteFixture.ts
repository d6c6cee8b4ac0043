/** Routes like the real site's: index pages with a trailing slash, versions with a dot, and both languages. */
const englishRoutes = [
  '/',
  '/markdown-page',
  '/community/intro/',
  '/docs/',
  '/docs/concepts/overview',
  '/docs/what-is-kusion/kusion-vs-x',
  '/docs/next/',
  '/docs/next/concepts/overview',
  '/docs/v0.9/',
  '/docs/v0.9/intro/kusion-intro',
  '/docs/reference/commands/apply',
  '/docs/reference/commands/mod/init',
  '/karpor/',
  '/karpor/next/getting-started/overview',
  '/karpor/references/cli-commands/karpor',
  '/kuperator/introduction/',
  '/kuperator/next/introduction/',
  '/kuperator/manuals/collaset',
  '/controller-mesh/intro/',
  '/controller-mesh/started/install',
  '/controller-mesh/next/started/try',
  '/blog',
  '/blog/page/2',
  '/blog/tags/platform-engineering',
  '/blog/2022-learn-from-scale-practice',
];

/** 50 addresses, as in the canonical links of their pages. */
export const routes = [...englishRoutes, ...englishRoutes.map((route) => `/zh${route}`)];

/** Path of a page's file. */
export function pageFile(route: string): string {
  return `${route.replace(/\/$/, '')}/index.html`;
}

/** All forms of a page's address that readers or links may use. */
export function formsOf(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  const forms = [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];
  const withQuery = [`${bare}/?version=v0.14&q=a%20b`, `${bare}.html?x=1`, `${bare}/index.html?x=1`];
  // The home page has no form without a slash or with ".html".
  return [...forms, ...withQuery].filter((form) => form !== '' && !form.startsWith('.html'));
}

const otherFiles = [
  '/404.html',
  '/zh/404.html',
  '/sitemap.xml',
  '/zh/sitemap.xml',
  '/robots.txt',
  '/install.sh',
  '/scripts/install.ps1',
  '/manifest.webmanifest',
  '/search-index-default.json',
  '/zh/search-index-default.json',
  '/blog/rss.xml',
  '/assets/js/main.0123abcd.js',
  '/assets/css/styles.0123abcd.css',
  '/zh/assets/js/main.0123abcd.js',
  '/img/logo.svg',
  '/img/social-card.png',
  '/zh/img/logo.svg',
];

/** Every file of a small build. */
export const siteFiles: readonly string[] = [...routes.map(pageFile), ...otherFiles];

/** The same build with `<page>.html` beside each `<page>/index.html`, for hosts that only serve files. */
export const siteFilesWithAliases: readonly string[] = [
  ...siteFiles,
  ...siteFiles
    .filter((file) => file.endsWith('/index.html') && file !== '/index.html')
    .map((file) => file.replace(/\/index\.html$/, '.html')),
];
