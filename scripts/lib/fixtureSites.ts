import fs from 'node:fs';
import path from 'node:path';
import {partNames} from '../../config/docusaurusParts';
import {defaultLocale, locales} from '../../config/locales';
import {digest} from '../../src/build/digest';
import {filesBelow} from '../../src/build/files';

/** A fixture site for browser tests: this project's code with other content. */
export interface FixtureSite {
  readonly name: string;
  readonly overlay: string;
  /** Variables for the build, from `fixture.json`. */
  readonly environment: Readonly<Record<string, string>>;
  /** The default locale and all others with content in the overlay. */
  readonly locales: readonly string[];
}

/** English copies of the site `runtime`, each with one part of src/docusaurus switched off. `routes` needs `runtime`. */
export function switchSites(folder: string): FixtureSite[] {
  return partNames.map((part) => ({
    name: `without-${part}`,
    overlay: path.join(folder, 'runtime'),
    environment: {SITE_PARTS_OFF: part === 'runtime' ? 'runtime,routes' : part},
    locales: [defaultLocale],
  }));
}

/** All fixture sites in a folder, by name. */
export function fixtureSites(folder: string): FixtureSite[] {
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => {
      const overlay = path.join(folder, name);
      const translated = locales
        .map(({locale}) => locale)
        .filter((locale) => fs.existsSync(path.join(overlay, 'i18n', locale)));
      const names = [...new Set([defaultLocale, ...translated])];
      const file = path.join(overlay, 'fixture.json');
      const options = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}';
      const {environment = {}} = JSON.parse(options) as Partial<FixtureSite>;
      return {name, overlay, environment, locales: names};
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Fingerprint of all files in a folder, except build output. */
export function fingerprint(folder: string): string {
  const files = filesBelow(folder).filter(
    (file) => !/(?:^|\/)(?:build|\.docusaurus|node_modules)\//.test(file),
  );
  return digest(...files.flatMap((file) => [file, fs.readFileSync(path.join(folder, file))]));
}
