import fs from 'node:fs';
import path from 'node:path';

/** A moved address. */
export interface RedirectRow {
  /** Path without locale. */
  readonly from: string;
  /** Path of a page, without locale. */
  readonly to: string;
  /** Line in the table. */
  readonly line: number;
  /** Whether it was derived from another row, for the copy of a section. */
  readonly isCopy: boolean;
}

/** The table, relative to the site. */
export const redirectsFile = 'config/redirects/redirects.tsv';

/** Parts of Kusion's documentation that used to have a copy below `/docs/next`. */
const copiedBelowNext = ['/docs/user_docs/', '/docs/kusion/'];

/** All individually moved addresses. */
export function redirectRows(): RedirectRow[] {
  const table = fs.readFileSync(path.resolve(__dirname, 'redirects.tsv'), 'utf8');
  const [, ...lines] = table.trimEnd().split('\n');
  const rows = lines.map((line, index) => {
    const [from = '', to = ''] = line.split('\t');
    return {from, to, line: index + 2, isCopy: false};
  });
  const known = new Set(rows.map(({from}) => from));
  const copies = rows
    .filter(({from}) => copiedBelowNext.some((part) => from.startsWith(part)))
    .map((row) => ({...row, from: row.from.replace('/docs/', '/docs/next/'), isCopy: true}))
    .filter(({from}) => !known.has(from));
  return [...rows, ...copies];
}
