import {expandAll, isMeant, type UsedDirective} from './expand';
import {referenceData} from './load';
import type {Node} from './nodes';
import {indexReader, linksFrom, pageReader} from './pageIndex';
import {placeOf, sitePath, type ReferenceProduct} from './place';

/** Options of the transform. */
export interface ReferenceTablesOptions {
  readonly siteDir: string;
  readonly products: readonly ReferenceProduct[];
}

/** The parts of a virtual file that are used here. */
interface PageFile {
  readonly path: string;
  readonly fail: (reason: string, place?: Node['position'], origin?: string) => never;
}

interface Found {
  readonly parent: Node;
  readonly node: Node;
  readonly used: UsedDirective;
}

const colonsOf: Readonly<Record<string, number>> = {
  textDirective: 1,
  leafDirective: 2,
  containerDirective: 3,
};

/** Directives that are, or are meant to be, reference tables, in the order of the page. */
function findDirectives(tree: Node): Found[] {
  const found: Found[] = [];
  let depth = 1;
  function visit(parent: Node): void {
    for (const node of parent.children ?? []) {
      if (node.type === 'heading') {
        depth = node.depth ?? depth;
      }
      const colons = colonsOf[node.type];
      const isAlone = colons !== 1 || parent.children?.length === 1;
      if (colons !== undefined && isAlone && isMeant(node.name ?? '')) {
        const attributes = Object.fromEntries(
          Object.entries(node.attributes ?? {}).map(([name, value]) => [name, String(value ?? '')]),
        );
        const line = node.position?.start.line ?? 1;
        found.push({parent, node, used: {name: node.name ?? '', colons, attributes, line, depth}});
      } else {
        visit(node);
      }
    }
  }
  visit(tree);
  return found;
}

/**
 * Remark plugin: puts a table of reference data in the place of each directive, in the language and
 * for the version of the page. All faults of a page are reported together.
 */
export function referenceTables({siteDir, products}: ReferenceTablesOptions) {
  const data = referenceData(siteDir);
  const read = pageReader(siteDir);
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
        find: place ? linksFrom(page, indexOf(place.root)) : () => undefined,
        anchors: read(page).anchors,
      },
    );
    if (problems.length > 0) {
      const lines = problems.map(({line, rule, message}) => `${page}:${line} ${rule} ${message}`);
      file.fail(lines.join('\n'), found[0]?.node.position, 'reference-tables');
    }
    found.forEach(({parent, node}, position) => {
      const {children = []} = parent;
      children.splice(children.indexOf(node), 1, ...(tables[position] ?? []));
    });
  };
}
