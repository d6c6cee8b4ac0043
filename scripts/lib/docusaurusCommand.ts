import path from 'node:path';
import {projectDir} from './projectDir';

/** Path of the Docusaurus command-line script. */
export const docusaurusCommand = path.join(projectDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
