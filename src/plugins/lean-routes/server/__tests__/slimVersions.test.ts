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
  it('are written for versions and for nothing else', () => {
    generate('karpor/p/karpor-1.json', {version: {docs: {a: {id: 'a'}}, docsSidebars: {docs: []}}});
    generate('karpor/p/tag-2.json', {tag: {label: 'A'}});
    generate('karpor/site-a-md-3.json', {id: 'a'});
    generate('community/__plugin.json', {});
    const slim = writeSlimVersions(folder, path.join(folder, 'slim'));
    expect([...slim.keys()]).toEqual([request('karpor/p/karpor-1.json')]);
    expect(slimRequest(request('karpor/p/tag-2.json'), slim)).toBe(request('karpor/p/tag-2.json'));
    const written = slimRequest(request('karpor/p/karpor-1.json'), slim);
    expect(JSON.parse(fs.readFileSync(written, 'utf8'))).toEqual({
      version: {docs: {}, docsSidebars: {docs: []}},
    });
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
