import fs from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {kindNames} from '../../../remark/reference/data/kinds';
import {expandAll} from '../../../remark/reference/expand';
import {itemsOf} from '../../../remark/reference/items';
import type {ReferenceData} from '../../../remark/reference/load';
import {placeOf, type ReferenceProduct} from '../../../remark/reference/place';
import {directiveIn} from '../../../remark/reference/scan';
import {parsePage} from '../../content-guard/server/parsePage';
import {routeBelow} from '../../page-twins/core/routeBelow';
import type {PageRef} from '../../search/server/collectPages';
import {blocksOf, type Block} from '../core/blocks';
import {unitsOf} from '../core/comparePages';
import {tableBlocks} from './tableBlocks';

/** The content of a version in one language. */
export type VersionContent = ReturnType<typeof readVersion>;
/** A page of a version. */
export type VersionPage = VersionContent['pages'][number];

/** Sources of versions. */
export interface Source {
  readonly siteDir: string;
  readonly locale: string;
  readonly data: ReferenceData;
}

/** Reads the pages and the reference data of a version. */
export function readVersion(
  {siteDir, locale, data}: Source,
  product: ReferenceProduct,
  {versionName, label, path: base}: Pick<LoadedVersion, 'versionName' | 'label' | 'path'>,
  refs: readonly PageRef[],
) {
  const subjects: [name: string, page: string][] = [];
  const rows: [key: string, place: string][] = [];
  /** Blocks of a table, as readers see it. */
  const expand = (route: string, file: string, line: string, depth: number) => {
    const directive = directiveIn(line);
    if (!directive) {
      return [];
    }
    const page = {place: placeOf(file, [product], locale), data, find: () => undefined};
    const nodes = expandAll([{...directive, line: 1, depth}], page).tables.flat();
    const {command, name, module, file: workspaceFile, kind} = directive.attributes;
    const subject = command ?? name ?? module ?? workspaceFile ?? kind;
    if (subject !== undefined) {
      subjects.push([subject, route]);
    }
    for (const {data: {item, hProperties} = {}} of nodes.flatMap(({children = []}) => children)) {
      if (item !== undefined) {
        rows.push([item.replace(/^\w+ {2}/, ''), `${route}#${String(hProperties?.id)}`]);
      }
    }
    return tableBlocks(nodes);
  };
  const pages = refs.map(({title, categories, source = '', route}) => {
    const text = parsePage(fs.readFileSync(path.join(siteDir, source), 'utf8'));
    const heading: Block = {kind: 'heading', text: title};
    const blocks = [heading, ...blocksOf(text, (line, depth) => expand(route, source, line, depth))];
    return {
      title,
      categories,
      source,
      /** Path with the base URL. */
      path: route,
      /** Path below the version's own, without outer slashes. */
      route: routeBelow(base, route),
      blocks,
      /** Sentences, lines of code, and cells, for comparing the page. */
      units: blocks.flatMap(unitsOf),
    };
  });
  const loaded = kindNames.map((kind) => [kind, data.load(product.data, label, kind).data] as const);
  return {
    name: versionName,
    label,
    pages,
    items: itemsOf(Object.fromEntries(loaded)),
    /**
     * Where each item is documented: its own page or, if it has none, its row in a table. By name or, for an item that
     * belongs to another one, by item key.
     */
    places: new Map([...rows.reverse(), ...subjects.reverse()]) as ReadonlyMap<string, string>,
  };
}
