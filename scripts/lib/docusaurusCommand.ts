import path from 'node:path';
import {projectDir} from './projectDir';

/** Path of the Docusaurus command-line script. */
export const docusaurusCommand = path.join(projectDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Environment of every build. Minified inline scripts would not have the hashes in the content security policy. Minifying
 * also takes a fifth of a build after an edit and saves only 2% of a page's compressed HTML.
 */
export const buildEnvironment = {SKIP_HTML_MINIFICATION: 'true'} as const;
