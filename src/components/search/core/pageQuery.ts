import {cutInput} from '@site/src/plugins/search/core/parseQuery';

/** The choice of all versions. */
export const everyVersion = 'all';

/** The filters in the address of the search page. */
export interface PageChoices {
  /** Id of the docs plugin to search. */
  readonly product?: string;
  readonly type?: 'docs' | 'blog';
  /** Id of the docs plugin that the reader came from. Its pages rank first. */
  readonly from?: string;
  /** Version names by docs plugin id, if they differ from those of the context. */
  readonly versions: Readonly<Record<string, string>>;
}

/** The query in the address of the search page. */
export interface PageQuery extends PageChoices {
  readonly text: string;
}

const versionPrefix = 'version.';

/** Parses a query string. Unknown parameters and values are ignored. */
export function readPageQuery(search: string): PageQuery {
  const parameters = new URLSearchParams(search);
  const type = parameters.get('type');
  return {
    text: cutInput(parameters.get('q') ?? ''),
    product: parameters.get('product') ?? undefined,
    type: type === 'docs' || type === 'blog' ? type : undefined,
    from: parameters.get('from') ?? undefined,
    versions: Object.fromEntries(
      [...parameters]
        .filter(([name]) => name.startsWith(versionPrefix))
        .map(([name, value]) => [name.slice(versionPrefix.length), value]),
    ),
  };
}

/** Writes a query string for {@link readPageQuery}; empty for an empty query. */
export function writePageQuery({text, product, type, from, versions}: PageQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({q: text, product, type, from})) {
    if (value) {
      parameters.set(name, value);
    }
  }
  for (const [id, version] of Object.entries(versions)) {
    parameters.set(versionPrefix + id, version);
  }
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}
