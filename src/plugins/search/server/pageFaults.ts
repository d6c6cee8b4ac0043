import {isSafeRoute} from '../core/isSafeRoute';
import {isRowRoute, rowPrefixes} from '../core/pages';
import type {PageRef} from './collectPages';
import type {ExtractedPage, PageSection} from './extractSections';

const safeAddress = 'Addresses have no spaces, backslashes, control characters, or ".." segments';

/** Index files don't mark rows, so search distinguishes rows from headings by their anchors. */
function sectionFault(route: string, {title, anchor, isRow}: PageSection): string | undefined {
  const looksLikeRow = isRowRoute(`#${anchor}`);
  if (isRow && !looksLikeRow) {
    return `has the row "${title}" with the id "${anchor}". Give the element with data-search-section an id that begins with ${rowPrefixes.map((prefix) => `${prefix}-`).join(', ')}.`;
  }
  if (!isRow && looksLikeRow) {
    return `has the heading "${title}" at #${anchor}, which search would treat as a row of a reference table. Add another anchor to the heading, such as {/* #about-${anchor} */}, and update the links to it.`;
  }
  return isSafeRoute(route) && !isSafeRoute(`${route}#${anchor}`)
    ? `has the section "${title}" at #${anchor}, which search refuses to link to. ${safeAddress}: use another anchor.`
    : undefined;
}

/** Reasons why a page can't be indexed, as sentences about the page. */
export function pageFaults({route, tag, source}: PageRef, {tag: found, sections}: ExtractedPage): string[] {
  const faults = [
    found !== tag &&
      `has ${found === undefined ? 'no search tag' : `the search tag "${found}"`}, but must have "${tag}" in <meta name="docusaurus_tag">. Have its layout render the theme's SearchMetadata with that tag.`,
    sections.length === 0 && 'has no text in <main>. Add some, or set unlisted in its front matter.',
    !isSafeRoute(route) &&
      `has an address that search refuses to link to. ${safeAddress}: set another slug in its front matter.`,
    ...sections.map((section) => sectionFault(route, section)),
  ];
  const name = source === undefined ? route : `${route} (${source})`;
  return faults.flatMap((fault) => (fault ? [`${name} ${fault}`] : []));
}
