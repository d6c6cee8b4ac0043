import {hint} from '../../src/build/nearest';
import type {SourcePage} from '../../src/plugins/content-guard/types';
import {placeOf, type ReferenceProduct} from '../../src/remark/reference/place';
import type {Fault, Meta, Sample} from './types';

const part = /\{[\d,-]+\}|([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))|(\S+)/g;

const knownMarks = ['fragment', 'result', 'title', 'fails', 'with', 'alt'];

/** Splits the opening line of a block into its language and the rest. */
export function parseInfo(info: string): {language: string; meta: Meta} {
  const [, language = '', rest = ''] = /^([^\s{]*)((?:[\s{].*)?)$/.exec(info) ?? [];
  const words = new Set<string>();
  const values = new Map<string, string>();
  for (const [, name, double, single, bare, word] of rest.matchAll(part)) {
    if (name !== undefined) {
      values.set(name, double ?? single ?? bare ?? '');
    } else if (word !== undefined) {
      words.add(word);
    }
  }
  return {language, meta: {words, values}};
}

/** The code blocks of a page, each with the product and version of the page. */
export function extractSamples(
  {file, content}: Pick<SourcePage, 'file' | 'content'>,
  products: readonly ReferenceProduct[],
  locale: string,
): Sample[] {
  const place = placeOf(file, products, locale);
  return content.codeBlocks.map(({line, info, lines}) => ({file, line, lines, place, ...parseInfo(info)}));
}

/** Unknown marks on the opening line. Misspelled marks would silently have no effect. */
export function findMetaFaults({meta: {words, values}}: Sample): Fault[] {
  return [...words, ...values.keys()]
    .filter((name) => !knownMarks.includes(name))
    .map((name) => ({
      line: 0,
      rule: 'unknown-mark',
      message: `Unknown mark "${name}" on the opening line of a block. ${hint(name, knownMarks)}`,
    }));
}
