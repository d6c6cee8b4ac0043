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

  it('gives the hidden icons a class instead of an inline style', async () => {
    const page = await bodyWith('<svg style="display: none;"><defs></defs></svg>');
    expect(page).toContain('<svg class="icon-sprite" width="0" height="0" aria-hidden="true"><defs>');
    expect(page).not.toContain('style=');
  });

  it('says where to look when the stock template has lost the place', () => {
    expect(() => htmlTemplate('<html></html>')).toThrow(/no longer has exactly one "it.preBodyTags"/);
  });
});
