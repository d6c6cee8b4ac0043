/** Part of a line of code. Plain text if it has no class. */
export interface CodeToken {
  readonly text: string;
  /** Classes that color it, separated by spaces. */
  readonly className?: string;
}

const plain = '-';

/**
 * Encodes where the tokens of a code block start and end, without the text.
 *
 * The format is `<classes>|<lines>`. Commas separate classes, semicolons lines, and spaces tokens. A token is its
 * length followed by `.` and the index of its class in base 36, or by `-` for plain text.
 */
export function encodeTokens(lines: readonly (readonly CodeToken[])[]): string {
  const classes: string[] = [];
  const numberOf = (className: string | undefined): string => {
    if (className === undefined) {
      return plain;
    }
    const index = classes.indexOf(className);
    return `.${(index === -1 ? classes.push(className) - 1 : index).toString(36)}`;
  };
  const text = lines
    .map((line) => line.map(({text: {length}, className}) => `${length}${numberOf(className)}`).join(' '))
    .join(';');
  return `${classes.join(',')}|${text}`;
}

/**
 * Splits a code block into the tokens that {@link encodeTokens} encoded.
 *
 * @param encoded absent if the block was not tokenized at build time; its lines stay plain
 */
export function decodeTokens(code: string, encoded: string | undefined): CodeToken[][] {
  const lines = code.split('\n');
  const [classList = '', body = ''] = encoded?.split('|') ?? [];
  const classes = classList.split(',');
  const encodedLines = body.split(';');
  return lines.map((line, index) => {
    let start = 0;
    const tokens = (encodedLines[index] ?? '')
      .split(' ')
      .filter((token) => token !== '')
      .map((token): CodeToken => {
        const [, length = '0', number] = /^(\d+)(?:-|\.(\w+))$/.exec(token) ?? [];
        const text = line.slice(start, start + Number(length));
        start += Number(length);
        return number === undefined ? {text} : {text, className: classes[Number.parseInt(number, 36)]};
      });
    const isWhole = start === line.length;
    return isWhole ? tokens : [{text: line}];
  });
}
