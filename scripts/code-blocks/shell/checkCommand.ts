import {hint, quoted} from '../../../src/build/nearest';
import type {Command, DataOf, Flag} from '../../../src/remark/reference/data/kinds';
import {inheritedFlagsOf} from '../../../src/remark/reference/tables/cli';
import type {Versioned} from '../context';
import type {Fault} from '../types';
import type {Word} from './read';

const numbers: Readonly<Record<string, RegExp>> = {
  int: /^[+-]?\d+$/,
  uint64: /^\d+$/,
  float: /^[+-]?\d+(?:\.\d+)?$/,
  float32: /^[+-]?\d+(?:\.\d+)?$/,
  bool: /^(?:true|false|[10tf])$/i,
  duration: /^[+-]?(?:0|(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|[smh]))+)$/,
};

function findValueFault({name, type, allowed}: Flag, value: string): string | undefined {
  const pattern = numbers[type];
  if (pattern && !pattern.test(value)) {
    return `"--${name}" takes a value of type ${type}, which "${value}" is not`;
  }
  const values = type === 'stringSlice' ? value.split(',') : [value];
  const wrong = allowed && values.find((one) => !allowed.includes(one));
  return wrong === undefined
    ? undefined
    : `"--${name}" does not accept "${wrong}", only ${quoted(allowed ?? [])}`;
}

/** Reports a problem at a word and, optionally, a remedy. */
type Report = (word: Word, rule: string, what: string, remedy?: string) => void;

/** Reads the words after a command's name. Returns the names of the given flags, and positional words. */
function readFlags(words: readonly Word[], path: string, flags: readonly Flag[], report: Report) {
  const given = new Set<string>();
  const positional: Word[] = [];
  const queue = [...words];

  function take(flag: Flag, word: Word, written: string | undefined): void {
    given.add(flag.name);
    const needsValue = flag.type !== 'bool' && written === undefined;
    const next = needsValue ? queue.shift() : undefined;
    if (needsValue && next === undefined) {
      report(word, 'missing-value', `"--${flag.name}" needs a value (${flag.type})`);
      return;
    }
    const {text, isOpen} = next ?? {text: written, isOpen: word.isOpen};
    const fault = text === undefined || isOpen ? undefined : findValueFault(flag, text);
    if (fault !== undefined) {
      report(next ?? word, 'flag-value', fault);
    }
  }

  function readLong(word: Word): void {
    const [, name = '', value] = /^--([^=]*)(?:=([\s\S]*))?$/.exec(word.text) ?? [];
    const flag = flags.find((candidate) => candidate.name === name);
    if (flag) {
      take(flag, word, value);
    } else if (!/[<$]/.test(name)) {
      const names = flags.map((candidate) => candidate.name);
      const near = hint(name, names).replace(/"([^"]+)"/g, '"--$1"');
      report(word, 'unknown-flag', `"${path}" has no flag "--${name}"`, near);
    }
  }

  function readShort(word: Word): void {
    const long = flags.find(({name}) => name.length > 1 && word.text.slice(1).split('=')[0] === name);
    if (long) {
      report(word, 'unknown-flag', `"-${long.name}" needs two hyphens`, `Write "--${long.name}".`);
      return;
    }
    for (let rest = word.text.slice(1); rest !== '';) {
      const letter = rest.charAt(0);
      const flag = flags.find(({shorthand}) => shorthand === letter);
      rest = rest.slice(1);
      if (!flag) {
        const known = flags.flatMap(({shorthand, name}) => (shorthand ? [`-${shorthand} (--${name})`] : []));
        const remedy = `Shorthands: ${known.join(', ')}.`;
        report(word, 'unknown-flag', `"${path}" has no shorthand "-${letter}"`, remedy);
        return;
      }
      const hasValue = rest.startsWith('=') || (flag.type !== 'bool' && rest !== '');
      take(flag, word, hasValue ? rest.replace(/^=/, '') : undefined);
      rest = hasValue ? '' : rest;
    }
  }

  for (let word = queue.shift(); word; word = queue.shift()) {
    if (word.text === '--' && !word.isQuoted) {
      positional.push(...queue.splice(0));
    } else if (word.text.startsWith('--')) {
      readLong(word);
    } else if (/^-\D/.test(word.text)) {
      readShort(word);
    } else {
      positional.push(word);
    }
  }
  return {given, positional};
}

/** The names of a command: its path, and the paths that end with one of its aliases. */
function namesOf({path, aliases = []}: Command): string[] {
  return [path, ...aliases.map((alias) => path.replace(/\S+$/, alias))];
}

/** Problems in a command line for one version of a product's tool. */
export function checkCommand(
  words: readonly Word[],
  product: string,
  {version, data}: Versioned<DataOf<'cli'>>,
): readonly Fault[] {
  const names = data.commands.flatMap((command) => namesOf(command).map((name) => ({name, command})));
  const start = `${words.map(({text}) => text).join(' ')} `;
  const [found] = names
    .filter(({name}) => start.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length);
  const length = found?.name.split(' ').length ?? 0;
  const last = words[length - 1];
  if (!found || !last) {
    return [];
  }
  const {command} = found;
  const {path, arguments: args} = command;
  const faults: Fault[] = [];
  const report: Report = ({line}, rule, what, remedy) => {
    const message = [`${what} in ${product} ${version}.`, remedy].filter(Boolean).join(' ');
    faults.push({line, rule, message});
  };
  const flags = [...command.flags, ...inheritedFlagsOf(data, command)];
  const {given, positional} = readFlags(words.slice(length), path, flags, report);
  const isHelp = given.has('help');
  const [extra] = positional.slice(args.some(({repeatable}) => repeatable) ? Infinity : args.length);
  if (extra && !extra.isOpen) {
    const below = names
      .filter(({name}) => name.startsWith(`${path} `))
      .map(({name}) => name.slice(path.length + 1))
      .filter((name) => !name.includes(' '));
    if (below.length > 0 && args.length === 0) {
      const what = `There is no command "${path} ${extra.text}"`;
      report(extra, 'unknown-command', what, hint(extra.text, below));
    } else {
      const takes = args.length === 0 ? 'no arguments' : `at most ${args.length}`;
      report(extra, 'extra-argument', `"${path}" takes ${takes}; "${extra.text}" is one too many`);
    }
  }
  const missing = args.filter(({required}) => required)[positional.length];
  if (missing && !isHelp) {
    report(last, 'missing-argument', `"${path}" needs the argument ${missing.name}`);
  }
  for (const {name, required} of flags) {
    if (required && !given.has(name) && !isHelp) {
      report(last, 'missing-flag', `"${path}" needs the flag "--${name}"`);
    }
  }
  return faults;
}
