import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {products} from '../../../config/products';
import {colorRules} from './colorRules';
import {stationsFile, stationsOf, type ToolStation} from './stations';

/** Gives pages what the table of products says: a stylesheet of colors, and the stations on the home page. */
export default function productsPlugin({generatedFilesDir}: LoadContext): Plugin<readonly ToolStation[]> {
  const stylesheet = path.join(generatedFilesDir, 'product-colors.css');
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  };
  return {
    name: 'products',
    loadContent() {
      write(stylesheet, colorRules(products));
      return Promise.resolve(stationsOf(products, []));
    },
    getClientModules: () => [stylesheet],
    getTranslationFiles: () => [stationsFile(products)],
    translateContent: ({translationFiles}) => stationsOf(products, translationFiles),
    contentLoaded({content}) {
      // A module of its own instead of global data: only the home page loads it.
      write(path.join(generatedFilesDir, 'product-stations.json'), JSON.stringify(content));
    },
  };
}
