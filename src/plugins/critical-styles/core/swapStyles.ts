/** Name of the meta element that tells the browser where all styles are. */
export const allStylesName = 'all-styles';

/**
 * Links the styles that a page needs at once in the place of all styles, and says where the rest is. Without
 * scripts, which would fetch the rest, all are linked.
 *
 * @param all address of the stylesheet that the page links now
 * @throws {Error} when the page does not link it
 */
export function swapStyles(html: string, all: string, critical: string): string {
  const link = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([element]) => element)
    .find((element) => /\brel="?stylesheet\b/.test(element) && element.includes(all));
  if (link === undefined) {
    throw new Error(`it does not link ${all}.`);
  }
  return html.replace(
    link,
    `<link rel="stylesheet" href="${critical}"><meta name="${allStylesName}" content="${all}">` +
      `<noscript><link rel="stylesheet" href="${all}"></noscript>`,
  );
}
