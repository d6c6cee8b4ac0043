import type {MarkdownOptions} from '../../config/docsInstances';
import {additions} from './additions';
import {codeTokens} from './codeTokens';
import {contentLinks} from './contentLinks';
import {diagram} from './diagram';
import {localRuntime} from './localRuntime';
import {referenceTables} from './reference';
import {restOfPage} from './restOfPage';
import {results} from './result';
import {screens} from './screen';
import type {SiteFacts} from './siteFacts';
import {tableLabels} from './tableLabels';
import {terminal} from './terminal';
import {terms} from './terms';

/** All Markdown transforms of this site. */
export function siteTransforms(site: SiteFacts): MarkdownOptions {
  return {
    beforeDefaultRemarkPlugins: [
      // First, so that it sees only the source, not additions of other transforms.
      [terms, site],
      diagram,
      terminal,
      [results, site],
      [screens, site],
      [referenceTables, site],
      [contentLinks, site],
      additions,
    ],
    rehypePlugins: [tableLabels, codeTokens, restOfPage],
    recmaPlugins: [localRuntime],
  };
}
