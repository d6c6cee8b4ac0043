import {expect, it} from 'vitest';
import {focusTarget} from '../scroll';

const element = (selector: string) => document.querySelector(selector) as HTMLElement;

it("the target of an address doesn't take the focus from another element", () => {
  document.body.innerHTML = '<a href="/">Home</a><h2 id="part">Part</h2>';
  element('a').focus();
  focusTarget(element('h2'));
  expect(document.activeElement).toBe(element('a'));
  expect(element('h2').hasAttribute('tabindex')).toBe(false);
});
