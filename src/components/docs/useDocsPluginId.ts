import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';

/**
 * Id of the docs plugin instance that the current page belongs to. Unlike stock `useActivePlugin`, it doesn't sort the
 * instances with `localeCompare`, whose first call blocks a phone for about 50 ms. Our instances aren't nested.
 */
export function useDocsPluginId(): string | undefined {
  const {pathname} = useLocation();
  const instances = Object.entries(useAllDocsData());
  return instances.find(([, {path}]) => pathname === path || pathname.startsWith(`${path}/`))?.[0];
}
