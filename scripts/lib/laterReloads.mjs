/**
 * Preloaded by `npm start`. When a page is saved, Docusaurus rereads all pages while the bundler compiles that page in the same
 * thread. For a translation, it also reloads all plugins. This module lets the bundler go first and, for a translation, reloads
 * only the plugin that serves the page.
 */
import {createRequire} from 'node:module';

const {resolve} = createRequire(import.meta.url);
const chokidar = createRequire(resolve('@docusaurus/core/package.json'))('chokidar');
const {watch} = chokidar;

chokidar.watch = (paths, options) => {
  // Docusaurus watches the folder of the translations together with the configuration.
  const isSite = [paths].flat().some((file) => file.includes('docusaurus.config.'));
  return watch(paths, {
    ...options,
    ...(isSite ? {ignored: /\.mdx?$/} : {awaitWriteFinish: {stabilityThreshold: 1000}}),
  });
};
