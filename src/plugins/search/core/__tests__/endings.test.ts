import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {stemsBeyond} from '../endings';
import {stem} from '../pipeline';

describe('The stems that a beginning may become', () => {
  it.each([
    ['maintenanc', 'maintenance'],
    ['enforcem', 'enforcement'],
    ['cancella', 'cancellations'],
    ['runn', 'running'],
    ['capabilit', 'capability'],
    ['debugg', 'debugging'],
    ['automaticall', 'automatically'],
  ])('from "%s" have that of "%s"', (beginning, word) => {
    expect(stem(beginning)).not.toBe(stem(word));
    expect(stemsBeyond(beginning)).toContain(stem(word));
  });

  it('stand there once each, and never by a change of what is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,20}$/), (beginning) => {
        const stems = stemsBeyond(beginning);
        expect(new Set(stems).size).toBe(stems.length);
        const kept = beginning.slice(0, 2);
        expect(stems.every((one) => one.startsWith(kept))).toBe(true);
      }),
    );
    expect(stemsBeyond('stack')).not.toContain(stem('stackgy'));
    expect(stemsBeyond('stacklo')).toContain(stem('stacklogy'));
  });
});
