import type {CodeToken} from './tokens';

/** Escapes text between HTML tags. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function tokenHtml({text, className}: CodeToken): string {
  return className === undefined ? escaped(text) : `<span class="token ${className}">${escaped(text)}</span>`;
}

/**
 * Writes the lines of a code block as HTML, with the classes of each token. A page of code would be thousands of React
 * elements, which the browser would create again during hydration.
 *
 * @param lineClassNames additional classes of individual lines, by index from 0
 */
export function linesHtml(
  lines: readonly (readonly CodeToken[])[],
  lineClassNames: Readonly<Record<number, readonly string[]>>,
): string {
  return lines
    .map((tokens, index) => {
      const classes = ['token-line', ...(lineClassNames[index] ?? [])];
      // Without the break, an empty line would have no height.
      return `<span class="${classes.join(' ')}">${tokens.map(tokenHtml).join('')}<br></span>`;
    })
    .join('');
}
