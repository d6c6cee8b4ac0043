import path from 'node:path';
import {projectDir} from './projectDir';

/** File of the command line of Docusaurus, for Node. */
export const docusaurusCommand = path.join(projectDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
