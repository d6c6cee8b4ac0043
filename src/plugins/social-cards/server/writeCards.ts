import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {dependencies} from '../../../../package.json';
import {digest} from '../../../build/digest';
import {filesBelow, isFile, replaceFile, writeFile} from '../../../build/files';
import {cardDrawing, cardTexts, type Card, type Frame} from '../core/layout';

const drawnWith = [
  'satori',
  '@resvg/resvg-js',
  '@fontsource/noto-sans-sc',
  '@fontsource/cascadia-code',
] as const;

/** Filename of a cached card: a digest of everything that determines its look. */
function cacheFileName(card: Card, frame: Frame): string {
  const versions = drawnWith.map((name) => dependencies[name]);
  return `${digest(...versions, JSON.stringify(cardTexts(card, frame)), cardDrawing(card, frame))}.png`;
}

/**
 * Writes cards. Cached cards are reused, or deleted if no longer needed.
 *
 * @param cards cards by address
 * @param cacheFolder absent to cache nothing
 * @param draw draws a card as a PNG
 */
export async function writeCards(
  cards: ReadonlyMap<string, Card>,
  frame: Frame,
  {outDir, baseUrl}: Pick<LoadContext, 'outDir' | 'baseUrl'>,
  cacheFolder: string | undefined,
  draw: (card: Card) => Promise<Buffer>,
): Promise<void> {
  const used = new Set<string>();
  for (const [address, card] of cards) {
    const name = cacheFileName(card, frame);
    const copy = cacheFolder === undefined ? undefined : path.join(cacheFolder, name);
    const isCached = copy !== undefined && isFile(copy);
    const png = isCached ? fs.readFileSync(copy) : await draw(card);
    writeFile(path.join(outDir, address.slice(baseUrl.length)), png);
    if (copy !== undefined && !isCached) {
      replaceFile(copy, png);
    }
    used.add(name);
  }
  if (cacheFolder !== undefined) {
    for (const name of filesBelow(cacheFolder).filter((file) => !used.has(file))) {
      fs.rmSync(path.join(cacheFolder, name));
    }
  }
}
