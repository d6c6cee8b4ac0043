import type {CompactIndex, FieldName, PageSections, SearchDocument, SearchIndexFile} from '../types';
import type {IndexedSection} from './buildIndex';
import {fieldNames} from './indexFile';
import {isRowRoute, pageRoute} from './pages';
import {termsOf, type IndexData} from './postings';

/** Groups documents, which are in the order of their pages, by page. */
function pagesOf(documents: readonly SearchDocument[]): PageSections[] {
  const pages = new Map<string, PageSections & {readonly sections: [string, string, string][]}>();
  for (const {
    sectionRoute,
    sectionTitle,
    content,
    pageTitle,
    sidebarParentCategories,
    type,
    tags,
  } of documents) {
    const route = pageRoute(sectionRoute);
    const page = pages.get(route) ?? {
      route,
      title: pageTitle,
      categories: sidebarParentCategories,
      type,
      tags,
      sections: [],
    };
    pages.set(route, page);
    page.sections.push([sectionTitle, sectionRoute.slice(route.length), content]);
  }
  return [...pages.values()];
}

/** The inverse of `pagesOf`. */
function documentsOf(pages: readonly PageSections[]): SearchDocument[] {
  return pages
    .flatMap(({route, title: pageTitle, categories, type, tags, sections}) =>
      sections.map(([sectionTitle, anchor, content], position) => ({
        title: sectionTitle || pageTitle,
        content,
        tags: position === 0 ? tags : [],
        sidebarParentCategories: categories,
        type,
        sectionTitle,
        pageTitle,
        sectionRoute: route + anchor,
      })),
    )
    .map((document, position) => ({id: position + 1, ...document}));
}

/** The titles and headings of pages, without texts, tags, and rows of reference tables. */
export function titlesOf(documents: readonly SearchDocument[]): PageSections[] {
  return pagesOf(
    documents
      .filter(({sectionRoute}) => !isRowRoute(sectionRoute))
      .map((document) => ({...document, content: '', tags: []})),
  );
}

/** Sections for an index with only titles and headings. */
export function sectionsOf(titles: readonly PageSections[]): IndexedSection[] {
  return documentsOf(titles).map((document) => ({...document, text: ''}));
}

/** An index file without lunr's posting lists. What the sections of a page share is stored once. */
export function compact({documents, index}: SearchIndexFile): CompactIndex {
  const vectors = documents.map((): number[][] => []);
  for (const [ref, vector] of index.fieldVectors) {
    const [field, id] = ref.split('/');
    const groups = new Map<number, {readonly group: number[]; last: number}>();
    for (let at = 0; at < vector.length; at += 2) {
      const [number, weight] = vector.slice(at, at + 2) as [number, number];
      const known = groups.get(weight) ?? {group: [fieldNames.indexOf(field as FieldName), weight], last: 0};
      known.group.push(number - known.last);
      known.last = number;
      groups.set(weight, known);
    }
    vectors[Number(id) - 1]?.push(...[...groups.values()].map(({group}) => group));
  }
  return {pages: pagesOf(documents), terms: termsOf(index), vectors};
}

/** Reads a compact index. */
export function expand({pages, terms, vectors}: CompactIndex): IndexData {
  const postings = terms.map((): number[] => []);
  vectors.forEach((groups, document) => {
    for (const group of groups) {
      const [field = 0, weight = 0] = group;
      let number = 0;
      for (let at = 2; at < group.length; at += 1) {
        number += group[at] as number;
        postings[number]?.push(document, field, weight);
      }
    }
  });
  return {documents: documentsOf(pages), terms, postings};
}
