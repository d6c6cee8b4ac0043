import {describe, expect, it} from 'vitest';
import {findHtmlFaults} from '../check-html';

describe('findHtmlFaults', () => {
  const wrap = (body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T</title></head><body>${body}</body></html>`;
  const rules = (body: string) => findHtmlFaults('a.html', wrap(body)).map(({rule}) => rule);

  it('accepts a valid page', () => {
    expect(rules('<main><h1>T</h1><p>Text</p></main>')).toEqual([]);
  });

  it('finds two titles, an id twice, and elements where they may not be', () => {
    expect(rules('<h1>T</h1><h1>U</h1>')).toEqual(['one-title']);
    expect(rules('<h1 id="a">T</h1><p id="a">x</p>')).toEqual(['no-dup-id']);
    expect(rules('<h1>T</h1><code><div>x</div></code>')).toEqual(['element-permitted-content']);
  });
});
