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
function keptName(card: Card, frame: Frame): string {
  const versions = drawnWith.map((name) => dependencies[name]);
  return `${digest(...versions, JSON.stringify(cardTexts(card, frame)), cardDrawing(card, frame))}.png`;
}

/**
 * Writes cards. Cached cards are reused, or deleted if no longer needed.
 *
 * @param cards cards by address
 * @param kept cache folder; absent to cache nothing
 * @param draw draws a card as a PNG
 */
export async function writeCards(
  cards: ReadonlyMap<string, Card>,
  frame: Frame,
  {outDir, baseUrl}: Pick<LoadContext, 'outDir' | 'baseUrl'>,
  kept: string | undefined,
  draw: (card: Card) => Promise<Buffer>,
): Promise<void> {
  const used = new Set<string>();
  for (const [address, card] of cards) {
    const name = keptName(card, frame);
    const copy = kept === undefined ? undefined : path.join(kept, name);
    const isKept = copy !== undefined && isFile(copy);
    const png = isKept ? fs.readFileSync(copy) : await draw(card);
    writeFile(path.join(outDir, address.slice(baseUrl.length)), png);
    if (copy !== undefined && !isKept) {
      replaceFile(copy, png);
    }
    used.add(name);
  }
  if (kept !== undefined) {
    for (const name of filesBelow(kept).filter((file) => !used.has(file))) {
      fs.rmSync(path.join(kept, name));
    }
  }
}
