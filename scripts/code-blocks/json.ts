import {findJsonFault} from './jsonText';
import type {Verifier} from './types';
import {verifyYaml} from './yaml';

/** JSON: parsed strictly, then read as the YAML that it also is, for manifests. */
export const verifyJson: Verifier = (sample, context) => {
  const fault = findJsonFault(sample.lines.join('\n'));
  return fault
    ? [{line: fault.line, rule: 'json-syntax', message: `This is not JSON: ${fault.message}.`}]
    : verifyYaml(sample, context);
};
