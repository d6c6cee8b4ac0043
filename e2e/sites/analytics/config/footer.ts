import type {ThemeConfig} from '@docusaurus/preset-classic';

/** The shortest footer. */
export function footer(): ThemeConfig['footer'] {
  return {copyright: 'Fixture'};
}
