import expectedRoutes from '../../../scripts/data/expectedRoutes.json';

/** Every address of the site in both languages, as in the canonical links. */
export const routes: readonly string[] = [...expectedRoutes, ...expectedRoutes.map((route) => `/zh${route}`)];

/** Path of a page's file. */
export function pageFile(route: string): string {
  return `${route.replace(/\/$/, '')}/index.html`;
}

/** All forms of a page's address that readers or links may use. */
export function formsOf(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  const forms = [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];
  const withQuery = [
    `${bare}?x=1`,
    `${bare}/?version=v0.14&q=a%20b`,
    `${bare}.html?x=1`,
    `${bare}/index.html?x=1`,
  ];
  // The home page has no form without a slash or with ".html".
  return [...forms, ...withQuery].filter((form) => form.startsWith('/'));
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
  '/docs/concepts/overview.md',
  '/zh/docs/index.md',
  '/docs/llms.txt',
  '/assets/js/main.0123abcd.js',
  '/assets/css/styles.0123abcd.css',
  '/zh/assets/js/main.0123abcd.js',
  '/img/logo.svg',
  '/img/social-card.png',
  '/zh/img/logo.svg',
];

/** Every page of a build, and a file of each other kind. */
export const siteFiles: readonly string[] = [...routes.map(pageFile), ...otherFiles];

/** The same build with `<page>.html` beside each `<page>/index.html`, for hosts that only serve files. */
export const siteFilesWithAliases: readonly string[] = [
  ...siteFiles,
  ...siteFiles
    .filter((file) => file.endsWith('/index.html') && file !== '/index.html')
    .map((file) => file.replace(/\/index\.html$/, '.html')),
];
