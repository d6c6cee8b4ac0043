import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {referenceOptions} from '../../../../config/reference';
import {releasedVersions, versionedProducts} from '../../../../config/versions';
import {temporaryFolder} from '../../../build/__tests__/temporaryFolder';
import {writeFile} from '../../../build/files';
import {referenceData} from '../load';
import {source} from './fixture';

const projectDir = path.resolve(__dirname, '../../../..');
let siteDir = '';

function write(file: string, content: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFile(path.join(siteDir, 'reference', file), text);
}

const helm = (chartVersion: string) => ({
  sources: [source],
  chart: 'kusion',
  repository: 'https://example.org',
  chartVersion,
  values: [],
});

beforeEach(() => {
  siteDir = temporaryFolder();
});

describe('the reference data of this project', () => {
  const data = referenceData(projectDir);

  it('is valid in every file', () => {
    expect(data.problems()).toEqual([]);
  });

  it('exists for every version of every product', () => {
    const missing = referenceOptions().products.flatMap(({id, data: name, next}) => {
      const product = versionedProducts.find((candidate) => candidate.id === id);
      const versions = [next, ...(product ? releasedVersions(product) : [])];
      return versions
        .filter((version) => !data.versions(name).includes(version))
        .map((version) => `${name} ${version}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('reference data', () => {
  it('is read again when its file changes, even to the same size', () => {
    write('kusion/v0.14/helm.json', helm('0.14.0'));
    const data = referenceData(siteDir);
    expect(data.load('kusion', 'v0.14', 'helm').data?.chartVersion).toBe('0.14.0');
    write('kusion/v0.14/helm.json', helm('0.14.1'));
    const later = new Date(Date.now() + 5000);
    fs.utimesSync(path.join(siteDir, 'reference/kusion/v0.14/helm.json'), later, later);
    expect(data.load('kusion', 'v0.14', 'helm').data?.chartVersion).toBe('0.14.1');
  });

  it('says which file is missing, and which versions exist', () => {
    write('kusion/v0.14/helm.json', helm('0.14.0'));
    write('kusion/v0.9/helm.json', {});
    expect(referenceData(siteDir).load('kusion', 'v0.16', 'cli')).toEqual({
      problem:
        'reference/kusion/v0.16/cli.json does not exist. Versions with data: v0.9, v0.14. Add data as described in reference/README.md.',
    });
  });

  it('lists the errors in all files', () => {
    write('kusion/v0.14/helm.json', '{');
    write('karpor/v0.6/helm.json', {...helm('1'), chart: ''});
    expect(
      referenceData(siteDir)
        .problems()
        .map(({file, message}) => `${file} ${message}`),
    ).toEqual([
      'reference/karpor/v0.6/helm.json chart: is empty',
      expect.stringContaining('reference/kusion/v0.14/helm.json is not valid JSON'),
    ]);
  });
});
