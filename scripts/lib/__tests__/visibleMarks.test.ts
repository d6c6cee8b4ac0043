import {describe, expect, it} from 'vitest';
import {visibleMarks} from '../visibleMarks';

describe('marks of Markdown in a built page', () => {
  it('are found where a reader sees them', () => {
    expect(
      visibleMarks('<p>好。**下一句</p><ul><li>a [b](c) d</li></ul><p>x {/* #id */}</p><p>fine</p>'),
    ).toEqual(['好。**下一句', 'a [b](c) d', 'x {/* #id */}']);
  });

  it('are no fault in code, pictures, and scripts', () => {
    const html =
      '<pre>a ** b</pre><p><code>**kwargs</code> and <b>bold</b></p><svg><text>**</text></svg><script>"]("</script>';
    expect(visibleMarks(html)).toEqual([]);
  });

  it('are shown with the text around them', () => {
    const [excerpt = ''] = visibleMarks(`<p>${'a'.repeat(90)}**${'b'.repeat(90)}</p>`);
    expect(excerpt).toBe(`${'a'.repeat(30)}**${'b'.repeat(28)}`);
  });
});
