import path from 'node:path';
import {z} from 'zod';
import {lineFinder, parseJson} from '../../../build/dataText';
import type {Finding} from '../../../build/findings';
import {compareVersions} from '../place';
import {kinds, type DataOf, type Kind} from './kinds';

/** Lines with a text that mentions a later version. Each version has its own file, which says only what is true in it. */
function laterVersions(content: string, version: string) {
  return content.split('\n').flatMap((line, index) => {
    const mentioned = /"(?:en|zh)":/.test(line) ? (line.match(/\bv\d+\.\d+/g) ?? []) : [];
    const later = mentioned.find((name) => compareVersions(name, version) > 0);
    return later === undefined
      ? []
      : {line: index + 1, message: `a text mentions ${later}, which is later than ${version}`};
  });
}

/**
 * Parses and validates the text of a data file.
 *
 * @param file path relative to the site, which says version and kind
 * @returns the data, or all errors
 */
export function parseData(
  content: string,
  file: string,
): {readonly data?: DataOf<Kind>; readonly problems: readonly Finding[]} {
  const [, , version = ''] = file.split('/');
  const kind = path.basename(file, '.json') as Kind;
  const found = (faults: readonly {readonly line: number; readonly message: string}[]) =>
    faults.map((fault): Finding => ({file, rule: 'reference-data', ...fault}));
  const {value, fault} = parseJson(content);
  if (fault) {
    return {problems: found([{line: fault.line, message: `is not valid JSON: ${fault.message}`}])};
  }
  const issues = kinds[kind].safeParse(value).error?.issues ?? [];
  const lineOf = issues.length > 0 ? lineFinder(content) : () => 1;
  const problems = found([
    ...issues.map(({path: place, message}) => ({
      line: lineOf(place as (string | number)[]),
      message: `${z.core.toDotPath(place) || 'the file'}: ${message}`,
    })),
    ...laterVersions(content, version),
  ]);
  return problems.length > 0 ? {problems} : {data: value as DataOf<Kind>, problems};
}
