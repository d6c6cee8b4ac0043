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

function orphan(page: SourcePage, originals: readonly SourcePage[]): Finding {
  const sameStem = originals.find(
    (original) => withoutExtension(keyOf(original)) === withoutExtension(keyOf(page)),
  );
  return sameStem
    ? {
        file: page.file,
        line: 1,
        rule: 'translation-extension',
        message: `the extension must be that of ${sameStem.file}: the build does not see this file`,
      }
    : {
        file: page.file,
        line: 1,
        rule: 'orphan-translation',
        message: `translates nothing: ${page.set.folder}/${page.path} does not exist`,
      };
}

/** Headings that have an anchor: a page's title has none. */
function anchored({content}: SourcePage): readonly Heading[] {
  return content.headings.filter(({level}) => level > 1);
}

function headingFaults(page: SourcePage, original: SourcePage): Finding[] {
  const ids = anchored(page).map(({id}) => id);
  const originalIds = anchored(original).map(({id}) => id);
  const missing = originalIds.filter((id) => !ids.includes(id));
  const extra = anchored(page).filter(({id}) => !originalIds.includes(id));
  const rule = 'translation-headings';
  return [
    ...missing.map((id) => ({
      file: page.file,
      line: 1,
      rule,
      message: `the anchor "#${id}" of ${original.file} is missing`,
    })),
    ...extra.map(({id, line}) => ({
      file: page.file,
      line,
      rule,
      message: `the anchor "#${id}" is not in ${original.file}; give the heading the English id: {/* #id */}`,
    })),
    ...(missing.length === 0 && extra.length === 0 && ids.join() !== originalIds.join()
      ? [{file: page.file, line: 1, rule, message: `the headings are not in the order of ${original.file}`}]
      : []),
  ];
}

function twinFaults(page: SourcePage, original: SourcePage): Finding[] {
  const slug = page.frontMatter.slug;
  return [
    ...(slug === original.frontMatter.slug
      ? []
      : [
          {
            file: page.file,
            line: lineOfField(page, 'slug'),
            rule: 'translation-slug',
            message: `the slug must be that of ${original.file}: ${JSON.stringify(original.frontMatter.slug) ?? 'none'}`,
          },
        ]),
    ...headingFaults(page, original),
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
