/** Colors of a tool in one theme. */
interface ToolColors {
  /** Color of text, lines, and marks, readable on the page background and on the wash. */
  readonly hue: string;
  /** Background tint of the hue on which text is readable. */
  readonly wash: string;
}

/** A tool on the home page's line. The English texts are translated in `i18n/<locale>/products`. */
export interface Station {
  /** Position on the line, starting at 1. */
  readonly position: number;
  readonly verb: string;
  readonly what: string;
  readonly who: string;
  /** A picture of the tool's user interface, below the line. */
  readonly screen?: {
    /** Name in the list of pictures. */
    readonly name: string;
    readonly caption: string;
    /** Page where readers can try it, as a site path without locale. */
    readonly page: string;
  };
}

/** A tool, or a section with its own docs plugin instance. */
export interface Product {
  /** Docs plugin instance id. Docusaurus calls the first instance `default`. */
  readonly id: string;
  readonly label: string;
  /** Folder of the unreleased (or only) version, relative to the site. */
  readonly folder: string;
  /** First path segment, without slashes. */
  readonly route: string;
  /** Entry page of a version, relative to the version's root: `/` or a path with leading and trailing slash. */
  readonly entry: string;
  /** Label of the unreleased version. Absent for a section without versions. */
  readonly nextLabel?: string;
  /** Source repository, for links to code and releases. Absent for a section that isn't a tool. */
  readonly repository?: string;
  /** Name of the tool's color tokens, `--tool-<hue>` and `--wash-<hue>`. Absent for a section that isn't a tool. */
  readonly hue?: string;
  /** Values of these tokens. */
  readonly colors?: {readonly light: ToolColors; readonly dark: ToolColors};
  /** Absent for a section that isn't a tool. */
  readonly station?: Station;
}

/**
 * All products and sections, in the order of the navbar, footer, and home page. Docs plugin instances, version
 * dropdowns, search contexts, and edit links derive from this table.
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
    colors: {light: {hue: '#1b4fd6', wash: '#eaf0fd'}, dark: {hue: '#8db0ff', wash: '#182543'}},
    station: {
      position: 1,
      verb: 'Write and deliver',
      what: 'Describe an application in one file, and Kusion creates everything it needs.',
      who: 'For platform teams that offer self-service on Kubernetes and clouds.',
      screen: {
        name: 'resource-graph',
        caption:
          'Kusion’s developer portal shows what a stack runs and how its resources depend on each other.',
        page: '/docs/getting-started/getting-started-with-kusion-server/deliver-quickstart',
      },
    },
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
    colors: {light: {hue: '#0b7567', wash: '#e6f3f1'}, dark: {hue: '#5fd3c0', wash: '#112b2b'}},
    station: {
      position: 4,
      verb: 'Observe',
      what: 'Searches, audits, and maps the resources of all your clusters.',
      who: 'For everyone who needs to know what runs where, and how well.',
      screen: {
        name: 'insight',
        caption:
          'Karpor’s dashboard groups the resources of all your clusters by namespace or by labels you choose.',
        page: '/karpor/getting-started/quick-start',
      },
    },
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
    colors: {light: {hue: '#6b3fd4', wash: '#f0ebfc'}, dark: {hue: '#bba2ff', wash: '#231f42'}},
    station: {
      position: 2,
      verb: 'Operate Pods',
      what: 'Takes Pods out of traffic before it updates or replaces them.',
      who: 'For teams whose releases must not drop in-flight requests.',
    },
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
    colors: {light: {hue: '#a64b0c', wash: '#fbefe6'}, dark: {hue: '#ffb27a', wash: '#33241b'}},
    station: {
      position: 3,
      verb: 'Operate controllers',
      what: 'Adds sharding, rate limits, and canary releases to your operators without changing their code.',
      who: 'For teams whose operators have outgrown a single leader.',
    },
  },
  {
    id: 'community',
    label: 'Community',
    folder: 'community',
    route: 'community',
    entry: '/intro/',
  },
];
