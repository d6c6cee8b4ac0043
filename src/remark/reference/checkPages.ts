import {expandAll, isMeant} from './expand';
import {referenceData} from './load';
import {indexPages, linksFrom, pageReader, pagesBelow, type PageIndex} from './pageIndex';
import {placeOf, type ReferenceProduct} from './place';

/** A fault of the data or of a page, at the place where it can be mended. */
export interface ReferenceFinding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

/** The pages of a site that are checked. */
export interface CheckedPages {
  readonly siteDir: string;
  readonly products: readonly ReferenceProduct[];
  readonly locale: string;
  /** Folders of pages, relative to the site. */
  readonly folders: readonly string[];
}

/** Everything that is wrong with the data, and with the directives of all pages of a language. */
export function checkReference({siteDir, products, locale, folders}: CheckedPages): ReferenceFinding[] {
  const data = referenceData(siteDir);
  const read = pageReader(siteDir);
  const indexes = new Map<string, PageIndex>();
  const indexOf = (root: string) => {
    const index = indexes.get(root) ?? indexPages(pagesBelow(siteDir, root), read);
    indexes.set(root, index);
    return index;
  };
  const faultsOfData = data.problems().map((problem) => ({rule: 'reference-data', ...problem}));
  const faultyFiles = new Set(faultsOfData.map(({file}) => file));
  const faultsOfPages = folders
    .flatMap((folder) => pagesBelow(siteDir, folder))
    .flatMap((file) => {
      const page = read(file);
      const used = page.directives.filter(({name}) => isMeant(name));
      if (used.length === 0) {
        return [];
      }
      const place = placeOf(file, products, locale);
      const find = place ? linksFrom(file, indexOf(place.root)) : () => undefined;
      return expandAll(used, {place, data, find, anchors: page.anchors}).problems.map((problem) => ({
        file,
        ...problem,
      }));
    })
    .filter(({message}) => ![...faultyFiles].some((file) => message.includes(`${file}:`)));
  return [...faultsOfData, ...faultsOfPages];
}
