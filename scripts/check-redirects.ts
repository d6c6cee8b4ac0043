import fs from 'node:fs';
import path from 'node:path';
import {bareRoute} from '../src/plugins/content-guard/core/paths';
import {builtLocales, htmlFilesOf, outDir} from './lib/builtSite';
import {projectDir} from './lib/projectDir';
import {
  findRedirectFaults,
  redirectOfPage,
  redirectsOfNginx,
  redirectsOfTable,
  redirectsOfVercel,
  type Redirect,
} from './lib/redirects';
import {runChecks, type Check} from './lib/report';

const hostFiles: readonly [file: string, read: (file: string, text: string) => Redirect[]][] = [
  ['deploy/netlify/_redirects', redirectsOfTable],
  ['vercel.json', redirectsOfVercel],
  ['deploy/nginx/nginx.conf', redirectsOfNginx],
];

/** Whatever sends a reader elsewhere does so in one step, to what exists, in every language. */
export const redirectsCheck: Check = {
  name: 'redirects',
  run() {
    const built = builtLocales();
    const [root = {baseUrl: '/'}] = built;
    const rules = hostFiles.map(([file, read]) => ({
      file,
      redirects: read(file, fs.readFileSync(path.join(projectDir, file), 'utf8')),
    }));
    const pages = built.flatMap(htmlFilesOf).map((file) => {
      const route =
        root.baseUrl + path.relative(outDir, path.join(projectDir, file)).replaceAll(path.sep, '/');
      const html = fs.readFileSync(path.join(projectDir, file), 'utf8');
      return {route: bareRoute(route), redirects: redirectOfPage(file, bareRoute(route), html)};
    });
    const known = new Set(pages.filter(({redirects}) => redirects.length === 0).map(({route}) => route));
    const hasFile = (below: string) =>
      /\.(?!html$)\w+$/.test(below) && fs.existsSync(path.join(outDir, below.slice(root.baseUrl.length)));
    // The same address may be redirected once by each host and once by a page.
    const sets = [...rules.map(({redirects}) => redirects), pages.flatMap(({redirects}) => redirects)];
    const count = sets.reduce((sum, redirects) => sum + redirects.length, 0);
    return {
      checked: `${count} redirects in ${rules.map(({file}) => file).join(', ')} and ${pages.length} pages`,
      findings: sets.flatMap((redirects) =>
        findRedirectFaults(redirects, {
          hasPage: (target) => known.has(bareRoute(target)) || hasFile(target),
          baseUrls: built.map(({baseUrl}) => baseUrl),
        }),
      ),
    };
  },
};

if (require.main === module) {
  void runChecks([redirectsCheck]);
}
