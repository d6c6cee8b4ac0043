import {expect, it} from 'vitest';
import type {Item} from '../../../../remark/reference/items';
import {compareItems} from '../compareItems';

const flag = (name: string, values: Partial<Item> = {}): Item => ({
  kind: 'flag',
  owner: 'kusion apply',
  name,
  type: 'string',
  required: false,
  meaning: {en: `What ${name} means`, zh: name},
  ...values,
});
const command = (name: string): Item => ({kind: 'command', owner: '', name});

/** Changes as text: kind, name, and values before and after. */
function changes(before: readonly Item[], after: readonly Item[]): string[] {
  return compareItems(before, after).map(({change, item, from, to, isBreaking}) =>
    [isBreaking ? '!' : '', change, item.name, from, to].filter(Boolean).join(' '),
  );
}

it('lists removed items first, as breaking, then added items', () => {
  expect(changes([flag('--old')], [flag('--new', {type: 'int'})])).toEqual([
    '! removed --old',
    'added --new',
  ]);
});

it('recognizes a renamed flag by its type and meaning', () => {
  const meaning = {en: 'Read the Spec from this file instead of generating it.', zh: ''};
  expect(changes([flag('--intent', {meaning})], [flag('--spec-file', {meaning})])).toEqual([
    '! renamed --spec-file --intent --spec-file',
  ]);
});

it('recognizes a field whose capitalization changed, even without a meaning', () => {
  const field = (name: string) => flag(name, {kind: 'field', owner: 'ClusterPayload', meaning: undefined});
  expect(changes([field('kubeconfig')], [field('kubeConfig')])).toEqual([
    '! renamed kubeConfig kubeconfig kubeConfig',
  ]);
});

it('lists changed defaults and types, and newly required items', () => {
  const before = flag('--a', {default: 'false'});
  const after = flag('--a', {default: 'true', type: 'bool', required: true});
  expect(changes([before], [after])).toEqual([
    '! type --a string bool',
    '! required --a',
    'default --a false true',
  ]);
  expect(changes([before], [flag('--a', {required: true})])).toEqual(['! required --a']);
});

it('lists an added or removed command without its flags', () => {
  expect(
    changes(
      [command('kusion apply'), flag('--a')],
      [command('kusion run'), flag('--a', {owner: 'kusion run'})],
    ),
  ).toEqual(['! removed kusion apply', 'added kusion run']);
});

it('lists an added or removed field without its nested fields', () => {
  const field = (name: string) => flag(name, {kind: 'field', owner: 'CollaSet'});
  expect(changes([field('spec.old'), field('spec.old.name'), field('spec.older')], [])).toEqual([
    '! removed spec.old',
    '! removed spec.older',
  ]);
  const meaning = {en: 'Rules of the update, in their order.', zh: ''};
  const [before, after] = [field('spec.rules'), field('spec.ruleSet')].map((item) => ({...item, meaning}));
  expect(changes([before as Item, field('spec.rules.gone')], [after as Item])).toEqual([
    '! removed spec.rules.gone',
    '! renamed spec.ruleSet spec.rules spec.ruleSet',
  ]);
});

it('treats unrelated fields with equal meanings as different', () => {
  const field = (name: string): Item =>
    flag(name, {kind: 'key', owner: 'workspace.yaml', meaning: {en: 'Version.', zh: ''}});
  expect(changes([field('runtimes.terraform.version')], [field('modules.version')])).toHaveLength(2);
  expect(changes([field('status.startTimestamp')], [field('status.startTime')])).toHaveLength(1);
});
