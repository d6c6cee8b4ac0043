import type {FieldName} from '../types';

/** Indexed fields, in the order of their numbers in postings. */
export const fieldNames: readonly FieldName[] = ['title', 'content', 'tags'];

/** Tag of the blog and single pages. */
export const defaultTag = 'default';

/** Tag of a version of a docs plugin. */
export function docsTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** Name of a file of a tag: of the index, the compact index, or the titles. */
export function fileName(content: 'index' | 'compact' | 'titles', tag: string): string {
  return `search-${content}-${tag}.json`;
}
