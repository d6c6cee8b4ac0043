/** A piece of a line of code; without a class it is plain text. */
export interface CodeToken {
  readonly text: string;
  /** Classes that colour it, separated by spaces. */
  readonly className?: string;
}

const plain = '-';

/**
 * Writes down where the tokens of a code block begin and end, without its text.
 *
 * The form is `<classes>|<lines>`: classes separated by commas; lines by semicolons; a token is its
 * length and the number of its class in base 36, or `-` for plain text, and tokens are separated by spaces.
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
 * Divides a code block into the tokens that {@link encodeTokens} has written down.
 *
 * @param encoded absent for a block that was not looked at when the site was built: its lines stay plain
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
