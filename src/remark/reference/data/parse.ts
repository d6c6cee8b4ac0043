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

/** Line of a position that a JSON parser's message names. */
function lineOfSyntaxError(message: string, content: string): number {
  const line = /line (\d+)/.exec(message)?.[1];
  const position = /position (\d+)/.exec(message)?.[1];
  if (line !== undefined) {
    return Number(line);
  }
  return position === undefined ? 1 : content.slice(0, Number(position)).split('\n').length;
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
  } catch (error) {
    const {message} = error as Error;
    return {problems: [{file, line: lineOfSyntaxError(message, content), message: `is not JSON: ${message}`}]};
  }
  const problems: DataProblem[] = [];
  const report = (path: string, message: string) => {
    problems.push({file, line: 1, message: `${path || 'the whole file'} ${message}`});
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
  return problems.length === 0 ? {data: value as DataOf<K>, problems} : {problems};
}
