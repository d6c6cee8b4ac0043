import {siteAddressFrom} from '../config/site';
import {checkBuilt} from '../src/plugins/content-guard/core/checkBuilt';
import {readBuilt} from '../src/plugins/content-guard/server/readBuilt';
import {builtLocales} from './lib/builtSite';
import {projectDir} from './lib/projectDir';
import type {Check} from './lib/report';

/** The links, anchors, and files that built pages refer to exist, in all languages. */
export const linksCheck: Check = {
  name: 'links',
  run() {
    const built = builtLocales();
    const sites = built.map(({outDir, baseUrl, routes}) =>
      readBuilt({
        siteDir: projectDir,
        outDir,
        siteUrl: siteAddressFrom(process.env, []).url,
        baseUrl,
        otherBaseUrls: built.map((other) => other.baseUrl).filter((base) => base !== baseUrl),
        routes: routes.map((path) => ({path})),
      }),
    );
    const pages = sites.flatMap((site) => site.pages);
    const links = pages.reduce((sum, {references}) => sum + references.length, 0);
    return {checked: `${pages.length} pages, ${links} links and files`, findings: sites.flatMap(checkBuilt)};
  },
};
