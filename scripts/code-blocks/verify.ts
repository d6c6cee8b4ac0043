import type {Finding} from '../../src/build/findings';
import {hint} from '../../src/build/nearest';
import type {Context, Verifier} from './context';
import {verifyKcl} from './kcl';
import {findMetaFaults} from './samples';
import {verifyShell, verifyTerminal} from './shell';
import {verifyGo, verifyJson, verifyToml, verifyYaml} from './syntax';
import type {Fault, Sample} from './types';

const verifiers: Readonly<Record<string, Verifier>> = {
  shell: verifyShell,
  terminal: verifyTerminal,
  kcl: verifyKcl,
  yaml: verifyYaml,
  json: verifyJson,
  toml: verifyToml,
  go: verifyGo,
};

/** Languages that aren't checked. The build checks diagrams. */
const unverified = [
  'diagram',
  'text',
  'diff',
  'http',
  'docker',
  'ini',
  'sql',
  'hcl',
  'makefile',
  'promql',
  'typescript',
];

const otherNames: Readonly<Record<string, string>> = {
  sh: 'shell',
  bash: 'shell',
  zsh: 'shell',
  console: 'shell',
  yml: 'yaml',
  python: 'kcl',
  py: 'kcl',
  k: 'kcl',
  golang: 'go',
  dockerfile: 'docker',
  txt: 'text',
};

/** A missing language, or an alias of one, with which the block would be skipped. */
function findLanguageFaults({language}: Sample): Fault[] {
  const names = [...Object.keys(verifiers), ...unverified];
  if (names.includes(language)) {
    return [];
  }
  const other = otherNames[language];
  const remedy = other === undefined ? hint(language, names) : `Write "${other}".`;
  const message =
    language === ''
      ? 'This block has no language. For output, write "text".'
      : `Unknown language "${language}". ${remedy}`;
  return [{line: 0, rule: 'language', message}];
}

/** The problem with a block that must fail, if it doesn't, or fails for another reason. */
function requireFailure(expected: string, faults: readonly Fault[]): Fault[] {
  if (faults.some(({message}) => message.includes(expected))) {
    return [];
  }
  const [first] = faults;
  const instead = first ? `it fails on line ${first.line} with: ${first.message}` : 'it has no problem.';
  const message = `This block must fail with "${expected}", but ${instead}`;
  return [{line: first?.line ?? 0, rule: 'fails', message}];
}

function verifySample(sample: Sample, context: Context): Fault[] {
  const marks = [...findLanguageFaults(sample), ...findMetaFaults(sample)];
  const faults = verifiers[sample.language]?.(sample, context) ?? [];
  const expected = sample.meta.values.get('fails');
  const skipped = sample.language === 'kcl' && !context.tools.kcl;
  return [...marks, ...(expected === undefined || skipped ? faults : requireFailure(expected, faults))];
}

/** Blocks of a page. */
export interface PageSamples {
  readonly file: string;
  readonly samples: readonly Sample[];
}

/** The context of a page, with the blocks that others may refer to. */
export function contextOf({samples}: PageSamples, context: Omit<Context, 'titled'>): Context {
  const titled = samples.flatMap((sample) => {
    const title = sample.meta.values.get('title');
    return title === undefined ? [] : [[title, sample] as const];
  });
  return {...context, titled: new Map(titled)};
}

/** Key that is equal for blocks with the same verdict, because many pages of a product repeat a block. */
function keyOf({language, meta, lines, place}: Sample, {titled}: Context): string {
  const before = (meta.values.get('with') ?? '').split(',').map((name) => titled.get(name)?.lines ?? name);
  const {product, version} = place ?? {};
  return JSON.stringify([language, [...meta.words], [...meta.values], lines, product?.id, version, before]);
}

/** Verifies the blocks of pages. Equal blocks are verified only once. */
export function checkPages(pages: readonly PageSamples[], context: Omit<Context, 'titled'>): Finding[] {
  const verdicts = new Map<string, Fault[]>();
  return pages.flatMap((page) => {
    const known = contextOf(page, context);
    return page.samples.flatMap((sample) => {
      const key = keyOf(sample, known);
      const faults = verdicts.get(key) ?? verifySample(sample, known);
      verdicts.set(key, faults);
      return faults.map((fault) => ({...fault, file: sample.file, line: sample.line + fault.line}));
    });
  });
}
