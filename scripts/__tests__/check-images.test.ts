import {describe, expect, it} from 'vitest';
import {findScreenFaults, findStaleScreens} from '../check-images';

const login = {
  file: 'karpor/v0.6/en/login.webp',
  name: 'login',
  product: 'karpor',
  version: 'v0.6',
  tag: 'v0.6.4',
  language: 'en',
  width: 680,
  height: 240,
  digest: 'now',
  alt: {en: 'The login page'},
  callouts: [],
};
const names = ['karpor/v0.6/en/login.webp', 'karpor/v0.6/en/login@1x.webp'];
const sized = (bytes: number, ...more: string[]) => new Map([...names, ...more].map((name) => [name, bytes]));
const files = sized(1000);
const fine = {screens: [login], files, shown: [{screen: login, version: 'v0.6'}], digestOf: () => 'now'};

describe('pictures', () => {
  it('pass if they exist, are described, are shown, and were taken by the current scripts', () => {
    expect(findScreenFaults(fine)).toEqual([]);
  });

  it.each([
    ['a missing file', {files: new Map([...files].slice(0, 1))}, 'login@1x.webp does not exist'],
    ['an unlisted file', {files: sized(1, 'old.webp')}, 'is not in static/img/screens/manifest.json'],
    ['a large file', {files: sized(120_001)}, 'has 120001 bytes'],
    ['a large total', {files: sized(4_000_001)}, '8000000 are allowed'],
    ['an unused picture', {shown: []}, 'is on no page'],
    ['a picture taken by older scripts', {digestOf: () => 'later'}, 'an older version of the scripts'],
  ])('report %s', (_, change, message) => {
    const faults = findScreenFaults({...fine, ...change});
    expect(faults.map((fault) => fault.message).join('\n')).toContain(message);
  });

  it('report missing alternative text', () => {
    const screen = {...login, alt: {}};
    const faults = findScreenFaults({...fine, screens: [screen], shown: [{screen, version: 'v0.6'}]});
    expect(faults).toMatchObject([{message: 'karpor/v0.6/en/login.webp has no alt text in its language'}]);
  });

  it('of an older version are listed by the version that shows them', () => {
    const shown = ['v0.6', 'v0.7', 'v0.7'].map((version) => ({screen: login, version}));
    expect(findStaleScreens(shown)).toEqual(['Pictures of karpor v0.6.4 on pages of v0.7: login.']);
  });
});
