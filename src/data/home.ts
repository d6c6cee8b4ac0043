import {translate} from '@docusaurus/Translate';

/** The page to start with. */
export const start = '/docs/getting-started/getting-started-with-kusion-cli/deliver-quickstart';

/** The three entry points. Links are site paths without locale, or external addresses. */
export function entryPoints() {
  return [
    {
      reader: translate({id: 'site.home.door.developer', message: 'Application developers'}),
      wish: translate({id: 'site.home.door.developer.wish', message: 'You want your service to run.'}),
      links: [
        {
          to: start,
          label: translate({id: 'site.home.link.quickstart', message: 'Deliver your first application'}),
        },
        {
          to: '/docs/configuration-walkthrough/overview',
          label: translate({id: 'site.home.link.walkthrough', message: 'Describe an application in KCL'}),
        },
        {to: '/docs/', label: translate({id: 'site.home.link.kusion', message: 'What Kusion does for you'})},
      ],
    },
    {
      reader: translate({id: 'site.home.door.platform', message: 'Platform engineers'}),
      wish: translate({id: 'site.home.door.platform.wish', message: 'You decide how services run.'}),
      links: [
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
      ],
    },
    {
      reader: translate({id: 'site.home.door.contributor', message: 'Contributors'}),
      wish: translate({id: 'site.home.door.contributor.wish', message: 'You want better tools.'}),
      links: [
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
      ],
    },
  ];
}
