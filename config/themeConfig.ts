import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './announcement';
import {arrangeNavbar} from './arrangeNavbar';
import {colorMode} from './colorMode';
import {footer} from './footer';
import {navbarItems} from './navbar';
import {products} from './products';

/** Everything the theme is told: navbar, footer, colour mode, contents list, code blocks. */
export function themeConfig(): ThemeConfig {
  return {
    image: 'img/social-card.png',
    colorMode,
    navbar: {
      hideOnScroll: true,
      title: 'KusionStack',
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
      items: arrangeNavbar(
        navbarItems(),
        products.map(({id}) => id),
      ),
    },
    footer: footer(),
    announcementBar: announcementBar(process.env.DOCUSAURUS_CURRENT_LOCALE),
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: true, autoCollapseCategories: false},
    },
    // Token colours come from CSS classes: an empty theme writes no inline style.
    prism: {
      theme: {plain: {}, styles: []},
      darkTheme: {plain: {}, styles: []},
    },
  };
}
