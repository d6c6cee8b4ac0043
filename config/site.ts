/** The site's source repository, used for edit and report links. */
export const siteRepository = 'https://github.com/KusionStack/kusionstack.io';
export const siteBranch = 'main';
