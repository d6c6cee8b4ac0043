import {expect, test} from 'vitest';
import {feedContent} from '../feedContent';

test('keeps text, links, and images', () => {
  const html =
    '<p>See <a href="https://a.example/b">b</a> &amp; c.</p><img src="https://a.example/d.png" alt="D" width="2" height="1">';
  expect(feedContent(html)).toBe(html);
});

test('replaces a drawing with its description', () => {
  expect(
    feedContent(
      '<figure class="diagram" role="img" aria-label="A leads to B."><svg><text>A</text></svg></figure>',
    ),
  ).toBe('<p>A leads to B.</p>');
});

test('turns colored code into text', () => {
  expect(
    feedContent(
      '<div class="x"><pre tabindex="0"><code><span class="token-line"><span class="token">a</span>: 1<br></span><span>b<br></span></code></pre><button>Copy</button></div>',
    ),
  ).toBe('<div><pre>a: 1\nb\n</pre></div>');
});

test("shows every tab and removes content that needs the site's styles", () => {
  expect(
    feedContent(
      '<!-- --><h2 class="anchor" id="a">A<a href="https://x.example/#a" class="hash-link">#</a></h2><ul role="tablist"><li>One</li></ul><div role="tabpanel" hidden="">One</div>',
    ),
  ).toBe('<h2>A</h2><div>One</div>');
});
