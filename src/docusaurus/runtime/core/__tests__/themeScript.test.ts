import vm from 'node:vm';
import {expect, it} from 'vitest';
import {themeScript, type ColorMode} from '../themeScript';

function themeAfter(given: Partial<ColorMode>, linked: string, stored: string | null) {
  const attributes: Record<string, string> = {};
  vm.runInNewContext(themeScript({defaultMode: 'light', respectPrefersColorScheme: false, ...given}), {
    URLSearchParams,
    location: {search: linked},
    localStorage: {getItem: (key: string) => (key === 'theme' ? stored : null)},
    document: {
      documentElement: {
        setAttribute: (name: string, value: unknown) => (attributes[name] = String(value)),
      },
    },
  });
  return attributes['data-theme'];
}

it.each<[Partial<ColorMode>, string, string | null, string, string]>([
  [{defaultMode: 'dark'}, '', null, 'dark', 'the default'],
  [{}, '', 'purple', 'light', 'the default, if the stored value is invalid'],
  [{}, '?docusaurus-theme=purple', 'dark', 'dark', 'the stored value, if that in the link is invalid'],
])('with %j, %j, and %j, the page is %s: %s', (given, linked, stored, theme) => {
  expect(themeAfter(given, linked, stored)).toBe(theme);
});
