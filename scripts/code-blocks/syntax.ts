import {parse as parseToml, TomlError} from 'smol-toml';
import {LineCounter, parseAllDocuments} from 'yaml';
import {parseJson} from '../../src/build/dataText';
import type {Verifier} from './context';
import {checkHelmValues} from './manifests/helmValues';
import {checkManifest} from './manifests/kinds';
import {checkKusionFile} from './manifests/kusionFiles';

/** YAML: parses it and compares it with the reference data. */
export const verifyYaml: Verifier = (sample, context) => {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(sample.lines.join('\n'), {lineCounter: lines, prettyErrors: false});
  const documents = Array.isArray(parsed) ? parsed : [];
  const errors = documents.flatMap((document) => document.errors);
  const indented = errors.find(({code}) => code === 'MULTILINE_IMPLICIT_KEY');
  const [first] = errors;
  if (first) {
    const line = lines.linePos(indented?.pos[1] ?? first.pos[0]).line;
    const message = indented ? 'This line has the wrong indentation.' : `Not valid YAML: ${first.message}.`;
    return [{line, rule: 'yaml-syntax', message}];
  }
  return documents.flatMap((document) =>
    [checkManifest, checkKusionFile, checkHelmValues].flatMap((check) =>
      check(document, lines, sample, context),
    ),
  );
};

/** JSON: parses it strictly, then checks it as YAML. */
export const verifyJson: Verifier = (sample, context) => {
  const {fault} = parseJson(sample.lines.join('\n'));
  return fault
    ? [{line: fault.line, rule: 'json-syntax', message: `Not valid JSON: ${fault.message}.`}]
    : verifyYaml(sample, context);
};

/** TOML: parses it. */
export const verifyToml: Verifier = ({lines}) => {
  try {
    parseToml(lines.join('\n'));
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) {
      throw error;
    }
    const [reason = ''] = error.message.split('\n');
    return [{line: error.line, rule: 'toml-syntax', message: `Not valid TOML: ${reason}.`}];
  }
};

/** Go: parses a file, or a part of one, with `gofmt`. */
export const verifyGo: Verifier = ({lines}, {gofmt}) => {
  const output = gofmt?.(`${lines.join('\n')}\n`) ?? '';
  const [, line, message = ''] = /^<standard input>:(\d+):\d+: (.*)$/m.exec(output) ?? [];
  return line === undefined
    ? []
    : [{line: Number(line), rule: 'go-syntax', message: `gofmt says: ${message}.`}];
};
