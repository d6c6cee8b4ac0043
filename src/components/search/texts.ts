import {translate} from '@docusaurus/Translate';
import type {QueryProblem} from '@site/src/plugins/search/types';

/** Shown if nothing was found. `npm start` builds no indexes. */
export function nothingText(): string {
  return process.env.NODE_ENV === 'development'
    ? translate({
        id: 'site.search.needsBuild',
        message: 'Search works in the built site: run npm run site',
      })
    : translate({id: 'site.search.none', message: 'No results were found'});
}

/** Shown if no result matches at least half of the query. */
export function poorText(): string {
  return translate({id: 'site.search.poor', message: 'No exact match. The nearest results:'});
}

/** The number of results. */
export function countText(count: number): string {
  return count === 1
    ? translate({id: 'site.search.countOne', message: '1 result'})
    : translate({id: 'site.search.count', message: '{n} results'}, {n: count});
}

/** The number of results while indexes are still loading. */
export function countSoFarText(count: number): string {
  return count === 1
    ? translate({id: 'site.search.countOneSoFar', message: '1 result so far'})
    : translate({id: 'site.search.countSoFar', message: '{n} results so far'}, {n: count});
}

/** Describes a syntax error in the query. */
export function problemText({kind, typed = ''}: QueryProblem): string {
  const texts: Readonly<Record<QueryProblem['kind'], string>> = {
    'unknown-field': translate(
      {
        id: 'site.search.problem.field',
        message: 'Unrecognised field "{field}". Possible fields: title, content, tags',
      },
      {field: typed},
    ),
    'missing-term': translate({
      id: 'site.search.problem.term',
      message: 'Expecting a term or field, but found nothing',
    }),
    'edit-distance': translate({
      id: 'site.search.problem.distance',
      message: 'Edit distance must be numeric',
    }),
    boost: translate({id: 'site.search.problem.boost', message: 'Boost must be numeric'}),
    presence: translate(
      {id: 'site.search.problem.presence', message: 'Unrecognised presence operator "{op}"'},
      {op: typed},
    ),
  };
  return texts[kind];
}
