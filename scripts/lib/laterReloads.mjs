/**
 * Preloaded by `npm start`. When a page is saved, Docusaurus reads all pages again while the bundler compiles that page in the
 * same thread, and for a translation it also loads all plugins again. This has the bundler go first, and leaves a saved
 * translation to the plugin of its page.
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
