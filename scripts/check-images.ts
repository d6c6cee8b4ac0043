import fs from 'node:fs';
import path from 'node:path';
import {contentFolders, folderIn} from '../config/contentSets';
import {locales} from '../config/locales';
import {referenceOptions} from '../config/reference';
import {digestOf} from '../pictures/studio/digest';
import {filesBelow} from '../src/build/files';
import {pagesBelow} from '../src/remark/reference/pageIndex';
import {placeOf} from '../src/remark/reference/place';
import {scanPage} from '../src/remark/reference/scan';
import {manifestFile, screenFor, screensFolder, type Screen} from '../src/remark/screen/manifest';
import {projectDir} from './lib/projectDir';
import type {Check} from './lib/report';
import {findScreenFaults, findStaleScreens, type ShownScreen} from './lib/screens';

/** Pictures shown on pages. The build reports unknown names. */
function shownScreens(screens: readonly Screen[]): ShownScreen[] {
  const {products} = referenceOptions();
  return locales.flatMap(({locale}) =>
    contentFolders()
      .flatMap((set) => pagesBelow(projectDir, folderIn(set, locale)))
      .flatMap((page) => {
        const place = placeOf(page, products, locale);
        const used = scanPage(fs.readFileSync(path.join(projectDir, page), 'utf8')).flatMap(
          ({name, attributes}) => (name === 'screen' ? [attributes.name ?? ''] : []),
        );
        return used.flatMap((name) => {
          const screen = place && screenFor(name, place, screens);
          return typeof screen === 'object' ? [{screen, version: place?.version ?? ''}] : [];
        });
      }),
  );
}

/** Pictures of user interfaces are complete, small, described, and used. Lists those of older versions. */
export const imagesCheck: Check = {
  name: 'images',
  run() {
    const screens = JSON.parse(fs.readFileSync(path.join(projectDir, manifestFile), 'utf8')) as Screen[];
    const shown = shownScreens(screens);
    const files = filesBelow(path.join(projectDir, screensFolder))
      .filter((file) => file.endsWith('.webp'))
      .map((file) => ({file, bytes: fs.statSync(path.join(projectDir, screensFolder, file)).size}));
    return {
      checked: `${screens.length} pictures, shown ${shown.length} times`,
      findings: findScreenFaults({
        screens,
        files,
        shown,
        digestOf: (product) => digestOf(product, path.join(projectDir, 'pictures')),
      }),
      pending: findStaleScreens(shown).join('\n  ') || undefined,
    };
  },
};
