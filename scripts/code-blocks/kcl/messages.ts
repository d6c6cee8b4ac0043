import type {Fault} from '../types';

// eslint-disable-next-line no-control-regex -- the compiler colours its messages
const colours = /\u001B\[[\d;]*m/g;
const place = /-->\s+(\S+?):(\d+):\d+\n[^\n]*\|\n[^\n]*\|([^\n]*)\n[^\n]*\|\s*\^?\s*([^\n]*)/g;

/** Faults of one file in what the compiler says; those of the stubs stand behind the one that caused them. */
export function parseMessages(output: string, file: string): Fault[] {
  const plain = output.replace(colours, '');
  const mentions = [...plain.matchAll(place)].map(([, at = '', line = '', source = '', message = '']) => {
    return {at, line, source: source.trim(), message};
  });
  const faults = mentions.flatMap(({at, line, message}, index): Fault[] => {
    const cause = mentions[index + 1];
    const isCheck = cause && /Instance check failed/.test(message);
    const detail = isCheck ? `, it must hold that ${cause.source}` : '';
    return at === file ? [{line: Number(line), rule: 'kcl', message: `KCL says: ${message}${detail}.`}] : [];
  });
  const distinct = faults.filter(
    (fault, index) =>
      faults.findIndex(({line, message}) => line === fault.line && message === fault.message) === index,
  );
  return distinct.length > 0 || plain.trim() === ''
    ? distinct
    : [{line: 1, rule: 'kcl', message: `KCL says: ${plain.trim().split('\n').join(' ')}`}];
}
