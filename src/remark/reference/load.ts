import fs from 'node:fs';
import path from 'node:path';
import {cachedReader} from '../../build/cachedReader';
import {filesBelow, isFile} from '../../build/files';
import {findingLine, type Finding} from '../../build/findings';
import {kindNames, type DataOf, type Kind} from './data/kinds';
import {parseData} from './data/parse';
import {compareVersions} from './place';

/** Folder of the data, relative to the site. */
const referenceFolder = 'reference';

/** Path of a data file, relative to the site. */
export function dataFile(product: string, version: string, kind: Kind): string {
  return `${referenceFolder}/${product}/${version}/${kind}.json`;
}

/** The data of a version, or why it is missing. */
export type Loaded<T> = {readonly data: T} | {readonly data?: undefined; readonly problem: string};

export type ReferenceData = ReturnType<typeof referenceData>;

/** Reads the reference data of the site in a folder. Files are cached until they change. */
export function referenceData(siteDir: string) {
  const read = cachedReader(siteDir, parseData);

  /** Versions of a product that have data, oldest first. */
  function versions(product: string): string[] {
    const folder = path.join(siteDir, referenceFolder, product);
    const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    return names.filter((name) => /^v\d+\.\d+$/.test(name)).sort(compareVersions);
  }

  /** The data of a kind. */
  function load<K extends Kind>(product: string, version: string, kind: K): Loaded<DataOf<K>> {
    const file = dataFile(product, version, kind);
    if (!isFile(path.join(siteDir, file))) {
      const known = versions(product).join(', ') || 'none';
      return {
        problem: `${file} does not exist. Versions with data: ${known}. Add data as described in reference/README.md.`,
      };
    }
    const {data, problems} = read(file);
    return data ? {data: data as DataOf<K>} : {problem: problems.map(findingLine).join('\n')};
  }

  /** All problems in all files. */
  function problems(): Finding[] {
    const names = kindNames.map((kind) => `${kind}.json`);
    return filesBelow(path.join(siteDir, referenceFolder))
      .filter((file) => names.includes(path.basename(file)))
      .flatMap((file) => read(`${referenceFolder}/${file}`).problems);
  }

  return {load, versions, problems};
}
