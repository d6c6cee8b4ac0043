import fs from 'node:fs';
import path from 'node:path';
import expected from './data/expectedRoutes.json';
import {builtLocales} from './lib/builtSite';
import {projectDir} from './lib/projectDir';
import {runChecks, type Check} from './lib/report';
import {compareRoutes} from './lib/routeDifferences';

const dataFile = 'scripts/data/expectedRoutes.json';
const pendingFile = 'reports/pending-routes.txt';

/** Every route is one of those that the site promises, and exists in all languages. */
export const routesCheck: Check = {
  name: 'routes',
  run() {
    const built = Object.fromEntries(
      builtLocales().map(({locale, baseUrl, routes}) => [
        locale,
        routes.map((route) => `/${route.slice(baseUrl.length)}`),
      ]),
    );
    const all = new Set(Object.values(built).flat());
    const published = Object.entries(expected)
      .filter(([, routes]) => routes.some((route) => all.has(route)))
      .map(([name]) => name);
    const {findings, pending} = compareRoutes({file: dataFile, expected, published, built});
    fs.mkdirSync(path.join(projectDir, path.dirname(pendingFile)), {recursive: true});
    fs.writeFileSync(path.join(projectDir, pendingFile), pending.map((route) => `${route}\n`).join(''));
    return {
      checked: `${all.size} routes in ${Object.keys(built).length} languages`,
      findings,
      pending:
        pending.length === 0
          ? undefined
          : `${pending.length} routes of published versions are not written yet: ${pendingFile}`,
    };
  },
};

if (require.main === module) {
  void runChecks([routesCheck]);
}
