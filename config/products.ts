/** One tool of the family, or a section that is served by its own docs plugin instance. */
export interface Product {
  /** Docs plugin instance id; `default` is Docusaurus' own name for the first instance. */
  readonly id: string;
  readonly label: string;
  /** Folder of the unreleased (or only) version, relative to the site. */
  readonly folder: string;
  /** First path segment, without slashes. */
  readonly route: string;
  /** Page on which a reader enters a version, below the version's root: `/` or a path with both slashes. */
  readonly entry: string;
  /** Label of the unreleased version; absent for a section without versions. */
  readonly nextLabel?: string;
  /** Source repository, for links to code and releases; absent for a section that is no tool. */
  readonly repository?: string;
  /** Name of the colour tokens `--tool-<hue>`; absent for a section that is no tool. */
  readonly hue?: string;
}

/**
 * Everything that is documented, in the order of navbar, footer, and home.
 * Docs plugin instances, version dropdowns, search contexts, and edit links derive from it.
 */
export const products: readonly [Product, ...Product[]] = [
  {
    id: 'default',
    label: 'Kusion',
    folder: 'docs',
    route: 'docs',
    entry: '/',
    nextLabel: 'v0.15',
    repository: 'https://github.com/KusionStack/kusion',
    hue: 'kusion',
  },
  {
    id: 'karpor',
    label: 'Karpor',
    folder: 'karpor_docs',
    route: 'karpor',
    entry: '/',
    nextLabel: 'v0.7',
    repository: 'https://github.com/KusionStack/karpor',
    hue: 'karpor',
  },
  {
    id: 'kuperator',
    label: 'Kuperator',
    folder: 'kuperator_docs',
    route: 'kuperator',
    entry: '/introduction/',
    nextLabel: 'v0.7',
    repository: 'https://github.com/KusionStack/kuperator',
    hue: 'kuperator',
  },
  {
    id: 'controller-mesh',
    label: 'Controller Mesh',
    folder: 'controller-mesh_docs',
    route: 'controller-mesh',
    entry: '/intro/',
    nextLabel: 'v0.2',
    repository: 'https://github.com/KusionStack/controller-mesh',
    hue: 'controller-mesh',
  },
  {
    id: 'community',
    label: 'Community',
    folder: 'community',
    route: 'community',
    entry: '/intro/',
  },
];

/** The products that are released in versions. */
export const versionedProducts: readonly Product[] = products.filter(
  (product) => product.nextLabel !== undefined,
);
