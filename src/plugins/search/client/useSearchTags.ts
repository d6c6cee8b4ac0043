import {
  getDocsVersionSearchTag,
  useActivePluginAndVersion,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import type {SearchGlobalData} from '../types';
import type {SearchQuestion} from './messages';

/**
 * The indexes for the current page: for each product, the page's version, or else the reader's preferred one, or else
 * the latest; and the index of pages outside the docs.
 *
 * @returns tags of existing indexes, that of the page's version first
 */
export function useSearchTags(): Pick<SearchQuestion, 'tags' | 'activeTag'> {
  const {indexes} = usePluginData('search') as SearchGlobalData;
  const active = useActivePluginAndVersion();
  const own =
    active?.activeVersion && getDocsVersionSearchTag(active.activePlugin.pluginId, active.activeVersion.name);
  const contextual = useDocsContextualSearchTags().join(' ');
  return useMemo(() => {
    const existing = new Set(indexes.map(({tag}) => tag));
    const tags = ['default', ...contextual.split(' ')].filter((tag) => existing.has(tag));
    const activeTag = tags.find((tag) => tag === own);
    return {tags: tags.sort((a, b) => Number(b === activeTag) - Number(a === activeTag)), activeTag};
  }, [indexes, contextual, own]);
}
