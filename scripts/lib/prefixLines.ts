/** Writes text on, each line with a prefix. */
export interface LineWriter {
  add(text: string): void;
  /** Writes what has come without the end of its line. */
  end(): void;
}

/**
 * Puts a prefix before every line that is not empty, so that lines of several sources can stand below each
 * other. Lines are written whole.
 *
 * @param write takes whole lines, with the ends of them
 */
export function prefixLines(prefix: string, write: (text: string) => void): LineWriter {
  let rest = '';
  const put = (line: string) => {
    write(line.trim() === '' ? '' : `${prefix}${line}\n`);
  };
  return {
    add(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(put);
    },
    end() {
      put(rest);
      rest = '';
    },
  };
}
