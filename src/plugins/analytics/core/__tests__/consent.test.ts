import {describe, expect, it} from 'vitest';
import {mayReport} from '../consent';

describe('mayReport', () => {
  it.each([
    [{}, true],
    [{doNotTrack: null}, true],
    [{doNotTrack: '0', globalPrivacyControl: false}, true],
    [{doNotTrack: '1'}, false],
    [{doNotTrack: 'yes'}, false],
    [{doNotTrack: '0', globalPrivacyControl: true}, false],
  ])('with %o is %s', (signals, expected) => {
    expect(mayReport(signals)).toBe(expected);
  });
});
