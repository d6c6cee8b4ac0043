import {translate} from '@docusaurus/Translate';

/** A link that is shown if its page exists. */
export interface Candidate {
  /** Site path without locale, or an external address. */
  readonly to: string;
  readonly label: string;
}

/** Where a reader starts: the first of these that exists. */
export const startCandidates = [
  '/docs/getting-started/getting-started-with-kusion-cli/deliver-quickstart',
  '/docs/',
] as const;

/** An entry point for one kind of reader. */
export interface Door {
  readonly reader: string;
  readonly wish: string;
  /** In order of preference; the first three that exist are shown. */
  readonly links: readonly Candidate[];
}

function developerLinks(): readonly Candidate[] {
  return [
    {
      to: '/docs/getting-started/getting-started-with-kusion-cli/deliver-quickstart',
      label: translate({id: 'site.home.link.quickstart', message: 'Deliver your first application'}),
    },
    {
      to: '/docs/configuration-walkthrough/overview',
      label: translate({id: 'site.home.link.walkthrough', message: 'Describe an application in KCL'}),
    },
    {to: '/docs/', label: translate({id: 'site.home.link.kusion', message: 'What Kusion does for you'})},
    {
      to: '/docs/what-is-kusion/kusion-vs-x',
      label: translate({id: 'site.home.link.kusion-vs-x', message: 'How Kusion compares with other tools'}),
    },
    {
      to: '/karpor/',
      label: translate({id: 'site.home.link.karpor', message: 'See what runs in your clusters'}),
    },
  ];
}

function platformLinks(): readonly Candidate[] {
  return [
    {
      to: '/docs/concepts/module/develop-guide',
      label: translate({id: 'site.home.link.module', message: 'Build a module for your teams'}),
    },
    {
      to: '/karpor/getting-started/installation',
      label: translate({id: 'site.home.link.karpor-install', message: 'Install Karpor for all clusters'}),
    },
    {
      to: '/kuperator/introduction/',
      label: translate({id: 'site.home.link.kuperator', message: 'Protect Pods during operations'}),
    },
    {
      to: '/controller-mesh/concepts/',
      label: translate({id: 'site.home.link.mesh', message: 'How controller sharding works'}),
    },
    {
      to: '/controller-mesh/started/install',
      label: translate({id: 'site.home.link.mesh-install', message: 'Install Controller Mesh'}),
    },
  ];
}

function contributorLinks(): readonly Candidate[] {
  return [
    {
      to: '/community/intro/',
      label: translate({id: 'site.home.link.community', message: 'Meet the community'}),
    },
    {
      to: '/markdown-page',
      label: translate({id: 'site.home.link.site', message: 'Improve or translate a page'}),
    },
    {
      to: 'https://github.com/KusionStack',
      label: translate({id: 'site.home.link.repositories', message: 'Browse the repositories'}),
    },
  ];
}

/** The three entry points. */
export function doors(): readonly Door[] {
  return [
    {
      reader: translate({id: 'site.home.door.developer', message: 'Application developers'}),
      wish: translate({id: 'site.home.door.developer.wish', message: 'You want your service to run.'}),
      links: developerLinks(),
    },
    {
      reader: translate({id: 'site.home.door.platform', message: 'Platform engineers'}),
      wish: translate({id: 'site.home.door.platform.wish', message: 'You decide how services run.'}),
      links: platformLinks(),
    },
    {
      reader: translate({id: 'site.home.door.contributor', message: 'Contributors'}),
      wish: translate({id: 'site.home.door.contributor.wish', message: 'You want better tools.'}),
      links: contributorLinks(),
    },
  ];
}
