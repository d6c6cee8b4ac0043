import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {partNames} from '../../config/docusaurusParts';
import {dependentParts} from '../../config/docusaurusPlugins';
import {defaultLocale, locales} from '../../config/locales';

/** What a fixture site's `fixture.json` may say. */
interface FixtureOptions {
  /** Environment variables that it is built with. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A fixture site: content laid over this project's code, built for browser tests. */
export interface FixtureSite {
  readonly name: string;
  readonly overlay: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The default locale, and every other one that the overlay has content for. */
  readonly locales: readonly string[];
}

function optionsOf(folder: string): FixtureOptions {
  const file = path.join(folder, 'fixture.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as FixtureOptions) : {};
}

/** The site `runtime`, in English, once without each part of src/docusaurus (and the parts that need it). */
export function switchSites(folder: string): FixtureSite[] {
  return partNames.map((part) => ({
    name: `without-${part}`,
    overlay: path.join(folder, 'runtime'),
    environment: {SITE_PARTS_OFF: [part, ...dependentParts(part)].join(',')},
    locales: [defaultLocale],
  }));
}

/** All fixture sites of a folder, by name. */
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

/** Fingerprint of all files below some folders, but for what a build writes there. */
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
