import type {CodeToken} from './tokens';

/** Classes of a numbered line's parts. */
export interface NumberedLine {
  readonly line: string;
  readonly number: string;
  readonly content: string;
}

/** How the lines of a code block are written. */
export interface LineOptions {
  /** Classes of single lines besides those of all, by index from 0. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
  /** Present where lines are numbered. */
  readonly numbered?: NumberedLine;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function tokenHtml({text, className}: CodeToken): string {
  return className === undefined ? escaped(text) : `<span class="token ${className}">${escaped(text)}</span>`;
}

/**
 * Writes the lines of a code block as HTML, in which each token has its classes. As elements of React, a page of
 * code would be thousands of them, which a browser makes once more to compare them with the HTML that it has.
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
      // Without the break an empty line would have no height.
      return `<span class="${classes.join(' ')}">${content}<br></span>`;
    })
    .join('');
}
