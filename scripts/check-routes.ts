import fs from 'node:fs';
import path from 'node:path';
import {builtLocales} from './lib/builtSite';
import {projectDir, readProjectFile} from './lib/projectDir';
import {fileFindings, type Check, type Finding} from './lib/report';

const dataFile = 'scripts/data/expectedRoutes.json';

/** Routes by locale, without its base URL and with a leading slash. */
type RoutesByLocale = Readonly<Record<string, readonly string[]>>;

/** Routes that are missing, or missing in some languages. New routes are fine. */
export function findRouteFaults(file: string, known: readonly string[], built: RoutesByLocale): Finding[] {
  const all = new Set(Object.values(built).flat());
  const advice = 'Restore the page, or redirect the route and run "npm run routes:update"';
  const lost = known.map((route) => !all.has(route) && `${route} is missing. ${advice}`);
  const missing = Object.entries(built).flatMap(([locale, routes]) => {
    const own = new Set(routes);
    return [...all].map((route) => !own.has(route) && `${route} is not built in ${locale}`);
  });
  return [...fileFindings(file, 'lost-route', lost), ...fileFindings(file, 'missing-route', missing)];
}

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
    const known = JSON.parse(readProjectFile(dataFile)) as string[];
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
