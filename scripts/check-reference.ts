import fs from 'node:fs';
import path from 'node:path';
import {contentFolders} from '../config/contentSets';
import {locales} from '../config/locales';
import {referenceOptions} from '../config/reference';
import {checkReference} from '../src/remark/reference/checkPages';
import {kinds, type Kind} from '../src/remark/reference/data/kinds';
import {referenceData, referenceFolder} from '../src/remark/reference/load';
import {projectDir} from './lib/projectDir';
import {changeLines} from './lib/referenceChanges';
import {runChecks, type Check} from './lib/report';

const data = referenceData(projectDir);

function productsWithData(): string[] {
  return fs
    .readdirSync(path.join(projectDir, referenceFolder), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
}

/** Changes in each version since the previous one. */
function changeList(product: string): string[] {
  const versions = data.versions(product);
  return versions.slice(1).flatMap((version, index) => {
    const before = versions[index] ?? version;
    const lines = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
      const [from, to] = [before, version].map((name) => data.load(product, name, kind).data);
      return from && to
        ? changeLines(from, to)
        : from === to
          ? []
          : [`  ${to ? '+' : '-'} the file ${kind}.json`];
    });
    return [`${product} ${before} → ${version}`, ...(lines.length > 0 ? lines : ['  nothing changed'])];
  });
}

/** The reference data is valid, and every directive on every page finds its data. */
export const referenceCheck: Check = {
  name: 'reference',
  run() {
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
  for (const product of productsWithData().filter((name) => wanted.length === 0 || wanted.includes(name))) {
    console.log(changeList(product).join('\n'));
  }
  void runChecks([referenceCheck]);
}
