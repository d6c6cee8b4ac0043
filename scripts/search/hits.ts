import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {searchOptions} from '../../config/searchOptions';
import {panelHits} from '../../src/plugins/search/core/groupHits';
import {loadIndex} from '../../src/plugins/search/core/loadIndex';
import {searchIndexes} from '../../src/plugins/search/core/search';
import type {SearchDocument} from '../../src/plugins/search/types';
import type {BuiltIndex} from './corpus';
import {repeatableRandom} from './queries';

/** A section that the panel shows for a query. */
export interface SampledHit {
  readonly query: string;
  readonly tag: string;
  readonly document: SearchDocument;
}

/**
 * Sections that readers of any version are led to: one of what the panel shows for a query, chosen by chance, the
 * same every time.
 *
 * @param queries some of them are asked, of one index at a time
 */
export function sampleHits(
  indexes: readonly BuiltIndex[],
  queries: readonly string[],
  count: number,
): SampledHit[] {
  const random = repeatableRandom(1);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  const loaded = indexes.map((index) => loadIndex(index, index.content));
  const sampled: SampledHit[] = [];
  for (let tries = 0; tries < 4 * count && sampled.length < count; tries += 1) {
    const index = loaded[tries % loaded.length];
    const query = pick(queries);
    if (index && query !== undefined) {
      const {boosts, resultLimit} = searchOptions;
      const hit = pick(panelHits(searchIndexes(query, [index], {boosts}).hits, resultLimit));
      sampled.push(...(hit ? [{query, tag: index.tag, document: hit.document}] : []));
    }
  }
  return sampled;
}

/** What is wrong with a sample: fewer hits than were to be looked at. */
export function sampleFaults(hits: readonly SampledHit[], count: number): string[] {
  return hits.length < count ? [`only ${hits.length} of ${count} hits were found`] : [];
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements below a node for which something holds, in the order of the page. */
function elements(node: Node, holds: (element: Element) => boolean): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [
    ...('tagName' in node && holds(node) ? [node] : []),
    ...children.flatMap((child) => elements(child, holds)),
  ];
}

function attribute({attrs}: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** A text without what may stand between its letters for the eye alone. */
function letters(text: string): string {
  return text.normalize('NFC').replace(/[\s\u200B]/g, '');
}

function isCalled(element: Element, title: string): boolean {
  const row = attribute(element, 'data-search-section');
  return row === undefined
    ? /^h[1-3]$/.test(element.tagName) && letters(textOf(element)) === letters(title)
    : letters(row) === letters(title);
}

/** The end of a sentence about why a page does not open at what a hit promises; nothing where it does. */
function faultOf({sectionRoute, sectionTitle, pageTitle}: SearchDocument, page: Node): string | undefined {
  const [main] = elements(page, ({tagName}) => tagName === 'main');
  const hash = sectionRoute.indexOf('#');
  if (hash === -1) {
    const [heading] = main ? elements(main, ({tagName}) => tagName === 'h1') : [];
    return !main || (heading && !isCalled(heading, pageTitle))
      ? `which is not called "${pageTitle}"`
      : undefined;
  }
  const id = decodeURIComponent(sectionRoute.slice(hash + 1));
  // Browsers go to the first.
  const [target] = elements(page, (element) => attribute(element, 'id') === id);
  if (!target) {
    return 'where no element is';
  }
  return isCalled(target, sectionTitle) ? undefined : `where no heading or row "${sectionTitle}" is`;
}

/**
 * Why a page does not open at what hits promise: a heading, or a row of a table.
 *
 * @param hits all of the same page
 * @param html of the page; absent where there is no page
 * @returns a sentence for each hit that leads elsewhere
 */
export function hitFaults(hits: readonly SampledHit[], html: string | undefined): string[] {
  const page = html === undefined ? undefined : parse(html);
  return hits.flatMap(({query, tag, document}) => {
    const fault = page ? faultOf(document, page) : 'which is no page';
    return fault === undefined ? [] : [`"${query}" in ${tag} leads to ${document.sectionRoute}, ${fault}`];
  });
}
