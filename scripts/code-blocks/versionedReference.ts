import type {DataOf, Kind} from '../../src/remark/reference/data/kinds';
import type {ReferenceData} from '../../src/remark/reference/load';
import type {Place, ReferenceProduct} from '../../src/remark/reference/place';

/** The data of one version. */
export interface Versioned<T> {
  readonly version: string;
  readonly data: T;
}

/** Reference data by product and version, for verifiers. */
export type VersionedReference = ReturnType<typeof versionedReference>;

/** Provides reference data by product, version, and the place of a sample. */
export function versionedReference(data: ReferenceData, products: readonly ReferenceProduct[]) {
  /** Data of every version of a product with this kind of data, newest first. */
  function all<K extends Kind>(product: string, kind: K): readonly Versioned<DataOf<K>>[] {
    const versions = data.versions(product).reverse();
    return versions.flatMap((version) => {
      const loaded = data.load(product, version, kind);
      return loaded.data === undefined ? [] : [{version, data: loaded.data}];
    });
  }

  return {
    all,
    /** Data to check a sample against: its page's version or, for another product, every version. */
    candidates: <K extends Kind>(product: string, kind: K, place?: Place) =>
      place?.product.data === product
        ? all(product, kind).filter(({version}) => version === place.version)
        : all(product, kind),
    /** Names of the products' data folders. */
    products: products.map((product) => product.data),
  };
}
