import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {slimmedRequests, slimRequest, writeSlimVersions} from '../slimVersions';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'slim-versions-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

function generate(file: string, content: unknown): void {
  const target = path.join(folder, 'docusaurus-plugin-content-docs', file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, JSON.stringify(content));
}

const request = (file: string) => `@generated/docusaurus-plugin-content-docs/${file}`;

describe('slim forms of docs versions', () => {
  const docs = {
    karpor: {versions: [{name: 'v1', path: '/karpor', mainDocId: 'a', docs: []}]},
  };
  const version = {pluginId: 'karpor', version: 'v1', docs: {a: {id: 'a'}}, docsSidebars: {docs: []}};

  function register(...files: string[]): void {
    const entries = files.map((file) => `"x": [() => import("${request(file)}"), "${request(file)}"]`);
    fs.writeFileSync(path.join(folder, 'registry.js'), `export default {${entries.join()}};`);
  }

  it('are written for versions of this build and for nothing else', () => {
    generate('karpor/p/karpor-1.json', {version});
    generate('karpor/p/zh-karpor-1.json', {version});
    generate('karpor/p/tag-2.json', {tag: {label: 'A'}});
    generate('karpor/site-a-md-3.json', {id: 'a'});
    register('karpor/p/karpor-1.json', 'karpor/p/tag-2.json', 'karpor/site-a-md-3.json');
    const slim = writeSlimVersions(folder, path.join(folder, 'slim'), docs);
    expect([...slim.keys()]).toEqual([request('karpor/p/karpor-1.json')]);
    expect(slimRequest(request('karpor/p/tag-2.json'), slim)).toBe(request('karpor/p/tag-2.json'));
    const written = slimRequest(request('karpor/p/karpor-1.json'), slim);
    expect(JSON.parse(fs.readFileSync(written, 'utf8'))).toEqual({
      version: {...version, docs: {}, docsSidebars: {docs: []}},
    });
  });

  it('of versions that are gone are taken away', () => {
    const slimFolder = path.join(folder, 'slim');
    fs.mkdirSync(slimFolder);
    fs.writeFileSync(path.join(slimFolder, 'karpor-karpor-0.json'), '{}');
    generate('karpor/p/karpor-1.json', {version});
    register('karpor/p/karpor-1.json');
    writeSlimVersions(folder, slimFolder, docs);
    expect(fs.readdirSync(slimFolder)).toEqual(['karpor-karpor-1.json']);
  });

  it.each([
    ['are of another form', {version: {...version, docs: undefined}}],
    ['are those of another version', {version: {...version, version: 'v2'}}],
  ])('are demanded for every version: it is an error when data %s', (_name, data) => {
    generate('karpor/p/karpor-1.json', data);
    register('karpor/p/karpor-1.json');
    expect(() => writeSlimVersions(folder, path.join(folder, 'slim'), docs)).toThrow(
      'lean-routes: registry.js names no data of these docs versions (instance and version): karpor v1.',
    );
  });

  it('are demanded also where the docs plugin has no folder', () => {
    register();
    expect(() => writeSlimVersions(folder, path.join(folder, 'slim'), docs)).toThrow('karpor v1.');
  });

  it.each(['@theme/DocCard', '@theme/DocCardList'])('do without %s, which is an error', (component) => {
    expect(component).toMatch(slimmedRequests);
    expect(() => slimRequest(component, new Map())).toThrow('leaves out of the browser');
  });

  it('leave other requests alone', () => {
    expect(request('karpor/p/karpor-1.json')).toMatch(slimmedRequests);
    expect(request('karpor/site-a-md-3.json')).not.toMatch(slimmedRequests);
    expect('@theme/DocCardList/styles').not.toMatch(slimmedRequests);
  });
});
