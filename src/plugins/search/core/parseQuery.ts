import type {FieldName, ParsedQuery, QueryClause, QueryProblem} from '../types';

/** Longest query that is read. */
export const maxInput = 512;

/** Greatest distance at which a word still counts as mistyped. */
const maxEdits = 2;
const maxBoost = 100;
const fieldNames: readonly string[] = ['title', 'content', 'tags'] satisfies FieldName[];

/** The beginning of a text that a query may have; a character of two units is never cut in half. */
export function cutInput(text: string): string {
  const isSplit = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(maxInput - 1, maxInput + 1));
  return text.slice(0, isSplit ? maxInput - 1 : maxInput);
}

type Word = QueryClause | QueryProblem;

function isProblem(word: Word): word is QueryProblem {
  return 'kind' in word;
}

/** Takes `^4` and `~1` off the end of a word, in either order. */
function readNumbers(text: string): Word {
  const [, rest = '', operator, value = ''] = /^([^~^].*?)([~^])([^~^]*)$/.exec(text) ?? [];
  if (operator === undefined || (operator === '~' && value.startsWith('/'))) {
    const isPrefix = /[^*]\*$/.test(text);
    return isPrefix ? {text: text.slice(0, -1), isPrefix} : {text};
  }
  const isNumeric = operator === '~' ? /^\d+$/.test(value) : /^\d+(?:\.\d+)?$/.test(value);
  if (!isNumeric) {
    return {kind: operator === '~' ? 'edit-distance' : 'boost'};
  }
  const inner = readNumbers(rest);
  if (isProblem(inner)) {
    return inner;
  }
  return operator === '~'
    ? {...inner, editDistance: Math.min(Number(value), maxEdits)}
    : {...inner, boost: Math.round(Math.min(Number(value), maxBoost) * 100) / 100};
}

function readField(text: string): Word {
  const match = /^([a-z]{3,}):(?!\/)(.*)$/s.exec(text);
  const [, field = '', rest = ''] = match ?? [];
  if (fieldNames.includes(field)) {
    const word = readNumbers(rest);
    return isProblem(word) ? word : {...word, field: field as FieldName};
  }
  // An unknown field only where a letter follows: `nginx:1.25` is text.
  return match && /^\p{L}/u.test(rest) ? {kind: 'unknown-field', field} : readNumbers(text);
}

/** Whether nothing stands between operators that could be looked for. */
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
 * Reads what a reader typed. Operators are read only where nothing else can be meant; when one of
 * them makes no sense, every word is plain text and the problem says why.
 */
export function parseQuery(input: string): ParsedQuery {
  const texts = cutInput(input)
    .split(/\s+/)
    .filter((text) => text !== '');
  const words = texts.map(readWord);
  const problem = words.find(isProblem);
  const clauses = problem
    ? texts.map((text) => ({text}))
    : words.filter((word): word is QueryClause => !isProblem(word));
  return {
    clauses,
    isSyntax: clauses.some((clause) => Object.keys(clause).length > 1),
    ...(problem ? {problem} : {}),
  };
}

const presenceOperators = {required: '+', prohibited: '-'} as const;

function printClause({text, field, presence, boost, editDistance, isPrefix}: QueryClause): string {
  return [
    presence === undefined ? '' : presenceOperators[presence],
    field === undefined ? '' : `${field}:`,
    text,
    isPrefix ? '*' : '',
    editDistance === undefined ? '' : `~${editDistance}`,
    boost === undefined ? '' : `^${boost}`,
  ].join('');
}

/** Writes a query so that it is read the same. */
export function printQuery({clauses}: ParsedQuery): string {
  return clauses.map(printClause).join(' ');
}
