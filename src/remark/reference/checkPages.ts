import type {Finding} from '../../build/findings';
import {expandAll, isMeant} from './expand';
import {referenceData} from './load';
import {indexReader, linksFrom, pageReader, pagesBelow} from './pageIndex';
import {placeOf, type ReferenceProduct} from './place';

/** The pages of a site that are checked. */
export interface CheckedPages {
  readonly siteDir: string;
  readonly products: readonly ReferenceProduct[];
  readonly locale: string;
  /** Folders of pages, relative to the site. */
  readonly folders: readonly string[];
}

/** Everything that is wrong with the data, and with the directives of all pages of a language. */
export function checkReference({siteDir, products, locale, folders}: CheckedPages): Finding[] {
  const data = referenceData(siteDir);
  const read = pageReader(siteDir);
  const indexOf = indexReader(siteDir, read, true);
  const faultsOfData = data.problems();
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
