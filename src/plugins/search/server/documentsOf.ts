import type {IndexedSection} from '../core/buildIndex';
import type {PageRef} from './collectPages';
import type {ExtractedPage} from './extractSections';

/** The beginning of a text, at most so long, that ends with a whole word or character. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  // Chinese has no spaces: a cut that would take much away stays where it is.
  return space > length * 0.8 ? cut.slice(0, space) : cut;
}

/** The sections of a page as the index takes them. */
export function documentsOf(
  {route, type, title, categories, tags}: PageRef,
  page: ExtractedPage,
  contentLength: number,
): IndexedSection[] {
  const pageTitle = page.title || title;
  return page.sections.map((section, position) => ({
    title: position === 0 ? pageTitle : section.title,
    content: beginningOf(section.text, contentLength),
    tags: position === 0 ? tags : [],
    sidebarParentCategories: categories,
    type,
    sectionTitle: section.title,
    pageTitle,
    sectionRoute: section.anchor === '' ? route : `${route}#${section.anchor}`,
    text: section.text,
  }));
}
