import type {Finding} from '../../../../build/findings';
import type {Heading} from '../../server/parsePage';
import type {SourcePage, SourceSite} from '../../types';
import {lineOfField} from './frontMatter';

/** Key of a page and of its translation. */
export function keyOf({set, path}: SourcePage): string {
  return `${set.folder}/${path}`;
}

function withoutExtension(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}

function orphan({file, set, path}: SourcePage, originals: readonly SourcePage[]): Finding {
  const key = withoutExtension(`${set.folder}/${path}`);
  const sameStem = originals.find((original) => withoutExtension(keyOf(original)) === key);
  const rule = sameStem ? 'translation-extension' : 'orphan-translation';
  const message = sameStem
    ? `the extension must match ${sameStem.file}: the build ignores this file`
    : `has no original: ${set.folder}/${path} does not exist. Move this file, too, or delete it`;
  return {file, line: 1, rule, message};
}

/** Headings with an anchor. Page titles have none. */
function anchored({content}: SourcePage): readonly Heading[] {
  return content.headings.filter(({level}) => level > 1);
}

function headingFaults(page: SourcePage, original: SourcePage): Finding[] {
  const finding = (message: string, line = 1): Finding => ({
    file: page.file,
    line,
    rule: 'translation-headings',
    message,
  });
  const headings = anchored(page);
  const ids = headings.map(({id}) => id);
  const originalIds = anchored(original).map(({id}) => id);
  const missing = originalIds.filter((id) => !ids.includes(id));
  const extra = headings.filter(({id}) => !originalIds.includes(id));
  const isReordered = missing.length === 0 && extra.length === 0 && ids.join() !== originalIds.join();
  return [
    ...missing.map((id) => finding(`the anchor "#${id}" of ${original.file} is missing`)),
    ...extra.map(({id, line}) =>
      finding(
        `the anchor "#${id}" is not in ${original.file}: give the heading the English id: {/* #id */}`,
        line,
      ),
    ),
    ...(isReordered ? [finding(`the headings must be in the same order as in ${original.file}`)] : []),
  ];
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
      return [orphan(page, site.originals)];
    }
    const headings = headingFaults(page, original);
    // A stale translation may lack new headings.
    const isExcused = headings.length > 0 && isStale(page, original);
    return [...slugFaults(page, original), ...(isExcused ? [] : headings)];
  });
}
