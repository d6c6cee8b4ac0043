import {describe, expect, it} from 'vitest';
import {mayReload, readReload, writeReload} from '../reloadGuard';

const address = 'http://site.test/docs?a b#c';

describe('mayReload', () => {
  it('allows reloading an address for the first time', () => {
    expect(mayReload(address, 1000, undefined)).toBe(true);
    expect(mayReload(address, 1000, {address: 'http://site.test/', time: 999})).toBe(true);
  });

  it('prevents reloading an address twice within ten seconds', () => {
    expect(mayReload(address, 11_000, {address, time: 1000})).toBe(false);
    expect(mayReload(address, 11_001, {address, time: 1000})).toBe(true);
  });

  it('allows reloading after the clock is set back', () => {
    expect(mayReload(address, 1000, {address, time: 5000})).toBe(true);
  });
});

describe('readReload', () => {
  it('reads its own output', () => {
    const reload = {address, time: 12};
    expect(readReload(writeReload(reload))).toEqual(reload);
  });

  it.each([null, '', 'garbage', '12', '12 '])('ignores %j', (text) => {
    expect(readReload(text)).toBeUndefined();
  });
});
