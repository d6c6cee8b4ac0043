import type {Finding} from '../../build/findings';
import {hint} from '../../build/nearest';
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
  /** Whether it has one or three colons instead of two. */
  readonly hasWrongColons?: boolean;
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

/** Whether there is a table directive with this name. */
export function isTable(name: string): boolean {
  return directives.has(name);
}

function checkArguments({required, optional = []}: Directive, given: Arguments): void {
  const known = [...required, ...optional, 'anchor'];
  const isWrong = Object.keys(given).some((argument) => !known.includes(argument));
  if (isWrong || required.some((argument) => !given[argument])) {
    const others = known.slice(required.length).map((argument) => `${argument} (optional)`);
    throw new DirectiveError(`has wrong arguments. Allowed: ${[...required, ...others].join(', ')}.`);
  }
  if (given.anchor !== undefined && !/^[A-Z][\w-]*$/i.test(given.anchor)) {
    throw new DirectiveError(
      'anchor="…" must start with a letter and contain only letters, digits, and hyphens.',
    );
  }
}

function expandOne(
  {name, hasWrongColons, attributes, depth}: UsedDirective,
  {place, data, find, history}: Page,
): Node[] {
  const directive = directives.get(name);
  if (!directive) {
    throw new DirectiveError(`is not a directive. ${hint(name, [...directives.keys()])}`);
  }
  if (hasWrongColons) {
    throw new DirectiveError(`needs two colons: ::${name}{…}.`);
  }
  if (!place) {
    throw new DirectiveError(
      'is on a page without a version: reference tables work only on product pages, whose folder determines the version.',
    );
  }
  checkArguments(directive, attributes);
  const loaded = data.load(place.product.data, place.version, directive.kind);
  if (loaded.data === undefined) {
    throw new DirectiveError(loaded.problem);
  }
  const {locale} = place;
  const words = wordsOf(locale);
  return directive.expand(loaded.data, attributes, {
    owner: `${place.product.label} ${place.version}`,
    words,
    say: (text) => (locale === 'zh' ? text.zh : text.en),
    find,
    historyOf: history?.(place, directive.kind, words) ?? (() => ''),
    prefix: attributes.anchor ?? '',
    depth,
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
