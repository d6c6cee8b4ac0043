import {spawnSync} from 'node:child_process';
import type {Document, LineCounter} from 'yaml';
import {referenceOptions} from '../../config/reference';
import type {DataOf, Kind} from '../../src/remark/reference/data/kinds';
import {referenceData} from '../../src/remark/reference/load';
import type {Place} from '../../src/remark/reference/place';
import {projectDir} from '../lib/projectDir';
import {kclCompiler, type KclCompiler} from './kcl/compiler';
import type {Fault, Sample} from './types';

/** The data of one version. */
export interface Versioned<T> {
  readonly version: string;
  readonly data: T;
}

/** The site's reference data by product, version, and the place of a sample. */
function referenceOfSite() {
  const data = referenceData(projectDir);

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
    products: referenceOptions().products.map((product) => product.data),
  };
}

/** What verifiers need besides the block. Blocks are skipped if their program isn't installed. */
export interface Context {
  readonly reference: ReturnType<typeof referenceOfSite>;
  readonly kcl?: KclCompiler;
  /** Returns the errors that `gofmt -e` prints for Go source. */
  readonly gofmt?: (source: string) => string;
}

/** Finds the problems in a block of one language. */
export type Verifier = (sample: Sample, context: Context) => readonly Fault[];

/** Finds the problems in a document of a YAML or JSON block. */
export type DocumentCheck = (
  document: Document,
  lines: LineCounter,
  sample: Sample,
  context: Context,
) => Fault[];

/** The site's reference data, and the programs installed on this machine. */
export function siteContext(): Context {
  const gofmt = (input: string) => spawnSync('gofmt', ['-e'], {input, encoding: 'utf8'});
  return {
    reference: referenceOfSite(),
    kcl: kclCompiler(),
    gofmt: gofmt('').error ? undefined : (source) => gofmt(source).stderr,
  };
}
