import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {assertAsksForPaths} from '../assertAsksForPaths';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'runtime-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

/** A runtime as Rspack 1.7 writes it, but for what it needs only to load more than one chunk. */
const runtime = (path: string) => `(() => {
  const local = id => "assets/js/" + id + ".js", r = {};
  r.p = "/";
  r.u = local;
  r.e = id => {
    const script = document.createElement("script");
    script.setAttribute("data-rspack", id);
    setTimeout(() => {}, 12e4);
    script.src = r.p + ${path};
    document.head.appendChild(script);
  };
  const start = ([, , run]) => run(r), list = (globalThis.webpackChunksite = globalThis.webpackChunksite || []);
  list.forEach(start);
  list.push = start;
})();`;

describe('the runtime of the bundler', () => {
  it('may ask the replaced function for the paths of chunks', () => {
    fs.writeFileSync(path.join(folder, 'runtime~main.01234567.js'), runtime('r.u(id)'));
    expect(() => {
      assertAsksForPaths(folder);
    }).not.toThrow();
  });

  it.each([
    [
      'has a function of its own for the paths of chunks',
      runtime('local(id)'),
      'loads a chunk from /assets/js/',
    ],
    ['loads no chunk', runtime('r.u(id)').replace('document.head.appendChild', 'void '), 'from nowhere.'],
    ['gives nobody its functions', '0', 'loads a chunk from nowhere.'],
    ['cannot be run', runtime('r.u(id)').replace('document.', 'location.'), 'cannot be run: ReferenceError'],
  ])('is refused when it %s', (_name, text, message) => {
    fs.writeFileSync(path.join(folder, 'runtime~main.01234567.js'), text);
    expect(() => {
      assertAsksForPaths(folder);
    }).toThrow(message);
  });

  it.each([
    [[], `the bundler's runtime is 0 files.`],
    [['runtime~a.js', 'runtime~b.js'], `the bundler's runtime is 2 files.`],
  ])('is refused when it is %j', (files, message) => {
    files.forEach((file) => {
      fs.writeFileSync(path.join(folder, file), '');
    });
    expect(() => {
      assertAsksForPaths(folder);
    }).toThrow(message);
  });
});
