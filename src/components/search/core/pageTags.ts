import {everyVersion, type PageChoices} from './pageQuery';
import type {IndexInfo} from '@site/src/plugins/search/types';

/**
 * Indexes that a search of the page looks into.
 *
 * @param contextual tags that are searched where the reader has chosen no version.
 */
export function pageTags(
  indexes: readonly IndexInfo[],
  contextual: readonly string[],
  {product, type, versions}: PageChoices,
): string[] {
  return indexes
    .filter(({tag, pluginId, version}) => {
      if (pluginId === undefined) {
        return product === undefined;
      }
      if (type === 'blog' || (product !== undefined && product !== pluginId)) {
        return false;
      }
      const own = indexes.filter((info) => info.pluginId === pluginId);
      const chosen = own.some((info) => info.version === versions[pluginId]) ? versions[pluginId] : undefined;
      return versions[pluginId] === everyVersion || (chosen ? version === chosen : contextual.includes(tag));
    })
    .map(({tag}) => tag);
}
