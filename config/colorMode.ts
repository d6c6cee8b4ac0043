import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Light by default, regardless of the system's preference. The reader's choice is stored. */
export const colorMode: ThemeConfig['colorMode'] = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
