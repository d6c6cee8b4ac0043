import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {knownPages, type KnownPages} from './core/existingLinks';

/** The doc pages of this build in the current language. */
export function useKnownPages(): KnownPages {
  const {siteConfig} = useDocusaurusContext();
  const instances = Object.values(useAllDocsData()).map(({path, versions}) => ({
    path,
    pages: versions.flatMap(({docs}) => docs.map((doc) => doc.path)),
  }));
  return knownPages(instances, siteConfig.baseUrl);
}
