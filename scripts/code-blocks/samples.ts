import {referenceOptions} from '../../config/reference';
import {hint} from '../../src/build/nearest';
import type {SourcePage} from '../../src/plugins/content-guard/types';
import {placeOf} from '../../src/remark/reference/place';
import type {Fault, PageSamples, Sample} from './types';

const mark = /\{[\d,-]+\}|([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))|(\S+)/g;

const knownMarks = ['fragment', 'result', 'title', 'fails', 'with', 'alt'];

/** Splits the opening line of a block into its language and its marks. */
export function parseInfo(info: string): Pick<Sample, 'language' | 'marks'> {
  const [, language = '', rest = ''] = /^([^\s{]*)((?:[\s{].*)?)$/.exec(info) ?? [];
  const marks = new Map<string, string>();
  for (const [, name, double, single, bare, word] of rest.matchAll(mark)) {
    const key = name ?? word;
    if (key !== undefined) {
      marks.set(key, double ?? single ?? bare ?? '');
    }
  }
  return {language, marks};
}

/** The code blocks of a page, each with the product and version of the page. */
export function samplesOf(
  {file, content}: Pick<SourcePage, 'file' | 'content'>,
  locale: string,
): PageSamples {
  const place = placeOf(file, referenceOptions().products, locale);
  const blocks = content.codeBlocks.map((block) => ({...block, ...parseInfo(block.info)}));
  const titled = new Map(blocks.map(({marks, lines}) => [marks.get('title'), lines]));
  return {file, samples: blocks.map((block) => ({...block, file, place, titled}))};
}

/** Unknown marks on the opening line. Misspelled marks would silently have no effect. */
export function findMarkFaults({marks}: Sample): Fault[] {
  return [...marks.keys()]
    .filter((name) => !knownMarks.includes(name))
    .map((name) => ({
      line: 0,
      rule: 'unknown-mark',
      message: `Unknown mark "${name}" on the opening line of a block. ${hint(name, knownMarks)}`,
    }));
}
