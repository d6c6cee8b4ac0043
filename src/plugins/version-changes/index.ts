import type {LoadContext, Plugin} from '@docusaurus/types';
import {changesPath, comparisonPath, feedPath, overviewPath} from './core/paths';
import {releaseOf} from './server/releases';
import {siteChanges, type ComparedProduct, type VersionPair} from './server/siteChanges';
import type {ChangesPageData, ProductVersions} from './types';

const components = '@site/src/components/versions';

/** What the page about two versions shows. */
function pageData(pair: VersionPair, pairs: readonly VersionPair[]): ChangesPageData {
  const {product, from, to, areNeighbors, overview, comparisons} = pair;
  const {label, hue, route} = product;
  return {
    product: label,
    hue,
    from: from.label,
    to: to.label,
    areNeighbors,
    docs: `${to.path}${product.entry}`,
    feed: feedPath(route),
    others: pairs
      .filter((other) => other.product === product && other.to === to && other !== pair)
      .map((other) => ({
        title: other.from.label,
        path: overviewPath(route, other.from.label, to.label, other.areNeighbors),
      })),
    overview: {
      ...overview,
      changed: overview.changed.map((page) => ({
        ...page,
        ...(comparisons[page.path] && {
          comparison: comparisonPath(route, to.label, to.path, page.path),
        }),
      })),
    },
  };
}

/** What `/versions` shows. */
function productVersions(
  siteDir: string,
  {label, route, entry, versions, ...product}: ComparedProduct,
): ProductVersions {
  return {
    id: route,
    product: label,
    feed: feedPath(route),
    versions: versions.map((version, index) => ({
      label: version.label,
      status: version.status,
      docs: `${version.path}${entry}`,
      ...(index < versions.length - 1 && {changes: changesPath(route, version.label)}),
      release: releaseOf(siteDir, product, version.label),
    })),
  };
}

/** Pages that tell what changed between versions, and the page that lists all versions. */
export function versionChanges(products: readonly ComparedProduct[]) {
  return function versionChangesPlugin({siteDir, baseUrl, i18n}: LoadContext): Plugin<VersionPair[]> {
    return {
      name: 'version-changes',
      loadContent: () => siteChanges(siteDir, i18n.currentLocale, products),
      async contentLoaded({content, actions}) {
        const addPage = async (path: string, component: string, data: unknown) => {
          const name = `${path.replaceAll('/', '-')}.json`;
          actions.addRoute({
            path: baseUrl + path,
            component: `${components}/${component}`,
            modules: {data: await actions.createData(name, JSON.stringify(data))},
            exact: true,
          });
        };
        await addPage(
          'versions',
          'VersionsPage',
          products.map((product) => productVersions(siteDir, product)),
        );
        for (const pair of content) {
          const {product, from, to, areNeighbors} = pair;
          const path = overviewPath(product.route, from.label, to.label, areNeighbors);
          await addPage(path, 'ChangesPage', pageData(pair, content));
        }
      },
    };
  };
}
