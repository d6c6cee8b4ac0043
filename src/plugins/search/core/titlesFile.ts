import type {PageTitles, SearchDocument} from '../types';
import type {IndexedSection} from './buildIndex';
import {isRowRoute, pageRoute} from './pages';

/** The titles and headings of pages, without rows of reference tables. */
export function titlesOf(documents: readonly SearchDocument[]): PageTitles[] {
  const pages = new Map<string, PageTitles & {readonly headings: [string, string][]}>();
  for (const {sectionRoute, sectionTitle, pageTitle, sidebarParentCategories, type} of documents) {
    const route = pageRoute(sectionRoute);
    const page = pages.get(route) ?? {
      route,
      title: pageTitle,
      categories: sidebarParentCategories,
      type,
      headings: [],
    };
    pages.set(route, page);
    if (sectionRoute !== route && !isRowRoute(sectionRoute)) {
      page.headings.push([sectionTitle, sectionRoute.slice(route.length)]);
    }
  }
  return [...pages.values()];
}

/** Sections for an index with only titles and headings. */
export function sectionsOf(pages: readonly PageTitles[]): IndexedSection[] {
  return pages.flatMap(({route, title: pageTitle, categories, type, headings}) =>
    [[pageTitle, ''] as const, ...headings].map(([title, anchor]): IndexedSection => ({
      title,
      content: '',
      tags: [],
      sidebarParentCategories: categories,
      type,
      sectionTitle: title,
      pageTitle,
      sectionRoute: route + anchor,
      text: '',
    })),
  );
}
