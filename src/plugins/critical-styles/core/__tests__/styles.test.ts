import {describe, expect, it} from 'vitest';
import {pageKind} from '../pageKind';
import {shieldPseudoLists, standIns} from '../pseudoLists';
import {swapStyles} from '../swapStyles';
import {collectNames} from '../usedNames';

describe('the names in a page', () => {
  it('are elements, attributes, classes, ids, and the values that selectors ask for', () => {
    const names = new Set<string>();
    collectNames(
      '<main class="a b_C1"><A id=top data-hue="karpor" href="/x?class=no" hidden>t > u</A><input type=checkbox></main>',
      names,
    );
    expect([...names].sort()).toEqual(
      [
        'a',
        'b_C1',
        'checkbox',
        'class',
        'data-hue',
        'hidden',
        'href',
        'id',
        'input',
        'karpor',
        'main',
        'top',
        'type',
      ].sort(),
    );
  });
});

describe('the kind of a page', () => {
  it.each([
    ['<html lang=en class="docs-wrapper plugin-docs plugin-id-default">', 'docs/a/index.html', 'docs'],
    ['<html class="plugin-blog blog-wrapper">', 'blog/index.html', 'blog'],
    ['<html class=plugin-pages>', 'index.html', 'home'],
    ['<html class=plugin-pages>', 'search/index.html', 'search'],
    ['<html>', '404.html', '404'],
  ])('of %s in %s is %s', (html, file, kind) => {
    expect(pageKind(html, file)).toBe(kind);
  });
});

describe('the link to the styles', () => {
  it('leads to those of the page, and all styles are named beside it', () => {
    const html = '<head><link rel=stylesheet href=/assets/css/styles.1.css /></head>';
    expect(swapStyles(html, '/assets/css/styles.1.css', '/assets/css/docs.2.css')).toBe(
      '<head><link rel="stylesheet" href="/assets/css/docs.2.css"><meta name="all-styles" content="/assets/css/styles.1.css"><noscript><link rel="stylesheet" href="/assets/css/styles.1.css"></noscript></head>',
    );
  });

  it('must be there', () => {
    expect(() => swapStyles('<head></head>', '/a.css', '/b.css')).toThrow('it does not link /a.css.');
  });
});

describe('lists of pseudo-classes', () => {
  const css = '.a:is(:hover,:focus-within)>.b{c:d}.e:is(::before){f:g}.h:is(.i,:hover){j:k}.l:hover{m:n}';

  it('are replaced with classes, others are kept', () => {
    const shielded = shieldPseudoLists(css);
    expect(shielded.css).toBe(
      '.a.pseudo-list-0>.b{c:d}.e.pseudo-list-1{f:g}.h:is(.i,:hover){j:k}.l:hover{m:n}',
    );
    expect('pseudo-list-0').toMatch(standIns);
    expect(shielded.restore(shielded.css)).toBe(css);
  });

  it('are told apart when there are many', () => {
    const many = Array.from({length: 12}, (_, index) => `.a${index}:is(:hover,:focus){b:c}`).join('');
    const {css: shielded, restore} = shieldPseudoLists(many);
    expect(shielded).toContain('.a11.pseudo-list-11{');
    expect(restore(shielded)).toBe(many);
  });
});
