/** Builds for a subfolder and turns on hosted search, with insights only in Chinese, regardless of the environment. */
export function readEnvironment() {
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en';
  return {
    site: {url: 'https://kusionstack.io', baseUrl: '/project/'},
    locale,
    partsOff: [],
    hostedSearch: {
      appId: 'TESTAPP',
      apiKey: 'public-key',
      indexName: 'kusionstack',
      insights: locale === 'zh',
    },
  };
}
