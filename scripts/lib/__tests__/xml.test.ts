import {describe, expect, it} from 'vitest';
import {childrenOf, parseXml, textOf} from '../xml';

describe('parseXml', () => {
  it('reads elements, attributes, entities, CDATA sections, and comments', () => {
    const root = parseXml(
      '<?xml version="1.0"?>\n<a xmlns:x="urn:x"><!-- c --><b c="1 &amp; 2" d=\'"\'/><x:e>&#65;&#x42; <![CDATA[<p>&</p>]]></x:e></a>\n',
    );
    expect(childrenOf(root, 'b')[0]?.attributes).toEqual({c: '1 & 2', d: '"'});
    expect(textOf(root, 'x:e')).toBe('AB <p>&</p>');
    expect(textOf(root, 'none')).toBe('');
  });

  it.each([
    ['<a>\n<b></a>', '2:7: unexpected close tag.'],
    ['<a><b>', 'unclosed tag: b'],
    ['<a>1 & 2</a>', '1:12: unclosed tag: a'],
    ['<a>&nbsp;</a>', 'undefined entity.'],
    ['<a b=1/>', 'unquoted attribute value.'],
    ['<a b="1" b="2"/>', 'duplicate attribute: b.'],
    ['<a/><b/>', 'documents may contain only one root.'],
    ['<a/>text', 'text data outside of root node.'],
    ['', 'document must contain a root element.'],
    ['<a><x:b/></a>', 'unbound namespace prefix: "x".'],
    ['</a>', 'unmatched closing tag: a.'],
  ])('refuses %j', (document, message) => {
    expect(() => parseXml(document)).toThrow(message);
  });
});
