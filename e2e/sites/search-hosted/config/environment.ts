/** The hosted search, with insights in Chinese alone, whatever the environment says. */
export function readEnvironment() {
  return {
    site: {url: 'https://kusionstack.io', baseUrl: '/'},
    partsOff: [],
    hostedSearch: {
      appId: 'TESTAPP',
      apiKey: 'public-key',
      indexName: 'kusionstack',
      insights: process.env.DOCUSAURUS_CURRENT_LOCALE === 'zh',
    },
  };
}
