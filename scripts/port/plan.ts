import {contentFolders, docsFolders, folderIn, type ContentFolder} from '../../config/contentSets';
import {translatedLocales} from '../../config/locales';
import {products} from '../../config/products';
import {twinOf} from '../../src/plugins/page-twins/core/twinOf';
import {readMovedPages} from '../../src/plugins/page-twins/server/readMovedPages';
import {originalOf} from '../../src/remark/result/files';
import {projectDir, projectFileExists, readProjectFile} from '../lib/projectDir';
import {versionPages} from '../lib/versionPages';
import {applyEdit, type Change, type Edit} from './core/edits';
import {sourceChanges} from './sourceChanges';

interface Step {
  readonly file: string;
  readonly line: number;
  /** The edit in its shortest readable form. */
  readonly edit: Edit;
}

/** A page in one version: the English file, and its translations in the order of the locales. */
interface Twin {
  readonly file: string;
  readonly translations: readonly string[];
}

/** The page in its own version and the others, and the names of versions that lack it. */
async function twinsOf(page: string): Promise<{twins: Twin[]; missingIn: string[]}> {
  const set = contentFolders().find(({folder}) => page.startsWith(`${folder}/`));
  if (!set || !projectFileExists(page)) {
    throw new Error(
      `${page} is not a page of the site. Give a path such as "docs/concepts/stack/overview.md".`,
    );
  }
  const twin = (place: ContentFolder, below: string): Twin => ({
    file: `${place.folder}/${below}`,
    translations: translatedLocales.map((locale) => `${folderIn(place, locale)}/${below}`),
  });
  const own = twin(set, page.slice(set.folder.length + 1));
  const product = products.find((each) => docsFolders(each).some(({folder}) => folder === set.folder));
  const versions = product ? await versionPages(product) : [];
  const source = versions.find(({folder}) => folder.folder === set.folder);
  const table = product && readMovedPages(projectDir, product.id);
  const [route] = [...(source?.files ?? [])].find(([, file]) => `${set.folder}/${file}` === page) ?? [];
  const twins: Twin[] = [own];
  const missingIn: string[] = [];
  for (const {name, folder, files} of versions.filter((version) => version !== source)) {
    const target = twinOf(table, route ?? '', source?.name ?? '', name);
    const file = target === undefined ? undefined : files.get(target);
    if (file === undefined) {
      missingIn.push(name);
    } else {
      twins.push(twin(folder, file));
    }
  }
  return {twins, missingIn};
}

/** The forms of a change, widest first. A single link target can be found even where the sentence around it differs. */
const formsOf = ({lines, sentences, shared}: Change): [Edit, ...Edit[]] => [
  lines,
  ...(sentences ? [sentences] : []),
  ...(shared.length === 1 ? shared : []),
];

/**
 * Finds where the latest change of a page can be made in other versions and languages.
 *
 * @param page path of the page or of its translation, relative to the site
 * @returns edits, new texts by file, and places to check by hand
 * @throws {Error} if there is no such page or no change
 */
export async function planPort(page: string) {
  const original = originalOf(page, contentFolders()).page;
  const {twins, missingIn} = await twinsOf(original);
  const [own] = twins as [Twin];
  const {origin, changes} = sourceChanges([own.file, ...own.translations]);
  const texts = new Map<string, string>();
  const steps: Step[] = [];
  const byHand: string[] = [];
  const make = (file: string, from: string, edits: readonly [Edit, ...Edit[]]): boolean => {
    const text = texts.get(file) ?? (projectFileExists(file) ? readProjectFile(file) : undefined);
    if (text === undefined) {
      byHand.push(`${file}:1 doesn't exist (${from})`);
      return false;
    }
    const {line, text: made, fault} = applyEdit(text, ...edits);
    if (fault !== undefined) {
      byHand.push(`${file}:${line} ${fault} (${from})`);
    } else if (made !== undefined) {
      texts.set(file, made);
      steps.push({file, line, edit: edits[1] ?? edits[0]});
    }
    return fault === undefined;
  };
  for (const twin of twins) {
    const portTo = (file: string, source: string) =>
      (changes.get(source) ?? []).filter(
        (change) => twin === own || make(file, `${source}:${change.line}`, formsOf(change)),
      );
    const ported = portTo(twin.file, own.file);
    twin.translations.forEach((file, index) => {
      portTo(file, own.translations[index] ?? '');
      for (const {line, shared} of ported) {
        shared.forEach((edit) => make(file, `${own.file}:${line}`, [edit]));
      }
    });
  }
  const missing = missingIn.map(
    (name) => `${name === 'current' ? 'The unreleased version' : name} has no such page`,
  );
  return {page: original, origin, steps, texts, byHand: [...byHand, ...missing]};
}
