import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import type {SearchIndexFile} from '../../types';
import {sourceSections} from '../sourceSections';
import {answerIndexes, type StartSources} from '../startServer';

const source = `---
title: Page
---

import Tabs from '@theme/Tabs';

Intro with \`code\`, a [link](./x.md), and <b>tags</b>. {/* hidden */}

## First part {/* #first */}

\`\`\`shell
kusion apply # not a heading
\`\`\`

::cli-options{command="kusion apply"}

| a | b |
| - | - |
| 1 | 2 |

### Deeper

#### Deepest

End.
`;

describe('The source of a page', () => {
  it('is cut like the built page, near enough', () => {
    expect(sourceSections(source, 'Page', 'default').sections).toEqual([
      {title: 'Page', anchor: '', text: 'Intro with code , a link, and tags .'},
      {title: 'First part', anchor: 'first', text: 'kusion apply not a heading a b 1 2'},
      {title: 'Deeper', anchor: 'deeper', text: 'Deepest End.'},
    ]);
  });
});

describe('In npm start', () => {
  let siteDir: string;
  beforeAll(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
    fs.writeFileSync(path.join(siteDir, 'page.md'), source);
  });
  afterAll(() => {
    fs.rmSync(siteDir, {recursive: true});
  });

  const sources = (file = 'page.md'): StartSources => ({
    siteDir,
    baseUrl: '/zh/',
    pages: [
      {
        route: '/zh/docs/page',
        tag: 'docs-default-current',
        type: 'docs',
        title: 'Page',
        categories: [],
        tags: [],
        source: file,
      },
      {route: '/zh/', tag: 'default', type: 'docs', title: 'Home', categories: [], tags: []},
    ],
    tags: ['default', 'docs-default-current'],
  });

  const request = (url: string | undefined, file?: string) =>
    new Promise<{text?: string; type?: string; error?: unknown}>((resolve) => {
      const setHeader = vi.fn<(name: string, value: string) => void>();
      answerIndexes(() => sources(file))(
        {url},
        {setHeader, end: (text) => resolve({text, type: setHeader.mock.calls[0]?.[1]})},
        (error) => resolve({error}),
      );
    });

  it('the address of an index answers with an index of the sources as they are', async () => {
    const {text, type} = await request('/zh/search-index-docs-default-current.json?x');
    expect(type).toBe('application/json; charset=utf-8');
    expect(
      (JSON.parse(text ?? '') as SearchIndexFile).documents.map(({sectionRoute}) => sectionRoute),
    ).toEqual(['/zh/docs/page', '/zh/docs/page#first', '/zh/docs/page#deeper']);
    expect(
      (JSON.parse((await request('/zh/search-index-default.json')).text ?? '') as SearchIndexFile).documents,
    ).toHaveLength(1);
  });

  it('every other address is left to others, and so are errors', async () => {
    expect(await request('/zh/docs/page')).toEqual({error: undefined});
    expect(await request('/zh/search-index-docs-none-v1.json')).toEqual({error: undefined});
    expect(await request(undefined)).toEqual({error: undefined});
    expect((await request('/zh/search-index-docs-default-current.json', 'missing.md')).error).toBeInstanceOf(
      Error,
    );
  });
});
