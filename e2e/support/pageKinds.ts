/** A sample page for each kind. */
interface PageKind {
  readonly name: string;
  /** Path without the locale prefix. */
  readonly path: string;
  /** Whether the host returns a 404. */
  readonly isUnknown?: boolean;
}

/** Every kind of page on the site. Site-wide tests visit these. */
export const pageKinds: readonly PageKind[] = [
  {name: 'home', path: '/'},
  {name: 'markdown page', path: '/markdown-page'},
  {name: 'search page', path: '/search'},
  {name: 'Kusion doc page', path: '/docs'},
  {name: 'Karpor doc page', path: '/karpor'},
  {name: 'doc page of an unreleased version', path: '/controller-mesh/next/intro'},
  {name: 'doc page without versions', path: '/community/intro'},
  {name: 'changes in a version', path: '/karpor/changes/v0.6'},
  {name: 'all versions', path: '/versions'},
  {name: 'blog list', path: '/blog'},
  {name: 'post', path: '/blog/2022-learn-from-scale-practice'},
  {name: 'blog archive', path: '/blog/archive'},
  {name: 'tag list', path: '/blog/tags'},
  {name: 'tag page', path: '/blog/tags/kusion'},
  {name: 'author list', path: '/blog/authors'},
  {name: 'author page', path: '/blog/authors/kusionstack'},
  {name: 'unknown address in a product', path: '/karpor/no-such-page', isUnknown: true},
];

/** Locales with their path prefixes. */
export const localePrefixes = {en: '', zh: '/zh'} as const;

/** All kinds of pages in all languages. */
export const pagesInAllLocales = (Object.keys(localePrefixes) as (keyof typeof localePrefixes)[]).flatMap(
  (locale) => pageKinds.map((kind) => ({...kind, locale, address: `${localePrefixes[locale]}${kind.path}`})),
);
