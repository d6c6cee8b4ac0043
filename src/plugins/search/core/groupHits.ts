import type {SearchHit} from '../types';
import {pageRoute} from './pages';

/** From how many matching pages on each page has one row, and from how many two. */
const pagesForOneRow = 8;
const pagesForTwoRows = 4;
const mostRows = 3;

function rowsPerPage(pages: number): number {
  return pages >= pagesForOneRow ? 1 : pages >= pagesForTwoRows ? 2 : mostRows;
}

function firstOfEachPage(hits: readonly SearchHit[], rows: number): SearchHit[] {
  const counts = new Map<string, number>();
  return hits.filter(({document}) => {
    const page = pageRoute(document.sectionRoute);
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= rows;
  });
}

/** The best section of each page, best page first. */
export function pageHits(hits: readonly SearchHit[]): SearchHit[] {
  return firstOfEachPage(hits, 1);
}

/** What the panel shows: the fewer pages match, the more sections of each. */
export function panelHits(hits: readonly SearchHit[], limit: number): SearchHit[] {
  return firstOfEachPage(hits, rowsPerPage(pageHits(hits).length)).slice(0, limit);
}
