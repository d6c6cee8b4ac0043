import {test as base} from './fixtures';

/** A DocSearch request. */
interface Question {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: readonly unknown[];
}

/** A mock of the hosted service. */
interface Service {
  readonly questions: Question[];
  readonly keys: (string | null)[];
  /** Result addresses. By default, the same page in the current language 25 times. */
  urls?: readonly string[];
  /** A body that replaces the results, or `unreachable` for no response. */
  fault?: string;
}

function resultsFor({query, indexName, facetFilters}: Question, given: Service['urls']) {
  const home = facetFilters[0] === 'language:zh' ? '/zh/docs/' : '/docs/';
  const urls = given ?? Array.from({length: 25}, () => `https://kusionstack.io${home}#workspace`);
  const hits = urls.map((url, number) => {
    // DocSearch shows at most five results per group.
    const levels = {lvl0: `Group ${number % 5}`, lvl1: `Page ${number}`, lvl2: `About ${query}`};
    const highlighted = Object.fromEntries(
      Object.entries(levels).map(([level, value]) => [
        level,
        {value, matchLevel: 'full', matchedWords: [query]},
      ]),
    );
    return {
      objectID: `id-${number}`,
      url,
      type: 'lvl2',
      content: null,
      hierarchy: levels,
      _highlightResult: {hierarchy: highlighted},
      _snippetResult: {hierarchy: highlighted},
    };
  });
  return {hits, nbHits: hits.length, query, index: indexName, queryID: 'query-1'};
}

/** A test on the site with hosted search. */
export const test = base.extend<{service: Service}>({
  siteName: 'search-hosted',
  service: [
    async ({context}, provide) => {
      const service: Service = {questions: [], keys: []};
      await context.route(/algolia(?:net)?\.(?:net|com)/, async (route) => {
        const request = route.request();
        const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
        if (request.method() === 'OPTIONS') {
          await route.fulfill({status: 204, headers});
          return;
        }
        if (service.fault === 'unreachable') {
          await route.abort('failed');
          return;
        }
        const {requests} = request.postDataJSON() as {requests: [Question]};
        service.questions.push(requests[0]);
        service.keys.push(
          new URL(request.url()).searchParams.get('x-algolia-api-key') ??
            (await request.headerValue('x-algolia-api-key')),
        );
        const body = service.fault ?? JSON.stringify({results: [resultsFor(requests[0], service.urls)]});
        await route.fulfill({headers, contentType: 'application/json', body});
      });
      await provide(service);
    },
    {auto: true},
  ],
});
