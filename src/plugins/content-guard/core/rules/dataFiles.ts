import {parseJson} from '../../../../build/dataText';
import type {Finding} from '../../../../build/findings';
import type {SourceSite} from '../../types';

function categoryFaults(file: string, value: unknown): Finding[] {
  const {label} = (value ?? {}) as {label?: unknown};
  return typeof label === 'string' && label !== ''
    ? []
    : [{file, line: 1, rule: 'category-label', message: 'the category has no "label"'}];
}

function versionsFaults(file: string, value: unknown, {hasFile}: SourceSite): Finding[] {
  const at = {file, line: 1, rule: 'versions-file'};
  if (!Array.isArray(value) || !value.every((name) => typeof name === 'string' && /^v\d+\.\d+$/.test(name))) {
    return [{...at, message: 'must be a list of versions such as "v0.14", newest first'}];
  }
  const prefix = file.replace(/versions\.json$/, '');
  return (value as string[]).flatMap((name) =>
    [`${prefix}versioned_docs/version-${name}`, `${prefix}versioned_sidebars/version-${name}-sidebars.json`]
      .filter((path) => !hasFile(path))
      .map((path) => ({...at, message: `lists ${name}, but ${path} does not exist`})),
  );
}

/** Category and versions files that are malformed or name what doesn't exist. */
export function checkDataFiles(site: SourceSite): Finding[] {
  return [...site.dataFiles].flatMap(([file, text]) => {
    const {value, fault} = parseJson(text);
    if (fault) {
      return [{file, rule: 'json', ...fault}];
    }
    if (file.endsWith('_category_.json')) {
      return categoryFaults(file, value);
    }
    return /^(?:[\w-]+_)?versions\.json$/.test(file) ? versionsFaults(file, value, site) : [];
  });
}
