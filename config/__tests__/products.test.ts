import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {products} from '../products';
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
});
