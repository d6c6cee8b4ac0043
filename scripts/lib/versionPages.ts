import fs from 'node:fs';
import path from 'node:path';
import {versionedProducts, type Product} from '../../config/products';
import {releasedVersions} from '../../config/versions';
import {buildTable} from '../../src/plugins/page-twins/core/buildTable';
import {parseMovedPages} from '../../src/plugins/page-twins/core/parseMovedPages';
import {routeBelow} from '../../src/plugins/page-twins/core/routeBelow';
import {twinOf} from '../../src/plugins/page-twins/core/twinOf';
import type {TwinTable} from '../../src/plugins/page-twins/types';
import {projectDir} from './projectDir';

/** A version of a product with its pages. */
interface Version {
  readonly name: string;
  /** Where the version begins, with the base URL of the language. */
  readonly root: string;
  readonly routes: readonly string[];
}

/** A page of a version that is not the latest, by its route. */
export interface OtherVersionRoute {
  readonly route: string;
  readonly twin?: string;
  /** Where the latest version begins. */
  readonly latest: string;
}

function isBelow(route: string, root: string): boolean {
  return route === root || route.startsWith(`${root}/`);
}

function versionsOf(product: Product, baseUrl: string, routes: readonly string[]): Version[] {
  const [latest, ...older] = releasedVersions(product);
  const root = `${baseUrl}${product.route}`;
  const roots = [
    ...(latest === undefined ? [] : [{name: 'current', root: `${root}/next`}]),
    {name: latest ?? 'current', root},
    ...older.map((name) => ({name, root: `${root}/${name}`})),
  ];
  return roots.map((version) => {
    const within = roots.map((other) => other.root).filter((other) => isBelow(other, version.root));
    return {
      ...version,
      routes: routes.filter(
        (route) =>
          isBelow(route, version.root) &&
          !within.some((other) => other !== version.root && isBelow(route, other)),
      ),
    };
  });
}

function movedPages(product: Product, versions: readonly Version[]): TwinTable | undefined {
  const file = path.join(projectDir, `config/movedPages/${product.id}.tsv`);
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const moved = parseMovedPages(fs.readFileSync(file, 'utf8'), file);
  const published = versions.map(({name, root, routes}) => ({
    name,
    routes: new Set(routes.map((route) => routeBelow(root, route))),
  }));
  return buildTable(moved.topics, moved.versions, published);
}

/** Routes of a language that belong to a version other than the latest, each with its twin in the latest. */
export function otherVersionRoutes(baseUrl: string, routes: readonly string[]): OtherVersionRoute[] {
  return versionedProducts.flatMap((product) => {
    const versions = versionsOf(product, baseUrl, routes);
    const latest = versions.find(({root}) => root === `${baseUrl}${product.route}`);
    const table = movedPages(product, versions);
    return versions
      .filter((version) => latest !== undefined && version !== latest)
      .flatMap(({name, root, routes: own}) =>
        own.map((route) => {
          const below = twinOf(table, routeBelow(root, route), name, latest?.name ?? '');
          const twin = latest?.routes.find(
            (candidate) => below !== undefined && routeBelow(latest.root, candidate) === below,
          );
          return {route, twin, latest: latest?.root ?? ''};
        }),
      );
  });
}
