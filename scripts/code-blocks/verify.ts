import {locales} from '../../config/locales';
import type {Finding} from '../../src/build/findings';
import {hint} from '../../src/build/nearest';
import {sourcesOf} from '../lib/pages';
import {projectDir} from '../lib/projectDir';
import type {Context, Verifier} from './context';
import {verifyKcl} from './kcl';
import {findStaleResults} from './results';
import {findMarkFaults, samplesOf} from './samples';
import {verifyShell, verifyTerminal} from './shell';
import {verifyGo, verifyJson, verifyToml, verifyYaml} from './syntax';
import type {Fault, PageSamples, Sample} from './types';

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

/** Reports a missing or unknown language, because such a block wouldn't be checked. */
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

/** The problem with a block that must fail but doesn't, or that fails for another reason. */
function requireFailure(expected: string, faults: readonly Fault[]): Fault[] {
  if (faults.some(({message}) => message.includes(expected))) {
    return [];
  }
  const [first] = faults;
  const instead = first ? `it fails on line ${first.line} with: ${first.message}` : 'it has no problem.';
  const message = `This block must fail with "${expected}", but ${instead}`;
  return [{line: first?.line ?? 0, rule: 'fails', message}];
}

/** Verifies a block. */
export function verifySample(sample: Sample, context: Context): Finding[] {
  const opening = [...findLanguageFaults(sample), ...findMarkFaults(sample)];
  const faults = verifiers[sample.language]?.(sample, context) ?? [];
  const expected = sample.marks.get('fails');
  const isSkipped = sample.language === 'kcl' && !context.kcl;
  const found = expected === undefined || isSkipped ? faults : requireFailure(expected, faults);
  return [...opening, ...found].map((fault) => ({
    ...fault,
    file: sample.file,
    line: sample.line + fault.line,
  }));
}

/** The blocks of all pages in all languages. */
export async function samplesOfSite(): Promise<PageSamples[]> {
  const pages = locales.map(async ({locale}) =>
    (await sourcesOf(locale)).pages.map((page) => samplesOf(page, locale)),
  );
  return (await Promise.all(pages)).flat();
}

/** Problems in the blocks of pages, and in the results next to English pages. */
export function findSampleFaults(pages: readonly PageSamples[], context: Context): Finding[] {
  return pages.flatMap((page) => [
    ...page.samples.flatMap((sample) => verifySample(sample, context)),
    ...findStaleResults(projectDir, page, context),
  ]);
}
