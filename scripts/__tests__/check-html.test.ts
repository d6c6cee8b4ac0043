import {expect, it} from 'vitest';
import {findHtmlFaults} from '../check-html';

const rulesOf = (body: string) =>
  findHtmlFaults('a.html', `<!doctype html><html lang="en"><title>A</title>${body}</html>`).map(
    ({rule}) => rule,
  );

it('A page needs valid HTML and one level 1 heading', () => {
  expect(rulesOf('<main><h1>A</h1><p id="x">B</p></main>')).toEqual([]);
  expect(rulesOf('<h1>A</h1><h1>B</h1>')).toEqual(['one-title']);
  expect(rulesOf('<h1>A</h1><p id="x">B</p><p id="x">C</p>')).toEqual(['no-dup-id']);
});

it('An image needs alternative text, width, and height', () => {
  expect(rulesOf('<h1>A</h1><img src="/a.png" alt="" width="2" height="1">')).toEqual([]);
  expect(rulesOf('<h1>A</h1><img src="/a.png" width="2" height="1">')).toEqual(['wcag/h37']);
  expect(rulesOf('<h1>A</h1><img src="/a.png" alt="A" width="auto" height="1">')).toContain('image-size');
});

it.each(['<p>好。**下一句</p>', '<ul><li>a [b](c) d</li></ul>', '<p>x {/* #id */}</p>'])(
  'Raw Markdown is reported: %s',
  (html) => {
    expect(rulesOf(`<h1>A</h1>${html}`)).toEqual(['visible-marks']);
  },
);

it('Code and scripts may look like Markdown', () => {
  const html = '<pre>a ** b</pre><p><code>**kwargs</code> and <b>bold</b></p><script>"]("</script>';
  expect(rulesOf(`<h1>A</h1>${html}`)).toEqual([]);
});
