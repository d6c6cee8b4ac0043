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
import {take} from './take.ts';

const products = [karpor, kusion];
const pictures = path.join(import.meta.dirname, '..');
const screens = path.join(pictures, '../static/img/screens');

const {values: options} = parseArgs({
  options: {
    product: {type: 'string'},
    source: {type: 'string'},
    only: {type: 'string'},
    work: {type: 'string', default: path.join(tmpdir(), 'kusionstack-pictures')},
    browser: {type: 'string', default: '/usr/bin/chromium'},
  },
});

const product = products.find(({name}) => name === options.product);
if (!product || !options.source) {
  const names = products.map(({name}) => name).join(' or ');
  console.error(`Usage: npm run shoot -- --product <${names}> --source <clone of the product's repository>`);
  process.exit(2);
}

const {version, tag} = product;
const ui = buildInterface(product, options.source, options.work);
const browser = await chromium.launch({
  executablePath: options.browser,
  args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
});
const digest = digestOf(product.name, pictures);
const manifest = path.join(screens, 'manifest.json');
const names = options.only?.split(',');

for (const language of product.languages) {
  for (const picture of product.pictures.filter(({name}) => names?.includes(name) ?? true)) {
    const {name, alt} = picture;
    const file = `${product.name}/${version}/${language}/${name}.webp`;
    try {
      const {webp, small, ...rest} = await take(browser, product, picture, ui, language, options.work);
      const entry: Entry = {file, name, product: product.name, version, tag, language, ...rest, digest, alt};
      const target = path.join(screens, file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, webp);
      writeFileSync(target.replace(/\.webp$/, '@1x.webp'), small);
      writeManifest(manifest, [...readManifest(manifest).filter((other) => other.file !== file), entry]);
      console.log(`${file}  ${rest.width}x${rest.height}  ${webp.length} bytes`);
    } catch (error) {
      console.error(`${file}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}
await browser.close();
