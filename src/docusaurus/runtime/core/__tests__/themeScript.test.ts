import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {themeScript, type ThemeScriptOptions} from '../themeScript';

const options: ThemeScriptOptions = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
  storage: 'localStorage',
  namespace: '',
};

interface Surroundings {
  /** Mode in the address. */
  readonly linked?: string;
  readonly stored?: Record<string, string>;
  readonly systemIsDark?: boolean;
}

function attributesAfter(
  given: Partial<ThemeScriptOptions>,
  {linked, stored = {}, systemIsDark = false}: Surroundings,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  vm.runInNewContext(themeScript({...options, ...given}), {
    URLSearchParams,
    location: {search: linked === undefined ? '' : `?docusaurus-theme=${linked}`},
    matchMedia: () => ({matches: systemIsDark}),
    window: {localStorage: {getItem: (key: string) => stored[key] ?? null}},
    document: {
      documentElement: {
        setAttribute: (name: string, value: unknown) => (attributes[name] = String(value)),
      },
    },
  });
  return attributes;
}

describe('themeScript', () => {
  const purple = {linked: 'purple', stored: {theme: 'dark'}};
  const system = {respectPrefersColorScheme: true};
  it.each<[Partial<ThemeScriptOptions>, Surroundings, string, string, string]>([
    [{}, {}, 'light', 'light', 'the default'],
    [{defaultMode: 'dark'}, {}, 'dark', 'dark', 'another default'],
    [{}, {stored: {theme: 'dark'}}, 'dark', 'dark', "the reader's earlier choice"],
    [{}, {stored: {theme: 'purple'}}, 'light', 'light', 'an invalid stored value'],
    [{}, {linked: 'light', stored: {theme: 'dark'}}, 'light', 'light', "the link's choice"],
    [{}, purple, 'dark', 'dark', 'an invalid value in a link'],
    [{disableSwitch: true}, {linked: 'dark'}, 'light', 'light', 'the default without a switch'],
    [system, {systemIsDark: true}, 'dark', 'system', 'the system, if respected'],
    [system, {systemIsDark: true, stored: {theme: 'light'}}, 'light', 'light', 'the choice over the system'],
    [{namespace: '-x'}, {stored: {'theme-x': 'dark'}}, 'dark', 'dark', 'a namespaced key'],
  ])('with %j and %j, the page is %s and the choice %s: %s', (given, surroundings, theme, choice) => {
    expect(attributesAfter(given, surroundings)).toEqual({
      'data-theme': theme,
      'data-theme-choice': choice,
      'data-announcement-bar-initially-dismissed': 'false',
    });
  });

  it('hides a dismissed announcement', () => {
    const stored = {'docusaurus.announcement.dismiss': 'true'};
    expect(attributesAfter({}, {stored})['data-announcement-bar-initially-dismissed']).toBe('true');
  });
});
