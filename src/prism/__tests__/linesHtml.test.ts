import {describe, expect, it} from 'vitest';
import {linesHtml} from '../linesHtml';

describe('linesHtml', () => {
  it('writes tokens, line breaks, and escaped text', () => {
    const line = [{text: 'if', className: 'keyword'}, {text: ' a < b && c'}];
    expect(linesHtml([line, []], {})).toBe(
      '<span class="token-line"><span class="token keyword">if</span> a &lt; b &amp;&amp; c<br></span>' +
        '<span class="token-line"><br></span>',
    );
  });
});
