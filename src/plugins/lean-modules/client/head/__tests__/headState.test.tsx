import {describe, expect, it} from 'vitest';
import {headElements} from '../elements';
import {joinHeads} from '../headState';

const outer = headElements(
  <>
    <html lang="en" className="a" />
    <title>Site</title>
    <meta name="description" content="outer" />
    <meta property="og:image" content="card" />
    <link rel="canonical" href="/typed" />
    <link rel="alternate" href="/a" hrefLang="en" />
  </>,
);

const inner = headElements([
  <html key="html" className="b" />,
  <title key="title">Page</title>,
  <meta key="description" name="Description" content="inner" />,
  <link key="canonical" rel="canonical" href="/page" />,
  false,
  null,
  'text',
]);

describe('elements for the head', () => {
  it('have the names of HTML, without wrappers, and their text', () => {
    expect(
      headElements(
        <>
          <meta charSet="utf-8" />
          <meta httpEquiv="refresh" itemProp="x" />
          <script type="application/ld+json">{'{"a":1}'}</script>
        </>,
      ),
    ).toEqual([
      {tag: 'meta', attributes: {charset: 'utf-8'}},
      {tag: 'meta', attributes: {'http-equiv': 'refresh', itemprop: 'x'}},
      {tag: 'script', attributes: {type: 'application/ld+json'}, text: '{"a":1}'},
    ]);
  });

  it('are none where there are none', () => {
    expect(headElements(undefined)).toEqual([]);
    expect(joinHeads([])).toEqual({title: undefined, html: {}, body: {}, elements: []});
  });
});

describe('what several components ask for', () => {
  const state = joinHeads([outer, inner]);

  it('takes the title of the innermost', () => {
    expect(state.title).toBe('Page');
    expect(joinHeads([outer, []]).title).toBe('Site');
  });

  it('joins attributes of the root element', () => {
    expect(state.html).toEqual({lang: 'en', class: 'b'});
  });

  it('replaces elements that there can be one of, and keeps the order of the rest', () => {
    expect(state.elements.map(({attributes}) => Object.values(attributes).join())).toEqual([
      'og:image,card',
      'alternate,/a,en',
      'Description,inner',
      'canonical,/page',
    ]);
  });

  it('keeps elements of one component side by side', () => {
    const twins = headElements([
      <link key="1" rel="alternate" href="/a" hrefLang="en" />,
      <link key="2" rel="alternate" href="/a" hrefLang="x-default" />,
    ]);
    expect(joinHeads([outer, twins]).elements.filter(({attributes}) => attributes.href === '/a')).toEqual(
      twins,
    );
  });

  it('tells scripts apart by their text', () => {
    const data = (text: string) => headElements(<script type="application/ld+json">{text}</script>);
    expect(joinHeads([data('1'), data('2'), data('1')]).elements.map(({text}) => text)).toEqual(['2', '1']);
  });

  it('keeps elements that nothing tells apart', () => {
    const bare = headElements(<meta content="x" />);
    expect(joinHeads([bare, bare]).elements).toHaveLength(2);
  });
});
