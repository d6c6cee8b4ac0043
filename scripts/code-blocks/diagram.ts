import {Fault as DiagramFault} from '../../src/remark/diagram/model';
import {parseDiagram} from '../../src/remark/diagram/parse';
import {readAlt} from '../../src/remark/diagram/readAlt';
import type {Fault, Verifier} from './types';

const start = {line: 1, column: 1};

function faultOfAlt(alt: string | undefined): DiagramFault[] {
  try {
    readAlt(alt === undefined ? '' : `alt="${alt}"`, {line: 0, column: 1});
    return [];
  } catch (error) {
    if (error instanceof DiagramFault) {
      return [error];
    }
    throw error;
  }
}

/** Diagrams: their statements and the sentence that stands for the picture. */
export const verifyDiagram: Verifier = ({lines, meta}) =>
  [...faultOfAlt(meta.values.get('alt')), ...parseDiagram(lines.join('\n'), start).faults].map(
    ({line, message}): Fault => ({line, rule: 'diagram', message}),
  );
