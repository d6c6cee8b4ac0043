import {cutInput} from '@site/src/plugins/search/core/parseQuery';

/** Choice of a version that stands for all of them. */
export const everyVersion = 'all';

/** What the address of the search page says besides the text. */
export interface PageChoices {
  /** Id of the docs plugin to which the search is limited. */
  readonly product?: string;
  readonly type?: 'docs' | 'blog';
  /** Id of the docs plugin that the reader came from: its pages lead. */
  readonly from?: string;
  /** Names of versions by docs plugin id, where they are not those of the context. */
  readonly versions: Readonly<Record<string, string>>;
}

/** What the address of the search page says. */
export interface PageQuery extends PageChoices {
  readonly text: string;
}

const versionPrefix = 'version.';

/** Reads a query string; unknown parameters and values say nothing. */
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

/** Writes a query string that {@link readPageQuery} reads back; empty where nothing is asked. */
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
