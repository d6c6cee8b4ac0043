import type {TranslationFile} from '@docusaurus/types';
import type {Product} from '../../../config/products';
import {pluginTexts} from '../../build/pluginTexts';
import {smallFile, type Screen} from '../../remark/screen/manifest';

/** A station and its tool, in the language of the build. */
export type ToolStation = ReturnType<typeof stationsOf>[number];

/** Finds a picture of a product in the language of the build. */
type FindScreen = (product: Product, name: string) => Screen;

const translated = ['verb', 'what', 'who'] as const;

/** The English texts of all stations, for translation in `i18n/<locale>/products/stations.json`. */
export function stationsFile(products: readonly Product[]): TranslationFile {
  const texts = products.flatMap(({hue, station}) =>
    hue && station
      ? [
          ...translated.map((field) => [`${hue}.${field}`, {message: station[field]}] as const),
          ...(station.screen ? [[`${hue}.screen`, {message: station.screen.caption}] as const] : []),
        ]
      : [],
  );
  return {path: 'stations', content: Object.fromEntries(texts)};
}

/** The stations in order, in the language of the translation files, with English for missing texts. */
export function stationsOf(
  products: readonly Product[],
  files: readonly TranslationFile[],
  locale: string,
  findScreen: FindScreen,
) {
  const texts = pluginTexts(stationsFile(products), files);
  return products
    .flatMap((product) =>
      product.hue && product.station ? [{product, hue: product.hue, station: product.station}] : [],
    )
    .sort((a, b) => a.station.position - b.station.position)
    .map(({product, hue, station: {screen}}) => {
      const textOf = (field: string) => texts[`${hue}.${field}`] ?? '';
      return {
        pluginId: product.id,
        tool: product.label,
        hue,
        verb: textOf('verb'),
        what: textOf('what'),
        who: textOf('who'),
        ...(screen && {
          screen: {
            ...pictureOf(findScreen(product, screen.name), locale),
            caption: textOf('screen'),
            page: screen.page,
          },
        }),
      };
    });
}

function pictureOf({file, width, height, alt}: Screen, locale: string) {
  return {file, small: smallFile(file), width, height, alt: alt[locale] ?? alt.en ?? ''};
}
