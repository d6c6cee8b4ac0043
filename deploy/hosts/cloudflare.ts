import {rulesWithoutGoModules} from '../redirects';
import {localePrefixes} from '../rules';
import {generatedNote, type GeneratedFile} from './generated';
import {headersFile} from './headersFile';
import {redirectLine} from './redirectsFile';

/** Redirects to single addresses and to sections that Cloudflare Pages accepts: https://developers.cloudflare.com/pages/configuration/redirects/ */
export const cloudflareLimits = {single: 2000, section: 100} as const;

/**
 * Cloudflare Pages: headers and redirects. It compares addresses with their last slash, so a single address needs two lines;
 * it finds the nearest 404.html by itself.
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
