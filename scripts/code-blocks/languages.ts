import {hint} from '../../src/remark/reference/nearest';
import {verifyDiagram} from './diagram';
import {verifyGo} from './go';
import {verifyJson} from './json';
import {verifyKcl} from './kcl';
import {verifyShell} from './shell';
import {verifyToml} from './toml';
import type {Fault, Sample, Verifier} from './types';
import {verifyYaml} from './yaml';

/** How the blocks of a language are verified. */
export const verifiers: Readonly<Record<string, Verifier>> = {
  shell: verifyShell,
  kcl: verifyKcl,
  yaml: verifyYaml,
  json: verifyJson,
  toml: verifyToml,
  go: verifyGo,
  diagram: verifyDiagram,
};

/** Languages that are shown as they are. */
const unverified = [
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

/** Reports a block without a language, or with one that nobody verifies because its name is another. */
export function findLanguageFaults({language}: Sample): Fault[] {
  const names = [...Object.keys(verifiers), ...unverified];
  if (names.includes(language)) {
    return [];
  }
  const other = otherNames[language];
  return [
    {
      line: 0,
      rule: 'language',
      message:
        language === ''
          ? 'This block has no language: output is "text".'
          : `There is no language "${language}". ${other === undefined ? hint(language, names) : `Write "${other}".`}`,
    },
  ];
}
