import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Product} from './types.ts';

const environment = {
  ...process.env,
  // The sources' type checker and linter reject newer versions of packages.
  TSC_COMPILE_ON_ERROR: 'true',
  DISABLE_ESLINT_PLUGIN: 'true',
  GENERATE_SOURCEMAP: 'false',
  PUBLIC_URL: '/',
  CI: 'false',
};

/**
 * Builds a product's user interface at its tag, unless an earlier run did.
 *
 * @param source Path of a local clone of the product's repository.
 * @param folder Folder for checkouts, outside of this repository.
 * @returns Path of the checked-out folder `ui`, which contains the built interface in `build`.
 */
export function buildInterface(product: Product, source: string, folder: string): string {
  const checkout = path.join(folder, `${product.name}-${product.tag}`);
  const ui = path.join(checkout, 'ui');
  const done = path.join(checkout, 'built');
  if (existsSync(done)) return ui;

  rmSync(checkout, {recursive: true, force: true});
  mkdirSync(checkout, {recursive: true});
  const files = execFileSync('git', ['-C', source, 'archive', product.tag, 'ui'], {maxBuffer: 2 ** 30});
  execFileSync('tar', ['-x', '-C', checkout], {input: files});

  const run = (...command: [string, ...string[]]) =>
    execFileSync(command[0], command.slice(1), {cwd: ui, env: environment, stdio: 'inherit'});
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  run('npm', 'install', ...options, `--before=${product.before}`, ...product.pins);
  run('npx', 'craco', 'build');
  writeFileSync(done, '');
  return ui;
}
