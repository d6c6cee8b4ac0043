import {isMap, isScalar, type Document, type LineCounter, type Node, type YAMLMap} from 'yaml';
import {hint} from '../../../src/build/nearest';
import type {CrdKind} from '../../../src/remark/reference/data/kinds';
import {compareVersions} from '../../../src/remark/reference/data/timeless';
import type {Context} from '../context';
import type {Fault, Sample} from '../types';
import {checkTree} from './checkTree';
import {emptyTree, insertField, segmentsOf, type FieldTree} from './fieldTree';

interface KnownKind {
  readonly product: string;
  readonly version: string;
  readonly kind: CrdKind;
}

const groupOf = (apiVersion: string) => apiVersion.split('/')[0] ?? '';

/** Field tree of a kind's manifest. */
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

function kindsOf(place: Sample['place'], {reference}: Context): {own: KnownKind[]; all: KnownKind[]} {
  const known = (pick: 'own' | 'all') =>
    reference.products.flatMap((product) =>
      (pick === 'own'
        ? reference.candidates(product, 'crds', place)
        : reference.all(product, 'crds')
      ).flatMap(({version, data}) => data.kinds.map((kind): KnownKind => ({product, version, kind}))),
    );
  return {own: known('own'), all: known('all')};
}

/** Reports a namespace in the metadata of a cluster-scoped kind. */
function findScopeFault({kind, scope}: CrdKind, root: YAMLMap, lines: LineCounter): Fault[] {
  const metadata = root.get('metadata');
  const pair = isMap(metadata)
    ? metadata.items.find(({key}) => isScalar(key) && key.value === 'namespace')
    : undefined;
  const line = lines.linePos((pair?.key as Node | undefined)?.range?.[0] ?? 0).line;
  return pair && scope === 'Cluster'
    ? [
        {
          line,
          rule: 'scope',
          message: `${kind} is cluster-scoped: write it without a namespace.`,
        },
      ]
    : [];
}

/** Checks a manifest of one of the products' kinds. Ignores other kinds. */
export function checkManifest(
  document: Document,
  lines: LineCounter,
  sample: Sample,
  context: Context,
): Fault[] {
  const root = document.contents;
  const [apiVersion, name] = isMap(root) ? [root.get('apiVersion'), root.get('kind')] : [];
  if (!isMap(root) || typeof apiVersion !== 'string' || typeof name !== 'string') {
    return [];
  }
  const {own, all} = kindsOf(sample.place, context);
  if (
    !all.some(({kind}) => kind.apiVersion !== undefined && groupOf(kind.apiVersion) === groupOf(apiVersion))
  ) {
    return [];
  }
  const matches = own.filter(({kind}) => kind.kind === name);
  const line = lines.linePos(root.range?.[0] ?? 0).line;
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
    return [
      {
        line,
        rule: 'unknown-kind',
        message: `There is no kind "${name}" in "${apiVersion}"${where}.${elsewhere} ${remedy}`,
      },
    ];
  }
  const results = matches
    .filter(({kind}) => kind.apiVersion === apiVersion)
    .map(({kind, version}) => [
      ...findScopeFault(kind, root, lines),
      ...checkTree(root, treeOf(kind), '', {
        lines,
        owner: `${kind.kind} (${version})`,
        isFragment: sample.meta.words.has('fragment'),
      }),
    ]);
  return results.some((faults) => faults.length === 0) ? [] : (results[0] ?? []);
}
