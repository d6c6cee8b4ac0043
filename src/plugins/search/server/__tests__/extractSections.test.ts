import {describe, expect, it} from 'vitest';
import {extractSections} from '../extractSections';

/** A page as written by Docusaurus: minified, without optional closing tags and quotes. */
const page = (content: string) => `<!doctype html><html lang=en><head>
<meta data-rh=true name=docusaurus_locale content=en /><meta data-rh=true name=docusaurus_tag content=docs-default-v0.14 />
</head><body><nav><a href=/>Home</a></nav><main class=x><div><article>
<nav class="theme-doc-breadcrumbs" aria-label=Breadcrumbs><ul><li>Category</ul></nav>
<span class="theme-doc-version-badge badge_x">v0.14, latest</span>
<div class="tocCollapsible_x theme-doc-toc-mobile"><button>On this page</button><ul><li>Second</ul></div>
<div class="theme-doc-markdown markdown">${content}</div>
<footer class=theme-doc-footer><a class=theme-edit-this-page>Edit this page</a><span class=theme-last-updated>Last updated <time>today</time></span></footer>
</article><nav class="pagination-nav docusaurus-mt-lg">Next page</nav></div></main><footer>©</footer></body></html>`;

const hash = '<a href=#x class=hash-link aria-label="Direct link">\u200B</a>';
const title =
  '<header><h1>Title</h1></header><div class="alert page-note" role=note>The English page has changed.</div>';

describe('a built page', () => {
  it('is split at its headings of level 1 to 3, but not at deeper ones', () => {
    const built = extractSections(
      page(
        `${title}<p>Intro.<h2 id=a>First${hash}</h2><p>One.<h3 id=b>Second${hash}</h3><p>Two.<h4 id=c>Third${hash}</h4><p>Three.`,
      ),
    );
    expect([built.title, built.tag]).toEqual(['Title', 'docs-default-v0.14']);
    expect(built.sections).toEqual([
      {title: 'Title', anchor: '', text: 'Intro.'},
      {title: 'First', anchor: 'a', text: 'One.'},
      {title: 'Second', anchor: 'b', text: 'Two. Third Three.'},
    ]);
  });

  it("has a section for each row of a reference table, and the table's head in the section around it", () => {
    const row = (name: string, id: string, text: string) =>
      `<tr id=${id} data-search-section=${name}><td><code>${name}</code>${hash}<td>bool<td>${text}`;
    const {sections} = extractSections(
      page(
        `${title}<h2 id=options>Options</h2><table><thead><tr><th>Flag<th>Meaning<tbody>${row('--all', 'flag--all', 'Every.')}${row('--yes', 'flag--yes', 'No question.').replace('<code>--yes', '<code>-y, --yes')}</table><p>After.`,
      ),
    );
    expect(sections.slice(1)).toEqual([
      {title: 'Options', anchor: 'options', text: 'Flag Meaning After.'},
      {title: '--all', anchor: 'flag--all', text: 'bool Every.', isRow: true},
      {title: '--yes', anchor: 'flag--yes', text: '-y bool No question.', isRow: true},
    ]);
  });

  it('keeps code and descriptions of pictures, with spaces as readers see them', () => {
    const {sections} = extractSections(
      page(
        `${title}<pre><code><span class=token-line><span class="token key">kind</span><span>:</span><span> Pod</span><br></span><span class=token-line>spec</span></code></pre>` +
          '<button>Copy</button><figure role=img aria-label="A box."><svg><text>Box</text></svg></figure>' +
          '<span role=img>x</span><ul><li>one<li><strong>two</strong>three</ul><span>controller.<wbr/>\n<!-- -->name</span><style>x{}</style><span aria-hidden=true>!</span>',
      ),
    );
    expect(sections[0]?.text).toBe('kind: Pod spec A box. one twothree controller.name');
  });

  it('can have text before its first heading', () => {
    expect(extractSections(page('<p>Before.<h2 id=a>After</h2>')).sections).toEqual([
      {title: '', anchor: '', text: 'Before.'},
      {title: 'After', anchor: 'a', text: ''},
    ]);
  });

  it('has headings without an anchor in the section above', () => {
    for (const heading of ['<h2>', '<h2 id>']) {
      expect(extractSections(page(`${title}${heading}Nameless</h2><p>Text.`)).sections).toEqual([
        {title: 'Title', anchor: '', text: 'Nameless Text.'},
      ]);
    }
    expect(extractSections(page(`${title}<h1 id=x>Another</h1>`)).sections[1]).toEqual({
      title: 'Another',
      anchor: 'x',
      text: '',
    });
    expect(extractSections(page('<table><tr data-search-section=x><td>y</table>')).sections).toEqual([
      {title: 'x', anchor: '', text: 'y', isRow: true},
    ]);
  });

  it('in the blog omits date and authors', () => {
    const {sections} = extractSections(
      '<main><article><header><h1>Post</h1><div>May 26, 2023 · 5 min</div></header><div class=markdown><p>Text.</div></article></main>',
    );
    expect(sections).toEqual([{title: 'Post', anchor: '', text: 'Text.'}]);
    expect(
      extractSections('<main><article><header>No heading.</header></article></main>').sections[0]?.text,
    ).toBe('No heading.');
  });

  it('without an article has all of its main element', () => {
    expect(extractSections('<main><header><h1>Home</h1><p>Promise.</header></main>').sections).toEqual([
      {title: 'Home', anchor: '', text: 'Promise.'},
    ]);
  });

  it('without a main element or tag has no sections and no tag', () => {
    expect(extractSections('<html><body>x')).toEqual({title: '', tag: undefined, sections: []});
  });
});
