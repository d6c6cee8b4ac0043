import type {DataOf, Kind} from '../../src/remark/reference/data/kinds';
import type {ReferenceData} from '../../src/remark/reference/load';
import type {Place, ReferenceProduct} from '../../src/remark/reference/place';

/** The data of one version. */
export interface Versioned<T> {
  readonly version: string;
  readonly data: T;
}

/** Reference data as the verifiers of samples ask for it. */
export type VersionedReference = ReturnType<typeof versionedReference>;

/** Offers reference data by product, version, and the place of a sample. */
export function versionedReference(data: ReferenceData, products: readonly ReferenceProduct[]) {
  /** Data of every version of a product that has the kind, newest first. */
  function all<K extends Kind>(product: string, kind: K): readonly Versioned<DataOf<K>>[] {
    const versions = data.versions(product).reverse();
    return versions.flatMap((version) => {
      const loaded = data.load(product, version, kind);
      return loaded.data === undefined ? [] : [{version, data: loaded.data}];
    });
  }

  return {
    all,
    /** Data that a sample in a place is held against: its own version, or any of another product. */
    candidates: <K extends Kind>(product: string, kind: K, place?: Place) =>
      place?.product.data === product
        ? all(product, kind).filter(({version}) => version === place.version)
        : all(product, kind),
    /** Names of the products' data folders. */
    products: products.map((product) => product.data),
  };
}
