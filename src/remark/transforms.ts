import type {MarkdownOptions} from '../../config/docsInstances';
import {additions} from './additions';
import {codeTokens} from './codeTokens';
import {contentLinks, type ContentLinkOptions} from './contentLinks';
import {diagram} from './diagram';
import {localRuntime} from './localRuntime';
import {referenceTables, type ReferenceTablesOptions} from './reference';
import {restOfPage} from './restOfPage';
import {results, type ResultOptions} from './result';
import {screens} from './screen';
import {tableLabels} from './tableLabels';
import {terminal} from './terminal';
import {terms, type TermOptions} from './terms';

/** Options of the transforms. */
interface TransformOptions {
  readonly reference: ReferenceTablesOptions;
  readonly results: ResultOptions;
  readonly links: ContentLinkOptions;
  readonly terms: TermOptions;
}

/** All Markdown transforms of this site. */
export function siteTransforms(options: TransformOptions): MarkdownOptions {
  return {
    beforeDefaultRemarkPlugins: [
      // First, so that it sees only the source, not additions of other transforms.
      [terms, options.terms],
      diagram,
      terminal,
      [results, options.results],
      [screens, options.reference],
      [referenceTables, options.reference],
      [contentLinks, options.links],
      additions,
    ],
    rehypePlugins: [tableLabels, codeTokens, restOfPage],
    recmaPlugins: [localRuntime],
  };
}
