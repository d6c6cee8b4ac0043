import {inlineTableId, type InlineTable} from '../types';

/** JSON that can stand in a script element: nothing in it can end the element. */
function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Puts into a page's HTML what its first load needs: its table, and hints for its scripts.
 *
 * @param scripts addresses of the scripts that the page loads besides those named in its HTML
 * @throws {Error} when the HTML has no end of its head
 */
export function withHints(html: string, table: InlineTable, scripts: readonly string[]): string {
  const end = html.indexOf('</head>');
  if (end === -1) {
    throw new Error('no </head>: the table of pages cannot be put in.');
  }
  const links = scripts.map((script) => `<link rel="preload" as="script" href="${script}">`).join('');
  const json = `<script type="application/json" id="${inlineTableId}">${scriptSafe(table)}</script>`;
  return html.slice(0, end) + links + json + html.slice(end);
}
