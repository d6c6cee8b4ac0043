import type {DocsData, GlobalVersion} from './docs';
import {unknownForm} from './unknownForm';

/** Name of the plugin that makes docs. */
export const docsPlugin = 'docusaurus-plugin-content-docs';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDoc(doc: unknown): boolean {
  return isRecord(doc) && typeof doc.id === 'string' && typeof doc.path === 'string';
}

function isVersion(version: unknown): version is GlobalVersion {
  return (
    isRecord(version) &&
    [version.name, version.path, version.mainDocId].every((field) => typeof field === 'string') &&
    Array.isArray(version.docs) &&
    version.docs.every(isDoc)
  );
}

/**
 * What the docs plugin tells all pages.
 *
 * @param globalData global data of all plugins, by name and id
 * @throws {Error} naming every instance whose data are of another form
 */
export function docsDataOf(globalData: Readonly<Record<string, unknown>>): DocsData {
  const data = globalData[docsPlugin];
  const odd = isRecord(data)
    ? Object.entries(data).flatMap(([id, instance]) =>
        isRecord(instance) && Array.isArray(instance.versions) && instance.versions.every(isVersion)
          ? []
          : [`"${id}"`],
      )
    : ['all'];
  if (!isRecord(data) || odd.length > 0) {
    throw unknownForm({
      found: `globalData.json holds no lists of docs for these instances of ${docsPlugin}: ${odd.join(', ')}.`,
      expected:
        'for each instance "versions", a list; in each version "name", "path", "mainDocId", and "docs", a list with "id" and "path".',
      file: 'core/docsData.ts',
    });
  }
  return data as unknown as DocsData;
}
