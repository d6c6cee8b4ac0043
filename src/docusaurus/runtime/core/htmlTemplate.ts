const bodyTags = 'it.preBodyTags';

/**
 * The stock page template with two changes to what the theme puts before the page: its inline
 * script goes, because it lets a link write into the attributes of the page, and its hidden icons
 * lose their inline style.
 *
 * @param stock the template of Docusaurus, in Eta's syntax.
 * @throws {Error} when the template no longer has the place to change.
 */
export function htmlTemplate(stock: string): string {
  if (stock.split(bodyTags).length !== 2) {
    throw new Error(
      `The page template of Docusaurus no longer has exactly one "${bodyTags}". Look at @docusaurus/core/lib/ssg/ssgTemplate.html.js and adapt src/plugins/client-runtime/core/htmlTemplate.ts.`,
    );
  }
  const withoutScript = String.raw`.replace(/<script>(?:(?!<\/script>)[^])*docusaurus-data-[^]*?<\/script>/, '')`;
  const withoutStyle = `.replace('<svg style="display: none;">', '<svg class="icon-sprite" width="0" height="0" aria-hidden="true">')`;
  return stock.replace(bodyTags, bodyTags + withoutScript + withoutStyle);
}
