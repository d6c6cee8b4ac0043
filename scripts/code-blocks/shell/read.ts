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

const placeholder = /<([A-Z][\w./:-]*)>/gi;
/** Private-use characters that replace the brackets of placeholders, which would be redirections. */
const [opening, closing] = ['\uE000', '\uE001'];

function isExpansion(part: WordPart): boolean {
  return 'parts' in part && part.type === 'DoubleQuoted'
    ? part.parts.some(isExpansion)
    : /Expansion|Substitution|ExtendedGlob/.test(part.type) ||
        (part.type === 'Glob' && part.kind !== 'bracket');
}

/** Commands of a shell script, including those in substitutions, and its syntax errors. */
export function readScript(text: string) {
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

const wrappers = new Set(['sudo', 'env', 'exec', 'nohup', 'command', 'watch', 'xargs']);

/** The words of a command, without wrappers such as `sudo -E` before its program. */
export function simpleCommand(line: CommandLine): readonly Word[] {
  let from = 0;
  while (wrappers.has(line[from]?.text ?? '')) {
    from += 1;
    while (/^-|^\w+=/.test(line[from]?.text ?? '')) {
      from += 1;
    }
  }
  return line.slice(from);
}

/** Removes synopsis brackets: `[NAME]` becomes a placeholder, and `[flags]` is dropped. */
export function withoutSynopsisMarks(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    if (word.isQuoted || !/^\[|\]$|\.\.\.$/.test(word.text)) {
      return [word];
    }
    const text = word.text.replace(/^\[|\]?(?:\.\.\.)?\]?$/g, '');
    return text === '' || /^(?:flags|options)$/i.test(text) ? [] : [{...word, text, isOpen: true}];
  });
}
