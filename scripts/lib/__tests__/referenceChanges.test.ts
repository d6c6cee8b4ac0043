import {expect, it} from 'vitest';
import {changeLines} from '../referenceChanges';

const flag = (name: string, more = {}) => ({name, meaning: {en: 'A.'}, ...more});
const cli = (version: string, ...commands: object[]) => ({kind: 'cli', version, commands});
const before = cli('v1', {
  path: 'kusion apply',
  flags: [flag('watch', {default: false}), flag('operator'), flag('file')],
});

it('lists added, removed, and changed commands and flags', () => {
  const after = cli(
    'v2',
    {
      path: 'kusion apply',
      flags: [flag('watch', {default: true}), flag('timeout'), flag('file', {required: true})],
    },
    {path: 'kusion mod', flags: [flag('help')]},
  );
  expect(changeLines(before, after)).toEqual([
    '  + commands/kusion apply/flags/timeout',
    '  + commands/kusion mod',
    '  - commands/kusion apply/flags/operator',
    '  ~ commands/kusion apply/flags/watch: default false → true',
    '  ~ commands/kusion apply/flags/file: required none → true',
  ]);
});

it('lists changed texts only by name, and nothing for equal data', () => {
  const endpoint = (en: string) => ({endpoints: [{method: 'GET', path: '/a', purpose: {en}}]});
  expect(changeLines(endpoint('x'.repeat(40)), endpoint('y'.repeat(40)))).toEqual([
    '  ~ endpoints/GET /a: purpose changed',
  ]);
  expect(changeLines(before, before)).toEqual([]);
});
