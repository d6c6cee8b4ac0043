import {hint} from '../../../src/build/nearest';
import type {Command, Flag} from '../../../src/remark/reference/data/kinds';
import type {Fault} from '../types';
import type {CommandTable} from './commandTable';
import {findValueFault} from './flagValue';
import type {Word} from './read';

/** Reads the words after a command's name. */
class Walk {
  readonly faults: Fault[] = [];
  readonly given = new Set<string>();
  readonly positional: Word[] = [];

  constructor(
    private readonly table: CommandTable,
    private readonly command: Command,
    private readonly flags: readonly Flag[],
  ) {}

  run(words: readonly Word[]): void {
    const queue = [...words];
    for (let word = queue.shift(); word; word = queue.shift()) {
      if (word.text === '--' && !word.isQuoted) {
        this.positional.push(...queue.splice(0));
      } else if (word.text.startsWith('--')) {
        this.readLong(word, queue);
      } else if (/^-./.test(word.text) && !/^-\d/.test(word.text)) {
        this.readShort(word, queue);
      } else {
        this.positional.push(word);
      }
    }
  }

  private readLong(word: Word, queue: Word[]): void {
    const [, name = '', value] = /^--([^=]*)(?:=([\s\S]*))?$/.exec(word.text) ?? [];
    const flag = this.flags.find((candidate) => candidate.name === name);
    if (flag) {
      this.take(flag, word, value, queue);
    } else if (!/[<$]/.test(name)) {
      const names = this.flags.map((candidate) => candidate.name);
      this.add(
        word,
        'unknown-flag',
        `"${this.command.path}" has no flag "--${name}"`,
        hint(name, names).replace(/"([^"]+)"/g, '"--$1"'),
      );
    }
  }

  private readShort(word: Word, queue: Word[]): void {
    const long = this.flags.find(({name}) => name.length > 1 && word.text.slice(1).split('=')[0] === name);
    if (long) {
      this.add(word, 'unknown-flag', `"-${long.name}" needs two hyphens`, `Write "--${long.name}".`);
      return;
    }
    for (let rest = word.text.slice(1); rest !== '';) {
      const letter = rest.charAt(0);
      const flag = this.flags.find(({shorthand}) => shorthand === letter);
      rest = rest.slice(1);
      if (!flag) {
        const known = this.flags.flatMap(({shorthand, name}) =>
          shorthand === undefined ? [] : [`-${shorthand} (--${name})`],
        );
        this.add(
          word,
          'unknown-flag',
          `"${this.command.path}" has no shorthand "-${letter}"`,
          `Shorthands: ${known.join(', ')}.`,
        );
        return;
      }
      if (flag.type !== 'bool') {
        this.take(flag, word, rest === '' ? undefined : rest.replace(/^=/, ''), queue);
        return;
      }
      const value = rest.startsWith('=') ? rest.slice(1) : undefined;
      this.take(flag, word, value, queue);
      rest = value === undefined ? rest : '';
    }
  }

  private take(flag: Flag, word: Word, written: string | undefined, queue: Word[]): void {
    this.given.add(flag.name);
    const needsValue = flag.type !== 'bool' && written === undefined;
    const next = needsValue ? queue.shift() : undefined;
    if (needsValue && next === undefined) {
      this.add(word, 'missing-value', `"--${flag.name}" needs a value (${flag.type})`);
      return;
    }
    const isOpen = next ? next.isOpen : word.isOpen;
    const value = next ? next.text : written;
    const fault = value === undefined || isOpen ? undefined : findValueFault(flag, value);
    if (fault !== undefined) {
      this.add(next ?? word, 'flag-value', fault);
    }
  }

  add({line}: Word, rule: string, what: string, remedy = ''): void {
    const where = ` in ${this.table.product} ${this.table.version}`;
    this.faults.push({line, rule, message: `${what}${where}.${remedy === '' ? '' : ` ${remedy}`}`});
  }
}

/** Problems in a command line for one version of a tool. */
export function checkCommand(words: readonly Word[], table: CommandTable): readonly Fault[] {
  const [first] = words;
  const found = table.find(words.map(({text}) => text));
  if (!first || !found) {
    return [];
  }
  const {command, length} = found;
  const flags = table.flagsOf(command);
  const walk = new Walk(table, command, flags);
  walk.run(words.slice(length));
  const isHelp = walk.given.has('help');
  const [extra] = walk.positional.slice(
    command.arguments.some(({repeatable}) => repeatable) ? Infinity : command.arguments.length,
  );
  const below = table.below(command.path);
  if (extra && below.length > 0 && command.arguments.length === 0 && !extra.isOpen) {
    walk.add(
      extra,
      'unknown-command',
      `There is no command "${command.path} ${extra.text}"`,
      hint(extra.text, below),
    );
  } else if (extra && !extra.isOpen) {
    const takes = command.arguments.length === 0 ? 'no arguments' : `at most ${command.arguments.length}`;
    walk.add(extra, 'extra-argument', `"${command.path}" takes ${takes}; "${extra.text}" is one too many`);
  }
  const missing = command.arguments.filter(({required}) => required)[walk.positional.length];
  if (missing && !isHelp) {
    walk.add(
      words[length - 1] ?? first,
      'missing-argument',
      `"${command.path}" needs the argument ${missing.name}`,
    );
  }
  for (const {name} of flags.filter(({required}) => required === true)) {
    if (!walk.given.has(name) && !isHelp) {
      walk.add(words[length - 1] ?? first, 'missing-flag', `"${command.path}" needs the flag "--${name}"`);
    }
  }
  return walk.faults;
}
