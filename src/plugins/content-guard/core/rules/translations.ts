import type {Finding} from '../../../../build/findings';
import type {Heading} from '../../server/parsePage';
import type {SourcePage, SourceSite} from '../../types';
import {lineOfField} from './frontMatter';

/** Key of a page and of its translation. */
export function keyOf({set, path}: SourcePage): string {
  return `${set.folder}/${path}`;
}

function headingFaults(page: SourcePage, original: SourcePage): Finding[] {
  const finding = (message: string, line = 1): Finding => ({
    file: page.file,
    line,
    rule: 'translation-headings',
    message,
  });
  // Page titles have no anchor.
  const anchored = ({content}: SourcePage) => content.headings.filter(({level}) => level > 1);
  const [headings, wanted] = [anchored(page), anchored(original)];
  const without = (some: readonly Heading[], others: readonly Heading[]) =>
    some.filter((heading) => others.every(({id}) => id !== heading.id));
  const faults = [
    ...without(wanted, headings).map(({id}) => finding(`the anchor "#${id}" of ${original.file} is missing`)),
    ...without(headings, wanted).map(({id, line}) =>
      finding(
        `the anchor "#${id}" is not in ${original.file}: give the heading the English id: {/* #id */}`,
        line,
      ),
    ),
  ];
  const isReordered = headings.map(({id}) => id).join() !== wanted.map(({id}) => id).join();
  return faults.length === 0 && isReordered
    ? [finding(`the headings must be in the same order as in ${original.file}`)]
    : faults;
}

function slugFaults(page: SourcePage, original: SourcePage): Finding[] {
  const {file, frontMatter} = page;
  const wanted = original.frontMatter.slug;
  const message = `the slug must match ${original.file}: ${JSON.stringify(wanted) ?? 'none'}`;
  return frontMatter.slug === wanted
    ? []
    : [{file, line: lineOfField(page, 'slug'), rule: 'translation-slug', message}];
}

/**
 * Finds translations without an English page, and pairs with different slugs or anchors. Missing and stale translations
 * are allowed: readers see the English page or a notice.
 *
 * @param isStale whether the English page changed since it was translated
 */
export function checkTranslations(
  site: SourceSite,
  isStale: (page: SourcePage, original: SourcePage) => boolean,
): Finding[] {
  if (site.isDefaultLocale) {
    return [];
  }
  const originals = new Map(site.originals.map((page) => [keyOf(page), page]));
  return site.pages.flatMap((page) => {
    const original = originals.get(keyOf(page));
    if (!original) {
      const message = `the build ignores this file, because ${keyOf(page)} does not exist. Rename or delete it`;
      return [{file: page.file, line: 1, rule: 'orphan-translation', message}];
    }
    const headings = headingFaults(page, original);
    // A stale translation may lack new headings.
    const isExcused = headings.length > 0 && isStale(page, original);
    return [...slugFaults(page, original), ...(isExcused ? [] : headings)];
  });
}
