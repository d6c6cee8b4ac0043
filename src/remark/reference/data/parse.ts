import {LineCounter, parseDocument} from 'yaml';
import type {z} from 'zod';
import {kinds, type DataOf, type Kind} from './kinds';
import {checkTimeless} from './timeless';

/** A problem in a data file. */
export interface DataProblem {
  /** Path of the file, relative to the site. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A file of reference data, and what its folder and name say about its content. */
export interface FilePlace {
  readonly file: string;
  readonly product: string;
  readonly version: string;
  readonly kind: Kind;
}

type Path = readonly (string | number)[];

interface Fault {
  readonly path: Path;
  readonly message: string;
}

/** A path such as `values[2].meaning`. */
function nameOf(path: Path): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return name.replace(/^\./, '') || 'the file';
}

/** Finds lines in a JSON text, which is also YAML. */
function lineFinder(content: string): (path: Path) => number {
  const lines = new LineCounter();
  const document = parseDocument(content, {lineCounter: lines, logLevel: 'silent'});
  return (path) => {
    // The value at the path may be missing: then the line of its parent.
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true) as {range?: [number]} | undefined;
      if (node?.range) {
        return lines.linePos(node.range[0]).line;
      }
    }
    return 1;
  };
}

/** Line of the first syntax error, as far as the parsers tell. */
function syntaxErrorLine(content: string, error: unknown): number {
  const [first] = parseDocument(content, {schema: 'json', logLevel: 'silent'}).errors;
  const position = /position (\d+)/.exec(String(error))?.[1];
  return first?.linePos?.[0].line ?? content.slice(0, Number(position ?? 0)).split('\n').length;
}

function describe({code, message, path, ...issue}: z.core.$ZodIssue): Fault[] {
  const place = path as Path;
  if (code === 'unrecognized_keys') {
    const {keys} = issue as unknown as {keys: string[]};
    return keys.map((key) => ({path: [...place, key], message: 'is not a known field'}));
  }
  const isMissing = code === 'invalid_type' && message.endsWith('received undefined');
  return [{path: place, message: isMissing ? 'is missing' : message.replace(/^Invalid input: /, '')}];
}

/**
 * Parses and validates the text of a data file.
 *
 * @returns the data, or everything that is wrong with them
 */
export function parseData<K extends Kind>(
  content: string,
  place: FilePlace & {readonly kind: K},
): {readonly data?: DataOf<K>; readonly problems: readonly DataProblem[]} {
  const {file, kind, version, product} = place;
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    const line = syntaxErrorLine(content, error);
    return {problems: [{file, line, message: `is not valid JSON: ${(error as Error).message}`}]};
  }
  const faults = (kinds[kind].safeParse(value).error?.issues ?? []).flatMap(describe);
  const report = (path: Path, message: string) => {
    faults.push({path, message});
  };
  const fields = (value ?? {}) as Record<string, unknown>;
  for (const [name, expected] of Object.entries({product, version})) {
    if (fields[name] !== undefined && fields[name] !== expected) {
      report([name], `is ${JSON.stringify(fields[name])}, but the folder is that of "${expected}"`);
    }
  }
  checkTimeless({...fields, sources: undefined}, version, [], report);
  if (faults.length === 0) {
    return {data: value as DataOf<K>, problems: []};
  }
  const lineOf = lineFinder(content);
  return {
    problems: faults.map(({path, message}) => ({
      file,
      line: lineOf(path),
      message: `${nameOf(path)} ${message}`,
    })),
  };
}
