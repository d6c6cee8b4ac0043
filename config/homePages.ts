/**
 * Docs that the home page links to if they exist, as site paths without locale. The home page's route table must
 * include them, because only the home page checks for pages in other sections.
 */
export const homePages: readonly string[] = [
  '/docs/getting-started/getting-started-with-kusion-cli/deliver-quickstart',
  '/docs/configuration-walkthrough/overview',
  '/docs/',
  '/docs/what-is-kusion/kusion-vs-x',
  '/docs/concepts/module/develop-guide',
  '/karpor/',
  '/karpor/getting-started/installation',
  '/kuperator/introduction/',
  '/controller-mesh/concepts/',
  '/controller-mesh/started/install',
  '/community/intro/',
];
