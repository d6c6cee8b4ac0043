import fs from 'node:fs';
import path from 'node:path';
import {siteAddressFrom} from '../config/site';
import {mergeShared} from '../src/build/findings';
import {builtLocales, builtPages, filesBelow, notFoundPage, outDir} from './lib/builtSite';
import {findImageFaults, findStyleImageFaults, largestImage, type SizeOf} from './lib/images';
import type {Check, Finding} from './lib/report';

const {url, baseUrl} = siteAddressFrom(process.env, []);

/** File sizes in the built site, by address relative to a page or a style sheet. */
function sizeFrom(base: string): SizeOf {
  return (address) => {
    const {origin, pathname} = new URL(address, url + base);
    return origin === new URL(url).origin && pathname.startsWith(baseUrl)
      ? fs.statSync(path.join(outDir, decodeURI(pathname.slice(baseUrl.length))), {throwIfNoEntry: false})
          ?.size
      : undefined;
  };
}

/** Every image exists, has alternative text and dimensions, and is small enough. */
export const imagesCheck: Check = {
  name: 'images',
  run() {
    const files = filesBelow(outDir);
    const images = files.filter((file) => /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/.test(file));
    const large = images.filter((file) => fs.statSync(path.join(outDir, file)).size > largestImage);
    const findings: Finding[] = large.map((file) => ({
      file: `build/${file}`,
      line: 1,
      rule: 'image',
      message: `is larger than ${largestImage / 1024} KB: make it smaller`,
    }));
    for (const file of files.filter((name) => name.endsWith('.css'))) {
      const css = fs.readFileSync(path.join(outDir, file), 'utf8');
      findings.push(...findStyleImageFaults(`build/${file}`, css, sizeFrom(baseUrl + file)));
    }
    for (const built of builtLocales()) {
      for (const {route, file, html} of [...builtPages(built), notFoundPage(built)]) {
        findings.push(...findImageFaults(file, html, sizeFrom(route)));
      }
    }
    return {
      checked: `${images.length} image files, all pages and style sheets`,
      findings: mergeShared(findings),
    };
  },
};
