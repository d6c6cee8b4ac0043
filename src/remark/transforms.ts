import {changedSince} from './changedSince';
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

/** Takes the options of a transform and returns a function to call for each page. */
export type Attacher = (options: never) => (tree: never, file: never) => unknown;

/** A transform as the Markdown compiler expects it: alone or with its options. */
export type Transform = Attacher | [attacher: Attacher, options: unknown];

/** Transforms by Docusaurus' names of the compilation stages, in order. */
export type Transforms = Record<'beforeDefaultRemarkPlugins' | 'rehypePlugins' | 'recmaPlugins', Transform[]>;

/** Options of the transforms. */
export interface TransformOptions {
  readonly reference: ReferenceTablesOptions;
  readonly results: ResultOptions;
  readonly links: ContentLinkOptions;
  readonly terms: TermOptions;
}

/** All Markdown transforms of this site. */
export function siteTransforms(options: TransformOptions): Transforms {
  return {
    beforeDefaultRemarkPlugins: [
      // First, so that it sees only the source, not additions of other transforms.
      [terms, options.terms],
      diagram,
      terminal,
      [referenceTables, options.reference],
      [results, options.results],
      [screens, options.reference],
      [contentLinks, options.links],
      changedSince,
    ],
    rehypePlugins: [tableLabels, codeTokens, restOfPage],
    recmaPlugins: [localRuntime],
  };
}
