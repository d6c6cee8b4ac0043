import {rowAnchor} from '../anchors';
import {DirectiveError, named, type Directive} from '../directive';
import {code, link, table} from '../nodes';
import {richText} from '../richText';

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
