import {hint} from '../../build/nearest';
import {compareVersions, type Place} from '../reference/place';

/** Folder of the pictures, relative to the site. */
export const screensFolder = 'static/img/screens';

/** List of the pictures, written by `pictures/`. */
export const manifestFile = `${screensFolder}/manifest.json`;

/** A picture of a product's user interface in one language. */
export interface Screen {
  /** Path below the folder of pictures. */
  readonly file: string;
  readonly name: string;
  readonly product: string;
  readonly version: string;
  readonly tag: string;
  readonly language: string;
  /** In CSS pixels. The file has twice as many. */
  readonly width: number;
  readonly height: number;
  readonly digest: string;
  readonly alt: Readonly<Record<string, string>>;
  /** Numbered positions in percent of width and height. */
  readonly callouts: readonly {
    readonly x: number;
    readonly y: number;
    readonly text: Readonly<Record<string, string>>;
  }[];
}

/** The file with one pixel per CSS pixel, next to the one with two. */
export function smallFile(file: string): string {
  return file.replace(/\.webp$/, '@1x.webp');
}

/**
 * The picture for a page: from the page's version or the newest one before it, in the page's language or else in
 * English.
 *
 * @returns the picture, or an error message
 */
export function screenFor(
  name: string,
  {product, version, locale}: Pick<Place, 'product' | 'version' | 'locale'>,
  screens: readonly Screen[],
): Screen | string {
  const known = screens.filter(
    (screen) => screen.product === product.data && compareVersions(screen.version, version) <= 0,
  );
  const candidates = known
    .filter((screen) => screen.name === name && [locale, 'en'].includes(screen.language))
    .sort(
      (a, b) =>
        compareVersions(b.version, a.version) ||
        Number(b.language === locale) - Number(a.language === locale),
    );
  const names = [...new Set(known.map((screen) => screen.name))].sort();
  return candidates[0] ?? `${product.label} ${version} has no picture "${name}". ${hint(name, names)}`;
}
