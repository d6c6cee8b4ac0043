import {describe, expect, it} from 'vitest';
import {contentFolders} from '../contentSets';
import {docsOptions} from '../docsInstances';
import {footer} from '../footer';
import {navbarItems} from '../navbar';
import {products} from '../products';
import {servedPart, wholeSite} from '../served';

describe('servedPart', () => {
  it('is the whole site if no name is given', () => {
    expect(servedPart(undefined)).toBe(wholeSite);
    expect(servedPart('')).toBe(wholeSite);
  });

  it('has the pages of one product, or of one of its versions, and no posts', () => {
    const foldersOf = (name: string) => contentFolders(servedPart(name)).map(({folder}) => folder);
    expect(foldersOf('controller-mesh')).toEqual([
      'controller-mesh_docs',
      'controller-mesh_versioned_docs/version-v0.1',
      'src/pages',
    ]);
    expect(foldersOf('docs/v0.14')).toEqual(['versioned_docs/version-v0.14', 'src/pages']);
    expect(foldersOf('karpor/next')).toEqual(['karpor_docs', 'src/pages']);
  });

  it('links to nothing else from the navbar and the footer', () => {
    const part = servedPart('karpor/v0.5');
    const navbar = JSON.stringify(navbarItems(part));
    const links = JSON.stringify(footer(part)?.links);
    expect(navbar).toContain('"docsPluginId":"karpor"');
    expect(navbar + links).not.toMatch(/"docsPluginId":"default"|"to":"\/(?:docs|kuperator|blog)/);
    expect(links).toContain('"to":"/karpor/v0.5/"');
  });

  it('keeps the address of a version that is served alone', () => {
    const {
      products: [karpor],
      version,
    } = servedPart('karpor/v0.5');
    expect(docsOptions(karpor, {}, version)).toMatchObject({
      onlyIncludeVersions: ['v0.5'],
      versions: {'v0.5': {path: 'v0.5'}},
    });
  });

  it.each(['kusion', 'docs/v9', 'docs/', 'blog'])('rejects %s and lists the allowed names', (name) => {
    expect(() => servedPart(name)).toThrow(`"${name}" is neither a product nor one of its versions.`);
    for (const {label, route} of products) {
      expect(() => servedPart(name)).toThrow(`- ${label}: ${route}`);
    }
  });
});
