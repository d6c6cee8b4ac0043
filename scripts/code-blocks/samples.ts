import {referenceOptions} from '../../config/reference';
import {hint} from '../../src/build/nearest';
import type {SourcePage} from '../../src/plugins/content-guard/types';
import {placeOf} from '../../src/remark/reference/place';
import type {Fault, Meta, PageSamples, Sample} from './types';

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
export function samplesOf(
  {file, content}: Pick<SourcePage, 'file' | 'content'>,
  locale: string,
): PageSamples {
  const place = placeOf(file, referenceOptions().products, locale);
  const blocks = content.codeBlocks.map((block) => ({...block, ...parseInfo(block.info)}));
  const titled = new Map(blocks.map(({meta, lines}) => [meta.values.get('title'), lines]));
  return {file, samples: blocks.map((block) => ({...block, file, place, titled}))};
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
