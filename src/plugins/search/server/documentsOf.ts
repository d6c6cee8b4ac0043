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

/** Letters with marks as one character each, and Chinese characters as they are usually encoded: as queries are read. */
function composed(text: string): string {
  return text.normalize('NFC');
}

/**
 * The sections of a page as the index takes them.
 *
 * @param page what the page says.
 * @param contentLength characters of each section that are kept for excerpts.
 */
export function documentsOf(
  {route, type, title, categories, tags, description}: PageRef,
  page: ExtractedPage,
  contentLength: number,
): IndexedSection[] {
  const pageTitle = composed(page.title || title);
  return page.sections.map((section, position) => {
    const sectionTitle = composed(section.title);
    const text = composed(section.text);
    return {
      title: position === 0 ? pageTitle : sectionTitle,
      content: beginningOf(text, contentLength),
      tags: position === 0 ? tags.map(composed) : [],
      sidebarParentCategories: categories.map(composed),
      type,
      sectionTitle,
      pageTitle,
      sectionRoute: section.anchor === '' ? route : `${route}#${section.anchor}`,
      text: position === 0 && description !== undefined ? `${text}\n${composed(description)}` : text,
    };
  });
}
