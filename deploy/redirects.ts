import {goModules} from '../config/redirects/goModules';
import {redirectPatterns} from '../config/redirects/patterns';
import {redirectRows} from '../config/redirects/rows';

/** A redirect rule for one address or a whole section. */
export interface RedirectRule {
  /** Path without locale and trailing slash. */
  readonly from: string;
  /** Path without locale. For a section, the path prefix that replaces `from`. */
  readonly to: string;
  /** How to handle the rest of the path in a section. Absent for a single address. */
  readonly rest?: 'kept' | 'dropped';
  /** Whether hosts with a limited number of rules can skip it, because the build has a redirect page, too. */
  readonly isOptional: boolean;
}

/**
 * Addresses that are also import paths of Go modules. A rule would hide their `go-import` tags, so hosts that can't
 * match the query use the redirect pages instead.
 */
const goPaths = new Set(goModules.map(({name}) => `/${name}`));

/** Rules for hosts that can't distinguish the `go` command from a browser. */
export function rulesWithoutGoModules(): RedirectRule[] {
  return redirectRules.filter(({from, rest}) => rest !== undefined || !goPaths.has(from));
}

/** All rules. Single addresses come first, because they are exceptions to sections. */
export const redirectRules: readonly RedirectRule[] = [
  ...redirectRows().map(({from, to, isCopy}) => ({from: from.replace(/\/$/, ''), to, isOptional: isCopy})),
  ...redirectPatterns.map(({from, to, keepsRest}) => ({
    from: from.replace(/\/$/, ''),
    to,
    rest: keepsRest ? ('kept' as const) : ('dropped' as const),
    isOptional: false,
  })),
];
