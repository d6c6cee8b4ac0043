import {isMap, isScalar, type Document, type LineCounter, type Node, type YAMLMap} from 'yaml';
import {hint} from '../../../src/build/nearest';
import type {Context} from '../context';
import type {Fault, Sample} from '../types';

interface Leaf {
  readonly path: string;
  readonly key: Node;
}

function leavesOf(map: YAMLMap, above: string): Leaf[] {
  return map.items.flatMap(({key, value}): Leaf[] => {
    const keyNode = key as Node;
    const path = `${above}${isScalar(keyNode) ? String(keyNode.value) : ''}`;
    return isMap(value) && value.items.length > 0 ? leavesOf(value, `${path}.`) : [{path, key: keyNode}];
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
export function checkHelmValues(
  document: Document,
  lines: LineCounter,
  sample: Sample,
  context: Context,
): Fault[] {
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
      line: lines.linePos(key.range?.[0] ?? 0).line,
      rule: 'unknown-value',
      message: `The chart "${chart.data.chart}" (${chart.version}) has no value "${path}". ${hint(path, keys)}`,
    }));
}
