import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {allResultsQuery} from './core/allResultsQuery';

/** Address of the page with all results of a text, in the versions that the page of the reader belongs to. */
export function useAllResults(): (text: string) => string {
  const searchPage = useBaseUrl('/search');
  const current = useActivePluginAndVersion();
  const docs = useAllDocsData();
  const preferred = useDocsPreferredVersionByPluginId();
  const active = current?.activeVersion && {
    pluginId: current.activePlugin.pluginId,
    version: current.activeVersion.name,
  };
  const usualVersion = (pluginId: string) =>
    (preferred[pluginId] ?? docs[pluginId]?.versions.find(({isLast}) => isLast))?.name;
  return (text) => searchPage + allResultsQuery(text, active, usualVersion);
}
