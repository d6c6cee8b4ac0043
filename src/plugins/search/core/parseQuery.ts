import type {FieldName, ParsedQuery, QueryClause, QueryProblem} from '../types';
import {fieldNames} from './indexFile';

/** Maximum length of a query. */
export const maxInput = 512;

/** Maximum edit distance of a typo. */
const maxEdits = 2;
const maxBoost = 100;
/** Above zero, because a word with a weight of zero isn't found. */
const minBoost = 0.01;

/** Cuts a text to the maximum length of a query, without splitting surrogate pairs. */
export function cutInput(text: string): string {
  const isSplit = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(maxInput - 1, maxInput + 1));
  return text.slice(0, isSplit ? maxInput - 1 : maxInput);
}

/** Stops the parsing of a word. */
class InvalidOperator extends Error {
  constructor(readonly problem: QueryProblem) {
    super(problem.kind);
  }
}

// Addresses contain no operators: `https://host/~user`, `https://host/a*`.
const address = /^[a-z][a-z\d+.-]*:\/\//i;
// Only after a word, because paths, package versions, and home folders have these characters, too.
const numberAtEnd = /^([^~^].*?(?<=[\p{L}\p{M}\p{N}*]))([~^])([^~^]*)$/u;
const numeric = {'~': /^\d+$/, '^': /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i};

/** Parses `^4` and `~1` at the end of a word, in either order. */
function readNumbers(text: string): QueryClause {
  if (address.test(text)) {
    return {text};
  }
  const [, rest = '', operator, value = ''] = numberAtEnd.exec(text) ?? [];
  if (operator === undefined || (operator === '~' && value.startsWith('/'))) {
    const isPrefix = /[^*]\*$/.test(text);
    return isPrefix ? {text: text.slice(0, -1), isPrefix} : {text};
  }
  if (!numeric[operator as '~' | '^'].test(value)) {
    throw new InvalidOperator({kind: operator === '~' ? 'edit-distance' : 'boost'});
  }
  const inner = readNumbers(rest);
  if (operator === '~') {
    return {...inner, editDistance: Math.min(Number(value), maxEdits)};
  }
  const boost = Math.max(minBoost, Math.min(Number(value), maxBoost));
  return {...inner, boost: Math.round(boost * 100) / 100};
}

function readField(text: string): QueryClause {
  const match = /^([a-z]{3,}):(?!\/)(.*)$/s.exec(text);
  const [, field = '', rest = ''] = match ?? [];
  if (fieldNames.includes(field as FieldName)) {
    return {...readNumbers(rest), field: field as FieldName};
  }
  // Only before a letter is it an unknown field: `nginx:1.25` is text.
  if (match && /^\p{L}/u.test(rest)) {
    throw new InvalidOperator({kind: 'unknown-field', typed: field});
  }
  return readNumbers(text);
}

function isLiteral(text: string): boolean {
  return /^--/.test(text) || /^-[a-z\d]$/i.test(text);
}

function readWord(text: string): QueryClause {
  const operators = isLiteral(text) ? '' : (/^[+-]+/.exec(text)?.[0] ?? '');
  const rest = operators === '' ? text : text.slice(1);
  const presence = operators.startsWith('+') ? 'required' : 'prohibited';
  const isFlag = isLiteral(rest);
  const isEmpty = isFlag ? !/^--?[^-]/.test(rest) : operators.length > 1 || rest.replace(/\*/g, '') === '';
  if (operators !== '' && isEmpty) {
    throw new InvalidOperator({kind: 'presence', typed: operators});
  }
  const word = {...(isFlag ? {text: rest} : readField(rest)), ...(operators !== '' && ({presence} as const))};
  // Nothing searchable besides operators.
  const isTermless = !/[\da-z\u0080-\u{10FFFF}]/iu.test(word.text) || /^[~^](?!\/)/.test(word.text);
  if (isTermless && Object.keys(word).length > 1) {
    throw new InvalidOperator({kind: 'missing-term'});
  }
  return word;
}

/**
 * Parses what a reader typed. Operators count only where they are unambiguous. If one is invalid, all words are plain
 * text, and the problem says why.
 */
export function parseQuery(input: string): ParsedQuery {
  // Letters with combining marks may be typed as one or several characters. The index has the former.
  const texts = cutInput(cutInput(input).normalize()).match(/\S+/g) ?? [];
  try {
    return {clauses: texts.map(readWord)};
  } catch (error) {
    if (!(error instanceof InvalidOperator)) {
      throw error;
    }
    return {clauses: texts.map((text) => ({text})), problem: error.problem};
  }
}
