import {rowAnchor} from '../anchors';
import {unknown, versionName, type Directive} from '../directive';
import {nameOf, table} from '../nodes';
import {defaultValue, richText} from '../richText';

/** `::helm-values{chart="karpor"}`: the values of a chart, all or those below a key. */
export const helmValues: Directive<'helm'> = {
  name: 'helm-values',
  kind: 'helm',
  example: '::helm-values{chart="karpor"}',
  required: ['chart'],
  optional: ['below'],
  expand(data, {chart = '', below = ''}, context) {
    if (data.chart !== chart) {
      throw unknown(versionName(context.place), 'chart', chart, [data.chart]);
    }
    const {words, find, say, prefix} = context;
    const values = data.values.filter(
      ({key}) => below === '' || key === below || key.startsWith(`${below}.`),
    );
    if (values.length === 0) {
      const known = data.values.map(({key}) => key);
      throw unknown(`The chart "${chart}"`, 'value', below, known);
    }
    const rows = values.map((entry) => ({
      anchor: rowAnchor('value', entry.key, prefix),
      name: entry.key,
      cells: [[nameOf(entry.key)], defaultValue(entry.default), richText(say(entry.meaning), find)],
    }));
    return [table([words.value, words.defaultValue, words.meaning], rows, words)];
  },
};
