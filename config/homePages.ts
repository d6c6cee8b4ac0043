/**
 * Docs that the home page links to once they exist, as site paths without locale. The home page alone
 * asks whether pages of other sections exist, so its table of pages has to know these.
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
