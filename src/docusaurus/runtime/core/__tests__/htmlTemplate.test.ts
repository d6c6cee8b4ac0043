import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {describe, expect, it} from 'vitest';
import {htmlTemplate} from '../htmlTemplate';

async function bodyWith(preBodyTags: string): Promise<string> {
  const render = await compileSSGTemplate(htmlTemplate(stockTemplate));
  return render({
    preBodyTags,
    appHtml: '<p>Page</p>',
    baseUrl: '/',
    htmlAttributes: '',
    bodyAttributes: '',
    headTags: '',
    postBodyTags: '',
    metaAttributes: [],
    scripts: [],
    stylesheets: [],
    noIndex: false,
    version: '',
  });
}

describe('htmlTemplate', () => {
  it("drops the theme's inline script and keeps those of others", async () => {
    const page = await bodyWith(
      "<script>first()</script>\n<script>\nvar key = searchKey.replace('docusaurus-data-', 'data-')\n</script>\n<script>last()</script>",
    );
    expect(page.match(/<script>.*<\/script>/g)).toEqual([
      '<script>first()</script>',
      '<script>last()</script>',
    ]);
    expect(page).toContain('<p>Page</p>');
  });

  it("replaces the hidden icons' inline style with a class", async () => {
    const page = await bodyWith('<svg style="display: none;"><defs></defs></svg>');
    expect(page).toContain('<svg class="icon-sprite" width="0" height="0" aria-hidden="true"><defs>');
    expect(page).not.toContain('style=');
  });

  it('reports which file to check if the stock template changed', () => {
    expect(() => htmlTemplate('<html></html>')).toThrow(/no longer has exactly one "it.preBodyTags"/);
  });
});
