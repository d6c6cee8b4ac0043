import fs from 'node:fs';
import path from 'node:path';
import {contentFolders} from '../config/contentSets';
import {locales} from '../config/locales';
import {referenceOptions} from '../config/reference';
import {checkReference} from '../src/remark/reference/checkPages';
import {kinds, type Kind} from '../src/remark/reference/data/kinds';
import {referenceData, referenceFolder, type ReferenceData} from '../src/remark/reference/load';
import {projectDir} from './lib/projectDir';
import {changeLines, changesOf} from './lib/referenceChanges';
import {runChecks, type Check} from './lib/report';

const allKinds = Object.keys(kinds) as Kind[];

function linesOfKind<K extends Kind>(
  data: ReferenceData,
  product: string,
  from: string,
  to: string,
  kind: K,
): string[] {
  const before = data.load(product, from, kind);
  const after = data.load(product, to, kind);
  if (before.data === undefined || after.data === undefined) {
    return before.data === after.data
      ? []
      : [`  ${after.data === undefined ? '-' : '+'} the file ${kind}.json`];
  }
  return changeLines(changesOf(kind, before.data, after.data));
}

/** What each version changed against the version before it: the to-do list of its writers. */
function changeList(data: ReferenceData, product: string): string[] {
  const versions = data.versions(product);
  return versions.slice(1).flatMap((version, index) => {
    const before = versions[index] ?? version;
    const lines = allKinds.flatMap((kind) => linesOfKind(data, product, before, version, kind));
    return [`${product} ${before} → ${version}`, ...(lines.length > 0 ? lines : ['  nothing changed'])];
  });
}

function productsWithData(): string[] {
  return fs
    .readdirSync(path.join(projectDir, referenceFolder), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
}

/** The reference data is valid, and every directive of every page finds what it names. */
export const referenceCheck: Check = {
  name: 'reference',
  run() {
    const data = referenceData(projectDir);
    const {products} = referenceOptions();
    const findings = locales.flatMap(({locale}, index) =>
      checkReference({
        siteDir: projectDir,
        products,
        locale,
        folders: contentFolders().map(({folder, translations}) =>
          index === 0 ? folder : translations.replace('{locale}', locale),
        ),
      }),
    );
    const versions = productsWithData().map((product) => `${product} ${data.versions(product).length}`);
    return {checked: `versions with data: ${versions.join(', ')}`, findings};
  },
};

if (require.main === module) {
  const wanted = process.argv.slice(2);
  const data = referenceData(projectDir);
  for (const product of productsWithData().filter((name) => wanted.length === 0 || wanted.includes(name))) {
    console.log(changeList(data, product).join('\n'));
  }
  void runChecks([referenceCheck]);
}
