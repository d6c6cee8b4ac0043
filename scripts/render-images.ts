import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {indexedPng} from './lib/indexedPng';
import {projectDir} from './lib/projectDir';

const imageDir = path.join(projectDir, 'static/img');
const mark = `data:image/svg+xml;base64,${fs.readFileSync(path.join(imageDir, 'logo.svg')).toString('base64')}`;
const largest = 50 * 1024;

/** The marks' and the card's own colours; whatever smooths their edges may be rounded. */
const colours = new Set([0xffffff, 0x121926, 0x4a566b, 0xdce2ea, 0x1b4fd6, 0x0b7567, 0xa64b0c, 0x6b3fd4]);

/** An icon made of the mark; `share` is the part of the width that the mark takes. */
interface Icon {
  readonly file: string;
  readonly size: number;
  readonly share: number;
}

/** Icons on paper, for home screens. A maskable icon keeps the mark inside the circle that is always shown. */
const icons: readonly Icon[] = [
  {file: 'apple-touch-icon.png', size: 180, share: 0.66},
  {file: 'icon-192.png', size: 192, share: 0.74},
  {file: 'icon-512.png', size: 512, share: 0.74},
  {file: 'icon-maskable-512.png', size: 512, share: 0.52},
];

/** Renders a page into a file below `static/img`; too large an image stops the script. */
async function render(browser: Browser, html: string, width: number, height: number, file: string) {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(html, {waitUntil: 'load'});
  const shot = (await page.screenshot()).toString('base64');
  const pixels = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, image.width, image.height).data ?? [])];
  }, shot);
  await page.close();
  const image = indexedPng(Uint8Array.from(pixels), width, height, colours);
  if (image.length > largest) {
    throw new Error(
      `${file} has ${image.length} bytes; an image of the site may have ${largest}. Simplify it.`,
    );
  }
  fs.writeFileSync(path.join(imageDir, file), image);
  console.log(`${file}  ${width} × ${height}  ${image.length} bytes`);
}

/** Renders every bitmap of the site from the mark and the card's page. */
async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-lcd-text'],
  });
  for (const {file, size, share} of icons) {
    const html = `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#fff"><img src="${mark}" width="${size * share}" height="${size * share}">`;
    await render(browser, html, size, size, file);
  }
  const card = fs.readFileSync(path.join(__dirname, 'images/card.html'), 'utf8').replace('MARK', mark);
  await render(browser, card, 1200, 630, 'social-card.png');
  await browser.close();
}

void main();
