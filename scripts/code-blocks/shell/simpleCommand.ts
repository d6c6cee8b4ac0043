import type {CommandLine, Word} from './read';

const reserved = new Set(['if', 'then', 'else', 'elif', 'while', 'until', 'do', '!', '{', 'time']);
const wrappers = new Set(['sudo', 'env', 'exec', 'nohup', 'command', 'watch', 'xargs']);
const assignment = /^[A-Z_]\w*\+?=/i;

/** The words of a command without what stands before its program: variables, `sudo`, words of the shell. */
export function simpleCommand(line: CommandLine): readonly Word[] {
  let from = 0;
  let isWrapped = false;
  for (const {text} of line) {
    const isOfWrapper = isWrapped && text.startsWith('-');
    if (!reserved.has(text) && !wrappers.has(text) && !assignment.test(text) && !isOfWrapper) {
      break;
    }
    isWrapped ||= wrappers.has(text);
    from += 1;
  }
  return line.slice(from);
}

/** Words of a synopsis: `[NAME]` stands for a word that may be left out, `[flags]` for nothing. */
export function withoutSynopsisMarks(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    if (word.isQuoted || !/^\[|\]$|\.\.\.$/.test(word.text)) {
      return [word];
    }
    const text = word.text.replace(/^\[|\]?(?:\.\.\.)?\]?$/g, '');
    return text === '' || /^(?:flags|options)$/i.test(text) ? [] : [{...word, text, isOpen: true}];
  });
}
