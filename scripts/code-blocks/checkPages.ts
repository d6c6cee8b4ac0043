import type {Finding} from '../lib/report';
import type {Context, Fault, Sample} from './types';
import {verifySample} from './verify';

/** Blocks of a page. */
export interface PageSamples {
  readonly file: string;
  readonly samples: readonly Sample[];
}

function titledOf(samples: readonly Sample[]): Map<string, Sample> {
  return new Map(
    samples.flatMap((sample) => {
      const title = sample.meta.values.get('title');
      return title === undefined ? [] : [[title, sample] as const];
    }),
  );
}

/** What the verdict on a block depends on: the same block in another place of the same kind has the same. */
function keyOf({language, meta, lines, place}: Sample, titled: ReadonlyMap<string, Sample>): string {
  const before = (meta.values.get('with') ?? '').split(',').map((name) => titled.get(name)?.lines ?? name);
  return JSON.stringify([
    language,
    [...meta.words],
    [...meta.values],
    lines,
    place?.product.id,
    place?.version,
    before,
  ]);
}

/** Checks the blocks of pages; a block that stands in several places is verified once. */
export async function checkPages(
  pages: readonly PageSamples[],
  context: Omit<Context, 'titled'>,
): Promise<Finding[]> {
  const verdicts = new Map<string, Promise<Fault[]>>();
  const findings = await Promise.all(
    pages.map(async ({samples}) => {
      const titled = titledOf(samples);
      const ofPage = await Promise.all(
        samples.map(async (sample) => {
          const key = keyOf(sample, titled);
          const verdict = verdicts.get(key) ?? verifySample(sample, {...context, titled});
          verdicts.set(key, verdict);
          return (await verdict).map(({line, rule, message}): Finding => ({
            file: sample.file,
            line: sample.line + line,
            rule,
            message,
          }));
        }),
      );
      return ofPage.flat();
    }),
  );
  return findings.flat();
}

/** The context of a page: what its blocks may refer to. */
export function contextOf({samples}: PageSamples, context: Omit<Context, 'titled'>): Context {
  return {...context, titled: titledOf(samples)};
}
