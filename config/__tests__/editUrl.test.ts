import {describe, expect, it} from 'vitest';
import {editUrlOf} from '../editUrl';

const root = 'https://github.com/KusionStack/kusionstack.io/edit/main';

describe('editUrlOf', () => {
  it.each([
    ['en', 'karpor_versioned_docs/version-v0.6', `${root}/karpor_versioned_docs/version-v0.6/a.md`],
    ['zh', 'docs', `${root}/i18n/zh/docusaurus-plugin-content-docs/current/a.md`],
    [
      'zh',
      'controller-mesh_versioned_docs/version-v0.1',
      `${root}/i18n/zh/docusaurus-plugin-content-docs-controller-mesh/version-v0.1/a.md`,
    ],
    ['zh', 'community', `${root}/i18n/zh/docusaurus-plugin-content-docs-community/current/a.md`],
  ])('links a page in %s of %s to its source in that version and language', (locale, folder, url) => {
    expect(editUrlOf({locale, versionDocsDirPath: folder, docPath: 'a.md'})).toBe(url);
  });
});
