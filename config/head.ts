import type {PluginConfig} from '@docusaurus/types';
import {hasFullGitHistory} from './gitHistory';
import {versionedProducts} from './products';

/** Pages hidden from search engines, together with all pages below them. */
const hiddenRoutes = ['search', 'translation-status', 'blog/tags', 'blog/authors'];

/** Data for titles and robots rules in the browser, passed as custom fields. */
export function headFields() {
  return {
    productLabels: Object.fromEntries(versionedProducts.map(({id, label}) => [id, label])),
    hiddenRoutes,
  };
}

/**
 * The plugin for the head of every page and the files for crawlers.
 *
 * Page dates are written only with the full Git history. In a shallow clone, every page would have the date of the
 * newest commit.
 */
export function headPlugin(): PluginConfig {
  return ['./src/plugins/head/index.ts', {lastModified: hasFullGitHistory()}];
}
