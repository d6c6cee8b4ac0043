import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {products, type Product} from '../../../config/products';
import {referenceProduct} from '../../../config/reference';
import {writeFile} from '../../build/files';
import {manifestFile, screenFor, type Screen} from '../../remark/screen/manifest';
import {colorRules} from './colorRules';
import {stationsFile, stationsOf, type ToolStation} from './stations';

/** Generates a stylesheet of colors and the home page's stations from the table of products. */
export default function productsPlugin({
  siteDir,
  generatedFilesDir,
  i18n: {currentLocale: locale},
}: LoadContext): Plugin<readonly ToolStation[]> {
  const stylesheet = path.join(generatedFilesDir, 'product-colors.css');
  const findScreen = (product: Product, name: string) => {
    const screens = JSON.parse(fs.readFileSync(path.join(siteDir, manifestFile), 'utf8')) as Screen[];
    const {nextLabel: version = ''} = product;
    const screen = screenFor(name, {product: referenceProduct(product), version, locale}, screens);
    if (typeof screen === 'string') {
      throw new Error(`config/products.ts: ${screen}`);
    }
    return screen;
  };
  return {
    name: 'products',
    loadContent() {
      writeFile(stylesheet, colorRules(products));
      return Promise.resolve(stationsOf(products, [], locale, findScreen));
    },
    getClientModules: () => [stylesheet],
    getTranslationFiles: () => [stationsFile(products)],
    translateContent: ({translationFiles}) => stationsOf(products, translationFiles, locale, findScreen),
    contentLoaded({content}) {
      // A module of its own instead of global data: only the home page loads it.
      writeFile(path.join(generatedFilesDir, 'product-stations.json'), JSON.stringify(content));
    },
  };
}
