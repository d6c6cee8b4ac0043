import {beforeEach, describe, expect, it} from 'vitest';
import {continueFrom} from '../continueFrom';

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`No ${selector}`);
  }
  return found;
}

beforeEach(() => {
  document.body.innerHTML = '<a href="/">Home</a><h2 id="part">Part</h2>';
});

describe('continueFrom', () => {
  it('focuses a heading without making it a Tab stop', () => {
    const heading = element('h2');
    continueFrom(heading);
    expect(document.activeElement).toBe(heading);
    heading.blur();
    expect(heading.hasAttribute('tabindex')).toBe(false);
  });

  it("doesn't change focusable elements", () => {
    continueFrom(element('a'));
    expect(document.activeElement).toBe(element('a'));
    expect(element('a').hasAttribute('tabindex')).toBe(false);
  });

  it("doesn't take focus from another element", () => {
    element('a').focus();
    continueFrom(element('h2'));
    expect(document.activeElement).toBe(element('a'));
    expect(element('h2').hasAttribute('tabindex')).toBe(false);
  });
});
