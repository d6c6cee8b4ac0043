import {rowAnchor} from '../anchors';
import {DirectiveError, versionName, type Directive} from '../directive';
import {code, link, table} from '../nodes';
import {richText} from '../richText';
import {commandOf} from './cliOptions';

/** `::cli-commands{parent="kusion workspace"}`: the commands one level below a command. */
export const cliCommands: Directive<'cli'> = {
  name: 'cli-commands',
  kind: 'cli',
  example: '::cli-commands{parent="kusion workspace"}',
  required: ['parent'],
  optional: [],
  expand(data, {parent = ''}, context) {
    commandOf(data, parent, context);
    const {words, find, say, prefix} = context;
    const below = data.commands.filter(
      ({path}) => path.startsWith(`${parent} `) && !path.slice(parent.length + 1).includes(' '),
    );
    if (below.length === 0) {
      throw new DirectiveError(
        `"${parent}" of ${versionName(context.place)} has no subcommands: remove the directive.`,
      );
    }
    const rows = below.map(({path, purpose}) => {
      const url = find(`command:${path}`);
      return {
        anchor: rowAnchor('command', path, prefix),
        name: path,
        item: {kind: 'command', owner: '', name: path} as const,
        cells: [[url === undefined ? code(path) : link(url, code(path))], richText(say(purpose), find)],
      };
    });
    return [table([words.command, words.purpose], rows, context)];
  },
};
