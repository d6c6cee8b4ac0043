import type {CodeToken} from './tokens';

/** Classes of a numbered line's parts. */
export interface NumberedLine {
  readonly line: string;
  readonly number: string;
  readonly content: string;
}

/** Options for writing the lines of a code block. */
export interface LineOptions {
  /** Additional classes of individual lines, by index from 0. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
  /** Present if lines are numbered. */
  readonly numbered?: NumberedLine;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function tokenHtml({text, className}: CodeToken): string {
  return className === undefined ? escaped(text) : `<span class="token ${className}">${escaped(text)}</span>`;
}

/**
 * Writes the lines of a code block as HTML, with the classes of each token. A page of code would be thousands of React
 * elements, which the browser would create again during hydration.
 */
export function linesHtml(
  lines: readonly (readonly CodeToken[])[],
  {lineClassNames, numbered}: LineOptions,
): string {
  return lines
    .map((tokens, index) => {
      const code = tokens.map(tokenHtml).join('');
      const classes = ['token-line', ...(lineClassNames[index] ?? []), ...(numbered ? [numbered.line] : [])];
      const content = numbered
        ? `<span class="${numbered.number}"></span><span class="${numbered.content}">${code}</span>`
        : code;
      // Without the break, an empty line would have no height.
      return `<span class="${classes.join(' ')}">${content}<br></span>`;
    })
    .join('');
}
