import type {SearchIndexFile} from '../types';

/** Version of lunr whose format the files have. */
export const lunrVersion = '2.3.9';

/** Tag of what belongs to no docs plugin: the blog and single pages. */
export const defaultTag = 'default';

/** Tag of a version of a docs plugin. */
export function docsTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** Name of the index file of a tag. */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/** Where the index of a tag is fetched; the base URL includes the locale. */
export function indexUrl(baseUrl: string, tag: string): string {
  return `${baseUrl}${indexFileName(tag)}`;
}

/** Text of an index file. */
export function encodeIndex(file: SearchIndexFile): string {
  return JSON.stringify({documents: file.documents, index: file.index});
}
