import {goModules} from '../config/redirects/goModules';
import {redirectPatterns} from '../config/redirects/patterns';
import {redirectRows} from '../config/redirects/rows';

/** A rule of a host that sends one address, or all addresses of a section, to another. */
export interface RedirectRule {
  /** Path without locale and last slash. */
  readonly from: string;
  /** Path without locale; of a section, the path prefix that replaces `from`. */
  readonly to: string;
  /** What happens to the rest of the path in a section; absent for a single address. */
  readonly rest?: 'kept' | 'dropped';
  /** Whether the rule can be left out on hosts that limit their number: the build has a redirect page, too. */
  readonly isOptional: boolean;
}

/**
 * Addresses that are also import paths of Go modules. A rule would hide their `go-import` tags, so hosts that can't
 * look at the query leave these addresses to the redirect pages.
 */
const goPaths = new Set(goModules.map(({name}) => `/${name}`));

/** Rules for hosts that can't tell `go` from a reader. */
export function rulesWithoutGoModules(): RedirectRule[] {
  return redirectRules.filter(({from, rest}) => rest !== undefined || !goPaths.has(from));
}

/** All rules, single addresses first: they are exceptions from sections. */
export const redirectRules: readonly RedirectRule[] = [
  ...redirectRows().map(({from, to, isCopy}) => ({from: from.replace(/\/$/, ''), to, isOptional: isCopy})),
  ...redirectPatterns.map(({from, to, keepsRest}) => ({
    from: from.replace(/\/$/, ''),
    to,
    rest: keepsRest ? ('kept' as const) : ('dropped' as const),
    isOptional: false,
  })),
];
