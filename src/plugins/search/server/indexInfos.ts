import {defaultTag, docsTag} from '../core/indexFile';
import type {IndexInfo} from '../types';
import {docsInstances, type AllContent} from './collectPages';

/** What the browser is told about the indexes of a locale: one for each version, and one for the rest. */
export function indexInfos(
  allContent: AllContent,
  productLabels: Readonly<Record<string, string>>,
): IndexInfo[] {
  const docs = docsInstances(allContent).flatMap(([pluginId, {loadedVersions}]) =>
    loadedVersions.map(({versionName, label, isLast}): IndexInfo => ({
      tag: docsTag(pluginId, versionName),
      pluginId,
      product: productLabels[pluginId] ?? pluginId,
      version: versionName,
      versionLabel: loadedVersions.length > 1 ? label : '',
      isLatest: isLast,
    })),
  );
  return [{tag: defaultTag}, ...docs];
}
