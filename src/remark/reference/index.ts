import {cachedReader} from '../../build/cachedReader';
import {spotsIn, type Node, type PageFile, type Spot} from '../tree';
import {expandAll, isMeant, type UsedDirective} from './expand';
import {historyReader} from './history';
import {referenceData, type ReferenceData} from './load';
import {indexReader, linksFrom} from './pageIndex';
import {placeOf, sitePath, type ReferenceProduct} from './place';
import {scanPage} from './scan';

/** Options of the transform. */
export interface ReferenceTablesOptions {
  readonly siteDir: string;
  readonly products: readonly ReferenceProduct[];
  /** The site's data, if it is shared with other plugins. */
  readonly data?: ReferenceData;
}

const colonsOf: Readonly<Record<string, number>> = {
  textDirective: 1,
  leafDirective: 2,
  containerDirective: 3,
};

/** A directive and its place in the tree. */
type Found = Spot & {readonly used: UsedDirective};

/** Directives for reference tables, including misspelled ones, in order. */
function findDirectives(tree: Node): Found[] {
  let depth = 1;
  const depths = new Map<Node, number>();
  const spots = spotsIn(tree, (node, siblings) => {
    depth = node.type === 'heading' ? (node.depth ?? depth) : depth;
    depths.set(node, depth);
    const colons = colonsOf[node.type];
    return colons !== undefined && (colons !== 1 || siblings.length === 1) && isMeant(node.name ?? '');
  });
  return spots.map((spot) => {
    const {type, name = '', attributes, position} = spot.node;
    const given = Object.entries(attributes ?? {}).map(([key, value]) => [key, String(value ?? '')]);
    const used = {
      name,
      colons: colonsOf[type] ?? 0,
      attributes: Object.fromEntries(given) as Record<string, string>,
      line: position?.start.line ?? 1,
      depth: depths.get(spot.node) ?? 1,
    };
    return {...spot, used};
  });
}

/**
 * Remark plugin: replaces each directive with a table of reference data, in the language and for the version of the
 * page. All errors on a page are reported together.
 */
export function referenceTables({siteDir, products, data = referenceData(siteDir)}: ReferenceTablesOptions) {
  const history = historyReader(data);
  const read = cachedReader(siteDir, scanPage);
  const indexOf = indexReader(siteDir, read, process.env.NODE_ENV === 'production');
  return (tree: Node, file: PageFile): void => {
    const found = findDirectives(tree);
    if (found.length === 0) {
      return;
    }
    const page = sitePath(siteDir, file.path);
    const place = placeOf(page, products, process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en');
    const {tables, problems} = expandAll(
      found.map(({used}) => used),
      {
        place,
        data,
        history,
        find: place ? linksFrom(page, indexOf(place.root)) : () => undefined,
      },
    );
    if (problems.length > 0) {
      const lines = problems.map(({line, rule, message}) => `${page}:${line} ${rule} ${message}`);
      file.fail(lines.join('\n'), found[0]?.node.position, 'reference-tables');
    }
    found.forEach(({replace}, position) => {
      replace(...(tables[position] ?? []));
    });
  };
}
