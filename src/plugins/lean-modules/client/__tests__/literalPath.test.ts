import fc from 'fast-check';
import original from 'path-to-regexp';
import {describe, expect, it} from 'vitest';
import {patternPaths} from '../../core/patternPaths';
import literalPath from '../literalPath';

const segment = fc.stringMatching(/^[\w.+$^[\]|{}=!~@%-]{0,6}$/);
const path = fc.array(segment, {maxLength: 4}).map((parts) => `/${parts.join('/')}`);
const options = fc.record({end: fc.boolean(), strict: fc.boolean(), sensitive: fc.boolean()});

describe('literalPath', () => {
  it('matches what the original matches, and as much of it', () => {
    fc.assert(
      fc.property(path, path, options, (route, rest, given) => {
        fc.pre(patternPaths([route]).length === 0);
        for (const address of [route, `${route}/`, route.toUpperCase(), route + rest, rest]) {
          expect(literalPath(route, [], given).exec(address)).toEqual(
            original(route, [], given).exec(address),
          );
        }
      }),
    );
  });

  it('reads what the router’s links have escaped', () => {
    expect(literalPath(String.raw`\/docs\/v0\.14`).test('/docs/v0.14')).toBe(true);
    expect(literalPath(String.raw`\/docs\/v0\.14`).test('/docs/v0514')).toBe(false);
  });

  it('says that it knows no patterns', () => {
    expect(() => literalPath('/docs/:version')).toThrow('/docs/:version is a pattern');
  });

  it('gives a path as it stands where the router makes one', () => {
    expect(literalPath.compile('/docs/v0.14')()).toBe(original.compile('/docs/v0.14')());
  });

  it.each(['/', '/docs/any', ''])('takes * for any address, such as %o', (address) => {
    const [keys, originalKeys]: {name: string | number}[][] = [[], []];
    const found = literalPath('*', keys, {end: false}).exec(address);
    expect(found).toEqual(original('*', originalKeys as never, {end: false}).exec(address));
    expect(keys?.map(({name}) => name)).toEqual(originalKeys?.map(({name}) => name));
  });
});
