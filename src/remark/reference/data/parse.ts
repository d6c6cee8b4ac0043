import type {z} from 'zod';
import {lineFinder, parseJson} from '../../../build/dataText';
import type {Finding} from '../../../build/findings';
import {kinds, type DataOf, type Kind} from './kinds';
import {checkTimeless} from './timeless';

/** A reference data file, with what its path says about its content. */
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
 * @returns the data, or all errors
 */
export function parseData<K extends Kind>(
  content: string,
  place: FilePlace & {readonly kind: K},
): {readonly data?: DataOf<K>; readonly problems: readonly Finding[]} {
  const {file, kind, version, product} = place;
  const rule = 'reference-data';
  const {value, fault} = parseJson(content);
  if (fault) {
    return {problems: [{file, rule, line: fault.line, message: `is not valid JSON: ${fault.message}`}]};
  }
  const faults = (kinds[kind].safeParse(value).error?.issues ?? []).flatMap(describe);
  const report = (path: Path, message: string) => {
    faults.push({path, message});
  };
  const fields = (value ?? {}) as Record<string, unknown>;
  for (const [name, expected] of Object.entries({product, version})) {
    if (fields[name] !== undefined && fields[name] !== expected) {
      report([name], `is ${JSON.stringify(fields[name])}, but the file is in the folder of "${expected}"`);
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
      rule,
      line: lineOf(path),
      message: `${nameOf(path)} ${message}`,
    })),
  };
}
