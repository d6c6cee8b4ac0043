import {parseQuery} from '../../src/plugins/search/core/parseQuery';
import {contentTerms, titleTerms} from '../../src/plugins/search/core/pipeline';
import {unitsOf} from '../../src/plugins/search/core/queryUnits';

/** What a text is part of. */
export type Place = 'title' | 'content' | 'query';

/** The terms that the search makes of a text; those of a query are the units that it looks for. */
export function termsOf(place: Place, text: string): string[] {
  switch (place) {
    case 'title':
      return titleTerms(text);
    case 'content':
      return contentTerms(text);
    case 'query':
      return unitsOf(parseQuery(text))
        .forms.filter(({first, last}) => first === last)
        .map(({term}) => term);
  }
}
