import {isSafeRoute} from '../core/isSafeRoute';
import {isRowRoute, rowPrefixes} from '../core/pages';
import type {PageRef} from './collectPages';
import type {ExtractedPage, PageSection} from './extractSections';

function tagFaults(expected: string, found: string | undefined): string[] {
  const has = found === undefined ? 'no search tag' : `the search tag "${found}"`;
  return found === expected
    ? []
    : [
        `has ${has}, must have "${expected}" in <meta name="docusaurus_tag">. Have its layout render the theme's SearchMetadata with that tag.`,
      ];
}

/** Search tells a row from a heading by its anchor alone, for the index files have nothing else that says it. */
function anchorFaults({title, anchor, isRow}: PageSection): string[] {
  if (isRow && anchor === '') {
    return [
      `has the row "${title}" without an id, so nothing can lead to it. Give the element with data-search-section an id.`,
    ];
  }
  const looksLikeRow = isRowRoute(`#${anchor}`);
  if (isRow && !looksLikeRow) {
    return [
      `has the row "${title}" at #${anchor}, which begins like none that search takes for a row. Begin the id with ${rowPrefixes.map((prefix) => `${prefix}-`).join(', ')}.`,
    ];
  }
  return looksLikeRow && !isRow
    ? [
        `has the heading "${title}" at #${anchor}, which search would take for a row of a reference table. Write another anchor behind the heading, such as {/* #about-${anchor} */}, and mend the links to it.`,
      ]
    : [];
}

/** What an address must be like, so that search leads to it. */
const safeAddress = 'An address has no spaces, backslashes, and control characters, and does not climb';

function routeFaults(route: string, sections: readonly PageSection[]): string[] {
  if (!isSafeRoute(route)) {
    return [
      `has an address to which search leads nobody. ${safeAddress}: set another slug in its front matter.`,
    ];
  }
  return sections
    .filter(({anchor}) => anchor !== '' && !isSafeRoute(`${route}#${anchor}`))
    .map(
      ({title, anchor}) =>
        `has the section "${title}" at #${anchor}, to which search leads nobody. ${safeAddress}: write another anchor.`,
    );
}

/**
 * Finds out what keeps a page from being indexed.
 *
 * @returns sentences, each of which names the page
 */
export function pageFaults({route, tag, source}: PageRef, {tag: found, sections}: ExtractedPage): string[] {
  const faults = [
    ...tagFaults(tag, found),
    ...(sections.length === 0
      ? ['has no text in <main>. Write some, or set unlisted in its front matter.']
      : []),
    ...sections.flatMap(anchorFaults),
    ...routeFaults(route, sections),
  ];
  const name = source === undefined ? route : `${route} (${source})`;
  return faults.map((fault) => `${name} ${fault}`);
}
