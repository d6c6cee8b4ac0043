import {describe, expect, it} from 'vitest';
import {readLoaders} from '../readLoaders';

const script = (registry: string) =>
  `"use strict";(globalThis.webpackChunksite=globalThis.webpackChunksite||[]).push([["9"],{13(e,n,t){t.r(n),t.d(n,{default:()=>o});let o=${registry}}}]);`;

describe('the registry of a build', () => {
  it('says which chunks and which module each name stands for', () => {
    const loaders = readLoaders(
      script(`{
        one: [()=>t.e("5").then(t.bind(t,718)),"@site/one.md",718],
        many: [()=>Promise.all([t.e("5"),t.e(6)]).then(t.bind(t,6072)),"@theme/DocItem",6072],
        json: [()=>t.e("7").then(t.t.bind(t,6164,19)),"a.json",6164],
        main: [()=>Promise.resolve().then(t.t.bind(t,4784,19)),"b.json",4784]
      }`),
    );
    expect(loaders).toEqual({
      one: [['5'], 718],
      many: [['5', '6'], 6072],
      json: [['7'], 6164, 19],
      main: [[], 4784, 19],
    });
  });

  it('is refused when a loader asks for no module', () => {
    expect(() => readLoaders(script('{odd: [()=>t.e("5")]}'))).toThrow(
      'The loader of "odd" asks for no module.',
    );
  });

  it('is refused when its chunk holds something else as well', () => {
    expect(() => readLoaders('self.chunks.push([["9"],{1(){},2(){}}])')).toThrow('has 2 modules, not one');
  });
});
