import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../build/files';
import {referenceFolder} from '../../../remark/reference/load';
import type {Release} from '../types';
import type {ComparedProduct} from './siteChanges';

interface SourcedData {
  readonly sources: readonly {readonly repository: string; readonly tag: string; readonly date: string}[];
}

/** The release that a version's pages describe, from its reference data; nothing if they describe a branch. */
export function releaseOf(
  siteDir: string,
  {data, repository}: Pick<ComparedProduct, 'data' | 'repository'>,
  label: string,
): Release | undefined {
  const folder = path.join(siteDir, referenceFolder, data, label);
  const sources = filesBelow(folder).flatMap(
    (file) => (JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as SourcedData).sources,
  );
  const source = sources.find((entry) => entry.repository === repository && /^v\d/.test(entry.tag));
  return (
    source && {tag: source.tag, date: source.date, notes: `${source.repository}/releases/tag/${source.tag}`}
  );
}
