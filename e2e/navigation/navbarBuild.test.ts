import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {assembleSite} from '../../scripts/lib/assembleSite';
import {buildForTest} from '../../scripts/lib/buildForTest';

const projectDir = path.resolve(__dirname, '../..');

it('an invalid navbar item stops the build with the list of valid values', () => {
  const overlay = fs.mkdtempSync(path.join(os.tmpdir(), 'faulty-navbar-'));
  fs.cpSync(path.join(projectDir, 'e2e/sites/extra-product'), overlay, {recursive: true});
  fs.writeFileSync(
    path.join(overlay, 'config/navbar.ts'),
    `export const navbarItems = () => [{type: 'doc', docId: 'nowhere'}];\n`,
  );
  const siteDir = assembleSite('faulty-navbar', overlay);
  fs.rmSync(overlay, {recursive: true});
  const {status, output} = buildForTest(siteDir, {locale: 'en'});
  expect(status).not.toBe(0);
  expect(output).toContain('Couldn\'t find any doc with id "nowhere" in version "v0.1".');
  expect(output).toMatch(/Available doc ids are:\s+- intro\/intro/);
}, 180_000);
