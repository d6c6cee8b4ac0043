import lunr from 'lunr';
import type {CompactIndex, PageSections, SearchDocument, SearchIndexFile} from '../types';
import type {IndexedSection} from './buildIndex';
import {fieldNames} from './indexFile';
import {isRowRoute, pageRoute} from './pages';

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

/** What the browser needs of an index file: no posting lists, and what sections of a page share only once. */
export function compact({documents, index}: SearchIndexFile): CompactIndex {
  const terms: string[] = [];
  for (const [term, {_index: number}] of index.invertedIndex) {
    terms[number] = term;
  }
  const vectors = documents.map((): (readonly number[])[] => []);
  for (const [ref, vector] of index.fieldVectors) {
    const [field = '', id] = ref.split('/');
    const numbersOf = new Map<number, number[]>();
    for (let at = 0; at < vector.length; at += 2) {
      const [number, weight] = vector.slice(at, at + 2) as [number, number];
      numbersOf.set(weight, [...(numbersOf.get(weight) ?? []), number]);
    }
    for (const [weight, numbers] of numbersOf) {
      const steps = numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
      vectors[Number(id) - 1]?.push([fieldNames.findIndex((name) => name === field), weight, ...steps]);
    }
  }
  return {pages: pagesOf(documents), terms, vectors};
}

/** The index file that was made compact, without posting lists. */
export function expand({pages, terms, vectors}: CompactIndex): SearchIndexFile {
  const fieldVectors = vectors.flatMap((groups, position) =>
    groups.map(([field = 0, weight = 0, ...steps]) => {
      const vector: number[] = [];
      let number = 0;
      for (const step of steps) {
        number += step;
        vector.push(number, weight);
      }
      return [`${fieldNames[field]}/${position + 1}`, vector] as const;
    }),
  );
  const invertedIndex = terms.map((term, number) => [term, {_index: number}] as const);
  return {
    documents: documentsOf(pages),
    index: {
      version: lunr.version,
      fields: fieldNames,
      fieldVectors,
      invertedIndex: invertedIndex.sort(([a], [b]) => (a < b ? -1 : 1)),
      pipeline: [],
    },
  };
}
