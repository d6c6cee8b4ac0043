import fs from 'node:fs';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../build/__tests__/temporaryFolder';
import {diagramCache} from '../cache';

let folder = '';
let drawn = 0;

beforeEach(() => {
  folder = temporaryFolder();
  drawn = 0;
});

const draw = () => Promise.resolve(`<svg>${++drawn}</svg>`);

describe('the diagram cache', () => {
  it('draws again only if the text or the renderer changes', async () => {
    for (const [text, version] of [
      ['a: A', 'v1'],
      ['a: A', 'v1'],
      ['a: B', 'v1'],
      ['a: A', 'v2'],
    ] as const) {
      await diagramCache(folder, version)(text, draw);
    }
    expect(drawn).toBe(3);
  });

  it('draws once for concurrent requests, and leaves no temporary files', async () => {
    const pictures = await Promise.all([1, 2, 3].map(() => diagramCache(folder, 'v1')('a: A', draw)));
    expect(new Set(pictures)).toEqual(new Set(['<svg>1</svg>']));
    expect(fs.readdirSync(folder)).toHaveLength(1);
  });

  it('lets each concurrent request report its own error', async () => {
    const asked = ['line 3', 'line 8'].map((place) =>
      diagramCache(folder, 'v1')('a: A', () => Promise.reject(new Error(place))),
    );
    const answers = await Promise.allSettled(asked);
    expect(answers.map((answer) => String((answer as PromiseRejectedResult).reason))).toEqual([
      'Error: line 3',
      'Error: line 8',
    ]);
  });
});
