import type {Finding, SourceSite} from '../../types';

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

interface Parsed {
  readonly value?: unknown;
  readonly finding?: Finding;
}

/** Parses JSON; a fault is told with its line. */
export function parseJson(file: string, text: string): Parsed {
  try {
    return {value: JSON.parse(text) as unknown};
  } catch (error) {
    const message = (error as Error).message;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    return {
      finding: {
        file,
        line: lineAt(text, position),
        rule: 'json',
        message: message.replace(/ in JSON.*$/, ''),
      },
    };
  }
}

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

/** Category and versions files that cannot be read or promise what is not there. */
export function checkDataFiles(site: SourceSite): Finding[] {
  return [...site.dataFiles].flatMap(([file, text]) => {
    const {value, finding} = parseJson(file, text);
    if (finding) {
      return [finding];
    }
    if (file.endsWith('_category_.json')) {
      return categoryFaults(file, value);
    }
    return /^(?:[\w-]+_)?versions\.json$/.test(file) ? versionsFaults(file, value, site) : [];
  });
}
