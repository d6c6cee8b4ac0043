import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {finishScripts} from '../finishScripts';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chunks-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

const registry = (load: string) =>
  `self.c.push([["9"],{13(e,n,t){t.d(n,{default:()=>o});let o={page:[()=>Promise.all([${load}]).then(t.bind(t,7))]}}}])`;

const runtime =
  'globalThis.list={push:([,,run])=>run(r)};const r={e:id=>document.head.appendChild({src:r.u(id)})};';

function build(scripts: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries({'runtime~main.01234567.js': runtime, ...scripts})) {
    fs.writeFileSync(path.join(folder, file), text);
  }
}

const manifest = {
  origins: {registry: ['9']},
  assets: {'1': {js: []}, '2': {js: []}, '3': {js: []}, '4': {css: []}, '9': {js: []}},
};

describe('scripts of a build', () => {
  it('are those of pages and those that every page must know, without the registry', () => {
    build({
      '9.js': registry('t.e("1"),t.e("2"),t.e("4")'),
      '1.js': 'a',
      '2.js': 'b',
      '3.js': 'c',
      'main.01234567.js': 'r.e("3")',
    });
    const {shared, loaders, withoutScript} = finishScripts(folder, manifest);
    expect(shared).toEqual(['3']);
    expect(loaders).toEqual({page: [['1', '2', '4'], 7]});
    expect([...withoutScript]).toEqual(['4']);
    expect(fs.readdirSync(folder)).not.toContain('9.js');
  });

  it.each(['r.e("2")', 'Promise.all([r.e(2)])', '__webpack_require__.e(/* import() */ "2")'])(
    'must be known to every page when a script asks for them by %s, also if they belong to one page',
    (call) => {
      build({'9.js': registry('t.e("1"),t.e("2")'), '1.js': 'a', '2.js': 'b', 'main.01234567.js': call});
      expect(finishScripts(folder, manifest).shared).toEqual(['2']);
    },
  );

  it('are refused when the text of such calls has another form', () => {
    build({'9.js': registry('t["e"]("1")')});
    expect(() => finishScripts(folder, manifest)).toThrow(
      'the text of the calls that load these chunks is not found: 1.',
    );
  });

  it('are refused when the runtime of the bundler finds their paths by itself', () => {
    build({'9.js': registry('t.e("1")'), 'runtime~main.01234567.js': runtime.replace('r.u(id)', 'id')});
    expect(() => finishScripts(folder, manifest)).toThrow('loads a chunk from some-chunk.');
  });

  it.each([
    [{}, '"origins" has 0 chunks for "registry": none.'],
    [{registry: ['8', '9']}, '"origins" has 2 chunks for "registry": 8, 9.'],
  ])('are refused when the registry is not one of them', (origins, message) => {
    build({});
    expect(() => finishScripts(folder, {...manifest, origins})).toThrow(message);
  });
});
