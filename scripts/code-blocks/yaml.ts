import {LineCounter, parseAllDocuments} from 'yaml';
import {checkHelmValues} from './manifests/helmValues';
import {checkManifest} from './manifests/kinds';
import {checkKusionFile} from './manifests/kusionFiles';
import type {Context, Fault, Sample} from './types';

/** YAML: parsed, and held against the data of what it stands for. */
export function verifyYaml(sample: Sample, context: Context): Fault[] {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(sample.lines.join('\n'), {lineCounter: lines, prettyErrors: false});
  const documents = Array.isArray(parsed) ? parsed : [];
  const broken = documents.flatMap(({errors}) => errors);
  const indented = broken.find(({code}) => code === 'MULTILINE_IMPLICIT_KEY');
  const [first = undefined] = indented ? [] : broken;
  if (indented ?? first) {
    const line = lines.linePos(indented?.pos[1] ?? first?.pos[0] ?? 0).line;
    const message = indented
      ? 'This line is indented otherwise than those it belongs to.'
      : `This is not YAML: ${first?.message ?? ''}.`;
    return [{line, rule: 'yaml-syntax', message}];
  }
  return documents.flatMap((document) =>
    [checkManifest, checkKusionFile, checkHelmValues].flatMap((check) =>
      check(document, lines, sample, context),
    ),
  );
}
