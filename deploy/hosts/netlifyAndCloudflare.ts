import {rulesWithoutGoModules, type RedirectRule} from '../redirects';
import {cacheRules, localePrefixes, notFoundPages, scriptPaths, scriptType, securityHeaders} from '../rules';

/** Limits of Cloudflare Pages on redirects: https://developers.cloudflare.com/pages/configuration/redirects/ */
export const cloudflareLimits = {single: 2000, section: 100} as const;

const linesOf = (lines: readonly string[]) => `${lines.join('\n')}\n`;

function block(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * The hosts join the values of all matching rules, so two rules must not set the same header for a path. Pages get no
 * `Cache-Control` here, because the hosts' default is the same as in the rules.
 */
function headersFile(): string {
  const cacheBlocks = cacheRules.flatMap(({folder, cacheControl, why}) => [
    `# ${why}`,
    ...localePrefixes.map((prefix) => block(`${prefix}${folder}/*`, {'Cache-Control': cacheControl})),
  ]);
  const scriptBlocks = scriptPaths.map((path) => block(path, {'Content-Type': scriptType}));
  return linesOf([block('/*', securityHeaders), ...cacheBlocks, ...scriptBlocks]);
}

/** The lines of a rule in `_redirects`, one for each language. */
function redirectLines({from, to, rest}: RedirectRule, status: string): string[] {
  return localePrefixes.map((prefix) => {
    const base = prefix.slice(0, -1);
    return `${base}${from}${rest ? '/*' : ''} ${base}${to}${rest === 'kept' ? ':splat' : ''} ${status}`;
  });
}

/** Netlify: headers, redirects, and the not-found page of each language. */
export function netlifyFiles() {
  return {
    'netlify/_headers': headersFile(),
    'netlify/_redirects': linesOf([
      // The exclamation mark makes a rule override the redirect page at the same address.
      ...rulesWithoutGoModules().flatMap((rule) => redirectLines(rule, '301!')),
      ...notFoundPages.map(({prefix, page}) => `${prefix}* ${page} 404`),
    ]),
  };
}

/**
 * Cloudflare Pages: headers and redirects. Matching includes the trailing slash, so a single address needs two lines.
 * Cloudflare Pages finds the closest 404.html on its own.
 */
export function cloudflareFiles() {
  const rules = rulesWithoutGoModules().filter(({isOptional}) => !isOptional);
  const forms = rules.flatMap((rule) => (rule.rest ? [rule] : [rule, {...rule, from: `${rule.from}/`}]));
  return {
    'cloudflare/_headers': headersFile(),
    'cloudflare/_redirects': linesOf(forms.flatMap((rule) => redirectLines(rule, '301'))),
  };
}
