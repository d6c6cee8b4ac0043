import fs from 'node:fs';
import path from 'node:path';

export const projectDir = path.resolve(__dirname, '../..');

/** Fixture sites in `e2e/sites` with a server, each on its own port. Tests open the others through `BuiltSite`. */
const fixturePorts = {
  'kitchen-sink': 4440,
  shell: 4420,
  products: 4421,
  search: 4311,
} as const satisfies Record<string, number>;

const sitePort = 4300;

/** Address of the real site's build, with English at the root. */
export const siteUrl = `http://localhost:${sitePort}`;

/** Address of a fixture site's build. */
export function fixtureUrl(name: keyof typeof fixturePorts): string {
  return `http://localhost:${fixturePorts[name]}`;
}

/** The built fixture sites, followed by the real site, whose port is open only when all others are. */
export const servedSites = [
  ...Object.entries<number>(fixturePorts).map(([name, port]) => ({folder: `.sites/${name}`, port})),
  {folder: '.', port: sitePort},
].filter(({folder}) => fs.existsSync(path.join(projectDir, folder, 'build')));

/** Starts the servers for a test run. */
export const webServer = {
  command: 'npx tsx e2e/support/serve.ts',
  cwd: projectDir,
  port: sitePort,
  timeout: 180_000,
  reuseExistingServer: process.env.CI === undefined,
};
