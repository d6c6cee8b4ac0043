import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './announcement';
import {colorMode} from './colorMode';
import {footer} from './footer';
import {navbarItems} from './navbar';
import type {Served} from './served';

/** Theme options in a language: navbar, footer, color mode, table of contents, code blocks. */
export function themeConfig(served: Served, locale: string): ThemeConfig {
  return {
    image: 'img/social-card.png',
    colorMode,
    navbar: {
      hideOnScroll: true,
      title: 'KusionStack',
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
      // The theme places items on the left by default.
      items: navbarItems(served).map((item) => ({position: 'right', ...item})),
    },
    footer: footer(served),
    announcementBar: announcementBar(locale),
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: true, autoCollapseCategories: false},
    },
    // CSS classes color the tokens, and an empty theme avoids inline styles.
    prism: {
      theme: {plain: {}, styles: []},
      darkTheme: {plain: {}, styles: []},
    },
  };
}
