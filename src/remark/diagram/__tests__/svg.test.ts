// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import type {Picture} from '../picture';
import {svg} from '../svg';

const picture: Picture = {
  width: 300,
  height: 200,
  boxes: [
    {kind: 'actor', label: ['You & "me"'], x: 10, y: 10, width: 110, height: 36},
    {kind: 'focus', label: ['<Spec>', '规格'], x: 160, y: 10, width: 80, height: 54},
    {kind: 'store', label: ['Backend'], x: 40, y: 120, width: 90, height: 42},
    {kind: 'external', label: ['API'], x: 160, y: 120, width: 64, height: 36},
    {kind: 'box', label: ['Box'], x: 230, y: 120, width: 64, height: 36},
  ],
  groups: [{label: ['Group'], x: 150, y: 90, width: 150, height: 80}],
  arrows: [
    {
      points: [
        {x: 120, y: 28},
        {x: 160, y: 28},
      ],
      dashed: false,
      bothWays: true,
      label: ['says'],
      labelAt: {x: 140, y: 28},
    },
    {
      points: [
        {x: 200, y: 64},
        {x: 200, y: 80},
        {x: 80, y: 80},
        {x: 80, y: 120},
      ],
      dashed: true,
      bothWays: false,
      label: [],
    },
  ],
};

function parsed(): Element {
  return new DOMParser().parseFromString(
    svg(picture, 'wide').replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
    'image/svg+xml',
  ).documentElement;
}

describe('the SVG of a picture', () => {
  it('is well-formed and contains every label as selectable text', () => {
    const root = parsed();
    expect(root.nodeName).toBe('svg');
    expect([...root.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
      'says',
      'Group',
      'You & "me"',
      '<Spec>',
      '规格',
      'Backend',
      'API',
      'Box',
    ]);
  });

  it('has a size, so that nothing moves while the page loads', () => {
    const root = parsed();
    expect(['width', 'height'].map((name) => root.getAttribute(name))).toEqual(['300', '200']);
  });

  it('draws a head at each end to which an arrow points', () => {
    const heads = parsed().querySelector('.h')?.getAttribute('d') ?? '';
    expect(heads.match(/M/g)).toHaveLength(3);
    expect(heads).toContain('M80 120L76 112L84 112z');
  });

  it('separates dashed from other lines and rounds corners', () => {
    const root = parsed();
    expect(root.querySelector('path.a:not(.d)')?.getAttribute('d')).toBe('M120 28L160 28');
    expect(root.querySelector('path.d')?.getAttribute('d')).toContain('Q200 80');
  });
});
