import {rulesWithoutGoModules} from '../redirects';
import {localePrefixes} from '../rules';
import {generatedNote, type GeneratedFile} from './generated';
import {headersFile} from './headersFile';
import {redirectLine} from './redirectsFile';

/** Limits of Cloudflare Pages on redirects: https://developers.cloudflare.com/pages/configuration/redirects/ */
export const cloudflareLimits = {single: 2000, section: 100} as const;

/**
 * Cloudflare Pages: headers and redirects. Matching includes the trailing slash, so a single address needs two lines.
 * Cloudflare Pages finds the closest 404.html on its own.
 */
export function cloudflareFiles(): GeneratedFile[] {
  const lines = rulesWithoutGoModules()
    .filter(({isOptional}) => !isOptional)
    .flatMap((rule) => {
      const forms = rule.rest ? [rule] : [rule, {...rule, from: `${rule.from}/`}];
      return forms.flatMap((form) => localePrefixes.map((prefix) => redirectLine(form, prefix, '301')));
    });
  return [
    {path: 'deploy/cloudflare/_headers', text: headersFile()},
    {path: 'deploy/cloudflare/_redirects', text: `${[generatedNote, ...lines].join('\n')}\n`},
  ];
}
