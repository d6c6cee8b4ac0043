import type {PluginConfig} from '@docusaurus/types';
import {hasFullGitHistory} from './gitHistory';
import {versionedProducts} from './products';

/** Pages that search engines must not list: paths below the base URL, `**` for everything below. */
export const hiddenRoutes = ['search', 'blog/tags', 'blog/tags/**', 'blog/authors', 'blog/authors/**'];

/** What the browser needs in order to write titles and robots rules; read through the site's custom fields. */
export function headFields() {
  return {
    productLabels: Object.fromEntries(versionedProducts.map(({id, label}) => [id, label])),
    hiddenRoutes,
  };
}

/**
 * The plugin for what stands in every page's head and for the files that crawlers read.
 *
 * Dates of pages are written only where the whole Git history is at hand: in a shallow clone every
 * page would carry the date of the newest commit.
 */
export function headPlugin(): PluginConfig {
  return ['./src/plugins/head/index.ts', {lastModified: hasFullGitHistory()}];
}
