import {z} from 'zod';
import {lineFinder, parseJson} from '../../../build/dataText';
import type {Finding} from '../../../build/findings';
import {kinds, type DataOf, type Kind} from './kinds';
import {timelessFaults, type Fault} from './timeless';

/** A reference data file, with what its path says about its content. */
interface FilePlace<K extends Kind> {
  readonly file: string;
  readonly product: string;
  readonly version: string;
  readonly kind: K;
}

function describe(issue: z.core.$ZodIssue): Fault[] {
  const {code, message} = issue;
  const path = issue.path as Fault['path'];
  if (code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({path: [...path, key], message: 'is not a known field'}));
  }
  const isMissing = code === 'invalid_type' && message.endsWith('received undefined');
  return [{path, message: isMissing ? 'is missing' : message.replace(/^Invalid input: /, '')}];
}

/**
 * Parses and validates the text of a data file.
 *
 * @returns the data, or all errors
 */
export function parseData<K extends Kind>(
  content: string,
  {file, kind, version, product}: FilePlace<K>,
): {readonly data?: DataOf<K>; readonly problems: readonly Finding[]} {
  const rule = 'reference-data';
  const {value, fault} = parseJson(content);
  if (fault) {
    return {problems: [{file, rule, line: fault.line, message: `is not valid JSON: ${fault.message}`}]};
  }
  const fields = (value ?? {}) as Record<string, unknown>;
  const faults = [
    ...(kinds[kind].safeParse(value).error?.issues ?? []).flatMap(describe),
    ...Object.entries({product, version})
      .map(([name, expected]) => ({name, expected, given: fields[name]}))
      .filter(({expected, given}) => given !== undefined && given !== expected)
      .map(({name, expected, given}) => ({
        path: [name],
        message: `is ${JSON.stringify(given)}, but the file is in the folder of "${expected}"`,
      })),
    ...timelessFaults({...fields, sources: undefined}, version),
  ];
  if (faults.length === 0) {
    return {data: value as DataOf<K>, problems: []};
  }
  const lineOf = lineFinder(content);
  return {
    problems: faults.map(({path, message}) => ({
      file,
      rule,
      line: lineOf(path),
      message: `${z.core.toDotPath(path) || 'the file'} ${message}`,
    })),
  };
}
