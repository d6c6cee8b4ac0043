import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../../types';
import {pageHits, panelHits} from '../groupHits';
import {section} from './library';

/** Hits of so many pages with four sections each, best first. */
function hitsOf(pages: number): SearchHit[] {
  return Array.from({length: pages * 4}, (_, index) => ({
    document: {...section(`/p${index % pages}${index < pages ? '' : `#s${index}`}`, 'T', 'x'), id: index + 1},
    score: 1000 - index,
    terms: [],
    tag: 'default',
  }));
}

const routesOf = (hits: readonly SearchHit[]) => hits.map(({document}) => document.sectionRoute);

describe('The panel shows', () => {
  it.each([
    ['one section of each page, when eight or more match', 9, 8, 1],
    ['two of each, when four to seven match', 4, 8, 2],
    ['three of each, when fewer match', 2, 6, 3],
  ])('%s', (_, pages, rows, most) => {
    const hits = panelHits(hitsOf(pages), 8);
    expect(hits).toHaveLength(rows);
    const counts = new Map<string, number>();
    for (const route of routesOf(hits)) {
      const page = route.replace(/#.*/, '');
      counts.set(page, (counts.get(page) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBe(most);
  });

  it('the best section first', () => {
    expect(routesOf(panelHits(hitsOf(9), 3))).toEqual(['/p0', '/p1', '/p2']);
  });
});

it('The search page shows every page once, by its best section', () => {
  expect(routesOf(pageHits(hitsOf(2)))).toEqual(['/p0', '/p1']);
});
