import type {FieldName} from '../types';

/** Indexed fields, in the order of their numbers in postings. */
export const fieldNames: readonly FieldName[] = ['title', 'content', 'tags'];

/** Tag of the blog and single pages. */
export const defaultTag = 'default';

/** Tag of a version of a docs plugin. */
export function docsTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** Name of the index file of a tag. */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/** Name of the compact index file of a tag. */
export function compactFileName(tag: string): string {
  return `search-compact-${tag}.json`;
}

/** Name of the file with the titles of a tag. */
export function titlesFileName(tag: string): string {
  return `search-titles-${tag}.json`;
}
