import {describe, expect, it} from 'vitest';
import {findImageFaults, findStyleImageFaults, largestImage} from '../images';

const sizes: Readonly<Record<string, number>> = {'/a.png': 10, '/large.png': largestImage + 1};
const sizeOf = (address: string) => sizes[address];

describe('findImageFaults', () => {
  const faults = (html: string) =>
    findImageFaults('a.html', html, sizeOf).map(({message}) => message.replace(/:.*/, ''));

  it.each([
    '<img src="/a.png" alt="A sentence." width="2" height="1">',
    '<img alt src=/a.png width=2 height=1>',
    '<img src="data:image/png;base64,AA" alt="" width="2" height="1">',
    '<figure role="img" aria-label="A > B."><svg viewBox="0 0 1 1"><text>A</text></svg></figure>',
    '<figure role="img" aria-label="A"><svg viewBox="0 0 2 1"><text>A</text></svg><svg viewBox="0 0 1 2"><text>A</text></svg></figure>',
    '<svg width="1" height="1" aria-hidden="true"></svg>',
    '<p><svg viewBox="0 0 1 1"><path d="M0 0"/></svg> Note</p>',
    '<svg viewBox="0 0 1 1" role="img"><title>A</title></svg>',
    '<meta property="og:image" content="/a.png"><link rel="icon" href="/a.png"><link rel="stylesheet" href="/b">',
    '<script>"<img src=x>"</script><a href="/large.png">It</a>',
  ])('accepts %s', (html) => {
    expect(faults(html)).toEqual([]);
  });

  it.each([
    ['<img src="/a.png" width="2" height="1">', 'the image /a.png has no alt'],
    ['<img src="/a.png" alt="">', 'the image /a.png has no width and height'],
    ['<img src="/a.png" alt="" width="auto" height="1">', 'the image /a.png has no width and height'],
    ['<img src="/b.png" alt="" width="2" height="1">', 'the image /b.png does not exist'],
    [
      '<img src="/large.png" alt="" width="2" height="1">',
      'the image /large.png is 201 KB; the limit is 200 KB',
    ],
    ['<picture><source srcset="/a.png 1x, /b.png 2x"></picture>', 'the image /b.png does not exist'],
    ['<meta property="og:image" content="/b.png">', 'the image /b.png does not exist'],
    ['<link rel="apple-touch-icon" href="/b.png">', 'the image /b.png does not exist'],
    ['<p><svg viewBox="0 0 1 1"><text>A</text></svg></p>', 'a drawing has no name'],
    ['<figure><svg viewBox="0 0 1 1" role="img"></svg></figure>', 'a drawing has no name'],
    ['<svg aria-hidden="true"></svg>', 'a drawing has no size'],
  ])('finds the problem in %s', (html, message) => {
    expect(faults(html)).toEqual([message]);
  });
});

describe('findStyleImageFaults', () => {
  it('finds missing and oversized images in style sheets', () => {
    const css = String.raw`a{background:url(/a.png)}b{background:url("/b.png")}c{mask:url("data:x,\"')")}d{fill:url(#e)}`;
    expect(findStyleImageFaults('a.css', css, sizeOf).map(({message}) => message)).toEqual([
      'the image /b.png does not exist',
    ]);
  });
});
