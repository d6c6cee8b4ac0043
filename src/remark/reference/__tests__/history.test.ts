import {expect, it} from 'vitest';
import {historyReader} from '../history';
import {wordsOf} from '../words';
import {places, source} from './fixture';

const text = {en: 'Text.', zh: '文字。'};

/** Data of a version with one command and its flags: their defaults by name. */
function versionWith(flags: Readonly<Record<string, string | undefined>>, command = 'kusion apply') {
  const entries = Object.entries(flags).map(([name, value]) => ({
    name,
    type: 'string',
    meaning: text,
    default: value,
  }));
  return {
    sources: [source],
    globalFlags: [],
    commands: [{path: command, purpose: text, flags: entries}],
  };
}

const versions = {
  'v0.10': versionWith({}, 'kusion deploy'),
  'v0.11': versionWith({always: '1', old: '1'}),
  'v0.12': versionWith({always: '1', old: '1'}),
  'v0.13': versionWith({always: '2', fresh: undefined}),
  'v0.14': versionWith({always: '2', fresh: 'x'}),
};

const read = historyReader({
  versions: () => Object.keys(versions),
  load: (_product, version) => ({data: versions[version as keyof typeof versions] as never}),
  problems: () => [],
});

function say(version: string, flag: string, locale = 'en'): string {
  const history = read({...places.en, version}, 'cli', wordsOf(locale));
  return history({kind: 'flag', owner: 'kusion apply', name: `--${flag}`});
}

it('says since which version a flag exists, unless its command is equally new', () => {
  expect(say('v0.13', 'fresh')).toBe('Since v0.13.');
  expect(say('v0.12', 'always')).toBe('');
});

it('says which version last changed the default, in that version and later', () => {
  expect(say('v0.12', 'always')).toBe('');
  expect(say('v0.14', 'always')).toBe('Default changed in v0.13.');
  expect(say('v0.14', 'fresh')).toBe('Since v0.13. Default changed in v0.14.');
});

it('says which version removed a flag, in the last version that has it', () => {
  expect(say('v0.11', 'old')).toBe('');
  expect(say('v0.12', 'old')).toBe('Removed in v0.13.');
  expect(say('v0.12', 'old', 'zh')).toBe('在 v0.13 中移除。');
});

it('says when a command was removed, but nothing about items that the version lacks', () => {
  const history = read({...places.en, version: 'v0.10'}, 'cli', wordsOf('en'));
  expect(history({kind: 'command', owner: '', name: 'kusion deploy'})).toBe('Removed in v0.11.');
  expect(say('v0.13', 'old')).toBe('');
});
