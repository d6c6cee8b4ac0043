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
    ['<a>\n<b></a>', 'line 2: "</a>" ends nothing: "b" is open'],
    ['<a><b>', 'line 1: "b" is not ended'],
    ['<a>1 & 2</a>', 'line 1: "&" is no entity of XML: write "&amp;" for the sign itself'],
    ['<a>&nbsp;</a>', 'line 1: "&nbsp;" is no entity of XML: write "&amp;" for the sign itself'],
    ['<a b=1/>', 'line 1: a tag or a comment is not written as XML demands'],
    ['<a b="1" b="2"/>', 'line 1: the attribute "b" stands twice'],
    ['<a/><b/>', 'line 1: there must be one outermost element'],
    ['<a/>text', 'line 1: there must be one outermost element'],
    ['', 'line 1: there must be one outermost element'],
    ['<a><x:b/></a>', 'line 1: the prefix of "x:b" is not declared'],
    ['</a>', 'line 1: "</a>" ends nothing: "no element" is open'],
  ])('refuses %j', (document, message) => {
    expect(() => parseXml(document)).toThrow(message);
  });
});
