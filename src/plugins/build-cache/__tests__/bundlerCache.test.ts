import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import buildCachePlugin from '..';

let siteDir: string;

function write(file: string, text: string): void {
  const place = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(place), {recursive: true});
  fs.writeFileSync(place, text);
}

/** The version of the cache that a build would use. */
function version(
  environment: object = {stockRoutes: false},
  experiments: object = {cache: {version: 'stock'}},
) {
  const plugin = buildCachePlugin({siteDir} as LoadContext, {environment});
  return plugin.configureWebpack?.({experiments}, false, undefined as never, undefined);
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  for (const folder of ['config', 'src/plugins', 'src/prism', 'src/remark']) {
    write(`${folder}/index.ts`, folder);
  }
  write('package.json', '{}');
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

describe('the version of the bundler’s cache', () => {
  it('stays while nothing changes but pages, components, and tests', () => {
    const before = version();
    expect(before).toMatchObject({
      experiments: {cache: {version: expect.stringMatching(/^stock-[\da-f]{16}$/)}},
    });
    write('docs/page.md', 'page');
    write('src/components/button.tsx', 'button');
    write('src/plugins/__tests__/index.test.ts', 'test');
    expect(version()).toEqual(before);
  });

  it.each([
    'package.json',
    'config/site.ts',
    'src/plugins/search/index.ts',
    'src/prism/kcl.ts',
    'src/remark/diagram.ts',
  ])('changes with %s', (file) => {
    const before = version();
    write(file, 'new');
    const added = version();
    expect(added).not.toEqual(before);
    write(file, 'changed');
    expect(version()).not.toEqual(added);
  });

  it('changes with what the build was told', () => {
    expect(version({stockRoutes: true})).not.toEqual(version());
  });

  it('is left alone where there is no cache', () => {
    expect(version({}, {})).toEqual({});
  });
});
