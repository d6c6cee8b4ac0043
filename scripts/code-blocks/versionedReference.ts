import type {DataOf, Kind} from '../../src/remark/reference/data/kinds';
import type {ReferenceData} from '../../src/remark/reference/load';
import type {Place, ReferenceProduct} from '../../src/remark/reference/place';

/** The data of one version. */
export interface Versioned<T> {
  readonly version: string;
  readonly data: T;
}

/** Reference data by product and version, for verifiers. */
export interface VersionedReference {
  /** Data of every version of a product with this kind of data, newest first. */
  readonly all: <K extends Kind>(product: string, kind: K) => readonly Versioned<DataOf<K>>[];
  /** Data to check a sample against: its page's version or, for another product, every version. */
  readonly candidates: <K extends Kind>(
    product: string,
    kind: K,
    place: Place | undefined,
  ) => readonly Versioned<DataOf<K>>[];
  /** Names of the products' data folders. */
  readonly products: readonly string[];
}

/** Provides reference data by product, version, and the place of a sample. */
export function versionedReference(
  data: ReferenceData,
  products: readonly ReferenceProduct[],
): VersionedReference {
  const known = new Map<string, readonly Versioned<unknown>[]>();

  function all<K extends Kind>(product: string, kind: K): readonly Versioned<DataOf<K>>[] {
    const key = `${product} ${kind}`;
    const read =
      known.get(key) ??
      data
        .versions(product)
        .reverse()
        .flatMap((version) => {
          const loaded = data.load(product, version, kind);
          return loaded.data === undefined ? [] : [{version, data: loaded.data}];
        });
    known.set(key, read);
    return read as readonly Versioned<DataOf<K>>[];
  }

  return {
    all,
    candidates: (product, kind, place) =>
      place?.product.data === product
        ? all(product, kind).filter(({version}) => version === place.version)
        : all(product, kind),
    products: products.map((product) => product.data),
  };
}
