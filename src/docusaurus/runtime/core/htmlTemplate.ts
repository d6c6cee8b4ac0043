const bodyTags = 'it.preBodyTags';

/**
 * Docusaurus' page template without the theme's inline script, which lets links set attributes of the page, and without
 * the inline style of the hidden icons.
 *
 * @param stock Docusaurus' template in Eta syntax
 * @throws {Error} if the template has changed
 */
export function htmlTemplate(stock: string): string {
  if (stock.split(bodyTags).length !== 2) {
    throw new Error(
      `The page template of Docusaurus no longer has exactly one "${bodyTags}". Look at @docusaurus/core/lib/ssg/ssgTemplate.html.js and adapt src/docusaurus/runtime/core/htmlTemplate.ts.`,
    );
  }
  const withoutScript = String.raw`.replace(/<script>(?:(?!<\/script>)[^])*docusaurus-data-[^]*?<\/script>/, '')`;
  const withoutStyle = `.replace('<svg style="display: none;">', '<svg class="icon-sprite" width="0" height="0" aria-hidden="true">')`;
  return stock.replace(bodyTags, bodyTags + withoutScript + withoutStyle);
}
