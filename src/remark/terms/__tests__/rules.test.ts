import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {contentFolders} from '../../../../config/contentSets';
import {termRules} from '../../../../config/glossary';
import {products} from '../../../../config/products';
import {glossaryPages, referenceOptions} from '../../../../config/reference';
import {parseGlossary} from '../glossary';

const {siteDir} = referenceOptions();

/** Names of the terms in all versions of a product's glossary. */
function termsOf(id: string): string[] {
  const label = products.find((product) => product.id === id)?.label;
  return contentFolders()
    .filter(({product}) => product === label)
    .flatMap(({folder}) => glossaryPages.map((page) => path.join(siteDir, folder, page)))
    .filter((file) => fs.existsSync(file))
    .flatMap((file) => parseGlossary(fs.readFileSync(file, 'utf8'), file).map(({name}) => name));
}

it.each(Object.entries(termRules))(
  'the rules of %s contain only terms of its glossary',
  (id, {unmarked, names}) => {
    expect(termsOf(id)).toEqual(expect.arrayContaining([...unmarked, ...names]));
  },
);
