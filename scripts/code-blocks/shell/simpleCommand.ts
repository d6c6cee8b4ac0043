import type {CommandLine, Word} from './read';

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
