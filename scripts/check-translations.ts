import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {contentFolders} from '../config/contentSets';
import {defaultLocale, locales} from '../config/locales';
import {products} from '../config/products';
import {checkTranslations} from '../src/plugins/content-guard/core/rules/translations';
import {findCodeDifferences} from './code-blocks/twins';
import {findListFaults, type TextList} from './lib/listTexts';
import {sourcesOf, twinsOf} from './lib/pages';
import {projectDir} from './lib/projectDir';
import {runChecks, type Check, type CheckResult, type Finding} from './lib/report';
import {readTranslations, translatableTexts} from './lib/translationKeys';
import {findOrphanFiles} from './lib/translationTree';
import {findTextFaults} from './lib/uiTexts';

/** Names that are the same in every language, besides those of the products. */
const names = [
  'KusionStack',
  'GitHub',
  'Kubernetes',
  'KCLVM',
  'KCL',
  'Stack',
  'Apache License 2.0',
  ...products.map(({label}) => label),
].filter((name) => name !== 'Community');

const lists = ['authors.yml', 'tags.yml'];

function readList(file: string): TextList {
  const absolute = path.join(projectDir, file);
  return fs.existsSync(absolute) ? (parse(fs.readFileSync(absolute, 'utf8')) as TextList) : {};
}

/** Lists of tags and authors of every section, in a language. */
function listFaults(locale: string): Finding[] {
  return contentFolders().flatMap(({folder, translations}) =>
    lists
      .filter((name) => fs.existsSync(path.join(projectDir, folder, name)))
      .flatMap((name) => {
        const file = `${translations.replace('{locale}', locale)}/${name}`;
        return findListFaults(file, readList(`${folder}/${name}`), readList(file), names);
      }),
  );
}

function orphanFiles(locale: string): Finding[] {
  const root = `i18n/${locale}`;
  const files = fs
    .readdirSync(path.join(projectDir, root), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(projectDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    );
  const pairs = contentFolders().map(({folder, translations}) => ({
    folder,
    translations: translations.replace('{locale}', locale),
  }));
  return findOrphanFiles(files, pairs, (file) => fs.existsSync(path.join(projectDir, file)));
}

async function checkLocale(locale: string): Promise<CheckResult> {
  const site = await sourcesOf(locale);
  const folder = `i18n/${locale}`;
  const wanted = translatableTexts(locale);
  const own = readTranslations(path.join(projectDir, folder));
  const twins = twinsOf(site);
  const count = [...wanted.values()].reduce((sum, texts) => sum + Object.keys(texts).length, 0);
  return {
    checked: `${twins.length} page pairs, ${count} interface texts`,
    findings: [
      ...checkTranslations(site),
      ...twins.flatMap(findCodeDifferences),
      ...findTextFaults({folder, wanted, own, names}),
      ...listFaults(locale),
      ...orphanFiles(locale),
    ],
  };
}

/** Each page has its translation with the same anchors and code, each text of the interface too. */
export const translationsCheck: Check = {
  name: 'translations',
  async run() {
    const results = await Promise.all(
      locales.filter(({locale}) => locale !== defaultLocale).map(({locale}) => checkLocale(locale)),
    );
    return {
      checked: results.map(({checked}) => checked).join('; '),
      findings: results.flatMap(({findings}) => findings),
    };
  },
};

if (require.main === module) {
  void runChecks([translationsCheck]);
}
