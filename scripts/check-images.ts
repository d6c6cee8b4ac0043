import fs from 'node:fs';
import path from 'node:path';
import {contentFolders, folderIn} from '../config/contentSets';
import {locales} from '../config/locales';
import {referenceOptions} from '../config/reference';
import {digestOf} from '../pictures/studio/digest';
import {filesBelow, pagesBelow} from '../src/build/files';
import {compareVersions, placeOf} from '../src/remark/reference/place';
import {scanPage} from '../src/remark/reference/scan';
import {manifestFile, screenFor, screensFolder, smallFile, type Screen} from '../src/remark/screen/manifest';
import {projectDir, readProjectFile} from './lib/projectDir';
import {fileFindings, type Check, type Finding} from './lib/report';

/** A picture on a page of a version. */
interface ShownScreen {
  readonly screen: Screen;
  readonly version: string;
}

interface Screens {
  readonly screens: readonly Screen[];
  /** Size of each existing file, by path below the folder of the pictures. */
  readonly files: ReadonlyMap<string, number>;
  readonly shown: readonly ShownScreen[];
  /** Digest of a product's current scripts. */
  readonly digestOf: (product: string) => string;
}

const largest = 120_000;
const largestTotal = 8_000_000;

/** Pictures that are missing, unused, not described, too large, or taken by older scripts. */
export function findScreenFaults({screens, files, shown, digestOf}: Screens): Finding[] {
  const listed = new Set(screens.flatMap(({file}) => [file, smallFile(file)]));
  const used = new Set(shown.map(({screen}) => screen));
  const products = new Set(screens.map(({product}) => product));
  const digests = new Map([...products].map((name) => [name, digestOf(name)]));
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  const absent = [...listed].map((name) => !files.has(name) && `${name} does not exist`);
  const faults = screens.flatMap((screen) => {
    const {file, language, product, alt, digest} = screen;
    return [
      !used.has(screen) && `${file} is on no page: show or delete it`,
      !alt[language] && `${file} has no alt text in its language`,
      digests.get(product) !== digest &&
        `${file} was taken by an older version of the scripts in pictures/: take it again as described in pictures/README.md`,
    ];
  });
  const tooLarge = `all pictures have ${total} bytes; at most ${largestTotal} are allowed`;
  return [
    ...fileFindings(manifestFile, 'screens', [...absent, ...faults, total > largestTotal && tooLarge]),
    ...[...files].flatMap(([file, bytes]) =>
      fileFindings(`${screensFolder}/${file}`, 'screen-files', [
        !listed.has(file) && `is not in ${manifestFile}`,
        bytes > largest && `has ${bytes} bytes; at most ${largest} are allowed`,
      ]),
    ),
  ];
}

/** Names the pictures of older versions on newer pages, in one sentence per version. */
export function findStaleScreens(shown: readonly ShownScreen[]): string[] {
  const older = new Map<string, Set<string>>();
  for (const {screen, version} of shown) {
    if (compareVersions(screen.version, version) < 0) {
      const key = `Pictures of ${screen.product} ${screen.tag} on pages of ${version}`;
      older.set(key, (older.get(key) ?? new Set()).add(screen.name));
    }
  }
  return [...older].map(([key, names]) => `${key}: ${[...names].sort().join(', ')}.`);
}

/** Pictures shown on pages. The build reports unknown names. */
function shownScreens(screens: readonly Screen[]): ShownScreen[] {
  const {products} = referenceOptions();
  return locales.flatMap(({locale}) =>
    contentFolders()
      .flatMap((set) => pagesBelow(projectDir, folderIn(set, locale)))
      .flatMap((page) => {
        const place = placeOf(page, products, locale);
        const used = scanPage(readProjectFile(page)).flatMap(({name, attributes}) =>
          name === 'screen' ? [attributes.name ?? ''] : [],
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
    const screens = JSON.parse(readProjectFile(manifestFile)) as Screen[];
    const shown = shownScreens(screens);
    const files = filesBelow(path.join(projectDir, screensFolder)).filter((file) => file.endsWith('.webp'));
    const sizes = files.map(
      (file) => [file, fs.statSync(path.join(projectDir, screensFolder, file)).size] as const,
    );
    return {
      checked: `${screens.length} pictures, shown ${shown.length} times`,
      findings: findScreenFaults({
        screens,
        files: new Map(sizes),
        shown,
        digestOf: (product) => digestOf(product, path.join(projectDir, 'pictures')),
      }),
      pending: findStaleScreens(shown).join('\n  ') || undefined,
    };
  },
};
