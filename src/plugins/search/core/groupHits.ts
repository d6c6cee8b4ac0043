import type {SearchHit} from '../types';
import {pageRoute} from './pages';

/** From how many matching pages on each page has one row, and from how many two. */
const pagesForOneRow = 8;
const pagesForTwoRows = 4;
const mostRows = 3;

function rowsPerPage(pages: number): number {
  return pages >= pagesForOneRow ? 1 : pages >= pagesForTwoRows ? 2 : mostRows;
}

/** For each hit, its place among the hits of its page, from 1. */
function placesOnPages(hits: readonly SearchHit[]): number[] {
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
export function panelHits(hits: readonly SearchHit[], limit: number): SearchHit[] {
  const places = placesOnPages(hits);
  const rows = rowsPerPage(places.filter((place) => place === 1).length);
  return hits.filter((_, index) => (places[index] as number) <= rows).slice(0, limit);
}
