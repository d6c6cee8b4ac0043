import {beforeEach, describe, expect, it} from 'vitest';
import {headElements} from '../elements';
import {joinHeads} from '../headState';
import {updateHead} from '../updateHead';

beforeEach(() => {
  document.documentElement.setAttribute('data-theme', 'dark');
  document.head.innerHTML =
    '<title>Old</title><meta name="robots" content="none">' +
    '<meta data-rh="true" name="description" content="old"><link data-rh="true" rel="icon" href="/i.svg">';
});

const wanted = joinHeads([
  headElements(
    <>
      <html lang="zh-CN" className="page" />
      <title>新</title>
      <meta name="description" content="new" />
      <link rel="icon" href="/i.svg" />
      <script type="application/ld+json">{'{"a":"<b>"}'}</script>
    </>,
  ),
]);

describe('the head of the page', () => {
  it('holds what is wanted, and keeps elements that are there or that others have put there', () => {
    const icon = document.head.querySelector('link');
    const robots = document.head.querySelector('[name="robots"]');
    updateHead(wanted);
    expect(document.title).toBe('新');
    expect(document.head.querySelector('[name="description"]')?.getAttribute('content')).toBe('new');
    expect(document.head.querySelectorAll('[name="description"]')).toHaveLength(1);
    expect(document.head.querySelector('script')?.textContent).toBe('{"a":"<b>"}');
    expect(document.head.querySelector('link')).toBe(icon);
    expect(document.head.querySelector('[name="robots"]')).toBe(robots);
  });

  it('is not touched when it holds what is wanted', async () => {
    updateHead(wanted);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document.head, {childList: true, subtree: true, attributes: true});
    updateHead(wanted);
    await Promise.resolve();
    expect([...changes, ...observer.takeRecords()]).toEqual([]);
  });

  it('comes with attributes of the root element, which go when nobody wants them', () => {
    updateHead(wanted);
    const root = document.documentElement;
    expect([root.lang, root.className, root.getAttribute('data-theme')]).toEqual(['zh-CN', 'page', 'dark']);
    updateHead(joinHeads([headElements(<html lang="en" />)]));
    expect([root.lang, root.hasAttribute('class'), root.getAttribute('data-theme')]).toEqual([
      'en',
      false,
      'dark',
    ]);
    updateHead(joinHeads([]));
    expect(root.hasAttribute('data-rh')).toBe(false);
    expect(document.head.querySelectorAll('[data-rh]')).toHaveLength(0);
  });
});
