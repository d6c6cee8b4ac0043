import {rulesWithoutGoModules} from '../redirects';
import {localePrefixes, notFoundPages} from '../rules';
import {buildWithAliases, generatedNote, type GeneratedFile} from './generated';
import {headersFile} from './headersFile';
import {redirectLine} from './redirectsFile';

/** Netlify: build settings, headers, redirects, and the not-found page of each language. */
export function netlifyFiles(): GeneratedFile[] {
  const build = `${generatedNote}
[build]
  publish = "build"
  command = "${buildWithAliases} && cp deploy/netlify/_headers deploy/netlify/_redirects build/"

[build.environment]
  NODE_VERSION = "22"
`;
  const redirects = [
    // The exclamation mark makes a rule override the redirect page at the same address.
    ...rulesWithoutGoModules().flatMap((rule) =>
      localePrefixes.map((prefix) => redirectLine(rule, prefix, '301!')),
    ),
    ...notFoundPages.map(({prefix, page}) => `${prefix}* ${page} 404`),
  ];
  return [
    {path: 'netlify.toml', text: build},
    {path: 'deploy/netlify/_headers', text: headersFile()},
    {path: 'deploy/netlify/_redirects', text: `${[generatedNote, ...redirects].join('\n')}\n`},
  ];
}
