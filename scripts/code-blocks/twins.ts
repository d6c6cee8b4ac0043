import type {Finding} from '../lib/report';
import type {PageSamples} from './checkPages';
import type {Sample} from './types';

/** Marks that must be the same in every language; the rest of a block is compared with the translations. */
function marksOf({meta}: Sample): string {
  const values = ['title', 'fails', 'with'].flatMap((name) => {
    const value = meta.values.get(name);
    return value === undefined ? [] : [`${name}="${value}"`];
  });
  return [...['fragment', 'result'].filter((word) => meta.words.has(word)), ...values].join(' ') || 'none';
}

/** Blocks whose marks differ from those of the English page. */
export function findMarkDifferences(original: PageSamples, translation: PageSamples): Finding[] {
  return translation.samples.flatMap((sample, index) => {
    const twin = original.samples[index];
    return !twin || twin.language === 'diagram' || marksOf(twin) === marksOf(sample)
      ? []
      : [
          {
            file: sample.file,
            line: sample.line,
            rule: 'marks',
            message: `The marks of this block are ${marksOf(sample)}, in English ${marksOf(twin)}.`,
          },
        ];
  });
}
