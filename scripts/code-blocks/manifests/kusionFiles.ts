import {isMap, type Document} from 'yaml';
import type {DataOf} from '../../../src/remark/reference/data/kinds';
import type {DocumentCheck} from '../context';
import type {Sample} from '../types';
import {checkTree} from './checkTree';
import {emptyTree, insertField, segmentsOf, type FieldTree} from './fieldTree';

const product = 'kusion';

function insertModules(
  tree: FieldTree,
  data: DataOf<'workspace'>,
  keys: readonly {path: string[]; type: string; required?: boolean}[],
): void {
  const ofModules = keys.filter(({path}) => path[0] === 'modules' && path.length > 2);
  for (const {key, path: source, keys: own} of data.modules) {
    const name = key.replace(/@[^@]*$/, '');
    for (const {path, type, required} of ofModules) {
      const segments = ['modules', name, ...path.slice(2)];
      const isConfig = type === '{str:any}';
      insertField(tree, segments, {
        type: isConfig ? 'object' : type,
        required: source === undefined ? undefined : required,
      });
      for (const entry of isConfig ? [...own, ...data.commonKeys] : []) {
        insertField(tree, [...segments, ...segmentsOf(entry.name)], entry);
      }
    }
  }
}

/** Field tree of a file. A file without data has the type `any`, which isn't checked. */
function treeOf(data: DataOf<'workspace'>, file: string): FieldTree {
  const known = data.files.find((entry) => entry.file === file);
  const keys = known?.keys.map((key) => ({...key, path: segmentsOf(key.name)})) ?? [];
  const tree = emptyTree(known ? 'object' : 'any');
  for (const key of keys) {
    insertField(tree, key.path, key);
  }
  if (file === 'workspace.yaml') {
    insertModules(tree, data, keys);
  }
  return tree;
}

/** Name of the Kusion file in a document, based on its title or content. */
function fileOf(document: Document, {marks, place}: Sample): string | undefined {
  const name = (marks.get('title') ?? '').replace(/^.*\//, '');
  if (!isMap(document.contents) || document.has('apiVersion') || place?.product.data !== product) {
    return undefined;
  }
  if (name === 'project.yaml' || name === 'stack.yaml') {
    return name;
  }
  return /^workspace.*\.ya?ml$/.test(name) || isMap(document.get('modules')) ? 'workspace.yaml' : undefined;
}

/** Checks project, stack, and workspace files of Kusion. */
export const checkKusionFile: DocumentCheck = (document, lines, sample, context) => {
  const file = fileOf(document, sample);
  const [version] = context.reference.candidates(product, 'workspace', sample.place);
  if (file === undefined || !version) {
    return [];
  }
  return checkTree(document.contents, treeOf(version.data, file), '', {
    lines,
    owner: `${file} (${version.version})`,
    isFragment: sample.marks.has('fragment'),
  });
};
