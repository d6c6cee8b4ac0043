import fs from 'node:fs';
import path from 'node:path';
import {builtLocales} from './lib/builtSite';
import {projectDir} from './lib/projectDir';
import type {Check} from './lib/report';
import {findRouteFaults, type RoutesByLocale} from './lib/routes';

const dataFile = 'scripts/data/expectedRoutes.json';

function builtRoutes(): RoutesByLocale {
  return Object.fromEntries(
    builtLocales().map(({locale, baseUrl, routes}) => [
      locale,
      routes.map((route) => `/${route.slice(baseUrl.length)}`),
    ]),
  );
}

/** No published route is missing, and each exists in all languages. */
export const routesCheck: Check = {
  name: 'routes',
  run() {
    const known = JSON.parse(fs.readFileSync(path.join(projectDir, dataFile), 'utf8')) as string[];
    const built = builtRoutes();
    const locales = Object.values(built);
    const added = new Set(locales.flat().filter((route) => !known.includes(route))).size;
    return {
      checked: `${known.length} known and ${added} new routes in ${locales.length} languages`,
      findings: findRouteFaults(dataFile, known, built),
    };
  },
};

if (require.main === module && process.argv.includes('--update')) {
  const routes = [...new Set(Object.values(builtRoutes()).flat())].sort();
  fs.writeFileSync(path.join(projectDir, dataFile), `${JSON.stringify(routes, undefined, 2)}\n`);
  console.log(`${dataFile}: ${routes.length} routes`);
}
