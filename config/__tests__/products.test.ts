import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contentFolders} from '../contentSets';
import {docsOptions} from '../docsInstances';
import {headFields} from '../head';
import {products, versionedProducts} from '../products';
import {releasedVersions} from '../versions';

const siteDir = path.resolve(__dirname, '../..');

describe('the table of products', () => {
  it.each(products)('$label has its folder, an entry page, and its versions', (product) => {
    expect(fs.existsSync(path.join(siteDir, product.folder))).toBe(true);
    expect(product.entry).toMatch(/^\/(?:[\w-]+\/)*$/);
    for (const version of releasedVersions(product)) {
      const prefix = product.id === 'default' ? '' : `${product.id}_`;
      expect(fs.existsSync(path.join(siteDir, `${prefix}versioned_docs/version-${version}`))).toBe(true);
      expect(
        fs.existsSync(path.join(siteDir, `${prefix}versioned_sidebars/version-${version}-sidebars.json`)),
      ).toBe(true);
    }
  });

  it('starts with the default docs instance and has unique ids, folders, and routes', () => {
    expect(products[0].id).toBe('default');
    for (const field of ['id', 'folder', 'route'] as const) {
      expect(new Set(products.map((product) => product[field])).size).toBe(products.length);
    }
  });

  it('lists each folder of pages once', () => {
    const folders = contentFolders();
    expect(new Set(folders.map(({folder}) => folder)).size).toBe(folders.length);
    expect(new Set(folders.map(({translations}) => translations)).size).toBe(folders.length);
  });
});

describe('the configuration derived from the table', () => {
  it('serves every product at its route and labels its unreleased version', () => {
    for (const product of products) {
      const options = docsOptions(product, {});
      expect(options).toMatchObject({id: product.id, path: product.folder, routeBasePath: product.route});
      expect(options.versions?.current?.label).toBe(product.nextLabel);
    }
  });

  it('provides titles with the labels of versioned products only', () => {
    expect(Object.keys(headFields().productLabels)).toEqual(versionedProducts.map(({id}) => id));
  });
});
