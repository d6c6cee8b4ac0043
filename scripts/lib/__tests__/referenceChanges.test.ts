import {describe, expect, it} from 'vitest';
import type {DataOf} from '../../../src/remark/reference/data/kinds';
import {changeLines, changesOf} from '../referenceChanges';

const meaning = {en: 'A.', zh: '甲。'};
const head = {product: 'kusion', version: 'v0.14', sources: []};
const flag = (name: string, more = {}) => ({name, type: 'string', meaning, ...more});
const command = (path: string, ...flags: ReturnType<typeof flag>[]) => ({
  path,
  usage: path,
  purpose: meaning,
  arguments: [],
  inheritedFlags: [],
  flags,
});

const cli = (...commands: ReturnType<typeof command>[]): DataOf<'cli'> => ({
  kind: 'cli',
  ...head,
  binary: 'kusion',
  globalFlags: [],
  commands,
});

describe('what changed between two versions', () => {
  it('lists commands and flags that are new, gone, or different', () => {
    const before = cli(
      command('kusion apply', flag('watch', {default: false}), flag('operator'), flag('file')),
    );
    const after = cli(
      command(
        'kusion apply',
        flag('watch', {default: true}),
        flag('timeout'),
        flag('file', {required: true}),
      ),
      command('kusion mod', flag('help')),
    );
    expect(changeLines(changesOf('cli', before, after))).toEqual([
      '  + commands: kusion mod',
      '  + flags: kusion apply --timeout',
      '  - flags: kusion apply --operator',
      '  ~ flags: kusion apply --watch: default false → true',
      '  ~ flags: kusion apply --file: required false → true',
    ]);
  });

  it('says when an entry means something else', () => {
    const field = (en: string) => ({path: 'spec.partition', type: 'integer', meaning: {en, zh: '甲。'}});
    const crds = (en: string): DataOf<'crds'> => ({
      kind: 'crds',
      ...head,
      kinds: [{kind: 'CollaSet', meaning, fields: [field(en)]}],
    });
    expect(changeLines(changesOf('crds', crds('Updated.'), crds('Kept.')))).toEqual([
      '  ~ fields: CollaSet spec.partition: another meaning',
    ]);
  });

  it('is nothing between equal versions', () => {
    const same = cli(command('kusion apply', flag('watch')));
    expect(changeLines(changesOf('cli', same, same))).toEqual([]);
  });
});
