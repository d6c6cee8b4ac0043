/**
 * Preloaded by `npm start`. When a page is saved, Docusaurus rereads all pages while the bundler compiles that page in the same
 * thread. For a translation, it also reloads all plugins. This lets the bundler go first, and only the plugin of a translated
 * page reloads.
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
