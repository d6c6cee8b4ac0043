import {hint} from '../../src/remark/reference/nearest';
import type {Fault, Meta, Sample} from './types';

const part = /\{[\d,-]+\}|([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))|(\S+)/g;

const knownWords = ['fragment', 'result', 'showLineNumbers', 'noInline', 'live'];
const knownValues = ['title', 'fails', 'with', 'alt', 'showLineNumbers'];

/** Splits what follows a fence into the language and the rest. */
export function parseInfo(info: string): {language: string; meta: Meta} {
  const [, language = '', rest = ''] = /^([^\s{]*)((?:[\s{].*)?)$/.exec(info) ?? [];
  const words = new Set<string>();
  const values = new Map<string, string>();
  for (const [, name, double, single, bare, word] of rest.matchAll(part)) {
    if (name !== undefined) {
      values.set(name, double ?? single ?? bare ?? '');
    } else if (word !== undefined) {
      words.add(word);
    }
  }
  return {language, meta: {words, values}};
}

/** Words and names on the opening fence that mean nothing: a misspelt mark would silently switch nothing on. */
export function findMetaFaults({meta}: Sample): Fault[] {
  const unknown = (name: string, known: readonly string[]): Fault[] =>
    known.includes(name)
      ? []
      : [
          {
            line: 0,
            rule: 'unknown-mark',
            message: `"${name}" means nothing on the opening line of a block. ${hint(name, known)}`,
          },
        ];
  return [
    ...[...meta.words].flatMap((word) => unknown(word, knownWords)),
    ...[...meta.values.keys()].flatMap((name) => unknown(name, knownValues)),
  ];
}
