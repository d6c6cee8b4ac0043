import type {Finding} from '../../../build/findings';
import type {SourceSite} from '../types';
import {checkDataFiles} from './rules/dataFiles';
import {checkFrontMatter} from './rules/frontMatter';
import {checkLinks} from './rules/links';
import {checkRoutes} from './rules/routes';
import {checkSyntax} from './rules/syntax';
import {checkTranslations} from './rules/translations';

const rules = [checkFrontMatter, checkSyntax, checkRoutes, checkLinks, checkTranslations, checkDataFiles];

/** Every problem of the sources of one locale. */
export function checkSources(site: SourceSite): Finding[] {
  return rules.flatMap((rule) => rule(site));
}
