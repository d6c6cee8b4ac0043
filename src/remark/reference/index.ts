import {cachedReader} from '../../build/cachedReader';
import type {SiteFacts} from '../siteFacts';
import {argumentsOf, failWith, spotsIn, type Node, type PageFile} from '../tree';
import {expandAll, isTable, type UsedDirective} from './expand';
import {historyReader} from './history';
import {indexReader, linksFrom} from './pageIndex';
import {placeOf, sitePath} from './place';
import {scanPage} from './scan';

/** All leaf directives, and table directives with one or three colons, in order, with their places in the tree. */
function findDirectives(tree: Node) {
  let depth = 1;
  const used: UsedDirective[] = [];
  const spots = spotsIn(tree, (node) => {
    const {type, name = '', position} = node;
    depth = type === 'heading' ? (node.depth ?? depth) : depth;
    const hasWrongColons = type !== 'leafDirective';
    if (hasWrongColons && !(type.endsWith('Directive') && isTable(name))) {
      return false;
    }
    used.push({name, hasWrongColons, attributes: argumentsOf(node), line: position?.start.line ?? 1, depth});
    return true;
  });
  return {used, spots};
}

/**
 * Remark plugin: replaces each directive with a table of reference data, in the language and for the version of the
 * page. All errors on a page are reported together.
 */
export function referenceTables({
  siteDir,
  locale,
  products,
  data,
}: Pick<SiteFacts, 'siteDir' | 'locale' | 'products' | 'data'>) {
  const history = historyReader(data);
  const read = cachedReader(siteDir, scanPage);
  const indexOf = indexReader(siteDir, read, process.env.NODE_ENV === 'production');
  return (tree: Node, file: PageFile): void => {
    const {used, spots} = findDirectives(tree);
    if (used.length === 0) {
      return;
    }
    const page = sitePath(siteDir, file.path);
    const place = placeOf(page, products, locale);
    const find = place ? linksFrom(page, indexOf(place.root)) : () => undefined;
    const {tables, problems} = expandAll(used, {place, data, history, find});
    failWith(
      file,
      problems.map((problem) => ({...problem, file: page})),
    );
    spots.forEach(({replace}, index) => {
      replace(...(tables[index] ?? []));
    });
  };
}
