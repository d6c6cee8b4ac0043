import {beforeEach, describe, expect, it} from 'vitest';
import {continueFrom, scrollTarget} from '../scroll';

const element = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<a href="/">Home</a><h2 id="part">Part</h2>';
});

describe('continueFrom', () => {
  it("doesn't take focus from another element", () => {
    element('a').focus();
    continueFrom(element('h2'));
    expect(document.activeElement).toBe(element('a'));
    expect(element('h2').hasAttribute('tabindex')).toBe(false);
  });
});

function place(address: string) {
  const {pathname, search, hash} = new URL(address, 'http://site.test');
  return {pathname, search, hash};
}

describe('scrollTarget', () => {
  it.each<[string, string, ReturnType<typeof scrollTarget>, string]>([
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
