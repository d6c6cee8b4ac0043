import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';

function pathsOf(list: readonly RouteConfig[]): string[] {
  return list.flatMap(({path, exact, routes: children}) => [
    ...(exact && typeof path === 'string' ? [path] : []),
    ...pathsOf(children ?? []),
  ]);
}

/** Paths of all pages of the site: the routes, and the docs, whose routes may not have been loaded yet. */
export function usePages(): Set<string> {
  const docs = Object.values(useAllDocsData()).flatMap(({versions}) =>
    versions.flatMap((version) => version.docs.map(({path}) => path)),
  );
  return new Set([...pathsOf(routes), ...docs]);
}
