/** Builds for a subfolder and turns on hosted search, with insights only in Chinese, regardless of the environment. */
export function readEnvironment() {
  return {
    site: {url: 'https://kusionstack.io', baseUrl: '/project/'},
    partsOff: [],
    hostedSearch: {
      appId: 'TESTAPP',
      apiKey: 'public-key',
      indexName: 'kusionstack',
      insights: process.env.DOCUSAURUS_CURRENT_LOCALE === 'zh',
    },
  };
}
