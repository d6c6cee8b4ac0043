import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {describe, expect, it} from 'vitest';
import {withLoader, withPreloads} from '../loader';

describe('withLoader', () => {
  it('replaces the deferred scripts in Docusaurus’ template', () => {
    const template = withLoader(stockTemplate);
    expect(template).toContain('<script data-scripts="<%= it.scripts.map(');
    expect(template).not.toContain('defer');
  });

  it('rejects a template without scripts', () => {
    expect(() => withLoader('<html></html>')).toThrow('switch off `late-scripts`');
  });
});

describe('withPreloads', () => {
  it("lets the page's loader preload scripts", () => {
    expect(withPreloads('<head><script data-scripts="/a.js">go()</script></head>', ['/b.js', '/c.js'])).toBe(
      '<head><script data-preload="/b.js /c.js" data-scripts="/a.js">go()</script></head>',
    );
  });

  it('adds links to a page without the loader', () => {
    expect(withPreloads('<head></head>', ['/b.js'])).toBe(
      '<head><link rel="preload" as="script" href="/b.js"></head>',
    );
  });
});
