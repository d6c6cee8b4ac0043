import {distance} from 'fastest-levenshtein';
import type {Finding} from '../../build/findings';
import type {Node} from '../tree';
import {DirectiveError, type Arguments, type Directive} from './directive';
import {directives} from './directives';
import type {historyReader} from './history';
import type {ReferenceData} from './load';
import type {Place} from './place';
import type {FindLink} from './richText';
import {wordsOf} from './words';

/** A directive of a page. */
export interface UsedDirective {
  readonly name: string;
  readonly colons: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  readonly depth: number;
}

/** A problem of a page. */
export type PageProblem = Omit<Finding, 'file'>;

/** A page with directives. */
export interface Page {
  /** Product, version, and language; nothing for a page that belongs to no version. */
  readonly place?: Place;
  readonly data: ReferenceData;
  readonly find: FindLink;
  /** Absent for tables without labels such as "Since v0.12". */
  readonly history?: ReturnType<typeof historyReader>;
}

/** Argument that every directive takes: part of the anchors of its rows. */
const anchorArgument = 'anchor';

/** The directive that a misspelled name is close to. */
function closest(name: string): string | undefined {
  const letters = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
  return [...directives.keys()].find((known) => distance(letters(known), letters(name)) <= 2);
}

/** Whether a name is one of ours, or close to one. */
export function isMeant(name: string): boolean {
  return directives.has(name) || closest(name) !== undefined;
}

function checkArguments({name, example, required, optional = []}: Directive, given: Arguments): void {
  const known = [...required, ...optional, anchorArgument];
  const unknown = Object.keys(given).filter((argument) => !known.includes(argument));
  if (unknown.length > 0) {
    throw new DirectiveError(
      `knows no argument "${unknown.join('", "')}"; ::${name} takes ${known.join(', ')}.`,
    );
  }
  const missing = required.filter((argument) => !given[argument]);
  if (missing.length > 0) {
    throw new DirectiveError(
      `needs ${missing.map((argument) => `${argument}="…"`).join(' and ')}, such as ${example}.`,
    );
  }
  if (given[anchorArgument] !== undefined && !/^[A-Z][\w-]*$/i.test(given[anchorArgument])) {
    throw new DirectiveError('needs letters, digits, and hyphens in anchor="…".');
  }
}

function expandOne(used: UsedDirective, {place, data, find, history}: Page): Node[] {
  const directive = directives.get(used.name);
  if (!directive) {
    throw new DirectiveError(`is not a directive. Did you mean "::${closest(used.name)}"?`);
  }
  if (used.colons !== 2) {
    throw new DirectiveError(`is written with two colons: ::${used.name}{…}.`);
  }
  if (!place) {
    throw new DirectiveError(
      'is on a page that belongs to no version: reference tables are for the pages of a product, whose folder says the version.',
    );
  }
  checkArguments(directive, used.attributes);
  const loaded = data.load(place.product.data, place.version, directive.kind);
  if (loaded.data === undefined) {
    throw new DirectiveError(loaded.problems.join('\n'));
  }
  const {locale} = place;
  const words = wordsOf(locale);
  return directive.expand(loaded.data, used.attributes, {
    owner: `${place.product.label} ${place.version}`,
    words,
    say: (text) => (locale === 'zh' ? text.zh : text.en),
    find,
    historyOf: history?.(place, directive.kind, words) ?? (() => ''),
    prefix: used.attributes[anchorArgument] ?? '',
    depth: used.depth,
  });
}

/** The tables of a page's directives, in their order, and everything that is wrong with them. */
export function expandAll(
  used: readonly UsedDirective[],
  page: Page,
): {readonly tables: readonly Node[][]; readonly problems: readonly PageProblem[]} {
  const problems: PageProblem[] = [];
  const tables = used.map((directive) => {
    try {
      return expandOne(directive, page);
    } catch (error) {
      if (!(error instanceof DirectiveError)) {
        throw error;
      }
      const {line, name, colons} = directive;
      problems.push({
        line,
        rule: `reference-${name}`,
        message: `${':'.repeat(colons)}${name}: ${error.message}`,
      });
      return [];
    }
  });
  return {tables, problems};
}
