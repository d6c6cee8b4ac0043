import type {Command, DataOf, Flag} from '../../../src/remark/reference/data/kinds';
import {inheritedFlagsOf} from '../../../src/remark/reference/tables/cliOptions';
import type {Versioned} from '../versionedReference';

/** Commands of one version of a tool, ready to be looked up. */
export interface CommandTable {
  readonly version: string;
  readonly product: string;
  /** The command that the words of a line begin with, and how many words name it. */
  readonly find: (
    words: readonly string[],
  ) => {readonly command: Command; readonly length: number} | undefined;
  /** Names that may follow a command. */
  readonly below: (path: string) => readonly string[];
  readonly flagsOf: (command: Command) => readonly Flag[];
}

/** Makes the commands of a version ready to be looked up. */
export function commandTable(product: string, {version, data}: Versioned<DataOf<'cli'>>): CommandTable {
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
    find(words) {
      for (let length = words.length; length > 0; length -= 1) {
        const command = paths.get(words.slice(0, length).join(' '));
        if (command) {
          return {command, length};
        }
      }
      return undefined;
    },
    below: (path) =>
      [...paths.keys()]
        .filter((known) => known.startsWith(`${path} `) && !known.slice(path.length + 1).includes(' '))
        .map((known) => known.slice(path.length + 1)),
    flagsOf: (command) => [...command.flags, ...inheritedFlagsOf(data, command)],
  };
}
