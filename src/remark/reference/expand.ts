import type {Finding} from '../../build/findings';
import {nearestNames} from '../../build/nearest';
import type {Node} from '../tree';
import {DirectiveError, type Arguments, type Directive} from './directive';
import type {historyReader} from './history';
import type {ReferenceData} from './load';
import type {FindLink} from './pageIndex';
import type {Place} from './place';
import {apiSchema, endpoints} from './tables/api';
import {cliCommands, cliOptions} from './tables/cli';
import {crdFields, helmValues, schema, workspaceKeys} from './tables/entries';
import {wordsOf} from './words';

/** Every directive that becomes a table of reference data, by name. */
export const directives: ReadonlyMap<string, Directive> = new Map(
  [cliOptions, cliCommands, schema, workspaceKeys, crdFields, endpoints, apiSchema, helmValues].map(
    (directive) => [directive.name, directive],
  ),
);

/** A directive of a page. */
export interface UsedDirective {
  readonly name: string;
  /** Whether it has two colons, instead of one or three. */
  readonly isLeaf: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  readonly depth: number;
}

/** A page with directives. */
export interface Page {
  /** Product, version, and language; absent for a page without a version. */
  readonly place?: Place;
  readonly data: ReferenceData;
  readonly find: FindLink;
  /** Absent for tables without labels such as "Since v0.12". */
  readonly history?: ReturnType<typeof historyReader>;
}

/** The directives that a name could mean, best first. */
const meant = (name: string) => (directives.has(name) ? [name] : nearestNames(name, directives.keys()));

/** Whether a name is that of a directive, or close to one. */
export function isMeant(name: string): boolean {
  return meant(name).length > 0;
}

function checkArguments({example, required, optional = []}: Directive, given: Arguments): void {
  const known = [...required, ...optional, 'anchor'];
  const unknown = Object.keys(given).filter((argument) => !known.includes(argument));
  if (unknown.length > 0) {
    throw new DirectiveError(`has no argument "${unknown.join('", "')}". Arguments: ${known.join(', ')}.`);
  }
  const missing = required.filter((argument) => !given[argument]);
  if (missing.length > 0) {
    throw new DirectiveError(
      `needs ${missing.map((argument) => `${argument}="…"`).join(' and ')}, such as ${example}.`,
    );
  }
  if (given.anchor !== undefined && !/^[A-Z][\w-]*$/i.test(given.anchor)) {
    throw new DirectiveError(
      'anchor="…" must start with a letter and contain only letters, digits, and hyphens.',
    );
  }
}

function expandOne(used: UsedDirective, {place, data, find, history}: Page): Node[] {
  const directive = directives.get(used.name);
  if (!directive) {
    throw new DirectiveError(`is not a directive. Did you mean "::${meant(used.name)[0]}"?`);
  }
  if (!used.isLeaf) {
    throw new DirectiveError(`needs two colons: ::${used.name}{…}.`);
  }
  if (!place) {
    throw new DirectiveError(
      'is on a page without a version: reference tables work only on product pages, whose folder determines the version.',
    );
  }
  checkArguments(directive, used.attributes);
  const loaded = data.load(place.product.data, place.version, directive.kind);
  if (loaded.data === undefined) {
    throw new DirectiveError(loaded.problem);
  }
  const {locale} = place;
  const words = wordsOf(locale);
  return directive.expand(loaded.data, used.attributes, {
    owner: `${place.product.label} ${place.version}`,
    words,
    say: (text) => (locale === 'zh' ? text.zh : text.en),
    find,
    historyOf: history?.(place, directive.kind, words) ?? (() => ''),
    prefix: used.attributes.anchor ?? '',
    depth: used.depth,
  });
}

/** The tables of a page's directives, in order, and all problems. */
export function expandAll(used: readonly UsedDirective[], page: Page) {
  const problems: Omit<Finding, 'file'>[] = [];
  const tables = used.map((directive) => {
    try {
      return expandOne(directive, page);
    } catch (error) {
      if (!(error instanceof DirectiveError)) {
        throw error;
      }
      const {line, name} = directive;
      problems.push({line, rule: `reference-${name}`, message: `::${name}: ${error.message}`});
      return [];
    }
  });
  return {tables, problems};
}
