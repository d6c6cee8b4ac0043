import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readChunkNames, readGlobalData, readManifest, readRoutes} from '../readGenerated';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

it.each([
  ['{}', 'no origins and no assets'],
  ['null', 'no origins and no assets'],
  ['{"origins": {}}', 'no assets'],
])('a manifest of chunks that is %s is refused', (text, found) => {
  fs.writeFileSync(path.join(folder, 'client-manifest.json'), text);
  expect(() => readManifest(folder)).toThrow(`lean-routes: client-manifest.json has ${found}.`);
});

const advice = '`STOCK_ROUTES=true DOCUSAURUS_NO_PERSISTENT_CACHE=true npm run build` leaves the plugin out.';

it.each([
  ['routes.js', readRoutes],
  ['routesChunkNames.json', readChunkNames],
  ['globalData.json', readGlobalData],
  ['client-manifest.json', readManifest],
])('a missing %s is told with what to do', (name, read) => {
  expect(() => read(folder)).toThrow(`lean-routes: ${path.join(folder, name)} cannot be read: Error: ENOENT`);
  expect(() => read(folder)).toThrow(advice);
});

it.each([
  ['routesChunkNames.json', readChunkNames],
  ['globalData.json', readGlobalData],
  ['client-manifest.json', readManifest],
])('a %s that is no JSON is told with what to do', (name, read) => {
  fs.writeFileSync(path.join(folder, name), '{"a": ');
  expect(() => read(folder)).toThrow(`lean-routes: ${path.join(folder, name)} cannot be read: SyntaxError`);
  expect(() => read(folder)).toThrow(advice);
});

it('routes of another form are told with what to do', () => {
  fs.writeFileSync(path.join(folder, 'routes.js'), 'export default [;');
  expect(() => readRoutes(folder)).toThrow('lean-routes: routes.js cannot be evaluated: SyntaxError');
  expect(() => readRoutes(folder)).toThrow(advice);
});
