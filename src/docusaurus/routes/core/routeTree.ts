import type {ChunkNames, RouteChunkNames, RouteConfig, RouteNode} from '../types';

/** Attributes of a route that Docusaurus uses only during the build, or that a node has in another form. */
const buildAttributes = 'path component modules context routes priority metadata props plugin'.split(' ');

/**
 * The routes of the site with their chunk names.
 *
 * @param names chunk names by `<path>-<hash>`, as generated: in the order of the routes, parents before children
 * @throws {Error} if the order differs
 */
export function routeTree(routes: readonly RouteConfig[], names: RouteChunkNames): RouteNode[] {
  const entries = Object.entries(names);
  const visit = (siblings: readonly RouteConfig[]): RouteNode[] =>
    siblings.map((route, order) => {
      const {path, routes: children} = route;
      const [key, chunkNames] = entries.shift() ?? [];
      if (chunkNames === undefined || !key?.startsWith(`${path}-`)) {
        throw new Error(
          `routesChunkNames.json, which Docusaurus generates, has ${key ?? 'nothing'} instead of an entry for ${path}. ` +
            'Adapt src/docusaurus/routes/core/routeTree.ts, or switch off `routes` in config/docusaurusParts.ts.',
        );
      }
      const attributes = Object.entries(route).filter(([name]) => !buildAttributes.includes(name));
      return {
        path,
        hash: key.slice(path.length + 1),
        order,
        attributes: Object.fromEntries(attributes),
        names: chunkNames,
        ...(children && {routes: visit(children)}),
      };
    });
  return visit(routes);
}

/** All routes of a tree. Only those of pages have no children. */
export function allRoutes(tree: readonly RouteNode[]): RouteNode[] {
  return tree.flatMap((route) => [route, ...allRoutes(route.routes ?? [])]);
}

/** The part of a tree that leads to some pages. */
export function routesTo(tree: readonly RouteNode[], paths: readonly string[]): RouteNode[] {
  return tree.flatMap((route) => {
    if (!route.routes) {
      return paths.includes(route.path) ? [route] : [];
    }
    const routes = routesTo(route.routes, paths);
    return routes.length > 0 ? [{...route, routes}] : [];
  });
}

/** All chunk names of a route. */
export function namesIn(names: ChunkNames[string]): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);
}
