import fs from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {kindNames} from '../../../remark/reference/data/kinds';
import {expandAll} from '../../../remark/reference/expand';
import {itemKey, itemsOf, type Item, type ItemName} from '../../../remark/reference/items';
import type {ReferenceData} from '../../../remark/reference/load';
import {placeOf, type ReferenceProduct} from '../../../remark/reference/place';
import {directiveIn} from '../../../remark/reference/scan';
import type {Node} from '../../../remark/tree';
import {routeBelow} from '../../page-twins/core/routeBelow';
import type {PageRef} from '../../search/server/collectPages';
import {blocksOf, type Block} from '../core/blocks';
import {unitsOf} from '../core/comparePages';
import {tableBlocks} from './tableBlocks';

/** A page of a version. */
export interface VersionPage extends Pick<PageRef, 'title' | 'categories' | 'source'> {
  /** Path with the base URL. */
  readonly path: string;
  /** Path below the version's own, without outer slashes. */
  readonly route: string;
  readonly blocks: readonly Block[];
  /** Sentences, lines of code, and cells, for comparing the page. */
  readonly units: readonly string[];
}

/** The content of a version in one language. */
export interface VersionContent {
  readonly name: string;
  readonly label: string;
  readonly pages: readonly VersionPage[];
  readonly items: readonly Item[];
  /** Where items are documented: paths with anchors, by item key. */
  readonly places: ReadonlyMap<string, string>;
}

/** Sources of versions. */
export interface Source {
  readonly siteDir: string;
  readonly locale: string;
  readonly product: ReferenceProduct;
  readonly data: ReferenceData;
}

/** The item that a directive documents: its kind, and the arguments that may contain its name. */
const subjects: Readonly<Record<string, readonly [kind: ItemName['kind'], ...argument: string[]]>> = {
  'cli-options': ['command', 'command'],
  schema: ['schema', 'name'],
  'api-schema': ['schema', 'name'],
  'workspace-keys': ['module', 'module', 'file'],
  'crd-fields': ['kind', 'kind'],
};

/**
 * Blocks of a page as readers see them, with its directives expanded to tables.
 *
 * @param file source of the page, relative to the site
 * @param onTable called with each directive and its expanded nodes
 */
export function readBlocks(
  {siteDir, locale, product, data}: Source,
  {source: file = '', title}: Pick<PageRef, 'source' | 'title'>,
  onTable?: (directive: NonNullable<ReturnType<typeof directiveIn>>, nodes: readonly Node[]) => void,
): Block[] {
  const place = placeOf(file, [product], locale);
  const expand = (line: string, depth: number) => {
    const directive = directiveIn(line);
    if (!directive) {
      return [];
    }
    const page = {place, data, find: () => undefined};
    const nodes = expandAll([{...directive, isLeaf: true, line: 1, depth}], page).tables.flat();
    onTable?.(directive, nodes);
    return tableBlocks(nodes);
  };
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8').replaceAll('\r\n', '\n');
  return [{kind: 'heading', level: 1, text: title}, ...blocksOf(text, expand)];
}

/** Reads the pages and the reference data of a version. */
export function readVersion(
  source: Source,
  {versionName, label, path: base}: Pick<LoadedVersion, 'versionName' | 'label' | 'path'>,
  refs: readonly PageRef[],
): VersionContent {
  const places = new Map<string, string>();
  const note = (key: string, place: string) => {
    if (!places.has(key)) {
      places.set(key, place);
    }
  };
  const pages = refs.map((page): VersionPage => {
    const {title, categories, source: file, route} = page;
    const blocks = readBlocks(source, page, ({name, attributes}, nodes) => {
      const [kind, ...names] = subjects[name] ?? [];
      const subject = names.flatMap((argument) => attributes[argument] ?? [])[0];
      if (kind && subject !== undefined) {
        note(itemKey({kind, owner: '', name: subject}), route);
      }
      for (const {data} of nodes.flatMap(({children = []}) => children)) {
        if (data?.item !== undefined) {
          note(data.item, `${route}#${String(data.hProperties?.id)}`);
        }
      }
    });
    return {
      title,
      categories,
      source: file,
      path: route,
      route: routeBelow(base, route),
      blocks,
      units: blocks.flatMap(unitsOf),
    };
  });
  const loaded = kindNames.map(
    (kind) => [kind, source.data.load(source.product.data, label, kind).data] as const,
  );
  return {name: versionName, label, pages, items: itemsOf(Object.fromEntries(loaded)), places};
}
