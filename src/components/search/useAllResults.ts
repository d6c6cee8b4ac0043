import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {writePageQuery} from './core/pageQuery';

/**
 * Address of the results page for a text, with the versions that the dialog searches: it contains the current product
 * and, if the results page would search another version, the version.
 */
export function useAllResults(): (text: string) => string {
  const searchPage = useBaseUrl('/search');
  const {activePlugin, activeVersion} = useActivePluginAndVersion() ?? {};
  const docs = useAllDocsData();
  const preferred = useDocsPreferredVersionByPluginId();
  const from = activePlugin?.pluginId;
  const id = from ?? '';
  const defaultVersion = preferred[id] ?? docs[id]?.versions.find(({isLast}) => isLast);
  const versions =
    activeVersion && activeVersion.name !== defaultVersion?.name ? {[id]: activeVersion.name} : {};
  return (text) => searchPage + writePageQuery({text, from, versions});
}
