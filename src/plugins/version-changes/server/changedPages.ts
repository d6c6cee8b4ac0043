import {countChanges} from '../core/changeCounts';
import {comparer, maskOf, type Part, type Piece} from '../core/comparePages';
import type {ChangesPageData, PageChanges} from '../types';
import {pairPages, type MovedPages} from './pairPages';
import type {VersionContent, VersionPage} from './readVersion';

/** A page whose text changed since the previous version. */
export interface ChangedPagePair {
  readonly page: VersionPage;
  readonly twin: VersionPage;
  readonly from: string;
  readonly to: string;
  /** Path of the list of changes in the version. */
  readonly overview: string;
}

/**
 * Pages whose text changed since the previous version.
 *
 * @param contents contents of the versions, newest first
 * @param pages comparisons of the versions, by path
 */
export function changedPages(
  contents: readonly VersionContent[],
  moved: MovedPages,
  pages: readonly (readonly [path: string, data: ChangesPageData])[],
): ChangedPagePair[] {
  return contents.slice(1).flatMap((from, index) => {
    const to = contents[index] as VersionContent;
    const [overview, data] =
      pages.find(([, comparison]) => comparison.from === from.label && comparison.to === to.label) ?? [];
    const changed = data?.overview.changed.filter(({share}) => share > 0) ?? [];
    const paths = new Set(changed.map(({path}) => path));
    return pairPages(from, to, moved).flatMap(({page, twin}) =>
      overview !== undefined && twin && paths.has(page.path)
        ? [{page, twin, from: from.label, to: to.label, overview}]
        : [],
    );
  });
}

/** Three lines around each change in a code block, with ellipses for the others. */
function nearChanges(part: Part): Part {
  const shorten = ([change, text]: Piece, index: number, {length}: readonly Piece[]): Piece => {
    const lines = text.split('\n');
    const [head, tail] = [index > 0 ? 3 : 0, index < length - 1 ? 4 : 0];
    return change !== 0 || lines.length < head + tail + 3
      ? [change, text]
      : [0, [...lines.slice(0, head), '…', ...lines.slice(lines.length - tail)].join('\n')];
  };
  return part.kind === 'code' ? {...part, cells: part.cells.map((pieces) => pieces.map(shorten))} : part;
}

/** The changes on a page, in the language of the site. */
export function pageChanges({page, twin, from, to}: ChangedPagePair, locale: string): PageChanges {
  const sections = comparer(locale, maskOf([from, to]))(twin.blocks, page.blocks);
  return {
    before: twin.path,
    counts: countChanges(sections),
    sections: sections.map((section) => ({...section, parts: section.parts.map(nearChanges)})),
  };
}
