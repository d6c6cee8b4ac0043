import {versionedProducts} from '../products';
import {releasedVersions} from '../versions';

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
  readonly reason: string;
}

function moved(from: string, to: string, reason: string): RedirectPattern {
  return {from, to, keepsRest: true, reason};
}

function dropped(from: string, to: string, reason: string): RedirectPattern {
  return {from, to, keepsRest: false, reason};
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
  {...moved('/ctrlmesh/', '/controller-mesh/', 'section renamed'), hasVersions: true},
  {...moved('/operating/', '/kuperator/', 'section renamed'), hasVersions: true},
  ...['', 'next/', 'v0.9/', 'v0.10/'].flatMap((version) => [
    moved(`/docs/${version}operating/`, '/kuperator/', 'Kuperator got its own section'),
    moved(`/docs/${version}ctrlmesh/`, '/controller-mesh/', 'Controller Mesh got its own section'),
    moved(`/docs/${version}kusion/`, `/docs/${version}`, 'Kusion pages moved up'),
  ]),
  ...['', 'next/'].flatMap((version) => [
    ...guideFolders.map((folder) =>
      moved(
        `/docs/${version}user-guides/${folder}/`,
        `/docs/${version}user-guides/using-kusion-cli/${folder}/`,
        'CLI guides got their own folder',
      ),
    ),
  ]),
  ...['kusion_kubernetes', 'kusion_models'].map((folder) =>
    dropped(`/docs/reference/model/${folder}/`, '/docs/reference/modules/', 'model library removed'),
  ),
  dropped(
    '/docs/reference/lang/',
    '/docs/configuration-walkthrough/kcl-basics',
    'language reference removed',
  ),
  ...versionedProducts.flatMap((product) => {
    const [latest] = releasedVersions(product);
    return latest === undefined
      ? []
      : [
          moved(
            `/${product.route}/${latest}/`,
            `/${product.route}/`,
            'the latest version has no version in its path',
          ),
        ];
  }),
];
