/** Routes as the site has them: some index pages end with a slash, versions have a dot, and both languages. */
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

/** 50 addresses, as the canonical links of their pages name them. */
export const routes = [...englishRoutes, ...englishRoutes.map((route) => `/zh${route}`)];

/** Path of the file that holds a page. */
export function pageFile(route: string): string {
  return `${route.replace(/\/$/, '')}/index.html`;
}

/** Forms in which the address of one page is typed, linked, or remembered. */
export function formsOf(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  const forms = [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];
  const withQuery = [`${bare}/?version=v0.14&q=a%20b`, `${bare}.html?x=1`, `${bare}/index.html?x=1`];
  // The home page has no name that could stand without a slash or before ".html".
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

/** The same build with `<page>.html` beside each `<page>/index.html`, for hosts that look up files only. */
export const siteFilesWithAliases: readonly string[] = [
  ...siteFiles,
  ...siteFiles
    .filter((file) => file.endsWith('/index.html') && file !== '/index.html')
    .map((file) => file.replace(/\/index\.html$/, '.html')),
];
