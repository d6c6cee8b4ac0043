import type {SearchHit} from '../types';
import {pageRoute} from './pages';

/** Most results in the panel. */
export const resultLimit = 8;
/** From how many matching pages on each page gets only one row, and from how many two. */
const pagesForOneRow = 8;
const pagesForTwoRows = 4;
const mostRows = 3;

type Hit = Pick<SearchHit, 'document'>;

function rowsPerPage(pages: number): number {
  return pages >= pagesForOneRow ? 1 : pages >= pagesForTwoRows ? 2 : mostRows;
}

/** The place of each hit among the hits of its page, from 1. */
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

/** What the panel shows: the fewer pages match, the more sections of each. */
export function panelHits<H extends Hit>(hits: readonly H[], limit = resultLimit): H[] {
  const places = placesOnPages(hits);
  const rows = rowsPerPage(places.filter((place) => place === 1).length);
  return hits.filter((_, index) => (places[index] as number) <= rows).slice(0, limit);
}
