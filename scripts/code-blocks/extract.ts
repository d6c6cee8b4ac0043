import type {SourcePage} from '../../src/plugins/content-guard/types';
import {placeOf, type ReferenceProduct} from '../../src/remark/reference/place';
import {parseInfo} from './meta';
import type {Sample} from './types';

/** The code blocks of a page, each with what its page is about. */
export function extractSamples(
  {file, content}: Pick<SourcePage, 'file' | 'content'>,
  products: readonly ReferenceProduct[],
  locale: string,
): Sample[] {
  const place = placeOf(file, products, locale);
  return content.codeBlocks.map(({line, info, lines}) => ({file, line, lines, place, ...parseInfo(info)}));
}
