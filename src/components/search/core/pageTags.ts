import {everyVersion, type PageChoices} from './pageQuery';
import type {IndexInfo} from '@site/src/plugins/search/types';

/**
 * Indexes that a search of the page looks into: at least one, where there is any.
 *
 * @param contextual tags that are searched where the reader has chosen no version.
 * @returns their tags; an unknown product or version limits nothing, and neither does a product among posts.
 */
export function pageTags(
  indexes: readonly IndexInfo[],
  contextual: readonly string[],
  {product, type, versions}: PageChoices,
): string[] {
  const isLimited =
    type !== 'blog' && product !== undefined && indexes.some(({pluginId}) => pluginId === product);
  return indexes
    .filter(({tag, pluginId, version}) => {
      if (pluginId === undefined) {
        return !isLimited;
      }
      if (type === 'blog' || (isLimited && product !== pluginId)) {
        return false;
      }
      const own = indexes.filter((info) => info.pluginId === pluginId);
      const chosen = own.some((info) => info.version === versions[pluginId]) ? versions[pluginId] : undefined;
      return versions[pluginId] === everyVersion || (chosen ? version === chosen : contextual.includes(tag));
    })
    .map(({tag}) => tag);
}
