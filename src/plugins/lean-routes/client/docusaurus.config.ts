import config from '@generated/docusaurus.config';

/** The site's configuration without what only a build asks for. */
export default config;
