import {describe, expect, it} from 'vitest';
import {twinPath} from '../twinPath';

function version(name: string, path: string, ...routes: string[]) {
  return {name, path, docs: routes.map((route) => ({path: `${path}/${route}`}))};
}

const latest = version('v0.14', '/zh/docs', 'concepts/specs', 'faq/');
const old = version('v0.9', '/zh/docs/v0.9', 'concepts/intent', 'faq');
const table = {versions: ['v0.14', 'v0.9'], moved: ['concepts/specs concepts/intent']};

describe('twinPath', () => {
  it('returns the path of a moved page in the other version', () => {
    expect(twinPath(table, '/zh/docs/v0.9/concepts/intent', old, latest)).toBe('/zh/docs/concepts/specs');
    expect(twinPath(table, '/zh/docs/v0.9/faq', old, latest)).toBe('/zh/docs/faq/');
  });

  it('returns undefined if the other version lacks the page', () => {
    expect(twinPath(undefined, '/zh/docs/v0.9/support', old, latest)).toBeUndefined();
  });
});
