/** A line of a recording. Commands continue on the next line after a backslash. */
export interface SessionLine {
  readonly text: string;
  readonly kind: 'command' | 'comment' | 'output';
  /** Number of characters that aren't typed: those of the prompt, or all. */
  readonly printed: number;
}

const prompt = '$ ';

/** The lines of a recording. `$ ` starts a command, `# ` a comment, and everything else is output. */
export function sessionLines(text: string): SessionLine[] {
  let continues = false;
  return text.split('\n').map((line): SessionLine => {
    const isCommand = continues || line.startsWith(prompt);
    const printed = isCommand ? (continues ? 0 : prompt.length) : line.length;
    continues = isCommand && line.endsWith('\\');
    return {text: line, kind: isCommand ? 'command' : line.startsWith('# ') ? 'comment' : 'output', printed};
  });
}

/** The commands of a recording as a script, without prompts and output. */
export function commandsIn(text: string): string {
  return sessionLines(text)
    .filter(({kind}) => kind === 'command')
    .map((line) => line.text.slice(line.printed))
    .join('\n');
}
