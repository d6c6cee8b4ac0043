import {expect, it} from 'vitest';
import {docsOptions} from '../docsInstances';
import {products, versionedProducts} from '../products';
import {releasedVersions} from '../versions';

const classes = (id: string) => {
  const product = products.find((candidate) => candidate.id === id);
  const versions = product && docsOptions(product, {}).versions;
  return Object.values(versions ?? {}).map(({className}) => className);
};

it.each(versionedProducts.map((product) => [product.label, product] as const))(
  'every version of %s carries the hue of its tool and the class that Docusaurus gives it',
  (_, product) => {
    expect(classes(product.id)).toEqual(
      ['current', ...releasedVersions(product)].map(
        (version) => `docs-version-${version} tool--${product.hue}`,
      ),
    );
  },
);

it('a section without versions has no hue', () => {
  expect(classes('community')).toEqual([]);
});
