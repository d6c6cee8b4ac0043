import type {Finding} from '../../../../build/findings';
import type {Heading, SourcePage, SourceSite} from '../../types';
import {lineOfField} from './frontMatter';

function keyOf({set, path}: SourcePage): string {
  return `${set.folder}/${path}`;
}

function withoutExtension(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}

function translatedFile({set, path}: SourcePage, locale: string): string {
  return `${set.translations.replace('{locale}', locale)}/${path}`;
}

function orphan({file, set, path}: SourcePage, originals: readonly SourcePage[]): Finding {
  const key = withoutExtension(`${set.folder}/${path}`);
  const sameStem = originals.find((original) => withoutExtension(keyOf(original)) === key);
  return sameStem
    ? {
        file,
        line: 1,
        rule: 'translation-extension',
        message: `the extension must be that of ${sameStem.file}: the build ignores this file`,
      }
    : {
        file,
        line: 1,
        rule: 'orphan-translation',
        message: `translates nothing: ${set.folder}/${path} does not exist`,
      };
}

/** Headings that have an anchor: a page's title has none. */
function anchored({content}: SourcePage): readonly Heading[] {
  return content.headings.filter(({level}) => level > 1);
}

function twinFaults(page: SourcePage, original: SourcePage): Finding[] {
  const finding = (rule: string, message: string, line = 1): Finding => ({
    file: page.file,
    line,
    rule,
    message,
  });
  const [slug, wanted] = [page.frontMatter.slug, original.frontMatter.slug];
  const headings = anchored(page);
  const ids = headings.map(({id}) => id);
  const originalIds = anchored(original).map(({id}) => id);
  const missing = originalIds.filter((id) => !ids.includes(id));
  const extra = headings.filter(({id}) => !originalIds.includes(id));
  const isReordered = missing.length === 0 && extra.length === 0 && ids.join() !== originalIds.join();
  const rule = 'translation-headings';
  const slugMessage = `the slug must be that of ${original.file}: ${JSON.stringify(wanted) ?? 'none'}`;
  return [
    ...(slug === wanted ? [] : [finding('translation-slug', slugMessage, lineOfField(page, 'slug'))]),
    ...missing.map((id) => finding(rule, `the anchor "#${id}" of ${original.file} is missing`)),
    ...extra.map(({id, line}) =>
      finding(
        rule,
        `the anchor "#${id}" is not in ${original.file}; give the heading the English id: {/* #id */}`,
        line,
      ),
    ),
    ...(isReordered ? [finding(rule, `the headings are not in the order of ${original.file}`)] : []),
  ];
}

/** Pages without translation, translations without page, and twins that differ in slug or anchors. */
export function checkTranslations(site: SourceSite): Finding[] {
  if (site.isDefaultLocale) {
    return [];
  }
  const originals = new Map(site.originals.map((page) => [keyOf(page), page]));
  const translated = new Set(site.pages.map(keyOf));
  return [
    ...site.originals
      .filter((original) => !translated.has(keyOf(original)))
      .map((original) => ({
        file: original.file,
        line: 1,
        rule: 'missing-translation',
        message: `${translatedFile(original, site.locale)} does not exist`,
      })),
    ...site.pages.flatMap((page) => {
      const original = originals.get(keyOf(page));
      return original ? twinFaults(page, original) : [orphan(page, site.originals)];
    }),
  ];
}
