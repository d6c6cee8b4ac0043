import path from 'node:path';

/** File of the command line of Docusaurus, for Node. */
export const docusaurusCommand = path.resolve(
  __dirname,
  '../../node_modules/@docusaurus/core/bin/docusaurus.mjs',
);
