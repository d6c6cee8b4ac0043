import type {Command, DataOf} from '../../../src/remark/reference/data/kinds';
import {inheritedFlagsOf} from '../../../src/remark/reference/tables/cli';
import type {Versioned} from '../versionedReference';

/** Lookup table of the commands in one version of a tool. */
export type CommandTable = ReturnType<typeof commandTable>;

/** Builds the lookup table of a version. */
export function commandTable(product: string, {version, data}: Versioned<DataOf<'cli'>>) {
  const paths = new Map<string, Command>();
  for (const command of data.commands) {
    paths.set(command.path, command);
    const parent = command.path.split(' ').slice(0, -1).join(' ');
    for (const alias of command.aliases ?? []) {
      paths.set(`${parent} ${alias}`.trim(), command);
    }
  }
  return {
    version,
    product,
    /** The command at the start of a line, and the number of words in its name. */
    find(words: readonly string[]) {
      for (let length = words.length; length > 0; length -= 1) {
        const command = paths.get(words.slice(0, length).join(' '));
        if (command) {
          return {command, length};
        }
      }
      return undefined;
    },
    /** Names of a command's subcommands. */
    below: (path: string) =>
      [...paths.keys()]
        .filter((known) => known.startsWith(`${path} `) && !known.slice(path.length + 1).includes(' '))
        .map((known) => known.slice(path.length + 1)),
    flagsOf: (command: Command) => [...command.flags, ...inheritedFlagsOf(data, command)],
  };
}
