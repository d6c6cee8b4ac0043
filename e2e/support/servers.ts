import fs from 'node:fs';
import path from 'node:path';

const projectDir = path.resolve(__dirname, '../..');

/** Fixture sites in `e2e/sites`, each served on its own port. */
export const fixturePorts = {
  'kitchen-sink': 4440,
  shell: 4420,
  products: 4421,
  search: 4311,
  'search-focus': 4312,
  'search-hosted': 4313,
} as const satisfies Record<string, number>;

const sitePort = 4300;

/** Address of the real site's build, with English at the root. */
export const siteUrl = `http://localhost:${sitePort}`;

/** Address of a fixture site's build. */
export function fixtureUrl(name: keyof typeof fixturePorts): string {
  return `http://localhost:${fixturePorts[name]}`;
}

function server(siteDir: string, port: number) {
  return {
    command: `npx docusaurus serve ${siteDir} --no-open --port ${port} --host localhost`,
    cwd: projectDir,
    port,
    timeout: 180_000,
    reuseExistingServer: process.env.CI === undefined,
  };
}

/** One server for the real site and one for each built fixture site. */
export const servers = [
  server('.', sitePort),
  ...Object.entries<number>(fixturePorts)
    .filter(([name]) => fs.existsSync(path.join(projectDir, '.sites', name, 'build')))
    .map(([name, port]) => server(`.sites/${name}`, port)),
];
