import {hint, quoted} from '../../../src/build/nearest';
import type {Flag} from '../../../src/remark/reference/data/kinds';
import type {Fault} from '../types';
import type {CommandTable} from './commandTable';
import type {Word} from './read';

const numbers: Readonly<Record<string, RegExp>> = {
  int: /^[+-]?\d+$/,
  uint64: /^\d+$/,
  float: /^[+-]?\d+(?:\.\d+)?$/,
  float32: /^[+-]?\d+(?:\.\d+)?$/,
  bool: /^(?:true|false|[10tf])$/i,
  duration: /^[+-]?(?:0|(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|[smh]))+)$/,
};

/** The problem with the value of a flag, if any. */
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

/** Problems in a command line for one version of a tool. */
export function checkCommand(words: readonly Word[], table: CommandTable): readonly Fault[] {
  const [first] = words;
  const found = table.find(words.map(({text}) => text));
  if (!first || !found) {
    return [];
  }
  const {command, length} = found;
  const {path, arguments: args} = command;
  const faults: Fault[] = [];
  const report: Report = ({line}, rule, what, remedy) => {
    const message = [`${what} in ${table.product} ${table.version}.`, remedy].filter(Boolean).join(' ');
    faults.push({line, rule, message});
  };
  const flags = table.flagsOf(command);
  const {given, positional} = readFlags(words.slice(length), path, flags, report);
  const isHelp = given.has('help');
  const [extra] = positional.slice(args.some(({repeatable}) => repeatable) ? Infinity : args.length);
  const below = table.below(path);
  if (extra && !extra.isOpen) {
    if (below.length > 0 && args.length === 0) {
      const what = `There is no command "${path} ${extra.text}"`;
      report(extra, 'unknown-command', what, hint(extra.text, below));
    } else {
      const takes = args.length === 0 ? 'no arguments' : `at most ${args.length}`;
      report(extra, 'extra-argument', `"${path}" takes ${takes}; "${extra.text}" is one too many`);
    }
  }
  const last = words[length - 1] ?? first;
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
