import type {SearchAnswer, SearchIndexFile} from '../../types';
import {buildIndex, type IndexedSection} from '../buildIndex';
import {loadIndex} from '../loadIndex';
import {searchIndexes} from '../search';

/** A section of a made-up page; a route with an anchor is a part of the page. */
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

/** An index of sections, by way of its file. */
export function indexOf(sections: readonly IndexedSection[], tag = 'docs-default-v1', product = 'Kusion') {
  return loadIndex({tag, product}, JSON.parse(JSON.stringify(buildIndex(sections))) as SearchIndexFile);
}

/** Titles of what is found, best first. */
export function titlesOf({hits}: SearchAnswer): string[] {
  return hits.map(({document}) => document.title);
}

/** Titles of what a query finds in sections of one index. */
export function find(query: string, sections: readonly IndexedSection[]): string[] {
  return titlesOf(searchIndexes(query, [indexOf(sections)]));
}
