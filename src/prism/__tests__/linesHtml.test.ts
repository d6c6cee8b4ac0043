import {describe, expect, it} from 'vitest';
import {linesHtml} from '../linesHtml';

describe('linesHtml', () => {
  it('writes tokens, line breaks, and escaped text', () => {
    const line = [{text: 'if', className: 'keyword'}, {text: ' a < b && c'}];
    expect(linesHtml([line, []], {lineClassNames: {}})).toBe(
      '<span class="token-line"><span class="token keyword">if</span> a &lt; b &amp;&amp; c<br></span>' +
        '<span class="token-line"><br></span>',
    );
  });

  it('adds classes to individual lines', () => {
    expect(linesHtml([[], [{text: 'a'}]], {lineClassNames: {1: ['marked', 'last']}})).toBe(
      '<span class="token-line"><br></span><span class="token-line marked last">a<br></span>',
    );
  });

  it('numbers lines with CSS, so that numbers are not copied', () => {
    const numbered = {line: 'line', number: 'number', content: 'content'};
    expect(linesHtml([[{text: 'a'}]], {lineClassNames: {}, numbered})).toBe(
      '<span class="token-line line"><span class="number"></span><span class="content">a</span><br></span>',
    );
  });
});
