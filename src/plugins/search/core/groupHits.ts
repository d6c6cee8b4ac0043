import type {SearchHit} from '../types';
import {pageRoute} from './pages';

/** Maximum number of results in the panel. */
const resultLimit = 8;

type Hit = Pick<SearchHit, 'document'>;

/** The position of each hit among the hits of its page, starting at 1. */
function placesOnPages(hits: readonly Hit[]): number[] {
  const counts = new Map<string, number>();
  return hits.map(({document}) => {
    const page = pageRoute(document.sectionRoute);
    const place = (counts.get(page) ?? 0) + 1;
    counts.set(page, place);
    return place;
  });
}

/** The best section of each page, best page first. */
export function pageHits(hits: readonly SearchHit[]): SearchHit[] {
  const places = placesOnPages(hits);
  return hits.filter((_, index) => places[index] === 1);
}

/** The hits in the panel: the fewer pages match, the more sections of each. */
export function panelHits<H extends Hit>(hits: readonly H[]): H[] {
  const places = placesOnPages(hits);
  const pages = places.filter((place) => place === 1).length;
  const rows = pages >= 8 ? 1 : pages >= 4 ? 2 : 3;
  return hits.filter((_, index) => (places[index] as number) <= rows).slice(0, resultLimit);
}
