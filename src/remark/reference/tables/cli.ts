import {paragraph, text, type Node} from '../../tree';
import type {Command, DataOf, Flag} from '../data/kinds';
import {DirectiveError, named, type Directive, type TableContext} from '../directive';
import {code, flagAnchor, heading, link, rowAnchor, table, typeText, type Row} from '../nodes';
import {richText} from '../richText';
import {defaultCell, meaningCell} from './attributes';

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

function flagRow(flag: Flag, data: DataOf<'cli'>, context: TableContext): Row {
  const name = `--${flag.name}`;
  const command = data.commands.find(({flags}) => flags.includes(flag));
  return {
    anchor: flagAnchor(flag.name, context.prefix),
    item: {kind: 'flag', owner: command?.path ?? '', name},
    cells: [
      [...(flag.shorthand === undefined ? [] : [code(`-${flag.shorthand}`), text(', ')]), code(name)],
      [typeText(text(printed[flag.type] ?? flag.type))],
      defaultCell(flag, context),
      meaningCell(flag, context),
    ],
  };
}

function flagTable(flags: readonly Flag[], data: DataOf<'cli'>, context: TableContext): Node {
  const {option, type, defaultValue, meaning} = context.words;
  const rows = flags.map((flag) => flagRow(flag, data, context));
  return table([option, type, defaultValue, meaning], rows, context);
}

const headingAnchor = (prefix: string) =>
  prefix === '' ? 'inherited-options' : `${prefix}-inherited-options`;

/** `::cli-options{command="kusion apply"}`: the options of a command, then those it inherits. */
export const cliOptions: Directive<'cli'> = {
  name: 'cli-options',
  kind: 'cli',
  example: '::cli-options{command="kusion apply"}',
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
    const {noOptions, inheritedOptions} = context.words;
    return [
      own.length > 0 ? flagTable(own, data, context) : paragraph(text(noOptions)),
      ...(inherited.length > 0
        ? [
            heading(context.depth + 1, headingAnchor(context.prefix), inheritedOptions),
            flagTable(inherited, data, context),
          ]
        : []),
    ];
  },
};

/** `::cli-commands{parent="kusion workspace"}`: the commands one level below a command. */
export const cliCommands: Directive<'cli'> = {
  name: 'cli-commands',
  kind: 'cli',
  example: '::cli-commands{parent="kusion workspace"}',
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
        cells: [[url === undefined ? code(path) : link(url, code(path))], richText(say(purpose), find)],
      };
    });
    return [table([words.command, words.purpose], rows, context)];
  },
};
