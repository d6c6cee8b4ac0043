import {describe, expect, it} from 'vitest';
import {printablePages} from '../printable';
import {pagesBelow} from '../sectionPages';

const origin = 'https://example.org';

function page(route: string, content: string, changed = '') {
  const html = `<main><nav><a href="/">Home</a></nav><article><div class="theme-doc-markdown markdown">${content}</div>
    <footer><span class="theme-last-updated"><time datetime="${changed}">a date</time></span></footer></article></main>`;
  return {route, html};
}

function printed(...pages: ReturnType<typeof page>[]) {
  const body = document.createElement('div');
  body.innerHTML = printablePages(pages, origin)
    .map(({id, html}) => `<section id="${id}">${html}</section>`)
    .join('');
  return body;
}

describe('pages as parts of a document', () => {
  const document = printed(
    page(
      '/docs/one',
      `<h1>One</h1><h2 id="use">Use<a class="hash-link" href="#use">#</a></h2>
       <p><a href="#use">a</a> <a href="/docs/two/#use">b</a> <a href="/docs/two#gone">c</a> <a href="two">d</a>
       <a href="/docs/three?x=1#y">e</a> <a href="https://example.com/docs/two#use">f</a> <a href="#概念">g</a></p>
       <h3 id="概念">概念</h3><p>A <span class="term"><dfn tabindex="0" aria-describedby="definition-stack">stack</dfn><span
       class="term-definition" id="definition-stack">A folder</span></span></p><h4>Deep</h4>`,
    ),
    page(
      '/docs/two',
      `<h1>Two</h1><h2 id="use">Use</h2><div class="tabs-container"><ul role="tablist"><li role="tab">Linux</li></ul>
       <div role="tabpanel" hidden><p class="label" role="heading" aria-level="3">Linux</p><p>apt</p></div>
       <div role="tabpanel"><p role="heading" aria-level="3">macOS</p><h3>Brew</h3></div></div>
       <details><summary>More</summary>Rest</details><button>Copy</button><img loading="lazy" src="/a.png" alt="A">`,
    ),
  );
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  it('have unique ids, and links between them that lead to one', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(links).toEqual([
      '#p1-use',
      '#p2-use',
      '#p2',
      '#p2',
      '/docs/three?x=1#y',
      'https://example.com/docs/two#use',
      '#p1-概念',
    ]);
    expect(links.filter((href) => href?.startsWith('#') && !ids.includes(href.slice(1)))).toEqual([]);
  });

  it('mention glossary terms without their definitions', () => {
    expect(document.querySelector('h4 + p')?.textContent).toBe('A stack');
    expect(document.querySelector('[tabindex]')).toBeNull();
  });

  it('leave the first heading level to the document and skip no level', () => {
    const outline = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
      ({tagName, textContent}) => `${tagName} ${textContent}`,
    );
    expect(outline).toEqual([
      'H2 One',
      'H3 Use',
      'H4 概念',
      'H5 Deep',
      'H2 Two',
      'H3 Use',
      'H4 Linux',
      'H4 macOS',
      'H4 Brew',
    ]);
  });

  it('show what was hidden, and nothing that needs a click', () => {
    expect(document.querySelector('button, [role], [hidden], [loading], .hash-link')).toBeNull();
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.textContent).toContain('apt');
  });

  it('know when they were changed', () => {
    const [part] = printablePages([page('/docs/one', 'x', '2026-01-02T00:00:00.000Z')], origin);
    expect(part?.changed).toEqual({at: '2026-01-02T00:00:00.000Z', words: 'a date'});
  });

  it('say which page has no text', () => {
    expect(() => printablePages([{route: '/docs/one', html: '<p>Loading</p>'}], origin)).toThrow('/docs/one');
  });
});

it('the pages of a section are those of the sidebar, in its order, with the categories above them', () => {
  const link = (href: string) => ({type: 'link', label: href, href, docId: href});
  const section = {
    type: 'category',
    label: 'Guides',
    items: [
      link('/b'),
      {
        type: 'category',
        label: 'Cloud',
        href: '/cloud',
        items: [link('/a'), {...link('/u'), unlisted: true}],
      },
      {type: 'link', label: 'Elsewhere', href: 'https://example.com'},
      {type: 'html'},
    ],
  };
  expect(pagesBelow([section])).toEqual([
    {route: '/b', above: ['Guides']},
    {route: '/cloud', above: ['Guides']},
    {route: '/a', above: ['Guides', 'Cloud']},
  ]);
});
