import {describe, expect, it} from 'vitest';
import {missingPackages} from '../install.mjs';
import {suiteCounts} from '../suites.mjs';
import {findChromium, findInPath} from '../tools.mjs';

describe('install', () => {
  it('reports missing and outdated packages, except those for other platforms', () => {
    const locked = {
      '': {version: '0.0.0'},
      'node_modules/a': {version: '1.0.0'},
      'node_modules/b': {version: '1.0.0'},
      'node_modules/c': {version: '1.0.0'},
      'node_modules/d-darwin': {version: '1.0.0', optional: true},
    };
    const installed = {'node_modules/a': {version: '1.0.0'}, 'node_modules/b': {version: '0.9.0'}};
    expect(missingPackages(locked, installed)).toEqual(['node_modules/b', 'node_modules/c']);
  });
});

describe('chromium', () => {
  it('is found at CHROMIUM_PATH, even if that is invalid, or else where systems install it, the fastest first', () => {
    const everything = () => true;
    const nothing = () => false;
    expect(findChromium({CHROMIUM_PATH: '/opt/c'}, everything)).toBe('/opt/c');
    expect(findChromium({CHROMIUM_PATH: '/opt/c'}, nothing)).toBeUndefined();
    expect(findChromium({}, everything)).toBe('/usr/bin/chromium-headless-shell');
    expect(findChromium({}, (file) => file.endsWith('google-chrome'))).toBe('/usr/bin/google-chrome');
  });
});

describe('nginx', () => {
  it("is found in /usr/sbin even if that isn't in PATH", () => {
    const debian = (file: string) => file === '/usr/sbin/nginx';
    expect(findInPath('nginx', '/usr/local/bin:/usr/bin', debian)).toBe('/usr/sbin/nginx');
    expect(findInPath('nginx', undefined, () => false)).toBeUndefined();
  });
});

describe('suites', () => {
  it.each([
    ['vitest', {numPassedTests: 3, numFailedTests: 1, numPendingTests: 2}, [3, 1, 2]],
    ['Playwright', {stats: {expected: 5, unexpected: 1, flaky: 1, skipped: 4}}, [5, 2, 4]],
    ['no report', undefined, [0, 1, 0]],
    ['a report without failures', {numPassedTests: 3, numFailedTests: 0}, [3, 1, 0]],
  ])('count at least one failure if they failed: %s', (_, report, counts) => {
    expect(Object.values(suiteCounts(false, report))).toEqual(counts);
  });

  it('without a report count as one passed test', () => {
    expect(suiteCounts(true, undefined)).toEqual({passed: 1, failed: 0, skipped: 0});
  });
});
