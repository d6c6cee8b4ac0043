import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {assertReplaced, generatedRequests, replacedRequest} from '../generatedModules';

const clientFolder = path.resolve(__dirname, '../../client');
const folders = {generatedFilesDir: '/site/.docusaurus', slimFolder: '/site/.docusaurus/lean-routes'};
const data = '@generated/docusaurus-plugin-content-docs/default/p/docs-175.json';
const modules = [
  ...['routes', 'registry', 'routesChunkNames', 'globalData', 'docusaurus.config'].map((name) =>
    path.join(clientFolder, `${name}.ts`),
  ),
  '/site/.docusaurus/registry.js',
  '/site/.docusaurus/lean-routes/globalData.json',
  '/site/.docusaurus/lean-routes/docusaurus.config.json',
  '/site/.docusaurus/codeTranslations.json',
];
const check = (paths: readonly string[]) => {
  assertReplaced(new Set(paths), folders, [data]);
};

describe('requests of generated modules', () => {
  it('lead to this plugin, whose own lead to slim forms, or to the registry itself', () => {
    const request = (name: string, issuer?: string) =>
      replacedRequest(`@generated/${name}`, issuer, folders.slimFolder);
    expect(request('routes', '/site/a.js')).toBe(path.join(clientFolder, 'routes'));
    expect(request('globalData')).toBe(path.join(clientFolder, 'globalData'));
    expect(request('globalData', path.join(clientFolder, 'globalData.ts'))).toBe(
      '/site/.docusaurus/lean-routes/globalData.json',
    );
    expect(request('registry', path.join(clientFolder, 'chunks.ts'))).toBe('@generated/registry');
  });

  it('are told from others', () => {
    expect('@generated/docusaurus.config').toMatch(generatedRequests);
    expect('@generated/docusaurus-config').not.toMatch(generatedRequests);
    expect('@generated/codeTranslations').not.toMatch(generatedRequests);
  });
});

describe('the bundle of the browser', () => {
  it('has the replacements and none of the originals', () => {
    expect(() => {
      check(modules);
    }).not.toThrow();
  });

  it.each([
    '/site/.docusaurus/routes.js',
    '/site/.docusaurus/routesChunkNames.json',
    '/site/.docusaurus/globalData.json',
    '/site/.docusaurus/docusaurus.config.mjs',
    '/site/.docusaurus/docusaurus-plugin-content-docs/default/p/docs-175.json',
  ])('is refused with %s, which was asked for under another name', (original) => {
    expect(() => {
      check([...modules, original]);
    }).toThrow(
      `lean-routes: the browser's bundle has generated modules that would be replaced: ${original}; and has not the modules that replace them: none.`,
    );
  });

  it.each(modules.slice(0, 5).concat(modules.slice(6, 8)))('is refused without %s', (replacement) => {
    expect(() => {
      check(modules.filter((file) => file !== replacement));
    }).toThrow(`and has not the modules that replace them: ${replacement}.`);
  });
});
