import type {Arrival} from '../useLeave';
import {docSearchSigns, headingsOf, segmentsOf, type Hierarchy, type Highlighted} from './highlights';
import {searchedTerms} from './searchedTerms';

/** A row of DocSearch, as far as it is read; one that was opened before has nothing found in it. */
export interface ListedHit {
  readonly _highlightResult?: {readonly hierarchy?: Hierarchy; readonly content?: Highlighted};
  __autocomplete_id?: number;
}

/** What goes with the reader from a row of DocSearch to its page. */
export function arrivalOf({_highlightResult: found}: ListedHit): Arrival {
  return {
    searchTerms: searchedTerms([
      ...headingsOf(found?.hierarchy, docSearchSigns),
      segmentsOf(found?.content, docSearchSigns),
    ]),
  };
}
