import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {isDebian} from '../apt.mjs';
import {findChromium} from '../chromium.mjs';
import {findInPath} from '../findInPath.mjs';
import {isStackLine, missingPackages, registryFault} from '../install.mjs';
import {nginxFault} from '../nginx.mjs';
import {nodeVersionFault, satisfies} from '../nodeVersion.mjs';
import {isPortFree, portOf} from '../port.mjs';
import {countsOf, suiteCounts} from '../suites.mjs';

const range = '>=20.19.0 <21 || >=22.13.0';

describe('nodeVersion', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '24.1.0'])('accepts %s', (version) => {
    expect(satisfies(version, range)).toBe(true);
  });

  it.each(['18.20.0', '20.18.9', '21.7.0', '22.12.9'])(
    'rejects %s with the version to install',
    (version) => {
      expect(nodeVersionFault(version, range)).toBe(
        `Node.js ${version} cannot build this site: it needs ${range}. Install Node.js 24 or 22 LTS and run the command again.`,
      );
    },
  );
});

describe('install', () => {
  it('reports missing and outdated packages, except those for other platforms', () => {
    const locked = {
      '': {version: '0.0.0'},
      'node_modules/a': {version: '1.0.0'},
      'node_modules/b': {version: '1.0.0'},
      'node_modules/c': {version: '1.0.0'},
      'node_modules/d-darwin': {version: '1.0.0', optional: true},
    };
    const installed = {'node_modules/a': {version: '1.0.0'}, 'node_modules/b': {version: '0.9.0'}};
    expect(missingPackages(locked, installed)).toEqual(['node_modules/b', 'node_modules/c']);
  });

  it("keeps npm's messages and drops its stack trace", () => {
    const said = [
      'npm error code ECONNREFUSED',
      'npm error FetchError: request failed, reason: connect ECONNREFUSED',
      'npm error     at ClientRequest.<anonymous> (/usr/lib/npm/index.js:130:14) {',
      "npm error   code: 'ECONNREFUSED',",
      'npm error }',
      'npm error network check the proxy settings',
    ];
    expect(said.filter((line) => !isStackLine(line))).toEqual([said[0], said[1], said[5]]);
  });

  it('reports an unreachable registry and the reason in one sentence', () => {
    const npmDir = fs.mkdtempSync(path.join(os.tmpdir(), 'registry-'));
    onTestFinished(() => fs.rmSync(npmDir, {recursive: true}));
    fs.writeFileSync(
      path.join(npmDir, '.npmrc'),
      `registry=http://localhost:1\ncache=${npmDir}\nfetch-retry-mintimeout=1\n`,
    );
    fs.writeFileSync(path.join(npmDir, 'package.json'), '{}');
    expect(registryFault(npmDir)).toBe(
      'The dependencies could not be installed: the npm registry http://localhost:1 cannot be reached (ECONNREFUSED). Check the network, or the "registry" and "proxy" settings of npm, then run the command again.',
    );
  }, 60_000);
});

describe('port', () => {
  it('distinguishes used and free ports', async () => {
    const server = net.createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen({port: 0, host: 'localhost'}, () => {
        resolve((server.address() as net.AddressInfo).port);
      });
    });
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });

  it('reads --port and rejects invalid ports', () => {
    expect(portOf(['--port', '3001'], 3000)).toBe(3001);
    expect(portOf([], 3000)).toBe(3000);
    expect(() => portOf(['--port', 'abc'], 3000)).toThrow('it got "abc"');
    expect(() => portOf(['--port'], 3000)).toThrow('--port needs a number from 1 to 65535');
  });
});

describe('chromium', () => {
  it("prefers CHROMIUM_PATH and doesn't fall back if it is invalid", () => {
    const everything = () => true;
    const nothing = () => false;
    expect(findChromium({CHROMIUM_PATH: '/opt/c'}, everything)).toBe('/opt/c');
    expect(findChromium({CHROMIUM_PATH: '/opt/c'}, nothing)).toBeUndefined();
    expect(findChromium({}, (file) => file.endsWith('google-chrome'))).toBe('/usr/bin/google-chrome');
  });
});

describe('apt', () => {
  it('distinguishes Debian and Ubuntu', () => {
    expect(isDebian('NAME="Debian"\nID=debian\n')).toBe(true);
    expect(isDebian('ID=ubuntu\nID_LIKE=debian\n')).toBe(false);
  });
});

describe('nginx', () => {
  it("is found in /usr/sbin even if that isn't in PATH", () => {
    const debian = (file: string) => file === '/usr/sbin/nginx';
    expect(findInPath('nginx', '/usr/local/bin:/usr/bin', debian)).toBe('/usr/sbin/nginx');
    expect(findInPath('nginx', undefined, () => false)).toBeUndefined();
  });

  it('is reported if it or its brotli module is missing, with the install command', () => {
    const install = 'On Debian run "apt-get install nginx libnginx-mod-http-brotli-static" as root.';
    expect(nginxFault(undefined)).toBe(
      `nginx is not installed, so its configuration was not tested. ${install}`,
    );
    expect(nginxFault('/usr/sbin/nginx', () => false)).toBe(
      `nginx has no brotli module, so precompressed files were not tested. ${install}`,
    );
    expect(nginxFault('/usr/sbin/nginx', () => true)).toBeUndefined();
  });
});

describe('suites', () => {
  it('counts passed, failed, and skipped tests of vitest and Playwright reports', () => {
    expect(countsOf({numPassedTests: 3, numFailedTests: 1, numPendingTests: 2})).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
    });
    expect(countsOf({stats: {expected: 5, unexpected: 1, flaky: 1, skipped: 4}})).toEqual({
      passed: 5,
      failed: 2,
      skipped: 4,
    });
  });

  it('counts a suite without a report as one test, and a failed suite as a failure', () => {
    expect(suiteCounts(true, undefined)).toEqual({passed: 1, failed: 0, skipped: 0});
    expect(suiteCounts(false, undefined)).toEqual({passed: 0, failed: 1, skipped: 0});
    expect(suiteCounts(false, {numPassedTests: 3, numFailedTests: 0})).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    });
  });
});
