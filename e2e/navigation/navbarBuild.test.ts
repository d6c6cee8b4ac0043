import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {assembleSite} from '../../scripts/lib/assembleSite';
import {buildForTest} from '../../scripts/lib/buildForTest';

const projectDir = path.resolve(__dirname, '../..');

it('an invalid navbar item stops the build with the list of valid values', () => {
  const siteDir = assembleSite('faulty-navbar', path.join(projectDir, 'e2e/sites/products'));
  fs.writeFileSync(
    path.join(siteDir, 'config/navbar.ts'),
    `export const navbarItems = () => [{type: 'doc', docId: 'nowhere'}];\n`,
  );
  const {status, output} = buildForTest(siteDir, {locale: 'en'});
  expect(status).not.toBe(0);
  expect(output).toContain('Couldn\'t find any doc with id "nowhere" in version "v0.14".');
  expect(output).toMatch(/Available doc ids are:\s+- concepts/);
}, 180_000);
