/** A word of a command line. */
export interface Word {
  readonly text: string;
  readonly line: number;
  /** Whether its value is only known when it runs, or is for the reader to fill in. */
  readonly isOpen: boolean;
  readonly isQuoted: boolean;
}

/** Words of one simple command. */
export type CommandLine = readonly Word[];

interface ShellFault {
  readonly line: number;
  readonly message: string;
}

/** What a script holds. */
export interface Script {
  /** Commands, those in substitutions included. */
  readonly commands: readonly CommandLine[];
  readonly faults: readonly ShellFault[];
}

const placeholder = /^<[A-Z][\w./:-]*>/i;

class Reader {
  readonly commands: CommandLine[] = [];
  readonly faults: ShellFault[] = [];
  private position = 0;
  private line = 1;
  private readonly heredocs: {delimiter: string; isIndented: boolean; line: number}[] = [];

  constructor(private readonly text: string) {}

  /** Reads commands up to the end, or up to the bracket that closes a substitution. */
  readCommands(closer = ''): void {
    const start = this.line;
    let words: Word[] = [];
    let skipTarget = false;
    let depth = 0;
    const end = () => {
      if (words.length > 0) {
        this.commands.push(words);
      }
      words = [];
      skipTarget = false;
    };
    while (this.position < this.text.length) {
      const char = this.text.charAt(this.position);
      const rest = this.text.slice(this.position);
      if (char === closer && depth === 0) {
        this.position += 1;
        end();
        return;
      }
      const redirection = /^(?:\d*|&)(?:<<<|<<-?|>>|>\||[<>]&?)/.exec(rest)?.[0];
      if (/^\\\n/.test(rest)) {
        this.advance(2);
      } else if (/[ \t\r]/.test(char)) {
        this.advance(1);
      } else if (char === '\n') {
        this.advance(1);
        end();
        this.skipHeredocs();
      } else if (char === '#') {
        this.advance(/^[^\n]*/.exec(rest)?.[0].length ?? 1);
      } else if (redirection !== undefined && !placeholder.test(rest)) {
        this.advance(redirection.length);
        if (/<<-?$/.test(redirection) && !redirection.endsWith('<<<')) {
          this.openHeredoc(redirection.endsWith('-'));
        } else {
          skipTarget = true;
        }
      } else if (/[;&|()]/.test(char)) {
        depth += char === '(' ? 1 : char === ')' ? -1 : 0;
        this.advance(1);
        end();
      } else {
        const word = this.readWord(closer);
        if (!skipTarget) {
          words.push(word);
        }
        skipTarget = false;
      }
    }
    end();
    this.reportHeredocs();
    if (closer !== '') {
      this.fault(start, `This "${closer === ')' ? '$(' : '`'}" is not closed.`);
    }
  }

  private readWord(closer: string): Word {
    const line = this.line;
    let text = '';
    let isOpen = false;
    let isQuoted = false;
    while (this.position < this.text.length) {
      const char = this.text.charAt(this.position);
      const rest = this.text.slice(this.position);
      const filled = placeholder.exec(rest)?.[0];
      if (filled !== undefined) {
        text += filled;
        isOpen = true;
        this.advance(filled.length);
      } else if (/[\s;&|()<>]/.test(char) || char === closer) {
        break;
      } else if (char === '\\') {
        text += rest[1] === '\n' ? '' : (rest[1] ?? '');
        this.advance(2);
      } else if (char === "'") {
        text += this.readSingleQuoted();
        isQuoted = true;
      } else if (char === '"') {
        const inner = this.readDoubleQuoted();
        text += inner.text;
        isOpen ||= inner.isOpen;
        isQuoted = true;
      } else if (char === '$' || char === '`') {
        text += this.readExpansion();
        isOpen = true;
      } else {
        text += char;
        this.advance(1);
      }
    }
    return {text, line, isOpen: isOpen || /^[*?]|\*/.test(text), isQuoted};
  }

  private readSingleQuoted(): string {
    const start = this.line;
    const end = this.text.indexOf("'", this.position + 1);
    if (end === -1) {
      this.advance(this.text.length);
      this.fault(start, "This single quote (') is not closed.");
      return '';
    }
    const inner = this.text.slice(this.position + 1, end);
    this.advance(inner.length + 2);
    return inner;
  }

  private readDoubleQuoted(): {text: string; isOpen: boolean} {
    const start = this.line;
    let text = '';
    let isOpen = false;
    this.advance(1);
    while (this.position < this.text.length) {
      const char = this.text.charAt(this.position);
      if (char === '"') {
        this.advance(1);
        return {text, isOpen: isOpen || /<[A-Z][\w./:-]*>/i.test(text)};
      }
      if (char === '\\') {
        text += this.text.charAt(this.position + 1);
        this.advance(2);
      } else if (char === '$' || char === '`') {
        text += this.readExpansion();
        isOpen = true;
      } else {
        text += char;
        this.advance(1);
      }
    }
    this.fault(start, 'This double quote (") is not closed.');
    return {text, isOpen};
  }

  /** Reads what starts with a dollar sign or a backtick. */
  private readExpansion(): string {
    const from = this.position;
    const start = this.line;
    const rest = this.text.slice(from);
    if (rest.startsWith('$((')) {
      const end = rest.indexOf('))');
      this.advance(end === -1 ? rest.length : end + 2);
    } else if (rest.startsWith('$(') || rest.startsWith('`')) {
      this.advance(rest.startsWith('`') ? 1 : 2);
      this.readCommands(rest.startsWith('`') ? '`' : ')');
    } else if (rest.startsWith('${')) {
      const end = rest.indexOf('}');
      this.advance(end === -1 ? rest.length : end + 1);
      if (end === -1) {
        this.fault(start, 'This "${" is not closed.');
      }
    } else if (rest.startsWith("$'")) {
      this.advance(1);
      return this.readSingleQuoted();
    } else {
      this.advance(/^\$(?:\w+|[@*#?$!-])?/.exec(rest)?.[0].length ?? 1);
    }
    return this.text.slice(from, this.position);
  }

  private openHeredoc(isIndented: boolean): void {
    const match = /^[ \t]*(?:'([^'\n]*)'|"([^"\n]*)"|([^\s;&|<>()]+))/.exec(this.text.slice(this.position));
    if (match) {
      const delimiter = match[1] ?? match[2] ?? match[3] ?? '';
      this.heredocs.push({delimiter, isIndented, line: this.line});
      this.advance(match[0].length);
    }
  }

  private skipHeredocs(): void {
    for (let next = this.heredocs[0]; next; next = this.heredocs[0]) {
      const lines = this.text.slice(this.position).split('\n');
      const {delimiter, isIndented} = next;
      const end = lines.findIndex((line) => (isIndented ? line.replace(/^\t+/, '') : line) === delimiter);
      if (end === -1) {
        this.advance(this.text.length);
        return;
      }
      this.advance(lines.slice(0, end + 1).join('\n').length + 1);
      this.heredocs.shift();
    }
  }

  private reportHeredocs(): void {
    for (const {delimiter, line} of this.heredocs.splice(0)) {
      this.fault(line, `This here-document is not ended: a line that holds only "${delimiter}" is missing.`);
    }
  }

  private advance(count: number): void {
    const passed = this.text.slice(this.position, this.position + count);
    this.line += passed.split('\n').length - 1;
    this.position += count;
  }

  private fault(line: number, message: string): void {
    this.faults.push({line, message});
  }
}

/** Splits a shell script into its commands; not more of the language than samples need. */
export function readScript(text: string): Script {
  const reader = new Reader(text);
  reader.readCommands();
  return {commands: reader.commands, faults: reader.faults};
}
