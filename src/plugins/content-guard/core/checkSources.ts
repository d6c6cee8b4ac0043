import type {Finding, SourceSite} from '../types';
import {sortFindings} from './findings';
import {checkDataFiles} from './rules/dataFiles';
import {checkFrontMatter} from './rules/frontMatter';
import {checkLinks} from './rules/links';
import {checkRoutes} from './rules/routes';
import {checkSyntax} from './rules/syntax';
import {checkTranslations} from './rules/translations';

const rules = [checkFrontMatter, checkSyntax, checkRoutes, checkLinks, checkTranslations, checkDataFiles];

/** Every problem that the sources of one locale show. */
export function checkSources(site: SourceSite): Finding[] {
  return sortFindings(rules.flatMap((rule) => rule(site)));
}
