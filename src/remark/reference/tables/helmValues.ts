import {named, type Directive} from '../directive';
import {nameOf, rowAnchor, table} from '../nodes';
import {defaultValue, richText} from '../richText';

/** `::helm-values{chart="karpor"}`: the values of a chart. */
export const helmValues: Directive<'helm'> = {
  name: 'helm-values',
  kind: 'helm',
  example: '::helm-values{chart="karpor"}',
  required: ['chart'],
  expand(data, {chart = ''}, context) {
    const {owner, words, find, say, prefix} = context;
    const {values} = named(owner, 'chart', chart, [data], (one) => one.chart);
    const rows = values.map((entry) => ({
      anchor: rowAnchor('value', entry.key, prefix),
      item: {kind: 'value', owner: '', name: entry.key} as const,
      cells: [[nameOf(entry.key)], defaultValue(entry.default), richText(say(entry.meaning), find)],
    }));
    return [table([words.value, words.defaultValue, words.meaning], rows, context)];
  },
};
