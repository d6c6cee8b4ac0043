import {describe, expect, it} from 'vitest';
import {plainHtml} from '..';
import type {Node} from '../nodes';

const text = (value: string): Node => ({type: 'text', value});
const element = (tagName: string, properties: Node['properties'], ...children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const jsx = (name: string | null, attributes: Node['attributes'], ...children: Node[]): Node => ({
  type: 'mdxJsxTextElement',
  name,
  attributes,
  children,
});

/** What becomes of an element: HTML as text, all else as it is. */
function transformed(node: Node): unknown {
  const tree: Node = {type: 'root', children: [node]};
  plainHtml()(tree);
  const written = (one: Node): unknown => {
    const attributes = Object.fromEntries(
      (one.attributes ?? []).map(({name = '', value}) => [
        name,
        name === 'dangerouslySetInnerHTML' ? (value as {value: string}).value : value,
      ]),
    );
    return one.type === 'text'
      ? one.value
      : {
          [one.tagName ?? one.name ?? '']: [
            ...(one.data?._mdxExplicitJsx ? ['as written'] : []),
            ...(Object.keys(attributes).length > 0 ? [attributes] : []),
            ...(one.children ?? []).map(written),
          ],
        };
  };
  return written(tree.children?.[0] as Node);
}

describe('plainHtml', () => {
  it('writes the content of an element as HTML where all of it is plain', () => {
    expect(
      transformed(element('p', {}, text('Run '), element('code', {}, text('a < b')), text(' & wait.'))),
    ).toEqual({
      p: ['as written', {dangerouslySetInnerHTML: '{__html: "Run <code>a &#x3C; b</code> &#x26; wait."}'}],
    });
  });

  it('writes lists and tables as one', () => {
    const row = element('tr', {}, element('td', {dataLabel: 'Name'}, text('a')));
    expect(transformed(element('table', {className: ['wide', 'long']}, element('tbody', {}, row)))).toEqual({
      table: [
        'as written',
        {
          className: 'wide long',
          dangerouslySetInnerHTML: '{__html: "<tbody><tr><td data-label=\\"Name\\">a</td></tr></tbody>"}',
        },
      ],
    });
  });

  it('leaves an element with nothing but text to React, under its own name', () => {
    expect(transformed(element('td', {dataLabel: 'Name', className: ['long-word']}, text('a')))).toEqual({
      td: ['as written', {'data-label': 'Name', className: 'long-word'}, 'a'],
    });
  });

  it.each([
    ['a link', element('a', {href: '/docs/'}, text('docs'))],
    ['an anchor', element('li', {id: 'flag-a'}, text('a'))],
    ['a box', element('input', {type: 'checkbox'})],
    ['a component', jsx('Badge', [], text('new'))],
    ['an element that is more than its tag', jsx('summary', [], text('more'))],
    ['an expression', {type: 'mdxTextExpression', value: 'name'}],
    ['a fragment', jsx(null, [], text('a'))],
    ['an element with code', jsx('span', [{type: 'mdxJsxAttribute', name: 'title', value: {}}], text('a'))],
    ['an element with spread attributes', jsx('span', [{type: 'mdxJsxExpressionAttribute'}], text('a'))],
    [
      'an element with an anchor',
      jsx('span', [{type: 'mdxJsxAttribute', name: 'id', value: 'a'}], text('a')),
    ],
  ] satisfies [string, Node][])('leaves %s to React, and writes what is plain beside it', (_, other) => {
    const plain = element('li', {}, element('strong', {}, text('b')));
    const {ul} = transformed(element('ul', {}, element('li', {}, other), plain)) as {ul: unknown[]};
    expect(ul[0]).toBe('as written');
    expect(JSON.stringify(ul[1])).not.toContain('dangerouslySetInnerHTML');
    expect(ul[2]).toEqual({
      li: ['as written', {dangerouslySetInnerHTML: '{__html: "<strong>b</strong>"}'}],
    });
  });

  it('writes elements that MDX has from a transform or from the page, with their texts as attributes', () => {
    const link = jsx(
      'a',
      [
        {type: 'mdxJsxAttribute', name: 'href', value: '#flag-a'},
        {type: 'mdxJsxAttribute', name: 'className', value: 'hash-link'},
        {type: 'mdxJsxAttribute', name: 'aria-label', value: 'Link to "a"'},
      ],
      jsx('wbr', []),
    );
    expect(transformed(element('td', {}, link))).toEqual({
      td: [
        'as written',
        {
          dangerouslySetInnerHTML:
            '{__html: "<a href=\\"#flag-a\\" class=\\"hash-link\\" aria-label=\\"Link to &#x22;a&#x22;\\"><wbr></a>"}',
        },
      ],
    });
  });

  it('leaves code blocks, headings, and attributes that MDX spells otherwise alone', () => {
    const block = element('pre', {}, element('code', {className: ['language-yaml']}, text('a: 1\n')));
    expect(transformed(block)).toEqual({pre: [{code: ['a: 1\n']}]});
    expect(transformed(element('h2', {id: 'a'}, text('A')))).toEqual({h2: ['A']});
    expect(transformed(element('td', {align: 'right'}, element('em', {}, text('a'))))).toEqual({
      td: [{em: ['as written', 'a']}],
    });
  });
});
