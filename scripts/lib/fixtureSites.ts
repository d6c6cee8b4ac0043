import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {partNames} from '../../config/docusaurusParts';
import {dependentParts} from '../../config/docusaurusPlugins';
import {defaultLocale, locales} from '../../config/locales';

/** Options in a fixture site's `fixture.json`. */
interface FixtureOptions {
  /** Environment variables for the build. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A fixture site for browser tests: this project's code with other content. */
export interface FixtureSite {
  readonly name: string;
  readonly overlay: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The default locale and all others with content in the overlay. */
  readonly locales: readonly string[];
}

function optionsOf(folder: string): FixtureOptions {
  const file = path.join(folder, 'fixture.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as FixtureOptions) : {};
}

/** English copies of the site `runtime`, each with one part of src/docusaurus (and its dependents) switched off. */
export function switchSites(folder: string): FixtureSite[] {
  return partNames.map((part) => ({
    name: `without-${part}`,
    overlay: path.join(folder, 'runtime'),
    environment: {SITE_PARTS_OFF: [part, ...dependentParts(part)].join(',')},
    locales: [defaultLocale],
  }));
}

/** All fixture sites in a folder, by name. */
export function fixtureSites(folder: string): FixtureSite[] {
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => {
      const {environment = {}} = optionsOf(path.join(folder, name));
      const overlay = path.join(folder, name);
      const translated = locales
        .map(({locale}) => locale)
        .filter((locale) => fs.existsSync(path.join(overlay, 'i18n', locale)));
      return {name, overlay, environment, locales: [...new Set([defaultLocale, ...translated])]};
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Fingerprint of all files in some folders, except build output. */
export function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = fs
      .readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !/\/(?:build|\.docusaurus|node_modules)\//.test(file.slice(folder.length)))
      .sort();
    for (const file of files) {
      hash.update(path.relative(folder, file)).update('\0').update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
