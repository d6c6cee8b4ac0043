import {mkdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {karpor} from '../karpor/product.ts';
import {kusion} from '../kusion/product.ts';
import {buildInterface} from './checkout.ts';
import {digestOf} from './digest.ts';
import {readManifest, writeManifest, type Entry} from './manifest.ts';
import {serve} from './serve.ts';
import {take} from './take.ts';
import type {Product} from './types.ts';

const products = [karpor, kusion];
const pictures = path.join(import.meta.dirname, '..');

const {values: options} = parseArgs({
  options: {
    product: {type: 'string'},
    source: {type: 'string'},
    only: {type: 'string'},
    language: {type: 'string'},
    work: {type: 'string', default: path.join(tmpdir(), 'kusionstack-pictures')},
    out: {type: 'string', default: path.join(pictures, '../static/img/screens')},
    browser: {type: 'string', default: '/usr/bin/chromium'},
  },
});

/** Takes the pictures that the options select, and returns those that failed as one line each. */
async function shoot(product: Product, source: string): Promise<string[]> {
  const ui = buildInterface(product, source, options.work);
  const site = await serve(path.join(ui, 'build'));
  const browser = await chromium.launch({
    executablePath: options.browser,
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
  });
  const made = digestOf(product.name, pictures);
  const manifest = path.join(options.out, 'manifest.json');
  const names = options.only?.split(',');
  const problems: string[] = [];

  for (const language of product.languages.filter((each) => (options.language ?? each) === each)) {
    for (const picture of product.pictures.filter(({name}) => names?.includes(name) ?? true)) {
      const {name, alt, sections} = picture;
      const {version, tag} = product;
      const file = `${product.name}/${version}/${language}/${name}.webp`;
      try {
        const {webp, small, ...rest} = await take(browser, product, picture, {
          site,
          ui,
          language,
          failures: options.work,
        });
        const [bytes, smallBytes] = [webp.length, small.length];
        const about = {file, name, product: product.name, version, tag, language};
        const entry: Entry = {...about, ...rest, bytes, smallBytes, digest: made, alt, sections};
        const target = path.join(options.out, file);
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, webp);
        writeFileSync(target.replace(/\.webp$/, '@1x.webp'), small);
        writeManifest(manifest, [...readManifest(manifest).filter((other) => other.file !== file), entry]);
        console.log(`${file}  ${rest.width}x${rest.height}  ${bytes} bytes`);
      } catch (error) {
        problems.push(`${file}: ${(error as Error).message}`);
        console.log(`${file}  failed`);
      }
    }
  }
  await browser.close();
  site.close();
  return problems;
}

const product = products.find(({name}) => name === options.product);
if (!product || !options.source) {
  const names = products.map(({name}) => name).join(' or ');
  console.error(
    `Say which pictures to take: --product <${names}> --source <path of a clone of its repository>.`,
  );
  process.exitCode = 2;
} else {
  const problems = await shoot(product, options.source);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
