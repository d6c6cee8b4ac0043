import fs from 'node:fs';
import path from 'node:path';
import {siteAddressFrom} from '../config/site';
import {builtLocales, htmlFilesOf, outDir} from './lib/builtSite';
import {findImageFaults, findStyleImageFaults, largestImage} from './lib/images';
import {projectDir} from './lib/projectDir';
import {tellRepeatedOnce} from './lib/repeatedFindings';
import {runChecks, type Check} from './lib/report';

const imageFile = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;

/** Size of a file of the built site. @param base address of the page or style sheet that names it. */
function sizeFrom(base: string): (address: string) => number | undefined {
  const {url, baseUrl} = siteAddressFrom(process.env, []);
  return (address) => {
    const {origin, pathname} = new URL(address, url + base);
    return origin === new URL(url).origin && pathname.startsWith(baseUrl)
      ? fs.statSync(path.join(outDir, decodeURI(pathname.slice(baseUrl.length))), {throwIfNoEntry: false})
          ?.size
      : undefined;
  };
}

function addressOf(file: string): string {
  const {baseUrl} = siteAddressFrom(process.env, []);
  return baseUrl + path.relative(outDir, file).replaceAll(path.sep, '/');
}

/** Every image exists, says what it shows, has its size, and is small enough. */
export const imagesCheck: Check = {
  name: 'images',
  run() {
    const all = fs
      .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(outDir, file));
    const relative = (file: string) => path.relative(projectDir, file);
    const images = all.filter((file) => imageFile.test(file));
    const styles = all.filter((file) => file.endsWith('.css'));
    const pages = builtLocales().flatMap(htmlFilesOf);
    const large = images
      .filter((file) => fs.statSync(file).size > largestImage)
      .map((file) => ({
        file: relative(file),
        line: 1,
        rule: 'image',
        message: `has more than ${largestImage / 1024} KB: make it smaller`,
      }));
    return {
      checked: `${pages.length} pages, ${styles.length} style sheets, ${images.length} image files`,
      findings: [
        ...large,
        ...tellRepeatedOnce(
          pages.flatMap((file) => {
            const absolute = path.join(projectDir, file);
            return findImageFaults(file, fs.readFileSync(absolute, 'utf8'), sizeFrom(addressOf(absolute)));
          }),
        ),
        ...styles.flatMap((file) =>
          findStyleImageFaults(relative(file), fs.readFileSync(file, 'utf8'), sizeFrom(addressOf(file))),
        ),
      ],
    };
  },
};

if (require.main === module) {
  void runChecks([imagesCheck]);
}
