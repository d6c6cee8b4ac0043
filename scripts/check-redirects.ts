import fs from 'node:fs';
import path from 'node:path';
import {bareRoute} from '../src/plugins/content-guard/core/paths';
import {builtLocales, builtPages, outDir} from './lib/builtSite';
import {projectDir} from './lib/projectDir';
import {findRedirectFaults, redirectOfPage, redirectsOfTable} from './lib/redirects';
import type {Check} from './lib/report';

/** The rules of all hosts come from one source, so checking those of one is enough. */
const hostFile = 'deploy/netlify/_redirects';

/** Whatever sends readers elsewhere does so in one step, to what exists, in every language. */
export const redirectsCheck: Check = {
  name: 'redirects',
  run() {
    const built = builtLocales();
    const [root = {baseUrl: '/'}] = built;
    const rules = redirectsOfTable(hostFile, fs.readFileSync(path.join(projectDir, hostFile), 'utf8'));
    const pages = built.flatMap(builtPages).map(({route, file, html}) => ({
      route: bareRoute(route),
      redirects: redirectOfPage(file, bareRoute(route), html),
    }));
    const known = new Set(pages.filter(({redirects}) => redirects.length === 0).map(({route}) => route));
    const hasPage = (target: string) =>
      known.has(bareRoute(target)) ||
      (/\.(?!html$)\w+$/.test(target) && fs.existsSync(path.join(outDir, target.slice(root.baseUrl.length))));
    const site = {hasPage, baseUrls: built.map(({baseUrl}) => baseUrl)};
    // An address may be redirected by the host and by a page.
    const sets = [rules, pages.flatMap(({redirects}) => redirects)];
    return {
      checked: `${sets.flat().length} redirects in ${hostFile} and ${pages.length} pages`,
      findings: sets.flatMap((redirects) => findRedirectFaults(redirects, site)),
    };
  },
};
