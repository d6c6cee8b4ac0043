import {findLanguageFaults, verifiers} from './languages';
import {findMetaFaults} from './meta';
import type {Context, Fault, Sample} from './types';

/** Turns faults into what a block that must fail is guilty of: failing otherwise, or not at all. */
function demandFailure(expected: string, faults: readonly Fault[]): Fault[] {
  if (faults.some(({message}) => message.includes(expected))) {
    return [];
  }
  const [first] = faults;
  const instead = first ? `it says, on line ${first.line}: ${first.message}` : 'it has no fault.';
  return [
    {
      line: first?.line ?? 0,
      rule: 'fails',
      message: `This block must fail with "${expected}", but ${instead}`,
    },
  ];
}

/** Everything that is wrong with a block. */
export async function verifySample(sample: Sample, context: Context): Promise<Fault[]> {
  const marks = [...findLanguageFaults(sample), ...findMetaFaults(sample)];
  const faults = (await verifiers[sample.language]?.(sample, context)) ?? [];
  const expected = sample.meta.values.get('fails');
  const skipped = sample.language === 'kcl' && !context.tools.kcl;
  return [...marks, ...(expected === undefined || skipped ? faults : demandFailure(expected, faults))];
}
