import {describe, expect, it} from 'vitest';
import {scrollTarget, type ScrollTarget} from '../scrollTarget';

function place(address: string) {
  const {pathname, search, hash} = new URL(address, 'http://site.test');
  return {pathname, search, hash};
}

describe('scrollTarget', () => {
  it.each<[string, string, ScrollTarget, string]>([
    ['/a', '/b', 'top', 'another page'],
    ['/a?x', '/b?x', 'top', 'another page with the same query'],
    ['/a', '/a', 'top', 'the same page again'],
    ['/a#x', '/a', 'top', 'the hash removed'],
    ['/a', '/a?x', 'stay', 'only the query changed'],
    ['/a?x#y', '/a?z#y', 'stay', 'only the query changed, with a hash'],
    ['/a', '/b#x', {id: 'x'}, 'a hash on another page'],
    ['/a', '/a?z#y', {id: 'y'}, 'query and hash changed'],
    ['/a', '/a#100%', {id: '100%'}, 'a malformed hash'],
  ])('from %s to %s goes to %j: %s', (from, to, target) => {
    expect(scrollTarget(place(from), place(to))).toEqual(target);
  });
});
