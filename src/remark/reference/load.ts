import fs from 'node:fs';
import path from 'node:path';
import {cachedReader} from '../../build/cachedReader';
import type {Finding} from '../../build/findings';
import {kinds, type DataOf, type Kind} from './data/kinds';
import {parseData} from './data/parse';
import {compareVersions} from './data/timeless';

/** Folder of the data, relative to the site. */
export const referenceFolder = 'reference';

/** Path of a data file, relative to the site. */
export function dataFile(product: string, version: string, kind: Kind): string {
  return `${referenceFolder}/${product}/${version}/${kind}.json`;
}

/** The data of a version, or why it is missing. */
export type Loaded<T> =
  {readonly data: T} | {readonly data?: undefined; readonly problems: readonly string[]};

/** Reads a site's reference data. Files are cached until they change. */
export interface ReferenceData {
  /** The data of a kind. */
  readonly load: <K extends Kind>(product: string, version: string, kind: K) => Loaded<DataOf<K>>;
  /** Versions of a product that have data, oldest first. */
  readonly versions: (product: string) => string[];
  /** All problems in all files. */
  readonly problems: () => Finding[];
}

const versionName = /^v\d+\.\d+$/;
const isKind = (name: string): name is Kind => name in kinds;

function namesIn(folder: string): string[] {
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];
}

/** The reference data of the site in a folder. */
export function referenceData(siteDir: string): ReferenceData {
  const root = path.join(siteDir, referenceFolder);
  const read = cachedReader(siteDir, (content, file) => {
    const [, product = '', version = '', name = ''] = file.split('/');
    return parseData(content, {file, product, version, kind: path.basename(name, '.json') as Kind});
  });

  function versions(product: string): string[] {
    return namesIn(path.join(root, product))
      .filter((name) => versionName.test(name))
      .sort(compareVersions);
  }

  function load<K extends Kind>(product: string, version: string, kind: K): Loaded<DataOf<K>> {
    const file = dataFile(product, version, kind);
    if (!fs.existsSync(path.join(root, product, version))) {
      const known = versions(product).join(', ') || 'none';
      return {
        problems: [
          `the folder ${path.posix.dirname(file)} does not exist. Versions with data: ${known}. Add the folder as described in reference/README.md.`,
        ],
      };
    }
    if (!fs.existsSync(path.join(siteDir, file))) {
      return {problems: [`the file ${file} does not exist: this version has no data of the kind "${kind}".`]};
    }
    const {data, problems} = read(file);
    return problems.length > 0
      ? {problems: problems.map(({line, message}) => `${file}:${line} ${message}`)}
      : {data: data as DataOf<K>};
  }

  function problemsOfFolder(product: string, version: string): Finding[] {
    const folder = `${referenceFolder}/${product}/${version}`;
    const names = namesIn(path.join(root, product, version));
    return names.flatMap((name) => {
      const kind = name.replace(/\.json$/, '');
      return name.endsWith('.json') && isKind(kind)
        ? read(`${folder}/${name}`).problems
        : [
            {
              file: `${folder}/${name}`,
              line: 1,
              rule: 'reference-data',
              message: `is not a reference data file. Allowed: ${Object.keys(kinds)
                .map((known) => `${known}.json`)
                .join(', ')}`,
            },
          ];
    });
  }

  function problems(): Finding[] {
    return namesIn(root)
      .filter((name) => fs.statSync(path.join(root, name)).isDirectory())
      .flatMap((product) =>
        namesIn(path.join(root, product)).flatMap((version) =>
          versionName.test(version)
            ? problemsOfFolder(product, version)
            : [
                {
                  file: `${referenceFolder}/${product}/${version}`,
                  line: 1,
                  rule: 'reference-data',
                  message: 'is not a version folder: its name must look like v0.14',
                },
              ],
        ),
      );
  }

  return {load, versions, problems};
}
