import vm from 'node:vm';
import {expect, it} from 'vitest';
import {themeScript, type ThemeScriptOptions} from '../themeScript';

const options: ThemeScriptOptions = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
  storage: 'localStorage',
  namespace: '',
};

function themeAfter(given: Partial<ThemeScriptOptions>, linked: string, stored: Record<string, string>) {
  const attributes: Record<string, string> = {};
  vm.runInNewContext(themeScript({...options, ...given}), {
    URLSearchParams,
    location: {search: linked},
    window: {localStorage: {getItem: (key: string) => stored[key] ?? null}},
    document: {
      documentElement: {
        setAttribute: (name: string, value: unknown) => (attributes[name] = String(value)),
      },
    },
  });
  return attributes['data-theme'];
}

it.each<[Partial<ThemeScriptOptions>, string, Record<string, string>, string, string]>([
  [{defaultMode: 'dark'}, '', {}, 'dark', 'the default'],
  [{}, '', {theme: 'purple'}, 'light', 'the default, if the stored value is invalid'],
  [
    {},
    '?docusaurus-theme=purple',
    {theme: 'dark'},
    'dark',
    'the stored value, if that in the link is invalid',
  ],
  [{disableSwitch: true}, '?docusaurus-theme=dark', {}, 'light', 'the default without a switch'],
  [{namespace: '-x'}, '', {'theme-x': 'dark'}, 'dark', 'a namespaced key'],
])('with %j, %j, and %j, the page is %s: %s', (given, linked, stored, theme) => {
  expect(themeAfter(given, linked, stored)).toBe(theme);
});
