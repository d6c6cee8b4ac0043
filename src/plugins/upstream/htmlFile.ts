import path from 'node:path';
import {isFile} from './isFile';

/**
 * Where a build has the page of a route. As in Docusaurus (`pathnameToFilename` in its `core/lib/ssg/ssgUtils.js`),
 * nothing is decoded: a folder has the name that stands in the route.
 *
 * @param baseUrl base URL of the language, with a slash at its end
 * @returns absolute path, also when the build has no such page
 */
export function htmlFileOf(outDir: string, baseUrl: string, route: string): string {
  const place = path.join(outDir, route.slice(baseUrl.length));
  if (/\.html?$/i.test(place)) {
    return place;
  }
  // Docusaurus asks `trailingSlash`; what is there tells as much.
  const lone = `${place}.html`;
  return isFile(lone) ? lone : path.join(place, 'index.html');
}
