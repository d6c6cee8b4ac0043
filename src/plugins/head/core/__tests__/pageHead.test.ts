import {describe, expect, it} from 'vitest';
import {readPageHead} from '../pageHead';

describe('readPageHead', () => {
  it('reads quoted and unquoted tags in the head, but ignores the body', () => {
    const html =
      '<head><link data-rh=true rel=canonical href=https://a.b/c/ /><meta content="noindex, nofollow" name="robots"><link rel="alternate" href="https://a.b/zh/c/" hreflang="zh-CN"><meta property=og:image content=https://a.b/d.png></head><body><link rel=canonical href=/no></body>';
    expect(readPageHead(html)).toEqual({
      canonical: 'https://a.b/c/',
      hidden: true,
      image: 'https://a.b/d.png',
      alternates: [{hrefLang: 'zh-CN', href: 'https://a.b/zh/c/'}],
    });
    expect(readPageHead('<head><meta name=robots content=index></head>').hidden).toBe(false);
  });
});
