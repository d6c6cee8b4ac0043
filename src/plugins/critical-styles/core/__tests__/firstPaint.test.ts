import {describe, expect, it} from 'vitest';
import {firstPaint} from '../firstPaint';

describe('styles of a first paint', () => {
  it('leave out what is pointed at, but not menus that open without scripts', () => {
    expect(firstPaint('a:hover,.b{c:d}.e:active{f:g}')).toBe('.b{c:d}');
    const menu = '[data-has-hydrated=false] .dropdown:is(:hover,:focus-within)>.list{display:block}';
    expect(firstPaint(menu)).toBe(menu);
  });

  it('leave out rules for paper', () => {
    expect(firstPaint('@media print{a{b:c}}@media (width>9px){d{e:f}}')).toBe('@media (width>9px){d{e:f}}');
  });

  it('leave out transitions, and rules that have no more than them', () => {
    expect(firstPaint('a{b:c;transition:b 1s;transition-delay:1s}d{transition:none}')).toBe('a{b:c}');
    expect(firstPaint('@media (width>9px){d{transition:none}}')).toBe('');
  });

  it('leave out at-rules that have become empty, and keep orders of layers', () => {
    expect(firstPaint('@layer a,b;@media (width>9px){d:hover{e:f}}.g{h:i}')).toBe('@layer a,b;.g{h:i}');
  });

  it('leave out variables of a layer that are set anew outside of layers', () => {
    expect(firstPaint('@layer a{:root{--b:1;--c:2}}:root,[data-theme=dark]{--b:3}')).toBe(
      '@layer a{:root{--c:2}}:root,[data-theme=dark]{--b:3}',
    );
  });

  it('keep variables of a layer that are set anew in some widths or themes only', () => {
    const css =
      '@layer a{:root{--b:1;--c:2}}[data-theme=dark]{--b:3}@media (width>9px){:root{--c:4}}:root{--b:5}';
    expect(firstPaint(css.replace(':root{--b:5}', ''))).toBe(css.replace(':root{--b:5}', ''));
    expect(firstPaint(css)).toContain('[data-theme=dark]{--b:3}');
  });
});
