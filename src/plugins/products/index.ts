import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {products} from '../../../config/products';
import {colorRules} from './colorRules';
import {stationsFile, stationsOf, type ToolStation} from './stations';

/** Gives pages what the table of products says: a stylesheet of colors, and the stations on the home page. */
export default function productsPlugin({generatedFilesDir}: LoadContext): Plugin<readonly ToolStation[]> {
  const stylesheet = path.join(generatedFilesDir, 'product-colors.css');
  return {
    name: 'products',
    loadContent() {
      fs.mkdirSync(generatedFilesDir, {recursive: true});
      fs.writeFileSync(stylesheet, colorRules(products));
      return Promise.resolve(stationsOf(products, []));
    },
    getClientModules: () => [stylesheet],
    getTranslationFiles: () => [stationsFile(products)],
    translateContent: ({translationFiles}) => stationsOf(products, translationFiles),
    contentLoaded({content, actions}) {
      actions.setGlobalData(content);
    },
  };
}
