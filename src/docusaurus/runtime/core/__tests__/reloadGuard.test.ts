import {describe, expect, it} from 'vitest';
import {mayReload, readReload, writeReload} from '../reloadGuard';

const address = 'http://site.test/docs?a b#c';

describe('mayReload', () => {
  it('lets an address be reloaded that has not been', () => {
    expect(mayReload(address, 1000, undefined)).toBe(true);
    expect(mayReload(address, 1000, {address: 'http://site.test/', time: 999})).toBe(true);
  });

  it('stops an address that was reloaded in the last ten seconds', () => {
    expect(mayReload(address, 11_000, {address, time: 1000})).toBe(false);
    expect(mayReload(address, 11_001, {address, time: 1000})).toBe(true);
  });

  it('does not let a clock that was put back stop reloads for long', () => {
    expect(mayReload(address, 1000, {address, time: 5000})).toBe(true);
  });
});

describe('readReload', () => {
  it('reads what was written', () => {
    const reload = {address, time: 12};
    expect(readReload(writeReload(reload))).toEqual(reload);
  });

  it.each([null, '', 'garbage', '12', '12 '])('takes %j as no reload', (text) => {
    expect(readReload(text)).toBeUndefined();
  });
});
