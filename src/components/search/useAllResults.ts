import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {writePageQuery} from './core/pageQuery';

/**
 * Address of the page with all results of a text, in the versions that the dialog searches: it names the product of the
 * current page and, where the page of results would search another one, its version.
 */
export function useAllResults(): (text: string) => string {
  const searchPage = useBaseUrl('/search');
  const {activePlugin, activeVersion} = useActivePluginAndVersion() ?? {};
  const docs = useAllDocsData();
  const preferred = useDocsPreferredVersionByPluginId();
  const from = activePlugin?.pluginId;
  const id = from ?? '';
  const usual = preferred[id] ?? docs[id]?.versions.find(({isLast}) => isLast);
  const versions = activeVersion && activeVersion.name !== usual?.name ? {[id]: activeVersion.name} : {};
  return (text) => searchPage + writePageQuery({text, from, versions});
}
