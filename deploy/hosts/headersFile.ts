import {cacheRules, localePrefixes, scriptPaths, scriptType, securityHeaders} from '../rules';
import {generatedNote} from './generated';

function block(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * Text of a `_headers` file, which Netlify and Cloudflare Pages both read.
 *
 * They join the values of all rules that fit a path, so no header may stand in two of them: pages get no
 * `Cache-Control` here, because the hosts' own default is the one of the table.
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
