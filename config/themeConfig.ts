import type {ThemeConfig} from '@docusaurus/preset-classic';
import {footer} from './footer';
import {navbarItems} from './navbar';

/** Everything the theme is told: navbar, footer, colour mode, contents list, code blocks. */
export function themeConfig(): ThemeConfig {
  return {
    image: 'img/social-card.png',
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    navbar: {
      hideOnScroll: true,
      title: 'KusionStack',
      logo: {alt: 'KusionStack', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
      items: navbarItems(),
    },
    footer: footer(),
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: true, autoCollapseCategories: false},
    },
    // Token colours come from CSS classes: an empty theme writes no inline style.
    prism: {
      theme: {plain: {}, styles: []},
      darkTheme: {plain: {}, styles: []},
      additionalLanguages: ['bash', 'json', 'toml', 'diff', 'go'],
    },
  };
}
