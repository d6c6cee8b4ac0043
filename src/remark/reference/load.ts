import fs from 'node:fs';
import path from 'node:path';
import {cachedReader} from '../../build/cachedReader';
import type {Finding} from '../../build/findings';
import {kindNames, type DataOf, type Kind} from './data/kinds';
import {parseData} from './data/parse';
import {compareVersions} from './data/timeless';

/** Folder of the data, relative to the site. */
const referenceFolder = 'reference';

/** Path of a data file, relative to the site. */
export function dataFile(product: string, version: string, kind: Kind): string {
  return `${referenceFolder}/${product}/${version}/${kind}.json`;
}

/** The data of a version, or why it is missing. */
export type Loaded<T> =
  {readonly data: T} | {readonly data?: undefined; readonly problems: readonly string[]};

const isVersion = (name: string) => /^v\d+\.\d+$/.test(name);
const fileNames = kindNames.map((kind) => `${kind}.json`);

function finding(file: string, message: string): Finding {
  return {file, line: 1, rule: 'reference-data', message};
}

export type ReferenceData = ReturnType<typeof referenceData>;

/** Reads the reference data of the site in a folder. Files are cached until they change. */
export function referenceData(siteDir: string) {
  const read = cachedReader(siteDir, (content, file) => {
    const [, product = '', version = '', name = ''] = file.split('/');
    return parseData(content, {file, product, version, kind: path.basename(name, '.json') as Kind});
  });

  function namesIn(folder: string): string[] {
    const full = path.join(siteDir, folder);
    const names = fs.existsSync(full) ? fs.readdirSync(full) : [];
    return names.filter((name) => !name.startsWith('.')).sort();
  }

  /** Versions of a product that have data, oldest first. */
  function versions(product: string): string[] {
    return namesIn(`${referenceFolder}/${product}`).filter(isVersion).sort(compareVersions);
  }

  /** The data of a kind. */
  function load<K extends Kind>(product: string, version: string, kind: K): Loaded<DataOf<K>> {
    const file = dataFile(product, version, kind);
    const folder = path.posix.dirname(file);
    if (!fs.existsSync(path.join(siteDir, folder))) {
      const known = versions(product).join(', ') || 'none';
      return {
        problems: [
          `the folder ${folder} does not exist. Versions with data: ${known}. Add the folder as described in reference/README.md.`,
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

  function problemsOfFolder(folder: string): Finding[] {
    if (!isVersion(path.posix.basename(folder))) {
      return [finding(folder, 'is not a version folder: its name must look like v0.14')];
    }
    return namesIn(folder).flatMap((name) =>
      fileNames.includes(name)
        ? read(`${folder}/${name}`).problems
        : [finding(`${folder}/${name}`, `is not a reference data file. Allowed: ${fileNames.join(', ')}`)],
    );
  }

  /** All problems in all files. */
  function problems(): Finding[] {
    return namesIn(referenceFolder)
      .map((product) => `${referenceFolder}/${product}`)
      .filter((folder) => fs.statSync(path.join(siteDir, folder)).isDirectory())
      .flatMap((folder) => namesIn(folder).map((version) => `${folder}/${version}`))
      .flatMap(problemsOfFolder);
  }

  return {load, versions, problems};
}
