import type {SearchAnswer, SearchIndexFile} from '../../types';
import {buildIndex, type IndexedSection} from '../buildIndex';
import {loadIndex} from '../loadIndex';
import {searchIndexes} from '../search';

/** A section of a test page. A route with an anchor is part of the page. */
export function section(
  sectionRoute: string,
  title: string,
  text: string,
  more: Partial<IndexedSection> = {},
): IndexedSection {
  return {
    title,
    text,
    content: text.slice(0, 160),
    tags: [],
    sidebarParentCategories: [],
    type: 'docs',
    sectionTitle: title,
    pageTitle: title,
    sectionRoute,
    ...more,
  };
}

/** An index of sections, loaded from its file. */
export function indexOf(sections: readonly IndexedSection[], tag = 'docs-default-v1', product = 'Kusion') {
  return loadIndex({tag, product}, JSON.parse(JSON.stringify(buildIndex(sections))) as SearchIndexFile);
}

/** Titles of the hits, best first. */
export function titlesOf({hits}: SearchAnswer): string[] {
  return hits.map(({document}) => document.title);
}

/** Titles of a query's hits in an index of sections. */
export function find(query: string, sections: readonly IndexedSection[]): string[] {
  return titlesOf(searchIndexes(query, [indexOf(sections)]));
}
