import {isMap, isScalar, type YAMLMap} from 'yaml';
import {hint} from '../../../src/build/nearest';
import type {DocumentCheck} from '../context';
import {lineOf} from './checkTree';

function leavesOf(map: YAMLMap, above: string): {path: string; key: unknown}[] {
  return map.items.flatMap(({key, value}) => {
    const path = `${above}${isScalar(key) ? String(key.value) : ''}`;
    return isMap(value) && value.items.length > 0 ? leavesOf(value, `${path}.`) : [{path, key}];
  });
}

/** Path above a name that users choose. A name with a slash, such as an API version, is one of those. */
function freeParent(key: string): string | undefined {
  const slash = key.indexOf('/');
  return slash === -1 ? undefined : key.slice(0, key.lastIndexOf('.', slash));
}

/** Whether a chart has a value, a value around it, or a value below it. */
function isKnown(path: string, keys: readonly string[]): boolean {
  return keys.some(
    (key) =>
      key === path ||
      key.startsWith(`${path}.`) ||
      path.startsWith(`${key}.`) ||
      path.startsWith(`${freeParent(key) ?? path}.`),
  );
}

/** Checks the names in a values file of the product's chart. */
export const checkHelmValues: DocumentCheck = (document, lines, sample, context) => {
  const title = sample.meta.values.get('title') ?? '';
  const [chart] = sample.place
    ? context.reference.candidates(sample.place.product.data, 'helm', sample.place)
    : [];
  if (!/(?:^|\/)values[\w.-]*\.ya?ml$/.test(title) || !chart || !isMap(document.contents)) {
    return [];
  }
  const keys = chart.data.values.map(({key}) => key);
  return leavesOf(document.contents, '')
    .filter(({path}) => !isKnown(path, keys))
    .map(({path, key}) => ({
      line: lineOf(key, lines),
      rule: 'unknown-value',
      message: `The chart "${chart.data.chart}" (${chart.version}) has no value "${path}". ${hint(path, keys)}`,
    }));
};
