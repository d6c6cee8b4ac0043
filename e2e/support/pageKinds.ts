/** One page that stands for all pages of its kind. */
export interface PageKind {
  readonly name: string;
  /** Path without the locale's prefix. */
  readonly path: string;
  /** Whether the host answers that there is no such page. */
  readonly isUnknown?: boolean;
}

/** Every kind of page of the site; sweeps over the whole site visit these. */
export const pageKinds: readonly PageKind[] = [
  {name: 'home', path: '/'},
  {name: 'markdown page', path: '/markdown-page'},
  {name: 'search page', path: '/search'},
  {name: 'doc page of Kusion', path: '/docs'},
  {name: 'doc page of Karpor', path: '/karpor'},
  {name: 'doc page of Kuperator', path: '/kuperator/introduction'},
  {name: 'doc page of Controller Mesh', path: '/controller-mesh/concepts'},
  {name: 'doc page of an unreleased version', path: '/controller-mesh/next/started/install'},
  {name: 'doc page without versions', path: '/community/intro'},
  {name: 'list of posts', path: '/blog'},
  {name: 'post', path: '/blog/2021-kcl-intro'},
  {name: 'archive of posts', path: '/blog/archive'},
  {name: 'list of tags', path: '/blog/tags'},
  {name: 'posts of a tag', path: '/blog/tags/kusion'},
  {name: 'list of authors', path: '/blog/authors'},
  {name: 'posts of an author', path: '/blog/authors/kusionstack'},
  {name: 'unknown address', path: '/no/such/page', isUnknown: true},
  {name: 'unknown address below a product', path: '/karpor/no-such-page', isUnknown: true},
];

/** Locales with the prefix that their paths carry. */
export const localePrefixes = {en: '', zh: '/zh'} as const;

export type TestedLocale = keyof typeof localePrefixes;

/** All kinds of pages in all languages. */
export const pagesInAllLocales = (Object.keys(localePrefixes) as TestedLocale[]).flatMap((locale) =>
  pageKinds.map((kind) => ({...kind, locale, address: `${localePrefixes[locale]}${kind.path}`})),
);
