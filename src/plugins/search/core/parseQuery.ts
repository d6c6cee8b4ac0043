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

type Word = QueryClause | QueryProblem;

function isProblem(word: Word): word is QueryProblem {
  return 'kind' in word;
}

// Addresses contain no operators: `https://host/~user`, `https://host/a*`.
const address = /^[a-z][a-z\d+.-]*:\/\//i;
// Only after a word, because paths, package versions, and home folders have these characters, too.
const numberAtEnd = /^([^~^].*?(?<=[\p{L}\p{M}\p{N}*]))([~^])([^~^]*)$/u;
const numeric = {'~': /^\d+$/, '^': /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i};

/** Parses `^4` and `~1` at the end of a word, in either order. */
function readNumbers(text: string): Word {
  if (address.test(text)) {
    return {text};
  }
  const [, rest = '', operator, value = ''] = numberAtEnd.exec(text) ?? [];
  if (operator === undefined || (operator === '~' && value.startsWith('/'))) {
    const isPrefix = /[^*]\*$/.test(text);
    return isPrefix ? {text: text.slice(0, -1), isPrefix} : {text};
  }
  if (!numeric[operator as '~' | '^'].test(value)) {
    return {kind: operator === '~' ? 'edit-distance' : 'boost'};
  }
  const inner = readNumbers(rest);
  if (isProblem(inner)) {
    return inner;
  }
  if (operator === '~') {
    return {...inner, editDistance: Math.min(Number(value), maxEdits)};
  }
  const boost = Math.max(minBoost, Math.min(Number(value), maxBoost));
  return {...inner, boost: Math.round(boost * 100) / 100};
}

function readField(text: string): Word {
  const match = /^([a-z]{3,}):(?!\/)(.*)$/s.exec(text);
  const [, field = '', rest = ''] = match ?? [];
  if (fieldNames.includes(field as FieldName)) {
    const word = readNumbers(rest);
    return isProblem(word) ? word : {...word, field: field as FieldName};
  }
  // Only before a letter is it an unknown field: `nginx:1.25` is text.
  return match && /^\p{L}/u.test(rest) ? {kind: 'unknown-field', field} : readNumbers(text);
}

/** Whether a clause contains nothing searchable besides operators. */
function isTermless({text}: QueryClause): boolean {
  return !/[\da-z\u0080-\u{10FFFF}]/iu.test(text) || /^[~^](?!\/)/.test(text);
}

function isLiteral(text: string): boolean {
  return /^--/.test(text) || /^-[a-z\d]$/i.test(text);
}

function checkTerm(word: Word): Word {
  const hasOperator = Object.keys(word).length > 1;
  return !isProblem(word) && hasOperator && isTermless(word) ? {kind: 'missing-term'} : word;
}

function readWord(text: string): Word {
  if (isLiteral(text)) {
    return {text};
  }
  const operators = /^[+-]+/.exec(text)?.[0] ?? '';
  const operator = operators[0];
  if (operator === undefined) {
    return checkTerm(readField(text));
  }
  const rest = text.slice(1);
  const presence = operator === '+' ? 'required' : 'prohibited';
  if (isLiteral(rest)) {
    return /^--?[^-]/.test(rest) ? {text: rest, presence} : {kind: 'presence', operator: operators};
  }
  if (operators.length > 1 || rest.replace(/\*/g, '') === '') {
    return {kind: 'presence', operator: operators};
  }
  const word = readField(rest);
  return isProblem(word) ? word : checkTerm({...word, presence});
}

/**
 * Parses what a reader typed. Operators count only where they are unambiguous. If one is invalid, all words are plain
 * text, and the problem says why.
 */
export function parseQuery(input: string): ParsedQuery {
  // Letters with combining marks may be typed as one or several characters. The index has the former.
  const texts = cutInput(cutInput(input).normalize()).match(/\S+/g) ?? [];
  const words = texts.map(readWord);
  const problem = words.find(isProblem);
  return problem ? {clauses: texts.map((text) => ({text})), problem} : {clauses: words as QueryClause[]};
}
