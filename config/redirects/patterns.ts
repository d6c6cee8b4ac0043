import {locales} from '../locales';
import {releasedVersions, versionedProducts} from '../versions';

/** A whole section that moved. */
export interface RedirectPattern {
  /** Path prefix with both slashes, without locale. */
  readonly from: string;
  /** Path prefix with both slashes or, if the rest of the path is dropped, a page. */
  readonly to: string;
  /** Whether the rest of the path is the same in the new section. */
  readonly keepsRest: boolean;
  /** Whether the old section also had other versions below its root. */
  readonly hasVersions?: boolean;
}

function moved(from: string, to: string): RedirectPattern {
  return {from, to, keepsRest: true};
}

const guideFolders = [
  'cloud-resources',
  'llm-ops',
  'observability',
  'production-practice-case',
  'secrets-management',
  'working-with-k8s',
] as const;

/** Sections that moved, most specific first. */
export const redirectPatterns: readonly RedirectPattern[] = [
  {...moved('/ctrlmesh/', '/controller-mesh/'), hasVersions: true},
  {...moved('/operating/', '/kuperator/'), hasVersions: true},
  // Kuperator and Controller Mesh got their own sections, and Kusion's pages moved up.
  ...['', 'next/', 'v0.9/', 'v0.10/'].flatMap((version) => [
    moved(`/docs/${version}operating/`, '/kuperator/'),
    moved(`/docs/${version}ctrlmesh/`, '/controller-mesh/'),
    moved(`/docs/${version}kusion/`, `/docs/${version}`),
  ]),
  // The CLI guides got their own folder.
  ...['', 'next/'].flatMap((version) =>
    guideFolders.map((folder) =>
      moved(
        `/docs/${version}user-guides/${folder}/`,
        `/docs/${version}user-guides/using-kusion-cli/${folder}/`,
      ),
    ),
  ),
  // The model library and the language reference were removed.
  ...['kusion_kubernetes', 'kusion_models'].map((folder) => ({
    from: `/docs/reference/model/${folder}/`,
    to: '/docs/reference/modules/',
    keepsRest: false,
  })),
  {from: '/docs/reference/lang/', to: '/docs/configuration-walkthrough/kcl-basics', keepsRest: false},
  // Links of 2022 and 2023 have the language tag instead of the locale.
  ...locales
    .filter(({locale, htmlLang}) => locale !== htmlLang)
    .map(({htmlLang, path}) => moved(`/${htmlLang}/`, path)),
  // The latest version has no version in its path.
  ...versionedProducts.flatMap((product) =>
    releasedVersions(product)
      .slice(0, 1)
      .map((latest) => moved(`/${product.route}/${latest}/`, `/${product.route}/`)),
  ),
];
