import type {Finding} from '../lib/report';
import {phraseKey} from './corpus';

/**
 * Sections in a table of phrases that no version has.
 *
 * @param text the table
 * @param file for findings
 * @param sectionRoutes routes of all indexed sections
 * @param baseUrl base URL of these routes
 */
export function phraseFindings(
  text: string,
  file: string,
  sectionRoutes: readonly string[],
  baseUrl: string,
): Finding[] {
  const known = new Set(sectionRoutes.map((route) => phraseKey(route, baseUrl)));
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .flatMap((line, index) => {
      const [section = ''] = line.split('\t');
      const message = `No version has the section ${section}. Correct its address, or delete the line`;
      return known.has(section) ? [] : [{file, line: index + 2, rule: 'search-phrases', message}];
    });
}
