import {rowAnchor} from '../anchors';
import {unknown, versionName, type Directive} from '../directive';
import {nameOf, table} from '../nodes';
import {defaultValue, richText} from '../richText';

/** `::helm-values{chart="karpor"}`: the values of a chart. */
export const helmValues: Directive<'helm'> = {
  name: 'helm-values',
  kind: 'helm',
  example: '::helm-values{chart="karpor"}',
  required: ['chart'],
  optional: [],
  expand(data, {chart = ''}, context) {
    if (data.chart !== chart) {
      throw unknown(versionName(context.place), 'chart', chart, [data.chart]);
    }
    const {words, find, say, prefix} = context;
    const rows = data.values.map((entry) => ({
      anchor: rowAnchor('value', entry.key, prefix),
      name: entry.key,
      item: {kind: 'value', owner: '', name: entry.key} as const,
      cells: [[nameOf(entry.key)], defaultValue(entry.default), richText(say(entry.meaning), find)],
    }));
    return [table([words.value, words.defaultValue, words.meaning], rows, context)];
  },
};
