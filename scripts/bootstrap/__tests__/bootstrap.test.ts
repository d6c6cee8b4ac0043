import net from 'node:net';
import {describe, expect, it} from 'vitest';
import {findChromium, isDebian} from '../chromium.mjs';
import {nodeVersionFault, satisfies} from '../nodeVersion.mjs';
import {isPortFree, portOf} from '../port.mjs';
import {countsOf, suiteCounts} from '../suites.mjs';

const range = '>=20.19.0 <21 || >=22.13.0';

describe('nodeVersion', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '24.1.0'])('accepts %s', (version) => {
    expect(satisfies(version, range)).toBe(true);
  });

  it.each(['18.20.0', '20.18.9', '21.7.0', '22.12.9'])('refuses %s and says what to install', (version) => {
    expect(nodeVersionFault(version, range)).toBe(
      `Node.js ${version} cannot build this site: it needs ${range}. Install Node.js 24 or 22 LTS and run the command again.`,
    );
  });
});

describe('port', () => {
  it('tells a taken port from a free one', async () => {
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

  it('reads --port and refuses what is no port', () => {
    expect(portOf(['--port', '3001'], 3000)).toBe(3001);
    expect(portOf([], 3000)).toBe(3000);
    expect(() => portOf(['--port', 'abc'], 3000)).toThrow('it got "abc"');
    expect(() => portOf(['--port'], 3000)).toThrow('--port needs a number from 1 to 65535');
  });
});

describe('chromium', () => {
  it('prefers CHROMIUM_PATH and does not fall back when it is wrong', () => {
    const everything = () => true;
    const nothing = () => false;
    expect(findChromium({CHROMIUM_PATH: '/opt/c'}, everything)).toBe('/opt/c');
    expect(findChromium({CHROMIUM_PATH: '/opt/c'}, nothing)).toBeUndefined();
    expect(findChromium({}, (file) => file.endsWith('google-chrome'))).toBe('/usr/bin/google-chrome');
  });

  it('tells Debian from Ubuntu', () => {
    expect(isDebian('NAME="Debian"\nID=debian\n')).toBe(true);
    expect(isDebian('ID=ubuntu\nID_LIKE=debian\n')).toBe(false);
  });
});

describe('suites', () => {
  it('counts tests of vitest and Playwright reports', () => {
    expect(countsOf({numPassedTests: 3, numFailedTests: 1})).toEqual({passed: 3, failed: 1});
    expect(countsOf({stats: {expected: 5, unexpected: 1, flaky: 1}})).toEqual({passed: 5, failed: 2});
  });

  it('counts a suite without a report as one test, and a failed suite as a failure', () => {
    expect(suiteCounts(true, undefined)).toEqual({passed: 1, failed: 0});
    expect(suiteCounts(false, undefined)).toEqual({passed: 0, failed: 1});
    expect(suiteCounts(false, {numPassedTests: 3, numFailedTests: 0})).toEqual({passed: 3, failed: 1});
  });
});
