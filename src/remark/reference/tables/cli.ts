import {paragraph, text, type Node} from '../../tree';
import {richText} from '../cells';
import type {Command, DataOf, Flag} from '../data/kinds';
import {DirectiveError, named, type Directive, type TableContext} from '../directive';
import {code, heading, link, rowAnchor, table, typeText} from '../nodes';
import {entryTable} from './entries';

/** Types as the commands' own help prints them. */
const printed: Readonly<Record<string, string>> = {stringSlice: 'strings'};

/** Flags that a command inherits from its parents, and global flags. */
export function inheritedFlagsOf(data: DataOf<'cli'>, {path, inheritedFlags}: Command): Flag[] {
  const above = data.commands.filter((command) => path.startsWith(`${command.path} `));
  const offered = [
    ...data.globalFlags,
    ...above.flatMap(({flags}) => flags.filter((flag) => flag.persistent)),
  ];
  return inheritedFlags.flatMap((name) => offered.find((flag) => flag.name === name) ?? []);
}

function flagTable(flags: readonly Flag[], data: DataOf<'cli'>, context: TableContext): Node {
  const rows = flags.map((entry) => {
    const name = `--${entry.name}`;
    const command = data.commands.find((one) => one.flags.includes(entry));
    return {
      anchor: `${rowAnchor('flag', '', context.prefix)}--${entry.name}`,
      item: {kind: 'flag', owner: command?.path ?? '', name} as const,
      entry,
      name: [...(entry.shorthand === undefined ? [] : [code(`-${entry.shorthand}`), text(', ')]), code(name)],
      type: [typeText(text(printed[entry.type] ?? entry.type))],
    };
  });
  return entryTable(context.words.option, rows, context);
}

/** `::cli-options{command="kusion apply"}`: the options of a command, then those it inherits. */
export const cliOptions: Directive<'cli'> = {
  name: 'cli-options',
  kind: 'cli',
  required: ['command'],
  optional: ['group'],
  expand(data, {command: path = '', group = ''}, context) {
    const {owner} = context;
    const command = named(owner, 'command', path, data.commands, (one) => one.path);
    const groups = [...new Set(command.flags.flatMap((flag) => flag.group ?? []))];
    if (group !== '') {
      named(`"${path}" of ${owner}`, 'option group', group, groups, String);
    }
    const own = command.flags.filter((flag) => group === '' || flag.group === group);
    const inherited = group === '' ? inheritedFlagsOf(data, command) : [];
    const {depth, prefix, words} = context;
    const id = prefix === '' ? 'inherited-options' : `${prefix}-inherited-options`;
    return [
      own.length > 0 ? flagTable(own, data, context) : paragraph(text(words.noOptions)),
      ...(inherited.length > 0
        ? [heading(depth + 1, id, words.inheritedOptions), flagTable(inherited, data, context)]
        : []),
    ];
  },
};

/** `::cli-commands{parent="kusion workspace"}`: the commands one level below a command. */
export const cliCommands: Directive<'cli'> = {
  name: 'cli-commands',
  kind: 'cli',
  required: ['parent'],
  expand(data, {parent = ''}, context) {
    const {owner, words, find, say, prefix} = context;
    named(owner, 'command', parent, data.commands, ({path}) => path);
    const below = data.commands.filter(
      ({path}) => path.startsWith(`${parent} `) && !path.slice(parent.length + 1).includes(' '),
    );
    if (below.length === 0) {
      throw new DirectiveError(`"${parent}" of ${owner} has no subcommands: remove the directive.`);
    }
    const rows = below.map(({path, purpose}) => {
      const url = find(`command:${path}`);
      return {
        anchor: rowAnchor('command', path, prefix),
        item: {kind: 'command', owner: '', name: path} as const,
        cells: [[url === undefined ? code(path) : link(url, code(path))], richText(say(purpose), context)],
      };
    });
    return [table([words.command, words.purpose], rows, context)];
  },
};
