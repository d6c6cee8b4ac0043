import {contentFolders} from '../../config/contentSets';
import {readSources} from '../../src/plugins/content-guard/server/readSources';
import {projectDir} from './projectDir';

/** The pages of the site, or of some of its folders, in one language. */
export function sourcesOf(locale: string, sets = contentFolders(), siteDir = projectDir) {
  return readSources(siteDir, sets, locale);
}
