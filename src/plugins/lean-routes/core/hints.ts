import {scriptSafe} from '../../client-runtime/core/scriptSafe';
import {inlineTableId, type InlineTable} from '../types';

/**
 * Puts into a page's HTML what its first load needs: hints for its scripts, which the browser shall see at once,
 * and its table, which may come after the text, since scripts start when the page has been read.
 *
 * @param scripts addresses of the scripts that the page loads besides those named in its HTML
 * @throws {Error} when the HTML has no end of its head or of its body
 */
export function withHints(html: string, table: InlineTable, scripts: readonly string[]): string {
  const endOfHead = html.indexOf('</head>');
  const endOfBody = html.lastIndexOf('</body>');
  if (endOfHead === -1 || endOfBody === -1) {
    throw new Error('no </head> or no </body>: the table of pages cannot be put in.');
  }
  const links = scripts.map((script) => `<link rel="preload" as="script" href="${script}">`).join('');
  const json = `<script type="application/json" id="${inlineTableId}">${scriptSafe(table)}</script>`;
  return html.slice(0, endOfHead) + links + html.slice(endOfHead, endOfBody) + json + html.slice(endOfBody);
}
