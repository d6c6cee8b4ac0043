import {expect, it} from 'vitest';
import {pathAndParents} from '../pathAndParents';

it.each([
  ['/zh/docs/a/b', '/zh/', ['/zh/docs/a/b', '/zh/docs/a', '/zh/docs']],
  ['/docs/a/', '/', ['/docs/a/', '/docs']],
  ['/zh/', '/zh/', []],
  ['/nope', '/zh/', ['/nope']],
])('lists %s and the paths above it, down to %s', (path, base, paths) => {
  expect(pathAndParents(path, base)).toEqual(paths);
});
