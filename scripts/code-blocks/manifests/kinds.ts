import {isMap, type LineCounter, type YAMLMap} from 'yaml';
import {hint} from '../../../src/build/nearest';
import type {CrdKind, DataOf} from '../../../src/remark/reference/data/kinds';
import {compareVersions} from '../../../src/remark/reference/place';
import type {DocumentCheck, Versioned} from '../context';
import type {Fault} from '../types';
import {checkTree, lineOf} from './checkTree';
import {emptyTree, insertField, segmentsOf, type FieldTree} from './fieldTree';

const groupOf = (apiVersion?: string) => apiVersion?.split('/')[0];

function treeOf({fields}: CrdKind): FieldTree {
  const tree = emptyTree('object');
  insertField(tree, ['apiVersion'], {type: 'string'});
  insertField(tree, ['kind'], {type: 'string'});
  insertField(tree, ['metadata'], {type: 'ObjectMeta', required: true});
  insertField(tree, ['metadata', 'name'], {type: 'string', required: true});
  for (const field of fields) {
    insertField(tree, segmentsOf(field.path), field);
  }
  return tree;
}

function kindsOf(versions: readonly Versioned<DataOf<'crds'>>[]) {
  return versions.flatMap(({version, data}) => data.kinds.map((kind) => ({version, kind})));
}

/** Reports a namespace in the metadata of a cluster-scoped kind. */
function findScopeFault({kind, scope}: CrdKind, root: YAMLMap, lines: LineCounter): Fault[] {
  const namespace = root.getIn(['metadata', 'namespace'], true);
  const message = `${kind} is cluster-scoped: write it without a namespace.`;
  return namespace && scope === 'Cluster' ? [{line: lineOf(namespace, lines), rule: 'scope', message}] : [];
}

/** Checks a manifest of one of the products' kinds. Ignores other kinds. */
export const checkManifest: DocumentCheck = (document, lines, sample, context) => {
  const root = document.contents;
  const [apiVersion, name] = isMap(root) ? [root.get('apiVersion'), root.get('kind')] : [];
  if (!isMap(root) || typeof apiVersion !== 'string' || typeof name !== 'string') {
    return [];
  }
  const {products, candidates, all: every} = context.reference;
  const own = kindsOf(products.flatMap((product) => candidates(product, 'crds', sample.place)));
  const all = kindsOf(products.flatMap((product) => every(product, 'crds')));
  if (!all.some(({kind}) => groupOf(kind.apiVersion) === groupOf(apiVersion))) {
    return [];
  }
  const matches = own.filter(({kind}) => kind.kind === name);
  if (!matches.some(({kind}) => kind.apiVersion === apiVersion)) {
    const [right] = matches;
    const versions = all
      .filter(({kind}) => kind.kind === name && kind.apiVersion === apiVersion)
      .map(({version}) => version)
      .sort(compareVersions);
    const elsewhere = versions.length === 0 ? '' : ` It exists in ${[...new Set(versions)].join(', ')}.`;
    const names = [...new Set(own.flatMap(({kind}) => (kind.apiVersion === undefined ? [] : kind.kind)))];
    const remedy = right ? `Its API version is "${right.kind.apiVersion ?? ''}".` : hint(name, names);
    const where = sample.place ? ` in ${sample.place.product.label} ${sample.place.version}` : '';
    const message = `There is no kind "${name}" in "${apiVersion}"${where}.${elsewhere} ${remedy}`;
    return [{line: lineOf(root, lines), rule: 'unknown-kind', message}];
  }
  const results = matches
    .filter(({kind}) => kind.apiVersion === apiVersion)
    .map(({kind, version}) => [
      ...findScopeFault(kind, root, lines),
      ...checkTree(root, treeOf(kind), '', {
        lines,
        owner: `${kind.kind} (${version})`,
        isFragment: sample.marks.has('fragment'),
      }),
    ]);
  return results.some((faults) => faults.length === 0) ? [] : (results[0] ?? []);
};
