import {forEachChild, parse, type SyntaxNode, type WordPart} from 'unbash';

/** A word of a command line. */
export interface Word {
  readonly text: string;
  readonly line: number;
  /** Whether the value is unknown, because it has an expansion or a placeholder. */
  readonly isOpen: boolean;
  readonly isQuoted: boolean;
}

/** The words of one simple command. */
export type CommandLine = readonly Word[];

/** Commands and syntax errors of a script. */
export interface Script {
  /** Commands, including those in substitutions. */
  readonly commands: readonly CommandLine[];
  readonly faults: readonly {readonly line: number; readonly message: string}[];
}

const placeholder = /<([A-Z][\w./:-]*)>/gi;
/** Private-use characters that replace the brackets of placeholders, which would be redirections. */
const [opening, closing] = ['\uE000', '\uE001'];

function isExpansion(part: WordPart): boolean {
  return 'parts' in part && part.type === 'DoubleQuoted'
    ? part.parts.some(isExpansion)
    : /Expansion|Substitution|ExtendedGlob/.test(part.type) ||
        (part.type === 'Glob' && part.kind !== 'bracket');
}

/** Splits a shell script into its commands. */
export function readScript(text: string): Script {
  const source = text.replace(placeholder, `${opening}$1${closing}`);
  const restored = (masked: string) => masked.replaceAll(opening, '<').replaceAll(closing, '>');
  const lineAt = (position: number) => source.slice(0, position).split('\n').length;
  const commands: CommandLine[] = [];
  const faults: {line: number; message: string}[] = [];

  function visit(node: SyntaxNode): void {
    if ('errors' in node) {
      faults.push(...(node.errors ?? []).map(({message, pos}) => ({line: lineAt(pos), message})));
    }
    if (node.type === 'HereDoc') {
      // Skip the body, which is text for another program.
      if (!node.closing) {
        const end = node.delimiter?.value ?? '';
        faults.push({line: lineAt(node.pos), message: `no line with only "${end}" ends the here-document`});
      }
      return;
    }
    if (node.type === 'Command' && node.name) {
      commands.push(
        [node.name, ...node.args].map((word) => {
          const [value, parts] = word.type === 'Word' ? [word.value, word.parts ?? []] : [word.text, []];
          return {
            text: restored(value),
            line: lineAt(word.pos),
            isOpen: value.includes(opening) || parts.some(isExpansion),
            isQuoted: parts.some(({type}) => /Quoted/.test(type)),
          };
        }),
      );
    }
    forEachChild(node, visit);
  }

  visit(parse(source));
  return {commands, faults};
}
