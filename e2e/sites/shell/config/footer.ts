import type {ThemeConfig} from '@docusaurus/preset-classic';

/** A single-row footer with every logo field. */
export function footer(): ThemeConfig['footer'] {
  return {
    style: 'light',
    logo: {
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      alt: 'Footer logo',
      href: 'https://example.com/',
      width: 48,
      height: 40,
    },
    links: [
      {label: 'Guide', to: '/docs/install'},
      {label: 'Sources', href: 'https://example.com/sources'},
    ],
    copyright: 'Copyright line',
  };
}
