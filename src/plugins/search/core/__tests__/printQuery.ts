import type {ParsedQuery, QueryClause} from '../../types';

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
