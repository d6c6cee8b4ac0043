import {cacheRules, localePrefixes, scriptPaths, scriptType, securityHeaders} from '../rules';
import {generatedNote} from './generated';

function block(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * Text of a `_headers` file for Netlify and Cloudflare Pages.
 *
 * The hosts join the values of all matching rules, so two rules must not set the same header for a path. Pages get no
 * `Cache-Control` here, because the hosts' default is the same as in the rules.
 */
export function headersFile(): string {
  const cacheBlocks = cacheRules.flatMap(({folders, cacheControl, why}) => [
    `# ${why}`,
    ...folders.flatMap((folder) =>
      localePrefixes.map((prefix) => block(`${prefix}${folder}/*`, {'Cache-Control': cacheControl})),
    ),
  ]);
  const scriptBlocks = scriptPaths.map((path) => block(path, {'Content-Type': scriptType}));
  return `${[generatedNote, block('/*', securityHeaders), ...cacheBlocks, ...scriptBlocks].join('\n')}\n`;
}
