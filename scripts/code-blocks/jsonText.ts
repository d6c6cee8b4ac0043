/** Where a text is no JSON, and why. */
export interface JsonFault {
  readonly line: number;
  readonly message: string;
}

class JsonError extends Error {
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(message);
  }
}

/** Reads JSON for its faults only: the parser of the platform does not always say where they are. */
class Scanner {
  private position = 0;

  constructor(private readonly text: string) {}

  scan(): void {
    this.value();
    this.space();
    if (this.position < this.text.length) {
      this.fail('the value has ended, but more text follows');
    }
  }

  private value(): void {
    this.space();
    const char = this.text.charAt(this.position);
    if (char === '{') {
      this.list('}', new Set());
    } else if (char === '[') {
      this.list(']');
    } else if (char === '"') {
      this.string();
    } else {
      const scalar = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)(?![\w.])/i.exec(
        this.rest(),
      );
      if (!scalar || /^(?:true|false|null)$/i.test(scalar[0]) !== /^(?:true|false|null)$/.test(scalar[0])) {
        this.fail(`expected a value, found ${this.found()}`);
      }
      this.position += scalar?.[0].length ?? 0;
    }
  }

  /** Reads an object when there is a set for its keys, else an array. */
  private list(end: string, keys?: Set<string>): void {
    const start = this.position;
    this.position += 1;
    this.space();
    if (this.text.charAt(this.position) === end) {
      this.position += 1;
      return;
    }
    for (;;) {
      if (keys) {
        this.key(keys);
      }
      this.value();
      this.space();
      const char = this.text.charAt(this.position);
      if (char === end) {
        this.position += 1;
        return;
      }
      if (char === '') {
        this.fail(`this "${this.text.charAt(start)}" is not closed`, start);
      }
      if (char !== ',') {
        this.fail(`expected "," or "${end}", found ${this.found()}`);
      }
      this.position += 1;
    }
  }

  private key(keys: Set<string>): void {
    this.space();
    const start = this.position;
    if (this.text.charAt(start) !== '"') {
      this.fail(`expected a key in double quotes, found ${this.found()}`);
    }
    const key = this.string();
    if (keys.has(key)) {
      this.fail(`the key ${key} stands twice in this object`, start);
    }
    keys.add(key);
    this.space();
    if (this.text.charAt(this.position) !== ':') {
      this.fail(`expected ":" after the key ${key}, found ${this.found()}`);
    }
    this.position += 1;
  }

  private string(): string {
    const match = /^"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"/i.exec(this.rest());
    if (!match) {
      this.fail('this string is not closed on its line, or holds what must be escaped');
    }
    this.position += match?.[0].length ?? 0;
    return match?.[0] ?? '';
  }

  private space(): void {
    this.position += /^[ \t\r\n]*/.exec(this.rest())?.[0].length ?? 0;
  }

  private rest(): string {
    return this.text.slice(this.position);
  }

  private found(): string {
    const word = /^\S[\w.]*/.exec(this.rest())?.[0];
    return word === undefined ? 'the end' : `"${word}"`;
  }

  private fail(message: string, position = this.position): void {
    throw new JsonError(message, position);
  }
}

/** Finds the first fault of a JSON text. */
export function findJsonFault(text: string): JsonFault | undefined {
  try {
    new Scanner(text).scan();
    return undefined;
  } catch (error) {
    if (!(error instanceof JsonError)) {
      throw error;
    }
    const before = text.slice(0, error.position);
    const end = error.position >= text.length ? before.trimEnd() : before;
    return {line: end.split('\n').length, message: error.message};
  }
}
