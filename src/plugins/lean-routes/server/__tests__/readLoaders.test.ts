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
      'has a loader that asks for no module, that of "odd".',
    );
  });

  it('is refused when its chunk holds something else as well', () => {
    expect(() => readLoaders('self.chunks.push([["9"],{1(){},2(){}}])')).toThrow('has 2 modules.');
  });

  it.each([
    ['has no default export', 'self.chunks.push([["9"],{1(e,n,t){t.r(n)}}])', 'has no default export.'],
    ['asks the runtime for what is not known', script('t.x()'), 'cannot be run: TypeError'],
    ['is no script', '<!doctype html>', 'cannot be run: SyntaxError'],
    ['has entries of another form', script('{odd: {load: 1}}'), 'that of "odd": TypeError'],
  ])('is refused when its chunk %s', (_name, text, message) => {
    expect(() => readLoaders(text)).toThrow(
      'lean-routes: the chunk of the registry, made by the bundler from registry.js, ',
    );
    expect(() => readLoaders(text)).toThrow(message);
  });
});
