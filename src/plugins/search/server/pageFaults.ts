import {isSafeRoute} from '../core/isSafeRoute';
import {isRowRoute} from '../core/pages';
import type {PageRef} from './collectPages';
import type {ExtractedPage, PageSection} from './extractSections';

function tagFaults(expected: string, found: string | undefined): string[] {
  const has = found === undefined ? 'no search tag' : `the search tag "${found}"`;
  return found === expected ? [] : [`has ${has}, must have "${expected}" in <meta name="docusaurus_tag">.`];
}

/** Search tells a row from a heading by its anchor alone, for the index files have nothing else that says it. */
function anchorFaults({title, anchor, isRow}: PageSection): string[] {
  if (isRow && anchor === '') {
    return [`has the section "${title}" without an id, so nothing can lead to it.`];
  }
  const looksLikeRow = isRowRoute(`#${anchor}`);
  if (isRow && !looksLikeRow) {
    return [`has the row "${title}" at #${anchor}, which begins like none that search takes for a row.`];
  }
  return looksLikeRow && !isRow
    ? [
        `has the heading "${title}" at #${anchor}, which search would take for a row of a reference table. Write another anchor behind the heading, such as {/* #about-${anchor} */}, and mend the links to it.`,
      ]
    : [];
}

function routeFaults(route: string, {title, anchor}: PageSection): string[] {
  return isSafeRoute(anchor === '' ? route : `${route}#${anchor}`)
    ? []
    : [
        `has the section "${title}" at #${anchor}, to which search leads nobody: an address has no spaces and backslashes, and does not climb.`,
      ];
}

/**
 * Finds out what keeps a page from being indexed.
 *
 * @returns sentences, each of which names the page
 */
export function pageFaults({route, tag, source}: PageRef, {tag: found, sections}: ExtractedPage): string[] {
  const faults = [
    ...tagFaults(tag, found),
    ...(sections.length === 0 ? ['has no text in <main>.'] : []),
    ...sections.flatMap((section) => [...anchorFaults(section), ...routeFaults(route, section)]),
  ];
  const name = source === undefined ? route : `${route} (${source})`;
  return faults.map((fault) => `${name} ${fault}`);
}
