import {everyVersion, type PageChoices} from './pageQuery';
import type {IndexInfo} from '@site/src/plugins/search/types';

/**
 * The indexes that the search page searches: at least one, if there is any.
 *
 * @param contextual tags that are searched if the reader hasn't chosen a version
 * @returns their tags. Unknown products and versions are ignored, and so is the product in a search of posts.
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
