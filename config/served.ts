import {products, type Product} from './products';
import {releasedVersions} from './versions';

/** The part of the site to serve or build. */
export interface Served {
  readonly products: readonly [Product, ...Product[]];
  /** The only version of the only product, as Docusaurus names it; absent if all are served. */
  readonly version?: string;
  /** Whether it is the whole site, including the blog. */
  readonly isWhole: boolean;
}

/** The whole site. */
export const wholeSite: Served = {products, isWhole: true};

/** A product's parts by the name under which `npm start -- --only <name>` serves them. */
function partsOf(product: Product): [name: string, part: Served][] {
  const part = {products: [product], isWhole: false} as const;
  const versions = product.nextLabel === undefined ? [] : ['current', ...releasedVersions(product)];
  return [
    [product.route, part],
    ...versions.map((version): [string, Served] => [
      `${product.route}/${version === 'current' ? 'next' : version}`,
      {...part, version},
    ]),
  ];
}

/**
 * What `npm start` serves.
 *
 * @param name first path segment of a product, optionally with a version, such as `docs/v0.14`; empty for the whole
 * site
 * @throws {Error} listing the allowed names if there is no such product or version
 */
export function servedPart(name: string | undefined): Served {
  if (!name) {
    return wholeSite;
  }
  const parts = new Map(products.flatMap(partsOf));
  const part = parts.get(name);
  if (!part) {
    const lines = products.map((product) => {
      const names = partsOf(product).map(([allowed]) => allowed);
      return `- ${product.label}: ${names.join(', ')}`;
    });
    throw new Error(
      `"${name}" is neither a product nor one of its versions. Allowed names:\n${lines.join('\n')}`,
    );
  }
  return part;
}
