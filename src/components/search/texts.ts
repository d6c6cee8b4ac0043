import {translate} from '@docusaurus/Translate';
import type {QueryProblem} from '@site/src/plugins/search/types';

/** The word on the opener, in the empty box, and as the name of the dialog. */
export function searchText(): string {
  return translate({id: 'site.search.search', message: 'Search', description: 'Opener, placeholder, dialog'});
}

/** What is said when nothing is found. */
export function nothingText(): string {
  return translate({id: 'site.search.none', message: 'No results were found'});
}

/** How many results there are. */
export function countText(count: number): string {
  return count === 1
    ? translate({id: 'site.search.countOne', message: '1 result'})
    : translate({id: 'site.search.count', message: '{n} results'}, {n: count});
}

/** What keeps a query from being read as the reader wrote it. */
export function problemText(problem: QueryProblem): string {
  switch (problem.kind) {
    case 'unknown-field':
      return translate(
        {
          id: 'site.search.problem.field',
          message: 'Unrecognised field "{field}". Possible fields: title, content, tags',
        },
        {field: problem.field},
      );
    case 'missing-term':
      return translate({
        id: 'site.search.problem.term',
        message: 'Expecting a term or field, but found nothing',
      });
    case 'edit-distance':
      return translate({id: 'site.search.problem.distance', message: 'Edit distance must be numeric'});
    case 'boost':
      return translate({id: 'site.search.problem.boost', message: 'Boost must be numeric'});
    case 'presence':
      return translate(
        {id: 'site.search.problem.presence', message: 'Unrecognised presence operator "{op}"'},
        {op: problem.operator},
      );
  }
}
