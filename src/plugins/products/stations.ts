import type {TranslationFile} from '@docusaurus/types';
import type {Product, Station} from '../../../config/products';

/** A station with the tool it stands for. */
export interface ToolStation extends Omit<Station, 'position'> {
  /** Id of the docs plugin instance. */
  readonly pluginId: string;
  readonly tool: string;
  readonly hue: string;
}

const path = 'stations';
const translated = ['verb', 'what', 'who'] as const;

/** The English texts of all stations, for translation in `i18n/<locale>/products/stations.json`. */
export function stationsFile(products: readonly Product[]): TranslationFile {
  const texts = products.flatMap(({hue, station}) =>
    hue && station ? translated.map((field) => [`${hue}.${field}`, {message: station[field]}] as const) : [],
  );
  return {path, content: Object.fromEntries(texts)};
}

/**
 * The stations in the order of their positions, in the language of the translation files; English where they lack a text.
 */
export function stationsOf(products: readonly Product[], files: readonly TranslationFile[]): ToolStation[] {
  const content = files.find((file) => file.path === path)?.content ?? {};
  return products
    .flatMap(({id, label, hue, station}) => (hue && station ? [{id, label, hue, station}] : []))
    .sort((a, b) => a.station.position - b.station.position)
    .map(({id, label, hue, station}) => {
      const textOf = (field: (typeof translated)[number]) =>
        content[`${hue}.${field}`]?.message ?? station[field];
      return {
        pluginId: id,
        tool: label,
        hue,
        verb: textOf('verb'),
        what: textOf('what'),
        who: textOf('who'),
      };
    });
}
