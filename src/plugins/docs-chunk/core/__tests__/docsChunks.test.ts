import {describe, expect, it} from 'vitest';
import {docsChunks} from '../docsChunks';

const line = (chunk: string, component: string) =>
  `  "key-${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${component}"), "${component}", require.resolveWeak("${component}")],`;

const registry = [
  'export default {',
  line('17896441', '@theme/DocItem'),
  line('3a2db09e', '@theme/DocTagsListPage'),
  line('5e95c892', '@theme/DocsRoot'),
  line('a7bd4aaa', '@theme/DocVersionRoot'),
  line('a94703ab', '@theme/DocRoot'),
  '};',
].join('\n');

describe('docsChunks', () => {
  it('names the chunks of pages of docs, and no others', () => {
    expect(docsChunks(registry)).toEqual(new Set(['5e95c892', 'a7bd4aaa', 'a94703ab', '17896441']));
  });

  it('names none on a site without docs', () => {
    expect(docsChunks(line('3a2db09e', '@theme/BlogListPage'))).toEqual(new Set());
  });

  it('says which components it does not find', () => {
    expect(() => docsChunks(registry.replaceAll('@theme/DocRoot', '@theme/DocShell'))).toThrow(
      'for DocRoot, so Docusaurus',
    );
  });
});
