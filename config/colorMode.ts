import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Light until a reader switches; the choice is stored, the system's preference is not followed. */
export const colorMode: ThemeConfig['colorMode'] = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
