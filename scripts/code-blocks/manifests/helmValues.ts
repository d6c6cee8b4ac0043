import {isMap} from 'yaml';
import type {DocumentCheck} from '../context';
import {checkTree} from './checkTree';
import {emptyTree, insertField} from './fieldTree';

/** Checks the names in a values file of the product's chart. */
export const checkHelmValues: DocumentCheck = (document, lines, sample, context) => {
  const title = sample.marks.get('title') ?? '';
  const [chart] = sample.place
    ? context.reference.candidates(sample.place.product.data, 'helm', sample.place)
    : [];
  if (!/(?:^|\/)values[\w.-]*\.ya?ml$/.test(title) || !chart || !isMap(document.contents)) {
    return [];
  }
  const tree = emptyTree('object');
  for (const {key} of chart.data.values) {
    // Users choose names with a slash, such as labels and API versions, and may add others next to them.
    const path = key.replace(/\.[a-z\d.-]+\/.*$/, '');
    insertField(tree, path.split('.'), {type: 'any'});
  }
  const owner = `The chart "${chart.data.chart}" (${chart.version})`;
  return checkTree(document.contents, tree, '', {lines, owner, isFragment: true});
};
