import {JsonFault, parseLocatedJson, type LocatedJson} from './json';
import {kinds, type DataOf, type Kind} from './kinds';
import {checkTimeless} from './timeless';

/** A fault of the data, at the place where it can be mended. */
export interface DataProblem {
  /** Path of the file, relative to the site. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Where a file of reference data stands, and what its place says about it. */
export interface FilePlace {
  readonly file: string;
  readonly product: string;
  readonly version: string;
  readonly kind: Kind;
}

/** Line of the thing at a path, or of the nearest thing around it. */
function lineOf(path: string, lines: LocatedJson['lines']): number {
  let around = path;
  while (around !== '' && !lines.has(around)) {
    around = around.replace(/(?:^|\.)[^.[\]]*$|\[\d+\]$/, '');
  }
  return lines.get(around) ?? 1;
}

/** Where a text stops being JSON. */
function syntaxFault(file: string, content: string): DataProblem {
  try {
    parseLocatedJson(content);
  } catch (error) {
    if (error instanceof JsonFault) {
      return {file, line: error.line, message: `is no JSON: it ${error.message}`};
    }
  }
  return {file, line: 1, message: 'is no JSON'};
}

/** What the text of a data file holds, and everything that is wrong with it. */
export function parseData<K extends Kind>(
  content: string,
  place: FilePlace & {readonly kind: K},
): {readonly data?: DataOf<K>; readonly problems: readonly DataProblem[]} {
  const {file, kind, version, product} = place;
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return {problems: [syntaxFault(file, content)]};
  }
  const faults: {path: string; message: string}[] = [];
  const report = (path: string, message: string) => {
    faults.push({path, message: `${path || 'the whole file'} ${message}`});
  };
  kinds[kind].check(value, '', report);
  const {sources, ...rest} = (value ?? {}) as Record<string, unknown>;
  if (Array.isArray(sources) && sources.length === 0) {
    report('sources', 'is empty: name the tag and the commit that the facts were read from');
  }
  for (const [name, expected] of Object.entries({kind, product, version})) {
    if (rest[name] !== undefined && rest[name] !== expected) {
      report(name, `is ${JSON.stringify(rest[name])}, but the file stands in the place of "${expected}"`);
    }
  }
  checkTimeless(rest, version, '', report);
  if (faults.length === 0) {
    return {data: value as DataOf<K>, problems: []};
  }
  const {lines} = parseLocatedJson(content);
  return {problems: faults.map(({path, message}) => ({file, line: lineOf(path, lines), message}))};
}
