import path from 'node:path';
import {contentFolders} from './contentSets';

/** Options of the transform that shows the results of KCL programs. */
export function resultOptions() {
  return {siteDir: path.resolve(__dirname, '..'), sets: contentFolders()};
}
