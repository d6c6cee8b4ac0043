import {stripVTControlCharacters} from 'node:util';
import type {Fault} from '../types';

const behindBar = (line = '') => line.slice(line.indexOf('|') + 1).trim();

/** Locations in the compiler's output. The source is two lines below each, the message three. */
function mentionsIn(lines: readonly string[]) {
  return lines.flatMap((text, index) => {
    const [, at, line] = /-->\s(\S+):(\d+):\d+$/.exec(text) ?? [];
    const [source, message] = [behindBar(lines[index + 2]), behindBar(lines[index + 3])];
    return at === undefined ? [] : [{at, line: Number(line), source, message: message.replace(/^\^\s*/, '')}];
  });
}

/** Errors in one file. An error in a stub follows the error it caused in the program. */
export function parseMessages(output: string, file: string): Fault[] {
  const plain = stripVTControlCharacters(output).trim();
  const mentions = mentionsIn(plain.split('\n'));
  const faults = mentions.flatMap(({at, line, message}, index): Fault[] => {
    const cause = mentions[index + 1];
    const isCheck = cause && /Instance check failed/.test(message);
    const detail = isCheck ? `: must satisfy ${cause.source}` : '';
    return at === file ? [{line, rule: 'kcl', message: `KCL says: ${message}${detail}.`}] : [];
  });
  const distinct = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
  return distinct.size > 0 || plain === ''
    ? [...distinct.values()]
    : [{line: 1, rule: 'kcl', message: `KCL says: ${plain.replaceAll('\n', ' ')}`}];
}
