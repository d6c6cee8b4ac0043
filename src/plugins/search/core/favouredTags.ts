import type {ReadyIndex} from './loadIndex';
import type {QueryUnits} from './queryUnits';

/**
 * Tags of the indexes whose documents count more: those of a product that the query names; else, when
 * nothing of the reader's product is titled so, those with a page of that title; else the reader's.
 */
export function favouredTags(
  indexes: readonly ReadyIndex[],
  units: QueryUnits,
  activeTag: string | undefined,
): string[] {
  const named = indexes.filter(({name}) => name?.test(units.text));
  const key = units.words.join('');
  const active = indexes.find(({tag}) => tag === activeTag);
  const titled =
    named.length > 0 || !active || active.pages.documents.some(({titleKey}) => titleKey === key)
      ? []
      : indexes.filter(({pages}) => pages.documents.some(({isPage, titleKey}) => isPage && titleKey === key));
  const favoured = [named, titled, active ? [active] : []].find(({length}) => length > 0) ?? [];
  return favoured.map(({tag}) => tag);
}
