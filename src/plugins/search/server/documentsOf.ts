import type {IndexedSection} from '../core/buildIndex';
import {excerptLength} from '../core/highlight';
import type {PageRef} from './collectPages';
import type {ExtractedPage} from './extractSections';

/** The start of a text for excerpts, ending with a whole word or character. */
function beginningOf(text: string): string {
  if (text.length <= excerptLength) {
    return text;
  }
  const cut = text.slice(0, excerptLength).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  // Chinese has few spaces, so cutting at one may remove too much.
  return space > excerptLength * 0.8 ? cut.slice(0, space) : cut;
}

/** Accented letters as single characters, as in queries. */
const composed = (text: string) => text.normalize('NFC');

/** The sections of a page for the index. */
export function documentsOf(
  {route, type, title, categories, tags, keywords = [], description}: PageRef,
  page: ExtractedPage,
  phraseOf: (sectionRoute: string) => string | undefined,
): IndexedSection[] {
  const pageTitle = composed(page.title || title);
  return page.sections.map((section, position) => {
    const sectionTitle = composed(section.title);
    const text = composed(section.text);
    const isFirst = position === 0;
    const sectionRoute = section.anchor === '' ? route : `${route}#${section.anchor}`;
    const phrase = phraseOf(sectionRoute);
    return {
      title: isFirst ? pageTitle : sectionTitle,
      content: beginningOf(text),
      tags: isFirst ? tags.map(composed) : [],
      keywords: [...(isFirst ? keywords : []), ...(phrase === undefined ? [] : [phrase])].map(composed),
      sidebarParentCategories: categories.map(composed),
      type,
      sectionTitle,
      pageTitle,
      sectionRoute,
      text: isFirst && description !== undefined ? `${text}\n${composed(description)}` : text,
    };
  });
}
