import path from 'node:path';
import {defaultLocale, locales} from '../config/locales';
import {products} from '../config/products';
import {checkTranslations} from '../src/plugins/content-guard/core/rules/translations';
import {findCodeDifferences} from './lib/codeTwins';
import {projectDir, sourcesOf, twinsOf} from './lib/pages';
import {runChecks, type Check, type CheckResult} from './lib/report';
import {readTranslations, translatableTexts} from './lib/translationKeys';
import {findTextFaults} from './lib/uiTexts';

/** Names that are the same in every language, besides those of the products. */
const names = [
  'KusionStack',
  'GitHub',
  'Kubernetes',
  'Stack',
  'Apache License 2.0',
  ...products.map(({label}) => label),
].filter((name) => name !== 'Community');

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
